// How many turns a unit needs to reach a province on an empty board. Computed once a board.
import { ARMY, type Board, COASTAL } from '../board/board.ts'

/** More turns than this count as out of reach. */
export const FARTHEST = 6
export const OUT_OF_REACH = FARTHEST + 1
/** Longest chain of fleets assumed for an army. */
const LONGEST_CHAIN = 3

const known = new WeakMap<Board, Uint8Array>()

/**
 * Turns from a row of the board's tables (type and location) to each province, by `row * provinces + province`. An
 * army may cross water: one turn, and one more for each sea, in which fleets move into place.
 */
export function distancesOf(board: Board): Uint8Array {
  const before = known.get(board)
  if (before) return before
  const distances = new Uint8Array(2 * board.locations * board.provinces).fill(OUT_OF_REACH)
  const crossings = crossingsOf(board)
  for (let row = 0; row < 2 * board.locations; row++)
    if (board.neighbours[row]!.length > 0) measure(board, crossings, row, distances)
  known.set(board, distances)
  return distances
}

/** Fills in the distances from one row, nearest places first. */
function measure(board: Board, crossings: readonly Crossing[][], row: number, distances: Uint8Array): void {
  const type = row < board.locations ? ARMY : 1
  const start = row - type * board.locations
  const turns = new Map<number, number>([[start, 0]])
  const rings: number[][] = Array.from({ length: OUT_OF_REACH }, () => [])
  rings[0]!.push(start)
  for (let away = 0; away <= FARTHEST; away++)
    for (const at of rings[away]!) {
      if (turns.get(at) !== away) continue
      const province = board.province[at]!
      const cell = row * board.provinces + province
      distances[cell] = Math.min(distances[cell]!, away)
      const reach = (to: number, cost: number) => {
        if (away + cost > FARTHEST || away + cost >= (turns.get(to) ?? OUT_OF_REACH)) return
        turns.set(to, away + cost)
        rings[away + cost]!.push(to)
      }
      for (const to of board.neighbours[type * board.locations + at]!) reach(to, 1)
      if (type === ARMY) for (const { shore, seas } of crossings[province]!) reach(shore, 2 + seas)
    }
}

interface Crossing {
  readonly shore: number
  readonly seas: number
}

/** For each coast the coasts across some water, with the fewest seas between them. */
function crossingsOf(board: Board): Crossing[][] {
  return Array.from({ length: board.provinces }, (_, from) => {
    if (board.kind[from] !== COASTAL) return []
    const found = new Map<number, number>()
    const seen = new Set(board.seas[from])
    let front = [...seen]
    for (let seas = 1; seas <= LONGEST_CHAIN; seas++) {
      for (const sea of front)
        for (const shore of board.shores[sea]!)
          if (shore !== from && !found.has(shore)) found.set(shore, seas)
      front = front.flatMap((sea) => [...board.seas[sea]!]).filter((sea) => !seen.has(sea) && seen.add(sea))
    }
    return [...found].map(([shore, seas]) => ({ shore, seas }))
  })
}
