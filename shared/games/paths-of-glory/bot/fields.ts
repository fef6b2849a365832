// What lies around each place of a board: who can walk there, how strong each side is in it and beside it, and how far it is
// from what is worth going to. A search asks for these lists thousands of times, so each call overwrites those of the one before.
import { LINES } from '../facts/lines.ts'
import { AP, CP, enemyOf, type Side } from '../facts/nations.ts'
import { FORT, type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { COMBAT, factor, MOVE, UNIT_LINES, UNIT_SIDE, UNITS } from '../facts/units.ts'
import { type Board, hasFort, isBesieged } from '../state/board.ts'
import { stacksOf } from '../state/stacks.ts'
import type { State } from '../state/state.ts'
import { scores } from './scoring.ts'

/** Up to how many lines away a valuable place counts for a unit. */
const FAR = 9
/** How far a stack moves at most, in lines. */
const FASTEST = 4

/** Lists of one board; the next board that is asked about overwrites them. */
export interface Fields {
  /** Most movement points with which each side's units come into a place; -1 where they do not come. */
  readonly reach: readonly [Int8Array, Int8Array]
  /** Combat strength that stands in each place, and next to it, by side. */
  readonly strength: readonly [Float64Array, Float64Array]
  readonly beside: readonly [Float64Array, Float64Array]
}

/** The places that a place is joined to by solid lines. */
const SOLID: readonly Int16Array[] = LINES.map((lines) =>
  Int16Array.from(lines.filter(({ kind }) => kind === 'solid').map(({ to }) => to)),
)
/** The places to walk to from a place, and who may use the line. */
const WALKS: readonly Int16Array[] = LINES.map((lines) =>
  Int16Array.from(lines.filter(({ kind }) => kind !== 'landing').map(({ to }) => to)),
)
const USERS: readonly Int32Array[] = LINES.map((lines) =>
  Int32Array.from(lines.filter(({ kind }) => kind !== 'landing').map(({ users }) => users)),
)

const pairOfBytes = () => [new Int8Array(SPACES.length), new Int8Array(SPACES.length)] as const
const pairOfNumbers = () => [new Float64Array(SPACES.length), new Float64Array(SPACES.length)] as const
const FIELDS: Fields = { reach: pairOfBytes(), strength: pairOfNumbers(), beside: pairOfNumbers() }
const DISTANCES = pairOfBytes()

const buckets: readonly Int16Array[] = Array.from(
  { length: FASTEST + 1 },
  () => new Int16Array(SPACES.length * 4),
)
const ends = new Int16Array(FASTEST + 1)
const usersAt = new Int32Array(SPACES.length)
const queue = new Int16Array(SPACES.length)

/** Where units of a side can walk to without a battle. */
function walk(board: Board, side: Side, reach: Int8Array): void {
  const { first, next, counts } = stacksOf(board)
  const enemies = counts[enemyOf(side)]
  const own = counts[side]
  reach.fill(-1)
  ends.fill(0)
  const put = (space: SpaceIndex, left: number, lines: number) => {
    if ((reach[space] as number) >= left) return
    reach[space] = left
    usersAt[space] = lines
    const bucket = buckets[left] as Int16Array
    const end = ends[left] as number
    if (end === bucket.length) return
    bucket[end] = space
    ends[left] = end + 1
  }
  for (let space = 0; space < SPACES.length; space++) {
    if (own[space] === 0) continue
    let most = 0
    let lines = 0
    for (let unit = first[space] as number; unit >= 0; unit = next[unit] as number) {
      most = Math.max(most, factor(MOVE, unit, board.reduced[unit] as number))
      lines |= UNIT_LINES[unit] as number
    }
    if (most > 0) put(space, Math.min(FASTEST, most), lines)
  }
  for (let left = FASTEST; left > 0; left--) {
    const bucket = buckets[left] as Int16Array
    for (let i = 0; i < (ends[left] as number); i++) {
      const from = bucket[i] as number
      if (reach[from] !== left) continue
      const lines = usersAt[from] as number
      const ways = WALKS[from] as Int16Array
      const users = USERS[from] as Int32Array
      for (let way = 0; way < ways.length; way++) {
        const to = ways[way] as number
        if (((users[way] as number) & lines) === 0 || (reach[to] as number) >= left - 1) continue
        const holder = board.holder[to]
        if ((holder !== CP && holder !== AP) || enemies[to] !== 0) continue
        // They stop before a fort that stands, and besiege it.
        const shut =
          holder !== side && (FORT[to] as number) > 0 && hasFort(board, to) && !isBesieged(board, to)
        put(to, shut ? 0 : left - 1, lines)
      }
    }
  }
}

/** The lists of a board. */
export function fieldsOf(board: Board): Fields {
  const { strength, beside, reach } = FIELDS
  for (const side of [CP, AP] as const) {
    strength[side].fill(0)
    beside[side].fill(0)
    walk(board, side, reach[side])
  }
  for (let unit = 0; unit < UNITS.length; unit++) {
    const at = board.at[unit] as number
    if (at < 0) continue
    const list = strength[UNIT_SIDE[unit] as Side]
    list[at] = (list[at] as number) + factor(COMBAT, unit, board.reduced[unit] as number)
  }
  for (let space = 0; space < SPACES.length; space++)
    for (let side = 0; side < 2; side++) {
      const here = strength[side as Side][space] as number
      if (here === 0) continue
      const list = beside[side as Side]
      const solid = SOLID[space] as Int16Array
      for (let i = 0; i < solid.length; i++) list[solid[i] as number]! += here
    }
  return FIELDS
}

/** Lines from each place to the nearest one that is worth going to for a side; the next board overwrites them. */
export function distances(state: State, board: Board, side: Side, { reach }: Fields): Int8Array {
  const enemy = enemyOf(side)
  const enemies = stacksOf(board).counts[enemy]
  const distance = DISTANCES[side]
  distance.fill(FAR)
  let end = 0
  for (let space = 0; space < SPACES.length; space++) {
    const holder = board.holder[space]
    const wanted =
      (enemies[space] as number) > 0 ||
      (scores(state, space) &&
        (holder === enemy || (holder === side && (reach[enemy][space] as number) >= 0)))
    if (!wanted) continue
    distance[space] = 0
    queue[end++] = space
  }
  for (let begin = 0; begin < end; begin++) {
    const from = queue[begin] as number
    const far = (distance[from] as number) + 1
    if (far >= FAR) break
    const solid = SOLID[from] as Int16Array
    for (let i = 0; i < solid.length; i++) {
      const to = solid[i] as number
      if ((distance[to] as number) <= far) continue
      const holder = board.holder[to]
      if (holder !== CP && holder !== AP) continue
      distance[to] = far
      queue[end++] = to
    }
  }
  return distance
}
