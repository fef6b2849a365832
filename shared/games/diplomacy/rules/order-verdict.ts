import { CONVOY, HOLD, MOVE } from '../orders/legality.ts'
import { convoyVerdict } from './convoy-verdict.ts'
import type { Work } from './core/work.ts'
import { moveVerdict } from './move-verdict.ts'
import type { OrdersByUnit } from './orders-by-unit.ts'
import { supportVerdict } from './support-verdict.ts'
import { stayed, type Verdict } from './verdict.ts'

const HELD: Verdict = { outcome: { kind: 'holds' } }
const UNORDERED: Verdict = { outcome: { kind: 'unordered' } }

/** What became of a unit's order; `read` is what was written for all. */
export function orderVerdict(work: Work, i: number, read: OrdersByUnit): Verdict {
  if (read.orders[i] === undefined) return stayed(work, i, UNORDERED)
  const refused = read.remarks[i]?.refused
  if (refused) return { outcome: refused }
  switch (work.kind[i]) {
    case HOLD:
      return stayed(work, i, HELD)
    case MOVE:
      return moveVerdict(work, i)
    case CONVOY:
      return convoyVerdict(work, i, read)
    default:
      return supportVerdict(work, i, read)
  }
}
