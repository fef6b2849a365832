// Orders and declarations for turns to come (S53). When their turn opens they are written into the sheet; those that
// the position no longer allows are dropped, and their owner is told.
import type { SeatId } from '../../../kernel/game.ts'
import { stableJson } from '../../../kernel/stable-hash.ts'
import { declarationSlot } from '../declarations/declaration.ts'
import type { Deferred } from '../declarations/deferred.ts'
import { placeOrder, sharesSlot } from './order-slot.ts'
import { commandedBy } from './allegiance.ts'
import { isDeciding } from './decisions.ts'
import { judge, judgeDeclared } from './engine.ts'
import { type DiplomacyState, EMPTY_SHEET, type Page } from './state.ts'

/** The state with the lines for the turn that opens written into the sheets of their seats. */
export function openDeferred(state: DiplomacyState): DiplomacyState {
  if (!state.deferred || state.turn.phase !== 'movement') return state
  let opened: DiplomacyState = state
  for (const seat of Object.keys(state.deferred).sort() as SeatId[]) opened = openFor(opened, seat)
  return opened
}

function openFor(state: DiplomacyState, seat: SeatId): DiplomacyState {
  const all = state.deferred?.[seat] ?? []
  const isNow = ({ year, season }: Deferred) => year === state.turn.year && season === state.turn.season
  const due = all.filter(isNow)
  if (due.length === 0) return state
  let page: Page = { drafts: [] }
  const dropped: Deferred[] = []
  for (const line of due) {
    const next = written(state, seat, page, line)
    if (next) page = next
    else dropped.push(line)
  }
  return {
    ...state,
    deferred: { ...state.deferred, [seat]: all.filter((line) => !isNow(line)) },
    sheets: { ...state.sheets, [seat]: { ...EMPTY_SHEET, ...page } },
    ...(dropped.length > 0 && { dropped: { ...state.dropped, [seat]: dropped } }),
  }
}

/** A sheet with one more line on it; null where the position does not allow it. */
function written(state: DiplomacyState, seat: SeatId, page: Page, line: Deferred): Page | null {
  const powers = commandedBy(state, seat)
  if (!powers.includes(line.power) || !isDeciding(state, line.power)) return null
  if (line.declaration) {
    const { power, declaration } = line
    if (judgeDeclared(state, power, declaration) !== null) return null
    const others = (page.declared ?? []).filter(
      (one) => one.power !== power || declarationSlot(one.declaration) !== declarationSlot(declaration),
    )
    return { ...page, declared: [...others, { power, declaration }] }
  }
  if (!line.order) return null
  const placed = placeOrder(state, [line.power], line.order, { waiver: 0 })
  if (!placed.ok || judge(state, [placed.value])[0] !== null) return null
  const others = page.drafts.filter((one) => !sharesSlot(one, placed.value))
  return { ...page, drafts: [...others, placed.value] }
}

/** Whether two deferred lines mean the same. */
export const sameDeferred = (a: Deferred, b: Deferred): boolean => stableJson(a) === stableJson(b)
