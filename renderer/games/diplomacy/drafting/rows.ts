// The rows of the order list: one for each unit or build due, whether ordered or not.
import { listingIn } from '../words/board-shown.ts'
import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import { m } from '../../../paraglide/messages.js'
import { illegalText } from './illegal-text.svelte.ts'
import { ruleBehind, type RuleEntry } from '../words/rule-behind.ts'
import { ordered, orderKey, sameUnit, unitsToOrder, type Desk, type ShownDraft } from './desk.ts'
import { dutyOf } from './duty.ts'
import { isDoubtful } from './movement.ts'
import { inHand, type Selection } from './selection.ts'
import type { Words } from '../words/notation-words.ts'

export interface Row {
  readonly key: string
  readonly unit: UnitRef | null
  readonly order: Order | null
  /** The order in standard notation. */
  readonly text: string
  /** The typed text, where it differs from the order. */
  readonly typed: string | null
  /** What happens without an order. */
  readonly missing: string
  /** Why it is not allowed, and the rule for that. */
  readonly reason: string | null
  readonly rule: RuleEntry | null
  readonly held: boolean
}

/** The rows of a sheet. */
export function rowsOf(desk: Desk, selection: Selection, words: Words): readonly Row[] {
  const held = inHand(selection)
  const { drafts } = desk.sheet
  const row = (unit: UnitRef | null, draft: ShownDraft | null, key: string): Row => ({
    key,
    unit,
    order: draft?.order ?? null,
    text: draft ? words.order(draft.order) : '',
    typed: draft?.text !== undefined && draft.text.trim() !== words.order(draft.order) ? draft.text : null,
    missing: missingText(desk),
    reason: draft ? reasonAgainst(desk, draft, words) : null,
    rule: draft?.illegal ? ruleBehind({ outcome: { kind: 'illegal', why: draft.illegal } }) : null,
    held: unit !== null && held !== null && sameUnit(unit, held),
  })
  if (desk.phase === 'adjustments') {
    const { left } = dutyOf(desk.sheet)
    const written = drafts.map((draft, i) =>
      row(ordered(draft.order), draft, `${i} ${orderKey(draft.order)}`),
    )
    const open = Array.from({ length: left }, (_, i) => row(null, null, `open ${i}`))
    return [...written, ...open]
  }
  const rows = unitsToOrder(desk).flatMap((unit) => {
    const own = drafts.filter(({ order }) => {
      const written = ordered(order)
      return written !== null && sameUnit(written, unit)
    })
    const key = provinceOf(unit.at)
    // Two orders for one unit may both be typed; then neither counts and both must be visible (D5).
    return own.length === 0
      ? [row(unit, null, key)]
      : own.map((draft, i) => row(unit, draft, i ? `${key} ${i}` : key))
  })
  return rows
}

function missingText(desk: Desk): string {
  switch (desk.phase) {
    // None is written as orders.
    case 'placement':
    case 'wishes':
    case 'homes':
      return ''
    case 'movement':
      return m.draft_open_holds()
    case 'retreats':
      return m.draft_open_disbands()
    case 'adjustments':
      return m.draft_open_build()
  }
}

/** Why an order is not allowed: the host's reason, or a general one until the host has judged it. */
export function reasonAgainst(desk: Desk, draft: ShownDraft, words: Words): string | null {
  const { order, illegal } = draft
  const unit = ordered(order)
  const general = () => m.draft_worry_illegal({ order: words.order(order) })
  if (illegal !== undefined) {
    const whose = unit ? { ...unit, power: desk.sheet.power } : undefined
    return illegalText(order, illegal, whose, listingIn(words.language)) ?? general()
  }
  return isDoubtful(desk, draft) ? general() : null
}
