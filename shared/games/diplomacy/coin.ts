// The two-player game: a coin, tossed before the adjustments of the first fall, gives the neutral power to a side
// (R176).
import type { Step } from '../../kernel/game.ts'
import { randomFrom } from '../../kernel/random.ts'
import { isEliminated } from './decisions.ts'
import type { DiplomacyState } from './state.ts'

/** Tosses the coin when its fall has come. The winning side's first power still in the game commands the new ally. */
export function tossCoin(state: DiplomacyState): Step<DiplomacyState> {
  const { neutral, sides } = state.options
  if (!neutral || state.ally !== null || state.turn.year !== neutral.tossAfter || sides.length === 0)
    return { state, events: [] }
  const side = sides[randomFrom(state.seed, 'coin').below(sides.length)] ?? []
  const ally = side.find((power) => !isEliminated(state, power)) ?? side[0] ?? null
  return { state: { ...state, ally }, events: [{ kind: 'coin', data: { power: neutral.power, ally } }] }
}
