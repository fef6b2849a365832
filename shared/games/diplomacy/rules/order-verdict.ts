import { CONVOY, HOLD, MOVE } from '../orders/legality.ts'
import { convoyVerdict } from './convoy-verdict.ts'
import type { Work } from './core/work.ts'
import { moveVerdict } from './move-verdict.ts'
import type { OrdersByUnit } from './orders-by-unit.ts'
import { supportVerdict } from './support-verdict.ts'
import { stayed, type Verdict } from './verdict.ts'

const HELD: Verdict = { outcome: { kind: 'holds' } }
const UNORDERED: Verdict = { outcome: { kind: 'unordered' } }

/** What became of a unit's order; `lines` are what was written for all. */
export function orderVerdict(work: Work, i: number, lines: OrdersByUnit['lines']): Verdict {
  const line = lines[i]
  if (!line) return stayed(work, i, UNORDERED)
  if (line.refused) return { outcome: line.refused }
  switch (work.kind[i]) {
    case HOLD:
      return stayed(work, i, HELD)
    case MOVE:
      return moveVerdict(work, i)
    case CONVOY:
      return convoyVerdict(work, i, lines)
    default:
      return supportVerdict(work, i, lines)
  }
}
