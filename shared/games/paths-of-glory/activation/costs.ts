// What activating a place costs (9.2.3): one operation for each nation there, with the exceptions of rules and events.
import { CP, nationBit, type Side } from '../facts/nations.ts'
import { spaceAt, type SpaceIndex } from '../facts/spaces.ts'
import { UNIT_ARMY, UNIT_FAMILY, type UnitIndex } from '../facts/units.ts'
import { stackOf } from '../state/stacks.ts'
import { inForce, type State } from '../state/state.ts'

/** What a place costs, and whether the once-a-round discount of an event is in it. */
export interface Cost {
  readonly operations: number
  readonly discounted: boolean
}

const BELGIANS = nationBit('be')
const BRITISH = nationBit('br')
const FRENCH = nationBit('fr')
const AMERICANS = nationBit('us')
const AUSTRIANS = nationBit('ah')
const GERMANS = nationBit('ge')
const RUSSIANS = nationBit('ru')

/** How many nations activation counts in a stack. */
function nationsIn(units: readonly UnitIndex[], space: SpaceIndex): number {
  const { country, marks } = spaceAt(space)
  let nations = 0
  for (const unit of units) nations |= UNIT_FAMILY[unit] as number
  if (marks.has('be-counts-as-br') && (nations & BRITISH) !== 0) nations &= ~BELGIANS
  if ((country === 'fr' || country === 'ge') && (nations & FRENCH) !== 0) nations &= ~AMERICANS
  let count = 0
  for (let left = nations; left !== 0; left &= left - 1) count += 1
  return count
}

const howMany = (units: readonly UnitIndex[], nation: number): number =>
  units.reduce((count, unit) => (UNIT_FAMILY[unit] === nation ? count + 1 : count), 0)

/** Sud Army: one Austrian unit with one or two German corps counts as one nation (cp-10). */
const isSudStack = (units: readonly UnitIndex[]): boolean =>
  howMany(units, AUSTRIANS) === 1 &&
  howMany(units, GERMANS) > 0 &&
  !units.some((unit) => UNIT_FAMILY[unit] === GERMANS && UNIT_ARMY[unit])

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
  const nations = nationsIn(units, space)
  if (!discounted && inForce(state, 'cp-10') && nations > 1 && isSudStack(units))
    return { operations: nations - 1, discounted: true }
  const russians = purpose === 'attack' ? howMany(units, RUSSIANS) : 0
  const afterTsar = russians > 1 && inForce(state, 'cp-52') ? russians - 1 : 0
  return { operations: nations + afterTsar, discounted: false }
}
