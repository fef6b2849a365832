import { decide, decidePath } from './decide.ts'
import { countSupport } from './prepare.ts'
import { SUPPORTS, UNKNOWN, type Work } from './work.ts'

/** Takes every decision that follows from those taken, until none does. */
export function settle(work: Work): void {
  const { todo } = work
  let moved = true
  while (moved) {
    settleVoyages(work)
    moved = false
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

/** Voyages hang on the fleets' decisions alone, so that nothing new follows from them while no decision is taken. */
function settleVoyages(work: Work): void {
  let kept = 0
  for (let v = 0; v < work.voyageCount; v++) {
    const army = work.voyages[v]!
    const verdict = decidePath(work, army)
    if (verdict === UNKNOWN) work.voyages[kept++] = army
    else work.path[army] = verdict
  }
  work.voyageCount = kept
}

/** Writes a decision down, with what follows for the strengths. The caller takes the unit off the list. */
export function record(work: Work, i: number, verdict: number): void {
  work.state[i] = verdict
  if (work.act[i] === SUPPORTS) countSupport(work, i, verdict)
}
