// Decisions that wait for each other, once everything that can be derived has been decided. Three kinds are left then
// (docs/rules.md says why): rings of moves, each waiting for the next unit to leave, which all succeed (R81); rings
// of convoys, each army landing on a support about the next fleet, which the edition ends (DATC 5.B.9); and where
// only dislodgement ends a support to hold (S15), rings of such supports, each keeping the next unit in place.
import { NONE } from '../../board/board.ts'
import { SUPPORT_HOLD } from '../../orders/legality.ts'
import { countSupport } from './prepare.ts'
import { CONVOYS, NO, SUPPORTS, UNKNOWN, YES, type Work } from './work.ts'

/** Ends one ring of the decisions that are left. At least one is taken. */
export function breakCycle(work: Work): void {
  const fleet = openFleet(work)
  if (fleet !== NONE) endParadox(work, fleet)
  else if (work.policies.supportHoldCut === 'by-attack' || !keepSupports(work)) goRound(work)
}

function openFleet({ act, todo, todoCount }: Work): number {
  for (let t = 0; t < todoCount; t++) if (act[todo[t]!] === CONVOYS) return todo[t]!
  return NONE
}

/**
 * Lets every undecided support to hold count, and says whether there was any. Each attack on such a unit fails
 * against all of them, or it would be decided already, so none of them is dislodged.
 */
function keepSupports(work: Work): boolean {
  const { act, kind, state, todo, todoCount } = work
  let kept = false
  for (let t = 0; t < todoCount; t++) {
    const k = todo[t]!
    if (act[k] !== SUPPORTS || kind[k] !== SUPPORT_HOLD || state[k] !== UNKNOWN) continue
    state[k] = YES
    countSupport(work, k, YES)
    kept = true
  }
  return kept
}

/** Where no convoy is open, every open move waits for an open move, so that following them leads into a ring. */
function goRound({ position, dest, state, forced, todo, todoCount }: Work): void {
  let i = todo[0]!
  for (let step = 0; step < todoCount; step++) i = position.occupant[dest[i]!]!
  for (; state[i] === UNKNOWN; i = position.occupant[dest[i]!]!) {
    state[i] = YES
    forced[i] = 1
  }
}

/** D1: `szykman` takes the convoys out, `all-hold` the moves; the other policies leave the rest to Szykman's rule. */
function endParadox(work: Work, first: number): void {
  const end = work.policies.convoyParadox === 'all-hold' ? holdMoves : fail
  for (let fleet = first; work.state[fleet] === UNKNOWN; fleet = nextFleet(work, fleet)) end(work, fleet)
}

/**
 * The fleet whose decision waits for another fleet's: the other fleet's army lands on a support given into this
 * fleet's sea.
 */
const nextFleet = ({ position, target, dest }: Work, fleet: number): number => {
  const supporter = position.occupant[dest[target[fleet]!]!]!
  return position.occupant[dest[supporter]!]!
}

/** Of the moves about one fleet, its army stays on its coast and cuts nothing, and the attacks fail. */
function holdMoves(work: Work, fleet: number): void {
  const { position, target, state, path, firstAttacker, nextAttacker } = work
  const army = target[fleet]!
  state[fleet] = YES
  fail(work, army)
  path[army] = NO
  for (let m = firstAttacker[position.in[fleet]!]!; m !== NONE; m = nextAttacker[m]!)
    if (state[m] === UNKNOWN) fail(work, m)
}

function fail({ state, paradox }: Work, i: number): void {
  state[i] = NO
  paradox[i] = 1
}
