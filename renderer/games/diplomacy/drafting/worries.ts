// Possible mistakes on a sheet, shown before the ready mark. They are only shown and never block.
import { provinceOf, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Hindrance } from '../../../../shared/games/diplomacy/view.ts'
import { goesBySea, isCarried } from './convoy-chain.ts'
import { draftOf, orderAt, sameUnit, unitsToOrder, type Desk, type ShownDraft } from './desk.ts'
import { dutyOf } from './duty.ts'
import { isDoubtful } from './movement.ts'

export type Worry =
  /** A unit without an order; `lost` where it would leave the board so. */
  | { readonly kind: 'open'; readonly unit: UnitRef; readonly lost?: true }
  | { readonly kind: 'illegal'; readonly order: Order }
  /** Own orders hinder each other. */
  | { readonly kind: 'hindered'; readonly order: Order; readonly hindrance: Hindrance }
  /** An own unit is supported in something it was not ordered to do. */
  | { readonly kind: 'unmatched'; readonly order: Order; readonly target: UnitRef }
  /** An army ordered over the sea without one own fleet to carry it. */
  | { readonly kind: 'not-carried'; readonly order: Order }
  | { readonly kind: 'builds'; readonly count: number; readonly places: readonly ProvinceId[] }
  /** Removals that are missing, and the units the rules would take instead. */
  | { readonly kind: 'removals'; readonly count: number; readonly units: readonly UnitRef[] }

/** All worries about a sheet, missing orders first. */
export function worriesOf(desk: Desk): readonly Worry[] {
  const { sheet } = desk
  const open = unitsToOrder(desk)
    .filter((unit) => draftOf(sheet, unit) === null)
    .map((unit): Worry => ({ kind: 'open', unit, ...(desk.phase === 'retreats' ? { lost: true } : {}) }))
  return [...open, ...adjusting(desk), ...sheet.drafts.flatMap((draft) => worryAbout(desk, draft))]
}

/**
 * Whether a player who says ready is asked first: an order that was due is missing, or units would be lost
 * needlessly. Strange orders alone are not asked about.
 */
export const isAsked = (worry: Worry): boolean =>
  worry.kind === 'open' ||
  worry.kind === 'builds' ||
  worry.kind === 'removals' ||
  (worry.kind === 'hindered' && worry.hindrance.kind === 'retreat-clash')

/** Whether something is only missing yet: not worth showing while the player still writes. */
export const isGap = ({ kind }: Worry): boolean => kind === 'open' || kind === 'builds' || kind === 'removals'

function adjusting({ sheet }: Desk): readonly Worry[] {
  const { adjustment } = sheet
  const count = adjustment && adjustment.count !== 0 ? dutyOf(sheet).left : 0
  if (!adjustment || count === 0) return []
  if (adjustment.count < 0) {
    const kept = adjustment.removals.filter((unit) => draftOf(sheet, unit) === null)
    return [{ kind: 'removals', count, units: kept.slice(0, count) }]
  }
  const yards = new Set(adjustment.builds.map(({ at }) => provinceOf(at)))
  return [{ kind: 'builds', count, places: [...yards].filter((yard) => orderAt(sheet, yard) === null) }]
}

function worryAbout(desk: Desk, draft: ShownDraft): readonly Worry[] {
  const { order, hindered } = draft
  if (isDoubtful(desk, draft)) return [{ kind: 'illegal', order }]
  if (hindered) return [{ kind: 'hindered', order, hindrance: hindered }]
  if (order.kind === 'move')
    return goesBySea(desk, order) && !isCarried(desk, order) ? [{ kind: 'not-carried', order }] : []
  if (!('target' in order) || !unitsToOrder(desk).some((unit) => sameUnit(unit, order.target))) return []
  const target = draftOf(desk.sheet, order.target)
  const matches =
    order.kind === 'support-hold'
      ? target?.kind !== 'move'
      : target?.kind === 'move' && provinceOf(target.to) === provinceOf(order.to)
  return matches ? [] : [{ kind: 'unmatched', order, target: order.target }]
}
