import { NONE } from '../../board/board.ts'
import { breakCycle } from './cycle.ts'
import { prepare } from './prepare.ts'
import { decideAll } from './decide-all.ts'
import { MOVES, YES, type Work } from './work.ts'

/**
 * Resolves a movement phase: `position`, `kind`, `target`, `to` and `via` are read, everything else in the work is
 * written. Ends on every input. Orders have to be legal (orders/legality.ts).
 */
export function resolve(work: Work): void {
  prepare(work)
  decideAll(work)
  while (work.todoCount > 0) {
    breakCycle(work)
    decideAll(work)
  }
  findDislodged(work)
}

/** R94: units that stayed where another unit arrived. */
function findDislodged(work: Work): void {
  const { position, act, state, dest, dislodger, moves } = work
  let lost = 0
  for (let m = 0; m < work.moveCount; m++) {
    const i = moves[m]!
    if (act[i] !== MOVES || state[i] !== YES) continue
    const there = position.occupant[dest[i]!]!
    if (there === NONE || (act[there] === MOVES && state[there] === YES)) continue
    dislodger[there] = i
    lost++
  }
  work.lostCount = lost
}
