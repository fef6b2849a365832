// The tap grammar of an adjustment phase. Builds: the centre, then what to build there. Removals: the unit, once to
// remove it, once more to keep it. A choice beyond the number due replaces the oldest one.
import { provinceOf, type LocationId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { AdjustmentOrder } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Draft, Edit, SheetView } from '../../../../shared/games/diplomacy/view.ts'
import { orderAt, ordered, sameUnit, unitAt, type Desk } from './desk.ts'
import { IDLE, turnTo, type Answer, type Selection } from './selection.ts'

/** Everything the rules allow to be built in a province: an army, a fleet, a fleet on each coast. */
export function buildsAt(desk: Desk, province: ProvinceId): readonly AdjustmentOrder[] {
  return (desk.sheet.adjustment?.builds ?? [])
    .filter((unit) => provinceOf(unit.at) === province)
    .map((unit) => ({ kind: 'build', unit }))
}

/**
 * Writes a build, removal or waiver; beyond the number due one is dropped: an illegal one, else a waiver, else the
 * oldest.
 */
export function withAdjustment(desk: Desk, order: AdjustmentOrder): readonly Edit[] {
  const count = Math.abs(desk.sheet.adjustment?.count ?? 0)
  const unit = ordered(order)
  const others = desk.sheet.drafts.filter((other) => {
    const placed = ordered(other.order)
    return placed === null || unit === null || !sameUnit(placed, unit)
  })
  const waived = others.filter((other) => other.order.kind === 'waive').length
  const write: Edit = { at: unit?.at ?? { waiver: waived }, order }
  if (others.length < count) return [write]
  const placed = (of: readonly Draft[]) => of.flatMap((other) => ordered(other.order) ?? [])
  const impossible = placed(others.filter(({ illegal }) => illegal !== undefined))[0]
  if (unit === null && !impossible) return []
  const gone = impossible?.at ?? (waived > 0 ? { waiver: waived - 1 } : placed(others)[0]?.at)
  return gone === undefined ? [write] : [{ at: gone, order: null }, write]
}

/** Removes what was written for a province. */
export function withoutAdjustment(sheet: SheetView, province: ProvinceId): readonly Edit[] {
  const order = orderAt(sheet, province)
  const unit = order && ordered(order)
  return unit ? [{ at: unit.at, order: null }] : []
}

/** A tap on a province in an adjustment phase. */
export function tapToAdjust(desk: Desk, province: ProvinceId): Answer {
  const count = desk.sheet.adjustment?.count ?? 0
  const peek: Selection = { step: 'idle', last: null, peek: province }
  if (count === 0) return turnTo(peek)
  const written = orderAt(desk.sheet, province)
  if (count < 0) {
    const unit = desk.sheet.adjustment?.removals.find((removal) => provinceOf(removal.at) === province)
    if (written) return { selection: peek, edits: withoutAdjustment(desk.sheet, province) }
    return unit ? adjust(desk, { kind: 'remove', unit }) : turnTo(peek)
  }
  const builds = buildsAt(desk, province)
  const only = builds[0]
  if (only && builds.length === 1)
    return written ? { selection: peek, edits: withoutAdjustment(desk.sheet, province) } : adjust(desk, only)
  if (builds.length > 1)
    return turnTo({ step: 'choose', why: 'build', at: province, choices: builds, back: IDLE })
  // Why nothing can be built under an own unit is worth a word.
  const there = unitAt(desk, province)
  if (there && there.power !== desk.sheet.power) return turnTo(peek)
  const tried: AdjustmentOrder = { kind: 'build', unit: { type: 'A', at: province as string as LocationId } }
  return turnTo({ step: 'choose', why: 'illegal', at: province, choices: [], tried, back: peek })
}

/** Writes a chosen build, removal or waiver. */
export function adjust(desk: Desk, order: AdjustmentOrder): Answer {
  return { selection: { step: 'idle', last: ordered(order), peek: null }, edits: withAdjustment(desk, order) }
}
