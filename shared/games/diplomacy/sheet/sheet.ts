// A seat's sealed sheet. It takes any order that is understood and about the seat's own units, legal or not (R46):
// results are computed when the phase closes.
import { assertNever } from '../../../kernel/assert-never.ts'
import type { SeatId } from '../../../kernel/game.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { stableJson } from '../../../kernel/stable-hash.ts'
import { makeRoom } from './adjustment-room.ts'
import { declare, later, type LaterIntent, withdraw } from './declaring.ts'
import { meantBeside } from './beside.ts'
import type { PowerId } from '../board/ids.ts'
import { commandedBy } from '../game/allegiance.ts'
import { isDeciding } from '../game/decisions.ts'
import { nextToPlace, place } from '../game/placing.ts'
import { compiledFor } from '../variants/compiled.ts'
import type { Order } from '../orders/order.ts'
import { namedBy, namedInWords, placeWritten } from './escalating.ts'
import { wishedFor, wishedInWords } from './wishing.ts'
import { placeOrder, sharesSlot, slotAt } from '../game/order-slot.ts'
import {
  type DiplomacyState,
  type Page,
  type Sheet,
  sheetOf,
  type SheetStep,
  type Written,
} from '../game/state.ts'
import { refuse } from '../refusals.ts'
import { refuseParts, transcribe } from './transcript.ts'
import type { DiplomacyIntent, Edit } from '../view.ts'

/** Steps back that are kept. */
const UNDO_DEPTH = 50

/** The game after a seat's intent, or why it is refused; a refusal leaves the sheet as it was. */
export function write(
  state: DiplomacyState,
  seat: SeatId,
  intent: DiplomacyIntent,
): Result<DiplomacyState, Refusal> {
  if (state.ending) return refuse('game/ended')
  const powers = meant(commandedBy(state, seat), intent.power)
  if (powers.length === 0) return refuse('seat/unknown', { seat })
  if (intent.kind === 'place') return place(state, seat, intent.unit)
  if (!powers.some((power) => isDeciding(state, power))) {
    const power = nextToPlace(state)
    return power === null ? refuse('sheet/nothing-to-decide') : refuse('place/not-your-turn', { power })
  }
  if (intent.kind === 'write' && state.turn.phase === 'placement')
    return placeWritten(state, seat, powers, intent.text, intent.language)
  if (intent.kind === 'defer' || intent.kind === 'recall') return later(state, seat, powers, intent)
  const sheet = revise(state, sheetOf(state, seat), powers, intent)
  return sheet.ok ? ok({ ...state, sheets: { ...state.sheets, [seat]: sheet.value } }) : sheet
}

/** The powers of a seat, beginning with the one that is meant. */
const meant = (powers: readonly PowerId[], power: PowerId | undefined): readonly PowerId[] =>
  power !== undefined && powers.includes(power) ? [power, ...powers.filter((one) => one !== power)] : powers

function revise(
  state: DiplomacyState,
  sheet: Sheet,
  powers: readonly PowerId[],
  intent: Exclude<DiplomacyIntent, LaterIntent | { readonly kind: 'place' }>,
): Result<Sheet, Refusal> {
  switch (intent.kind) {
    case 'draft':
      return edited(state, sheet, powers, [intent])
    case 'drafts':
      return edited(state, sheet, powers, intent.edits)
    case 'homes': {
      if (state.turn.phase !== 'homes') return refuse('homes/not-now')
      const page = namedBy(state, sheet, powers[0] as PowerId, intent.centres)
      return page.ok ? ok(turned(sheet, page.value)) : page
    }
    case 'wish': {
      const page = wishedFor(state, sheet, intent.minors)
      return page.ok ? ok(turned(sheet, page.value)) : page
    }
    case 'write': {
      if (state.turn.phase === 'wishes') {
        const page = wishedInWords(state, sheet, intent.text, intent.language)
        return page.ok ? ok(turned(sheet, page.value)) : page
      }
      if (state.turn.phase === 'homes') {
        const page = namedInWords(state, sheet, powers[0] as PowerId, intent.text, intent.language)
        return page.ok ? ok(turned(sheet, page.value)) : page
      }
      const said = transcribe(state, powers, intent.text, intent.language)
      if (!said.ok) return said
      const { orders, declarations, refused } = said.value
      const strangers = orders.flatMap((line) => {
        const meant = meantBeside(state, powers, intent.beside ?? [], line)
        const placed = meant ?? placeOrder(state, powers, line.order, { waiver: 0 })
        return placed.ok ? [] : [{ ...line.part, refusal: placed.error }]
      })
      let page: Page = sheet
      const undeclared = declarations.flatMap(({ declaration, part }) => {
        const declared = declare(state, page, powers[0] as PowerId, declaration)
        if (!declared.ok) return [{ ...part, refusal: declared.error }]
        page = { ...page, declared: declared.value }
        return []
      })
      const refusal = refuseParts([...refused, ...strangers, ...undeclared])
      if (refusal) return refusal
      const placed = placeAll(state, powers, orders)
      if (!placed.ok) return placed
      const kept = sheet.drafts.filter((line) => !placed.value.some((other) => sharesSlot(line, other)))
      const drafts = [...makeRoom(state, kept, placed.value), ...placed.value]
      return ok(turned(sheet, { ...page, drafts }))
    }
    case 'sheet': {
      const placed = placeAll(
        state,
        powers,
        intent.orders.map((order) => ({ order })),
      )
      if (!placed.ok) return placed
      const others = sheet.drafts.filter(({ power }) => intent.power !== undefined && power !== powers[0])
      const kept = others.filter((line) => !placed.value.some((other) => sharesSlot(line, other)))
      return ok(turned(sheet, { ...sheet, drafts: [...kept, ...placed.value] }))
    }
    case 'declare': {
      const declared = declare(state, sheet, powers[0] as PowerId, intent.declaration)
      return declared.ok ? ok(turned(sheet, { ...sheet, declared: declared.value })) : declared
    }
    case 'withdraw': {
      const kept = withdraw(sheet, powers[0] as PowerId, intent.slot)
      return kept ? ok(turned(sheet, { ...sheet, declared: kept })) : refuse('declare/not-declared')
    }
    case 'undo': {
      const [last, ...past] = sheet.past
      if (!last) return refuse('sheet/nothing-to-undo')
      return ok({ ...pageOf(last), past, future: [stepOf(sheet), ...sheet.future] })
    }
    case 'redo': {
      const [next, ...future] = sheet.future
      if (!next) return refuse('sheet/nothing-to-redo')
      return ok({ ...pageOf(next), past: [stepOf(sheet), ...sheet.past], future })
    }
    default:
      return assertNever(intent)
  }
}

/** The sheet after edits, one after the other; all of them or, where one is refused, none. */
function edited(
  state: DiplomacyState,
  sheet: Sheet,
  powers: readonly PowerId[],
  edits: readonly Edit[],
): Result<Sheet, Refusal> {
  const compiled = compiledFor(state.options)
  let { drafts } = sheet
  for (const { at, order } of edits) {
    const placed = order === null ? null : placeOrder(state, powers, order, at)
    if (placed && !placed.ok) return placed
    const place = placed?.value ?? { power: powers[0] as PowerId, slot: slotAt(compiled, at) }
    const others = drafts.filter((line) => !sharesSlot(line, place))
    drafts = placed ? [...others, placed.value] : others
  }
  return ok(turned(sheet, { ...sheet, drafts }))
}

/** Orders of one list, each in its slot. Two different ones for a unit both stay: neither will count (D5). */
function placeAll(
  state: DiplomacyState,
  powers: readonly PowerId[],
  lines: readonly { readonly order: Order; readonly text?: string }[],
): Result<readonly Written[], Refusal> {
  const placed: Written[] = []
  for (const { order, text } of lines) {
    const waiver = placed.filter((other) => other.order.kind === 'waive').length
    const one = placeOrder(state, powers, order, { waiver })
    if (!one.ok) return one
    const same = placed.some(
      (other) => sharesSlot(other, one.value) && stableJson(other.order) === stableJson(one.value.order),
    )
    if (!same) placed.push(text === undefined ? one.value : { ...one.value, text })
  }
  return ok(placed)
}

const turned = (sheet: Sheet, next: Page): Sheet => ({
  ...pageOf(stepOf(next)),
  past: [stepOf(sheet), ...sheet.past].slice(0, UNDO_DEPTH),
  future: [],
})

const stepOf = ({ drafts, declared = [], homes, wishes }: Page): SheetStep =>
  declared.length > 0 || homes || wishes
    ? {
        drafts,
        ...(declared.length > 0 && { declared }),
        ...(homes && { homes }),
        ...(wishes && { wishes }),
      }
    : drafts

const pageOf = (step: SheetStep): Page => ('drafts' in step ? step : { drafts: step })
