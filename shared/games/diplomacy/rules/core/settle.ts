import { decide, decidePath } from './decide.ts'
import { countSupport } from './prepare.ts'
import { SUPPORTS, UNKNOWN, type Work } from './work.ts'

/** Takes every decision that follows from those taken, until none does. */
export function settle(work: Work): void {
  const { todo } = work
  let moved = true
  while (moved && (work.todoCount > 0 || work.voyageCount > 0)) {
    moved = work.voyageCount > 0 && settleVoyages(work)
    let kept = 0
    for (let t = 0; t < work.todoCount; t++) {
      const i = todo[t]!
      const verdict = decide(work, i)
      if (verdict === UNKNOWN) todo[kept++] = i
      else {
        record(work, i, verdict)
        moved = true
      }
    }
    work.todoCount = kept
  }
}

function settleVoyages(work: Work): boolean {
  let kept = 0
  for (let v = 0; v < work.voyageCount; v++) {
    const army = work.voyages[v]!
    const verdict = decidePath(work, army)
    if (verdict === UNKNOWN) work.voyages[kept++] = army
    else work.path[army] = verdict
  }
  const moved = kept < work.voyageCount
  work.voyageCount = kept
  return moved
}

/** Writes a decision down, with what follows for the strengths. The caller takes the unit off the list. */
export function record(work: Work, i: number, verdict: number): void {
  work.state[i] = verdict
  if (work.act[i] === SUPPORTS) countSupport(work, i, verdict)
}
