// The sheet as the player sees it: what the host acknowledged, with later taps on top. So every tap is on the page
// before the host has it, and a refusal takes back only its own edit.
import { provinceOf, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Edit, SheetView } from '../../../../shared/games/diplomacy/view.ts'
import { orderAt, ordered, sameOrder, type ShownDraft, type ShownSheet } from './desk.ts'

/** An edit being sent to the host. */
export interface Sent extends Edit {
  readonly id: number
  /** Acknowledged: it is dropped when the next view comes, which includes it. */
  readonly done: boolean
}

/** A sheet with edits written over it; typed text goes where an order was written anew. */
export function withEdits(sheet: SheetView, edits: readonly Edit[]): ShownSheet {
  return edits.length === 0 ? sheet : { ...sheet, drafts: edits.reduce(written, sheet.drafts) }
}

function isIn({ order }: ShownDraft, province: ProvinceId): boolean {
  const unit = ordered(order)
  return unit !== null && provinceOf(unit.at) === province
}

function written(drafts: readonly ShownDraft[], { at, order }: Edit): readonly ShownDraft[] {
  if (typeof at === 'object') return withWaiver(drafts, order)
  const slot = provinceOf(at)
  const held = drafts.findIndex((draft) => isIn(draft, slot))
  if (order === null) return drafts.filter((draft) => !isIn(draft, slot))
  // Two orders for one unit are both replaced by a new one (D5).
  const shown: ShownDraft = { order, unjudged: true }
  return held < 0
    ? [...drafts, shown]
    : drafts.flatMap((draft, index) => (index === held ? [shown] : isIn(draft, slot) ? [] : [draft]))
}

/** One waiver more, or the last one removed. */
function withWaiver(drafts: readonly ShownDraft[], order: Order | null): readonly ShownDraft[] {
  if (order !== null) return [...drafts, { order, unjudged: true }]
  const waiver = drafts.findLastIndex((draft) => draft.order.kind === 'waive')
  return drafts.filter((_, index) => index !== waiver)
}

/** Whether the host's sheet already has an edit. Waivers have no place there: they are counted. */
export function shows(sheet: SheetView, { at, order }: Edit): boolean {
  if (typeof at !== 'object') return sameOrder(orderAt(sheet, provinceOf(at)), order)
  const waived = sheet.drafts.filter((draft) => draft.order.kind === 'waive').length
  return order === null ? waived <= at.waiver : waived > at.waiver
}

/** Whether two edits are about the same: the later one replaces the other. */
export const isAboutSame = ({ at: a }: Edit, { at: b }: Edit): boolean =>
  typeof a === 'object' || typeof b === 'object'
    ? typeof a === 'object' && typeof b === 'object' && a.waiver === b.waiver
    : provinceOf(a) === provinceOf(b)
