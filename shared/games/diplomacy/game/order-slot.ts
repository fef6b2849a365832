// Which power and which unit an order belongs to: only this is checked before an order enters a sheet.
import type { Refusal } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { type LocationId, type PowerId, type ProvinceId, provinceOf } from '../board/ids.ts'
import type { Unit, UnitRef } from '../board/unit.ts'
import { type CompiledVariant, compiledFor, isPlace } from '../variants/compiled.ts'
import { ADJUSTMENT_KINDS, MOVEMENT_KINDS, type Order, RETREAT_KINDS } from '../orders/order.ts'
import { refuse } from '../refusals.ts'
import { homesOf } from '../rules/homes.ts'
import { namesHomes } from '../rules/opening.ts'
import { type DiplomacyState, type Written } from './state.ts'
import type { Slot, Waiver } from '../view.ts'
import type { PhaseKind } from '../turn.ts'

const KINDS: Readonly<Record<PhaseKind, readonly string[]>> = {
  placement: [],
  wishes: [],
  movement: MOVEMENT_KINDS,
  retreats: RETREAT_KINDS,
  homes: [],
  adjustments: ADJUSTMENT_KINDS,
}

/**
 * Puts an order into its slot. The unit is the one that stands there, whatever letter or coast was named (D6). A waiver
 * is the first power's and the one that `at` names. Refuses orders of another phase, for unknown spaces, for spaces
 * without a unit, and for units of others.
 */
export function placeOrder(
  state: DiplomacyState,
  powers: readonly PowerId[],
  order: Order,
  at: Place,
): Result<Written, Refusal> {
  if (!KINDS[state.turn.phase].includes(order.kind))
    return refuse('order/wrong-phase', { order: order.kind, phase: state.turn.phase })
  const compiled = compiledFor(state.options)
  const stranger = placesOf(order).find((place) => !isPlace(compiled, place))
  if (stranger) return refuse('order/no-such-space', { space: stranger })
  const [power] = powers
  if (order.kind === 'waive')
    return ok({ power: power as PowerId, slot: waiverAt(compiled, at) ?? { waiver: 0 }, order })
  const slot = provinceOf(order.unit.at)
  if (order.kind === 'build') {
    const home = powers.find((each) => isHomeOf(state, each, slot))
    return ok({ power: home ?? (power as PowerId), slot, order })
  }
  const unit = orderableUnits(state).find((each) => provinceOf(each.at) === slot)
  if (!unit) return refuse('order/no-such-unit', { space: slot })
  if (!powers.includes(unit.power)) return refuse('order/not-yours', { space: slot, power: unit.power })
  return ok({ power: unit.power, slot, order: { ...order, unit: refTo(unit) } })
}

/** Whether a province is a power's home: one it has named, or one the board prints. */
export const isHomeOf = (
  { options, homes = {} }: Pick<DiplomacyState, 'options' | 'homes'>,
  power: PowerId,
  province: ProvinceId,
): boolean =>
  homesOf(compiledFor(options).board, namesHomes(options) ? homes : undefined, power).includes(province)

/** The place of a line: a place on the board, or a waiver. */
type Place = LocationId | Slot

/** What an order written at a place is about. */
export const slotAt = (compiled: CompiledVariant, at: Place): Slot =>
  waiverAt(compiled, at) ?? provinceOf(at as LocationId | ProvinceId)

/** The waiver a place means. Journals and plans of earlier versions call the first one `WVA`, the next `WVB`. */
function waiverAt(compiled: CompiledVariant, at: Place): Waiver | null {
  if (typeof at === 'object') return at
  const letter = /^WV([A-Z])$/.exec(at)?.[1]
  return letter === undefined || isPlace(compiled, at as LocationId)
    ? null
    : { waiver: letter.charCodeAt(0) - 65 }
}

/** Whether two lines of a sheet take one slot. Each power counts its own waivers. */
export const sharesSlot = (a: Line, b: Line): boolean =>
  typeof a.slot === 'object'
    ? typeof b.slot === 'object' && a.slot.waiver === b.slot.waiver && a.power === b.power
    : a.slot === b.slot

type Line = Pick<Written, 'power' | 'slot'>

/** The units that take orders in this phase. */
export const orderableUnits = (state: DiplomacyState): readonly Unit[] =>
  state.turn.phase === 'retreats' ? state.dislodged.map(({ unit }) => unit) : state.units

const refTo = ({ type, at }: Unit): UnitRef => ({ type, at })

function placesOf(order: Order): readonly LocationId[] {
  const places: LocationId[] = []
  if ('unit' in order) places.push(order.unit.at)
  if ('target' in order) places.push(order.target.at)
  if ('to' in order) places.push(order.to)
  return places
}
