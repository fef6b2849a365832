// Chains of fleets. "Open" is any set of sea provinces: all fleets there are, those ordered, those not dislodged.
import { ARMY, type Board } from '../board/board.ts'

/** Room for searches, made once a board: no search allocates. */
export interface Scratch {
  readonly queue: Uint16Array
  readonly seen: Uint32Array
  round: number
}

export const scratchFor = (board: Board): Scratch => ({
  queue: new Uint16Array(board.provinces),
  seen: new Uint32Array(board.provinces),
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
    if (open[sea]! >= least && sea !== without) {
      seen[sea] = round
      queue[tail++] = sea
    }
  const goal = board.touches
  const provinces = board.provinces
  for (let head = 0; head < tail; head++) {
    const sea = queue[head]!
    // A fleet at sea touches the shore over any of its coasts.
    if (goal[(board.locations + sea) * provinces + to]) return true
    for (const next of board.seas[sea]!)
      if (open[next]! >= least && next !== without && seen[next] !== round) {
        seen[next] = round
        queue[tail++] = next
      }
  }
  return false
}

/** Steps a search for needed fleets may take before it gives up and believes the order (no real board comes near). */
const PATIENCE = 5000

/**
 * Whether the fleet at `sea` is needed on some route: a chain that breaks without it and has no fleet to spare. An order
 * to convoy over a chain that never needs the fleet is illegal (DATC 4.E.1, 6.F.12, 6.G.19).
 */
export function isNeeded(board: Board, open: Uint8Array, from: number, to: number, sea: number): boolean {
  const touches = (a: number, b: number) => board.touches[(board.locations + a) * board.provinces + b] === 1
  const chain: number[] = []
  let patience = PATIENCE
  // A chain without a spare fleet: only its first sea touches the origin, only its last the goal, none two links on.
  const extend = (last: number): boolean => {
    if (--patience < 0) return true
    chain.push(last)
    const found = touches(last, to)
      ? chain.includes(sea)
      : [...board.seas[last]!].some(
          (next) =>
            open[next]! > 0 &&
            !touches(next, from) &&
            !chain.some((link) => link === next || (link !== last && touches(link, next))) &&
            extend(next),
        )
    chain.pop()
    return found
  }
  return [...board.seas[from]!].some((first) => open[first]! > 0 && extend(first))
}

/** Whether an army may step straight from one province to another. */
export const walks = (board: Board, from: number, to: number): boolean =>
  board.touches[(ARMY * board.locations + from) * board.provinces + to] === 1
