// What a player needs while writing orders: the board, the own sheet, and the rules' options. The selection looks up
// in them what is legal; nothing here decides it.
import { provinceOf, type LocationId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { RetreatOptions, UnitOptions } from '../../../../shared/games/diplomacy/orders/options.ts'
import type { MovementOrder, Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Dislodged } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { DiplomacyView, Draft, SheetView } from '../../../../shared/games/diplomacy/view.ts'
import type { PhaseKind } from '../../../../shared/games/diplomacy/turn.ts'

/** An order as it is shown: the host's, judged, or one that is being sent. */
export interface ShownDraft extends Draft {
  readonly unjudged?: true
}

export interface ShownSheet extends SheetView {
  readonly drafts: readonly ShownDraft[]
}

export interface Desk {
  readonly phase: PhaseKind
  /** The own sheet, with taps that are not acknowledged yet. */
  readonly sheet: ShownSheet
  readonly units: readonly Unit[]
  readonly dislodged: readonly Dislodged[]
  /** Provinces side by side on the drawing: only for choosing what to show, never for what is allowed. */
  readonly neighbours: ReadonlyMap<string, ReadonlySet<string>>
}

/** A power's sheet as the host has it. */
export const deskOf = (
  { turn, units, dislodged }: Pick<DiplomacyView, 'turn' | 'units' | 'dislodged'>,
  sheet: SheetView,
): Desk => ({ phase: turn.phase, sheet, units, dislodged, neighbours: new Map() })

/** The unit an order is written for; a waiver has none. */
export function ordered(order: Order): UnitRef | null {
  return order.kind === 'waive' ? null : order.unit
}

/** Whether two references mean the same unit: no two units of one phase's orders share a province (R64). */
export function sameUnit(a: UnitRef, b: UnitRef): boolean {
  return provinceOf(a.at) === provinceOf(b.at)
}

/** Whether two orders are equal. */
export function sameOrder(a: Order | null, b: Order | null): boolean {
  return a === b || (a !== null && b !== null && orderKey(a) === orderKey(b))
}

/** A text that is equal for equal orders: the key of lists, chips and arrows. */
export function orderKey(order: Order): string {
  const unit = ordered(order)
  const target = 'target' in order ? `${order.target.type} ${order.target.at}` : ''
  const to = 'to' in order ? order.to : ''
  const via = order.kind === 'move' && order.via === true ? 'via' : ''
  return [order.kind, unit ? `${unit.type} ${unit.at}` : '', target, to, via].join('|')
}

/** The order the sheet holds for a unit in a province, standing or to be built there; null where none is written. */
export function orderAt(sheet: SheetView, province: ProvinceId): Order | null {
  const draft = sheet.drafts.find(({ order }) => {
    const written = ordered(order)
    return written !== null && provinceOf(written.at) === province
  })
  return draft?.order ?? null
}

/** The order the sheet holds for a unit; null where none is written. */
export const draftOf = (sheet: SheetView, unit: UnitRef): Order | null => orderAt(sheet, provinceOf(unit.at))

/** The own units that need orders in this phase, in the order of the sheet. */
export function unitsToOrder(desk: Desk): readonly UnitRef[] {
  switch (desk.phase) {
    case 'movement':
      return desk.sheet.movement.map((option) => option.unit)
    case 'retreats':
      return desk.sheet.retreats.map((option) => option.unit)
    case 'placement':
    case 'wishes':
    case 'homes':
    case 'adjustments':
      return []
  }
}

/** The own unit to order in a province. */
export function ownUnitAt(desk: Desk, province: ProvinceId): UnitRef | undefined {
  return unitsToOrder(desk).find((unit) => provinceOf(unit.at) === province)
}

/** The unit in a province, of any power; dislodged ones do not count. */
export function unitAt(desk: Desk, province: ProvinceId): Unit | undefined {
  return desk.units.find((unit) => provinceOf(unit.at) === province)
}

/** What a unit may do in a movement phase. */
export function optionsOf(desk: Desk, unit: UnitRef): UnitOptions | undefined {
  return desk.sheet.movement.find((option) => sameUnit(option.unit, unit))
}

/** Where a dislodged unit may go. */
export function retreatsOf(desk: Desk, unit: UnitRef): RetreatOptions | undefined {
  return desk.sheet.retreats.find((option) => sameUnit(option.unit, unit))
}

/** Locations of a list that lie in a province: more than one where its coasts matter. */
export function within(places: readonly LocationId[], province: ProvinceId): readonly LocationId[] {
  return places.filter((place) => provinceOf(place) === province)
}

/** Where a unit may support another's move, or convoy it. */
export function helpedTo(
  desk: Desk,
  unit: UnitRef,
  target: UnitRef,
  verb: 'support' | 'convoy',
): readonly LocationId[] {
  const options = optionsOf(desk, unit)
  const list = verb === 'support' ? options?.supportsMove : options?.convoys
  return list?.find((help) => sameUnit(help.target, target))?.to ?? []
}

/** Whether an order of a movement phase is among the unit's options. */
export function isLegal(desk: Desk, order: MovementOrder): boolean {
  const options = optionsOf(desk, order.unit)
  if (!options) return false
  switch (order.kind) {
    case 'hold':
      return true
    case 'move':
      return options.convoyed.includes(order.to) || (order.via !== true && options.moves.includes(order.to))
    case 'support-hold':
      return options.supportsHold.some((target) => sameUnit(target, order.target))
    case 'support-move':
      return helpedTo(desk, order.unit, order.target, 'support').includes(order.to)
    case 'convoy':
      return helpedTo(desk, order.unit, order.target, 'convoy').includes(order.to)
  }
}
