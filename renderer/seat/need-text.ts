import { assertNever } from '../../shared/kernel/assert-never.ts'
import { m } from '../paraglide/messages.js'
import type { Need } from './need.ts'

/** What a game's words are needed for. */
export interface NeedWords {
  readonly left: (count: number, phase: string) => string
  readonly done: (phase: string) => string
}

/** Needs whose words are fetched after the first view. */
export type LaterNeed = Extract<Need, { kind: 'own' | 'wait' }>

/** What is needed in a phase, by its name in files, in one line. */
export function needText(need: Exclude<Need, LaterNeed>, words: NeedWords, phase: string): string {
  switch (need.kind) {
    case 'over':
      return m.stage_ended()
    case 'paused':
      return m.need_paused()
    case 'vote':
      return m.need_vote()
    case 'talk':
      return m.need_talk()
    case 'done':
      return words.done(phase)
    case 'read':
      return m.need_read()
    case 'nothing':
      return m.need_nothing()
    case 'out':
      return m.need_out()
    case 'orders':
      return words.left(need.count, phase)
    default:
      return assertNever(need)
  }
}
