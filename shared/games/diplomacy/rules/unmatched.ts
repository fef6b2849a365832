// A support or a convoy order for something that the other unit was not ordered to do.
import { CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/legality.ts'
import { MOVES, type Work } from './core/work.ts'
import type { KeyRule } from './key-rules.ts'
import type { Outcome } from './outcome.ts'
import type { OrdersByUnit } from './orders-by-unit.ts'
import { unitOf, verdict, type Verdict } from './verdict.ts'

type Did = Extract<Outcome, { kind: 'unmatched' }>['did']

export function unmatched(work: Work, i: number, read: OrdersByUnit): Verdict {
  const unit = work.target[i]!
  const did = read.refusals[unit] ? 'had-no-legal-order' : doingOf(work, i, unit)
  return verdict({ kind: 'unmatched', target: unitOf(work, unit), did }, ruleOf(work, i, did))
}

function doingOf(work: Work, i: number, unit: number): Did {
  if (work.act[unit] !== MOVES) {
    // An army whose move needs a convoy and has none stays as if it had no such order (D4); the reason names the
    // order.
    if (work.kind[unit] !== MOVE) return 'held'
    return namesItsGoal(work, i, unit) ? 'had-no-convoy' : 'moved-elsewhere'
  }
  if (work.kind[i] === SUPPORT_HOLD) return 'moved'
  return work.kind[i] === CONVOY && namesItsGoal(work, i, unit) ? 'went-by-land' : 'moved-elsewhere'
}

/** Whether a support or convoy names the province its target moves to. */
const namesItsGoal = ({ board, to, dest }: Work, i: number, unit: number): boolean =>
  board.province[to[i]!] === dest[unit]

function ruleOf({ kind }: Work, i: number, did: Did): KeyRule | undefined {
  if (did === 'had-no-convoy' || did === 'had-no-legal-order') return undefined
  if (kind[i] === SUPPORT_HOLD) return 'support-to-hold'
  return kind[i] === SUPPORT_MOVE ? 'support-to-move' : undefined
}
