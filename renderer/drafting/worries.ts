// What is worth a look before one is ready. It points out and never blocks: a sheet may be as strange as its writer.
import { provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import { goesBySea, isCarried } from './convoy-chain.ts'
import { draftOf, sameUnit, unitsToOrder, type Desk, type ShownDraft } from './desk.ts'
import { dutyOf } from './duty.ts'
import { isDoubtful } from './movement.ts'

export type Worry =
  | { readonly kind: 'open'; readonly unit: UnitRef }
  | { readonly kind: 'illegal'; readonly order: Order }
  /** An own unit is helped to do something it was not ordered to do. */
  | { readonly kind: 'unmatched'; readonly order: Order; readonly target: UnitRef }
  /** An army sent over the sea without one own fleet to carry it. */
  | { readonly kind: 'not-carried'; readonly order: Order }
  | { readonly kind: 'builds'; readonly count: number }
  | { readonly kind: 'removals'; readonly count: number }

/** Everything worth a look on a sheet, gaps first. */
export function worriesOf(desk: Desk): readonly Worry[] {
  const { sheet } = desk
  const open = unitsToOrder(desk)
    .filter((unit) => draftOf(sheet, unit) === null)
    .map((unit): Worry => ({ kind: 'open', unit }))
  const due = sheet.adjustment?.count ?? 0
  const left = due === 0 ? 0 : dutyOf(sheet).left
  const adjusting: Worry[] = left > 0 ? [{ kind: due > 0 ? 'builds' : 'removals', count: left }] : []
  return [...open, ...adjusting, ...sheet.drafts.flatMap((draft) => worryAbout(desk, draft))]
}

function worryAbout(desk: Desk, draft: ShownDraft): readonly Worry[] {
  const { order } = draft
  if (isDoubtful(desk, draft)) return [{ kind: 'illegal', order }]
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
