// Chains of fleets. "Open" is any set of provinces whose fleets carry armies: all fleets on the board, those ordered,
// or those not dislodged. Such a province may itself be an origin or a goal (islands with their water); no chain runs
// through either.
import { ARMY, NONE, type Board } from '../board/board.ts'

/** Memory for searches, made once a board: no search allocates. */
export interface Scratch {
  readonly queue: Uint16Array
  readonly seen: Uint32Array
  /** The sea before each one on the way from the coast, NONE for the first. */
  readonly before: Int16Array
  /** The least cost of the route to each sea. */
  readonly cost: Uint32Array
  round: number
}

export const scratchFor = (board: Board): Scratch => ({
  queue: new Uint16Array(board.provinces),
  seen: new Uint32Array(board.provinces),
  before: new Int16Array(board.provinces),
  cost: new Uint32Array(board.provinces),
  round: 0,
})

/**
 * Whether a chain of open seas leads from one coastal province to another (R105, R112). `open[sea]` is at least `least`
 * where the chain may run; the sea `without` is left out (pass NONE to leave out none).
 */
export function hasRoute(
  board: Board,
  scratch: Scratch,
  open: Uint8Array,
  least: number,
  from: number,
  to: number,
  without: number,
): boolean {
  const { queue, seen } = scratch
  const round = ++scratch.round
  let tail = 0
  for (const sea of board.seas[from]!)
    if (open[sea]! >= least && sea !== without && sea !== to) {
      seen[sea] = round
      queue[tail++] = sea
    }
  const { touches: reached, locations, provinces } = board
  for (let head = 0; head < tail; head++) {
    const sea = queue[head]!
    // A fleet at sea touches the shore over any of its coasts.
    if (reached[(locations + sea) * provinces + to]) return true
    for (const next of board.seas[sea]!)
      if (open[next]! >= least && next !== without && seen[next] !== round) {
        seen[next] = round
        queue[tail++] = next
      }
  }
  return false
}

/**
 * The seas of the shortest chain from one coastal province to another, in the order of the journey; of chains as short
 * the one whose seas the board lists first. Empty where no chain leads there. `open` and `least` are as in `hasRoute`.
 */
export function shortestRoute(
  board: Board,
  scratch: Scratch,
  open: Uint8Array,
  least: number,
  from: number,
  to: number,
): readonly number[] {
  const { queue, seen, before } = scratch
  const round = ++scratch.round
  let tail = 0
  const reach = (seas: Uint16Array, last: number) => {
    for (const sea of seas)
      if (open[sea]! >= least && seen[sea] !== round && sea !== to) {
        seen[sea] = round
        before[sea] = last
        queue[tail++] = sea
      }
  }
  reach(board.seas[from]!, NONE)
  for (let head = 0; head < tail; head++) {
    const sea = queue[head]!
    if (touches(board, sea, to)) return wayTo(before, sea)
    reach(board.seas[sea]!, sea)
  }
  return []
}

function wayTo(before: Int16Array, last: number): readonly number[] {
  const way: number[] = []
  for (let sea = last; sea !== NONE; sea = before[sea]!) way.unshift(sea)
  return way
}

/** The cost of a sea without a fleet, in seas with one: more than any board has. */
const GAP = 1000

/**
 * The open seas on the route with the fewest gaps, in the order of the journey: the existing part of an incomplete
 * chain. Of routes with as many gaps the shortest.
 */
export function brokenRoute(
  board: Board,
  scratch: Scratch,
  open: Uint8Array,
  from: number,
  to: number,
): readonly number[] {
  const { queue, seen, before, cost } = scratch
  const round = ++scratch.round
  let waiting = 0
  const reach = (seas: Uint16Array, last: number, so: number) => {
    for (const sea of seas) {
      if (sea === to) continue
      const its = so + (open[sea]! > 0 ? 1 : GAP)
      const met = seen[sea] === round
      if (met && its >= cost[sea]!) continue
      if (!met) queue[waiting++] = sea
      seen[sea] = round
      cost[sea] = its
      before[sea] = last
    }
  }
  reach(board.seas[from]!, NONE, 0)
  while (waiting > 0) {
    let nearest = 0
    for (let w = 1; w < waiting; w++) if (cost[queue[w]!]! < cost[queue[nearest]!]!) nearest = w
    const next = queue[nearest]!
    if (touches(board, next, to)) return wayTo(before, next).filter((sea) => open[sea]! > 0)
    queue.copyWithin(nearest, nearest + 1, waiting--)
    reach(board.seas[next]!, next, cost[next]!)
  }
  return []
}

/** Links that a search for chains may try before it stops (no real board comes near). */
const PATIENCE = 20_000

/** A chain of fleets during the search. */
interface Chain {
  readonly board: Board
  readonly open: Uint8Array
  readonly from: number
  readonly links: number[]
  patience: number
}

/** Whether fleets at sea in one province reach another, a sea or a shore. */
const touches = (board: Board, sea: number, province: number): boolean =>
  board.touches[(board.locations + sea) * board.provinces + province] === 1

/**
 * Whether the chain may go on to a sea so that no fleet is superfluous: the sea touches neither the origin nor an
 * earlier link.
 */
function leadsOn({ board, open, from, links }: Chain, next: number): boolean {
  if (open[next] === 0 || touches(board, next, from)) return false
  for (let at = 0; at < links.length - 1; at++)
    if (links[at] === next || touches(board, links[at]!, next)) return false
  return true
}

/**
 * Whether the fleet at `sea` is needed on some route: a chain that breaks without it and has no superfluous fleet. An
 * order to convoy over a chain that never needs the fleet is illegal (DATC 4.E.1, 6.F.12, 6.G.19). A search that hits
 * its limit takes the order for legal.
 */
export function isNeeded(board: Board, open: Uint8Array, from: number, to: number, sea: number): boolean {
  if (touches(board, sea, from) && touches(board, sea, to)) return true
  const chain: Chain = { board, open, from, links: [], patience: PATIENCE }
  for (const first of board.seas[from]!)
    if (open[first]! > 0 && first !== to && runsThrough(chain, first, to, sea)) return true
  return chain.patience < 0
}

function runsThrough(chain: Chain, last: number, to: number, sea: number): boolean {
  const { board, links } = chain
  if (--chain.patience < 0) return true
  // A chain ends at its first fleet off the goal: any further one would be superfluous.
  if (touches(board, last, to)) return last === sea || links.includes(sea)
  links.push(last)
  let found = false
  for (const next of board.seas[last]!)
    if (leadsOn(chain, next) && runsThrough(chain, next, to, sea)) {
      found = true
      break
    }
  links.pop()
  return found
}

/** The chains without a superfluous fleet from one coast, counted: by goal, and by goal and a sea they run through. */
export interface Chains {
  /** By province of the goal. */
  readonly total: Uint32Array
  /** By `goal * provinces + sea`. */
  readonly through: Uint32Array
}

/** Counts all chains that start at a coastal province; null where there are too many to count. */
export function countChains(board: Board, open: Uint8Array, from: number): Chains | null {
  const chains = {
    total: new Uint32Array(board.provinces),
    through: new Uint32Array(board.provinces * board.provinces),
  }
  const chain: Chain = { board, open, from, links: [], patience: PATIENCE }
  for (const first of board.seas[from]!) if (open[first]! > 0) countFrom(chain, first, chains)
  return chain.patience < 0 ? null : chains
}

function countFrom(chain: Chain, last: number, chains: Chains): void {
  const { board, links, from } = chain
  if (--chain.patience < 0) return
  for (const goal of board.shores[last]!) {
    if (goal === from || links.some((link) => link === goal || touches(board, link, goal))) continue
    chains.total[goal]!++
    chains.through[goal * board.provinces + last]!++
    for (const link of links) chains.through[goal * board.provinces + link]!++
  }
  links.push(last)
  for (const next of board.seas[last]!) if (leadsOn(chain, next)) countFrom(chain, next, chains)
  links.pop()
}

/** Whether an army may step straight from one province to another. */
export const walks = (board: Board, from: number, to: number): boolean =>
  board.touches[(ARMY * board.locations + from) * board.provinces + to] === 1
