// Decisions that wait for each other. If one set of answers alone is consistent it is the answer; otherwise it is a
// circular movement, which goes round (R81), or a convoy paradox, which the edition's rule ends (DATC 3.0, 5.B.9).
import { NONE } from '../../board/board.ts'
import { decide, headToHead } from './decide.ts'
import { record, settle } from './settle.ts'
import { BY_LAND, CONVOYS, MOVES, NO, SUPPORTS, UNKNOWN, YES, type Work } from './work.ts'

/** Guesses a search for consistent answers may make before the knot counts as a paradox. */
const PATIENCE = 2000

/** Ends one knot of open decisions that waits for nothing outside itself. At least one decision is taken. */
export function breakCycle(work: Work): void {
  const knot = innermostKnot(work)
  const holdsConvoy = knot.some((i) => work.act[i] === CONVOYS)
  const answers = consistentAnswers(work, knot)
  if (answers.length === 1) return knot.forEach((i, at) => force(work, [i], answers[0]![at]!, false))
  if (holdsConvoy) return endParadox(work, knot)
  // R81: a ring of moves goes round if that is consistent.
  const round = answers.find((answer) => knot.every((i, at) => work.act[i] !== MOVES || answer[at] === YES))
  if (round) knot.forEach((i, at) => force(work, [i], round[at]!))
  else force(work, knot, NO)
}

/** D1: `szykman` takes the convoys out, `all-hold` the moves; the book rules leave their rest to Szykman's. */
function endParadox(work: Work, knot: readonly number[]): void {
  const convoys = knot.filter((i) => work.act[i] === CONVOYS)
  const victims = work.policies.convoyParadox === 'all-hold' ? allMoves(work, knot, convoys) : convoys
  for (const i of victims) work.paradox[i] = 1
  force(
    work,
    victims.filter((i) => work.state[i] === UNKNOWN),
    NO,
  )
}

/** The moves of a paradox, armies at sea included: those stay ashore and touch nothing. */
function allMoves(work: Work, knot: readonly number[], convoys: readonly number[]): number[] {
  const armies = new Set(convoys.map((fleet) => work.target[fleet]!))
  for (const army of armies) work.path[army] = NO
  let kept = 0
  for (let v = 0; v < work.voyageCount; v++)
    if (!armies.has(work.voyages[v]!)) work.voyages[kept++] = work.voyages[v]!
  work.voyageCount = kept
  return [...new Set([...knot.filter((i) => work.act[i] === MOVES), ...armies])]
}

function force(work: Work, units: readonly number[], verdict: number, byRule = true): void {
  for (const i of units) {
    record(work, i, verdict)
    if (byRule) work.forced[i] = 1
  }
  let kept = 0
  for (let t = 0; t < work.todoCount; t++)
    if (work.state[work.todo[t]!] === UNKNOWN) work.todo[kept++] = work.todo[t]!
  work.todoCount = kept
}

/** The open decisions that a unit's decision reads. */
function dependencies(work: Work, i: number): number[] {
  const { position, act, dest, facing, firstAttacker, nextAttacker, firstHelper, nextHelper } = work
  const found: number[] = []
  const add = (unit: number) => {
    if (unit !== NONE && unit !== i && work.act[unit] !== 0 && work.state[unit] === UNKNOWN) found.push(unit)
  }
  const helpers = (unit: number) => {
    for (let k = firstHelper[unit]!; k !== NONE; k = nextHelper[k]!) add(k)
  }
  const fleets = (army: number) => {
    if (work.route[army] === BY_LAND || work.path[army] !== UNKNOWN) return
    for (let f = work.firstFleet[army]!; f !== NONE; f = work.nextFleet[f]!) add(f)
  }
  const attackers = (place: number, each: (m: number) => void) => {
    for (let m = firstAttacker[place]!; m !== NONE; m = nextAttacker[m]!) each(m)
  }
  if (act[i] === MOVES) {
    const there = position.occupant[dest[i]!]!
    if (there !== NONE) {
      if (act[there] === MOVES) add(there)
      if (act[there] !== MOVES || headToHead(work, i) !== NO) helpers(there)
      fleets(there)
    }
    fleets(i)
    helpers(i)
    attackers(dest[i]!, (rival) => {
      if (rival === i) return
      helpers(rival)
      fleets(rival)
      if (facing[rival] === NONE) return
      // Whether it is barred there hangs on the unit it faces, and by the letter on its own fate.
      add(facing[rival]!)
      add(rival)
    })
  } else if (act[i] === SUPPORTS)
    attackers(position.in[i]!, (m) => {
      fleets(m)
      // From elsewhere an attack cuts whether it succeeds or not: only its way there matters.
      if (position.in[m] === dest[i]) add(m)
    })
  else attackers(position.in[i]!, add)
  return found
}

/** A strongly connected set of open decisions from which no other can be reached (Tarjan's first component). */
function innermostKnot(work: Work): number[] {
  const index = new Map<number, number>()
  const low = new Map<number, number>()
  const stack: number[] = []
  const visit = (i: number): number[] | null => {
    const mine = index.size
    index.set(i, mine)
    low.set(i, mine)
    stack.push(i)
    for (const next of dependencies(work, i)) {
      if (!index.has(next)) {
        const knot = visit(next)
        if (knot) return knot
        low.set(i, Math.min(low.get(i)!, low.get(next)!))
      } else if (stack.includes(next)) low.set(i, Math.min(low.get(i)!, index.get(next)!))
    }
    return low.get(i) === mine ? stack.slice(stack.indexOf(i)) : null
  }
  return visit(work.todo[0]!) ?? [...work.todo.subarray(0, work.todoCount)]
}

type Answer = readonly number[]

/** Up to two different sets of answers to a knot that contradict nothing; a third would tell nothing more. */
function consistentAnswers(work: Work, knot: readonly number[]): Answer[] {
  const found: Answer[] = []
  let patience = PATIENCE
  const search = () => {
    if (found.length > 1 || --patience < 0) return
    // Convoys first: they hold the knot together.
    const next =
      knot.find((i) => work.state[i] === UNKNOWN && work.act[i] === CONVOYS) ??
      knot.find((i) => work.state[i] === UNKNOWN)
    if (next === undefined) {
      const answer = knot.map((i) => work.state[i]!)
      if (!found.some((other) => other.every((verdict, at) => verdict === answer[at]))) found.push(answer)
      return
    }
    for (const guess of [YES, NO]) {
      const before = remember(work)
      force(work, [next], guess, false)
      settle(work)
      if (knot.every((i) => agrees(work, i))) search()
      recall(work, before)
    }
  }
  search()
  // Out of patience with less than two found: more may exist, so nothing is certain.
  return patience < 0 && found.length < 2 ? [] : found
}

/** Whether a decision taken is what its own surroundings say, as far as they are known. */
function agrees(work: Work, i: number): boolean {
  const verdict = decide(work, i)
  return work.state[i] === UNKNOWN || verdict === UNKNOWN || verdict === work.state[i]
}

const DECISIONS = ['state', 'path', 'sure', 'possible', 'sureAway', 'possibleAway', 'forced'] as const

interface Memory {
  readonly decisions: readonly Uint8Array[]
  readonly todo: Uint16Array
  readonly voyages: Uint16Array
}

const remember = (work: Work): Memory => ({
  decisions: DECISIONS.map((name) => work[name].slice(0, work.position.count)),
  todo: work.todo.slice(0, work.todoCount),
  voyages: work.voyages.slice(0, work.voyageCount),
})

function recall(work: Work, memory: Memory): void {
  DECISIONS.forEach((name, at) => work[name].set(memory.decisions[at]!))
  work.todo.set(memory.todo)
  work.todoCount = memory.todo.length
  work.voyages.set(memory.voyages)
  work.voyageCount = memory.voyages.length
}
