// The Siege phase (15.3): a die for each besieged fort.
import { enemyOf, type Side } from '../facts/nations.ts'
import { FORT, spaceId } from '../facts/spaces.ts'
import type { Work } from '../state/work.ts'
import { destroyFort } from './sieges.ts'

/** August and September 1914 are short: two less (15.3.3). */
export const siegeModifier = (turn: number): number => (turn <= 2 ? -2 : 0)

/** Whether a fort falls to a die (15.3.2). */
export const fortFalls = (fort: number, die: number, turn: number): boolean =>
  die + siegeModifier(turn) > fort

/** The least die to which a fort falls in this turn. */
export const leastDie = (fort: number, turn: number): number => fort + 1 - siegeModifier(turn)

export function siegePhase(work: Work): void {
  const modifier = siegeModifier(work.state.turn)
  for (const space of work.board.besieged) {
    const besieger = enemyOf(work.board.holder[space] as Side)
    const die = work.roll('siege', besieger, space)
    const falls = fortFalls(FORT[space] as number, die, work.state.turn)
    work.log({ kind: 'siege', space: spaceId(space), die, modifier, falls })
    if (falls) destroyFort(work, space, besieger)
  }
}
