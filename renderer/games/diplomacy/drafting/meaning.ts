// Where a tap has a meaning, and what else it may have meant, according to the grammar.
import type { ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { sameUnit, type Desk } from './desk.ts'
import { press } from './grammar.ts'
import { inHand, type Selection } from './selection.ts'

/**
 * Whether a tap on a province has a legal meaning: it writes an order, selects a unit or continues the order. A
 * finger is never pulled towards illegal ones.
 */
export function meansSomething(desk: Desk, selection: Selection, province: ProvinceId): boolean {
  // A question stays while its place is touched.
  if (selection.step === 'choose' && selection.at === province) return true
  const answer = press(desk, selection, { kind: 'tap', province })
  if (answer.edits.length > 0) return true
  switch (answer.selection.step) {
    case 'idle':
      return false
    case 'choose':
      return answer.selection.why !== 'illegal'
    case 'unit':
    case 'to':
      return answer.selection !== selection
  }
}

/**
 * Whether a tap on another province in reach would continue the order, so that it is worth offering; without a
 * selection any is.
 */
export function goesOn(desk: Desk, from: Selection, province: ProvinceId): boolean {
  const unit = inHand(from)
  if (unit === null) return true
  const answer = press(desk, from, { kind: 'tap', province })
  if (answer.edits.length > 0) return true
  const held = inHand(answer.selection)
  const refused = answer.selection.step === 'choose' && answer.selection.why === 'illegal'
  return held !== null && sameUnit(held, unit) && !refused
}
