import { decide, decidePath } from './decide.ts'
import { countSupport } from './prepare.ts'
import { SUPPORTS, UNKNOWN, type Work } from './work.ts'

/** Takes every decision that follows from those taken, until none does, and removes decided ones from the lists. */
export function decideAll(work: Work): void {
  const { act, state, todo } = work
  let moved = true
  while (moved) {
    decideVoyages(work)
    moved = false
    let kept = 0
    for (let t = 0; t < work.todoCount; t++) {
      const i = todo[t]!
      if (state[i] !== UNKNOWN) continue
      const verdict = decide(work, i)
      if (verdict === UNKNOWN) todo[kept++] = i
      else {
        state[i] = verdict
        if (act[i] === SUPPORTS) countSupport(work, i, verdict)
        moved = true
      }
    }
    work.todoCount = kept
  }
}

/** Convoyed moves depend on the fleets' decisions alone, so nothing new follows while no decision is taken. */
function decideVoyages(work: Work): void {
  const { path, voyages } = work
  let kept = 0
  for (let v = 0; v < work.voyageCount; v++) {
    const army = voyages[v]!
    if (path[army] === UNKNOWN) path[army] = decidePath(work, army)
    if (path[army] === UNKNOWN) voyages[kept++] = army
  }
  work.voyageCount = kept
}
