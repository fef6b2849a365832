// The two-player game: a coin, tossed before the adjustments of the first fall, gives the neutral power to a side
// (R176).
import { isEliminated } from './decisions.ts'
import { tellWithLast } from './last-record.ts'
import { type DiplomacyState, lotOf } from './state.ts'

/** Tosses the coin in its fall. The winning side's first power still in the game commands the new ally. */
export function tossCoin(state: DiplomacyState): DiplomacyState {
  const { neutral, sides } = state.options
  if (!neutral || state.ally !== null || state.turn.year !== neutral.tossAfter || sides.length === 0)
    return state
  const side = sides[lotOf(state, 'coin').below(sides.length)] ?? []
  const ally = side.find((power) => !isEliminated(state, power)) ?? side[0] ?? null
  if (ally === null) return state
  const coin = { power: neutral.power, ally, side, joins: neutral.tossAfter + 1 }
  return { ...state, ally, records: tellWithLast(state.records, () => ({ coin })) }
}
