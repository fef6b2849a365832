// Escalation: powers place their units in turn, one at a time. Whose turn it is follows from the board: the power with the
// fewest units, by the order that was drawn, so that a ruling or a step back needs nothing put right beside it.
import type { SeatId } from '../../../kernel/game.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { shuffled } from '../../../kernel/random.ts'
import type { PowerId } from '../board/ids.ts'
import type { Unit, UnitRef } from '../board/unit.ts'
import { compiledFor } from '../variants/compiled.ts'
import { refuse } from '../refusals.ts'
import { updateOwners } from '../rules/ownership.ts'
import { judgePlacement, placeable, placedUnasked, standingAt } from '../rules/placement.ts'
import { movementOf } from '../turn.ts'
import type { PhaseRecord, PlacingView } from '../view.ts'
import { commandedBy, powersOf } from './allegiance.ts'
import { type DiplomacyState, lotOf } from './state.ts'

/** A game that begins with units to be placed, with the order in which the lot has its powers place them. */
export const withPlacing = (state: DiplomacyState): DiplomacyState =>
  state.turn.phase === 'placement'
    ? { ...state, placing: shuffled(powersOf(state.options), lotOf(state, 'order of placing')) }
    : state

/** Units that a power has on the board. */
const unitsOf = ({ units }: DiplomacyState, power: PowerId): number =>
  units.filter((unit) => unit.power === power).length

/** How many units each power places. */
const eachOf = ({ options }: DiplomacyState): number => options.placement ?? 0

/** The power that places the next unit; null where nobody does. */
export function nextToPlace(state: DiplomacyState): PowerId | null {
  if (state.turn.phase !== 'placement') return null
  const waiting = (state.placing ?? []).filter((power) => unitsOf(state, power) < eachOf(state))
  const fewest = Math.min(...waiting.map((power) => unitsOf(state, power)))
  return waiting.find((power) => unitsOf(state, power) === fewest) ?? null
}

/** Whether a power takes part in the placing, so that it is in the game without a unit or a centre yet. */
export const isPlacing = ({ turn, placing = [] }: DiplomacyState, power: PowerId): boolean =>
  turn.phase === 'placement' && placing.includes(power)

/** The game with a seat's unit placed. Refused out of its turn, and where the unit cannot stand or another does. */
export function place(state: DiplomacyState, seat: SeatId, unit: UnitRef): Result<DiplomacyState, Refusal> {
  if (state.turn.phase !== 'placement') return refuse('place/over')
  const power = nextToPlace(state)
  if (power === null || !commandedBy(state, seat).includes(power))
    return refuse('place/not-your-turn', power === null ? {} : { power })
  const fault = judgePlacement(compiledFor(state.options).board, state.units, unit)
  if (fault === null) return ok(afterPlacing(placed(state, power, unit)))
  const standing = standingAt(state.units, unit.at)
  return refuse(fault, {
    space: unit.at,
    unit: unit.type,
    ...(standing && { power: standing.power }),
  })
}

const placed = (state: DiplomacyState, power: PowerId, { type, at }: UnitRef): DiplomacyState => {
  const units = [...state.units, { power, type, at }]
  return { ...state, units, owners: updateOwners(compiledFor(state.options).board, {}, units) }
}

/** What is placed for a power whose seat does not place; null where no space is free. */
export const unaskedFor = (state: DiplomacyState, power: PowerId): UnitRef | null =>
  placedUnasked(compiledFor(state.options).board, state.units, power)

/** The game with all that is still to be placed placed unasked: the host ends the phase, or a bell does. */
export function placeRest(state: DiplomacyState): DiplomacyState {
  let now = state
  for (let power = nextToPlace(now); power !== null; power = nextToPlace(now)) {
    const unit = unaskedFor(now, power)
    if (!unit) break
    now = placed(now, power, unit)
  }
  return opened(now)
}

/** The first spring, once everybody has placed all. */
const afterPlacing = (state: DiplomacyState): DiplomacyState =>
  nextToPlace(state) === null || placeable(compiledFor(state.options).board, state.units).length === 0
    ? opened(state)
    : state

function opened(state: DiplomacyState): DiplomacyState {
  const record: PhaseRecord = {
    index: state.records.length,
    turn: state.turn,
    units: [],
    owners: {},
    results: [],
    strays: [],
    dislodged: [],
    standoffs: [],
    placed: state.units,
    unitsAfter: state.units,
    ownersAfter: state.owners,
  }
  const { placing: _, ...game } = state
  return { ...game, turn: movementOf(state.turn), records: [...state.records, record] }
}

/** The placing as everybody sees it; undefined in all other phases. */
export function placingView(state: DiplomacyState): PlacingView | undefined {
  const next = nextToPlace(state)
  if (next === null) return undefined
  const last: Unit | undefined = state.units.at(-1)
  return { order: state.placing ?? [], next, each: eachOf(state), ...(last && { last }) }
}
