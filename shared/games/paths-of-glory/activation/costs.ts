// What activating a place costs (9.2.3): one operation for each nation there, with the exceptions of rules and events.
import { CP, type Nation, type Side } from '../facts/nations.ts'
import { spaceAt, type SpaceIndex } from '../facts/spaces.ts'
import { unitAt, type UnitIndex } from '../facts/units.ts'
import { stackOf } from '../state/stacks.ts'
import { inForce, type State } from '../state/state.ts'

/** What a place costs, and whether the once-a-round discount of an event is in it. */
export interface Cost {
  readonly operations: number
  readonly discounted: boolean
}

/** Nations of a stack as activation counts them. */
function nationsOf(units: readonly UnitIndex[], space: SpaceIndex): Set<Nation> {
  const { country, marks } = spaceAt(space)
  const nations = new Set<Nation>(units.map((unit) => unitAt(unit).family))
  if (marks.has('be-counts-as-br') && nations.has('br')) nations.delete('be')
  if ((country === 'fr' || country === 'ge') && nations.has('fr')) nations.delete('us')
  return nations
}

/** Sud Army: one Austrian unit with one or two German corps counts as one nation (cp-10). */
function isSudStack(units: readonly UnitIndex[]): boolean {
  const austrians = units.filter((unit) => unitAt(unit).family === 'ah')
  const germans = units.filter((unit) => unitAt(unit).family === 'ge')
  return austrians.length === 1 && germans.length > 0 && germans.every((unit) => !unitAt(unit).army)
}

/** What it costs to activate a place for moves or for attacks. */
export function costOf(
  state: State,
  space: SpaceIndex,
  side: Side,
  purpose: 'move' | 'attack',
  discounted: boolean,
): Cost {
  const units = stackOf(state.board, space, side)
  const { country } = spaceAt(space)
  // Moltke overrides the discounts (card ap-09).
  if (side === CP && (country === 'fr' || country === 'be') && inForce(state, 'ap-09'))
    return { operations: units.length, discounted: false }
  const nations = nationsOf(units, space)
  if (!discounted && inForce(state, 'cp-10') && nations.size > 1 && isSudStack(units))
    return { operations: nations.size - 1, discounted: true }
  const russians = units.filter((unit) => unitAt(unit).family === 'ru').length
  const afterTsar = purpose === 'attack' && russians > 1 && inForce(state, 'cp-52') ? russians - 1 : 0
  return { operations: nations.size + afterTsar, discounted: false }
}
