// Where a tap means something: what the grammar answers, asked before the tap.
import type { ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Desk } from './desk.ts'
import { press } from './grammar.ts'
import type { Selection } from './selection.ts'

/**
 * Whether a tap on a province says something the rules allow: it writes an order, takes a unit in hand or goes on with
 * the order in hand. A finger is never pulled to what the rules refuse.
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
