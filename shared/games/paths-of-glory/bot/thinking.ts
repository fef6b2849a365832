// How a computer thinks about one decision: for how long, how thoroughly, and what it remembers on the way.
import type { Deed, March, Strike } from './deeds.ts'

export interface Thinking {
  /** Asked before each step of a search: whether there is time for it. */
  readonly goOn: () => boolean
  /**
   * What a game that is only imagined remembers from one decision to the next, so that nothing is searched for twice; null where
   * each decision stands alone. Such a game is played with fewer alternatives.
   */
  readonly memory: Memory | null
}

export interface Memory {
  /** What the action could do when it began; null where nothing can be activated any more. */
  readonly deeds: readonly Deed[] | null
  /** Where the units in hand go. */
  march: March | null
  /** The attack that was declared last. */
  strike: Strike | null
}

/** Thinks about one decision alone. */
export const thorough = (goOn: () => boolean): Thinking => ({ goOn, memory: null })

/** Thinks quickly, decision after decision of an imagined game. */
export const brief = (deeds: Memory['deeds']): Thinking => ({
  goOn: () => true,
  memory: { deeds, march: null, strike: null },
})
