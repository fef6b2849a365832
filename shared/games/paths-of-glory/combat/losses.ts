// Every legal way to take a loss number (12.4): as much of it as can be taken, and never more.
import { ofKind, factor, LOSS, UNIT_ARMY, UNIT_KIND, unitAt, type UnitIndex, UNITS } from '../facts/units.ts'
import { type Board, RESERVE } from '../state/board.ts'

/** Lost steps in their order. Each step has one name; a corps that replaces an army comes after the last step of the army. */
export interface LossWay {
  readonly steps: readonly UnitIndex[]
  readonly points: number
}

/** Whether losses go by the order of British and Russian attackers (12.4.5). */
export type LossOrder = 'free' | 'by-priority'

/** Kinds of corps that may replace an army of each counter's nation (12.4.4, 12.4.4.3). */
const REPLACING: readonly (readonly UnitIndex[])[] = UNITS.map((unit) => {
  if (!unit.army) return []
  if (unit.marks.has('replaced-by-bef-corps-only')) return ofKind('br-bef-corps')
  return ofKind(`${unit.nation}-corps`)
})

interface Taken {
  steps: UnitIndex[]
  points: number
  /** Reserve corps that were used up. */
  used: UnitIndex[]
}

/** The corps that replaces an army: a full one, else a reduced one; undefined where the reserve has none. */
export function replacementFor(
  board: Board,
  army: UnitIndex,
  used: readonly UnitIndex[] = [],
): UnitIndex | undefined {
  let reduced: UnitIndex | undefined
  for (const corps of REPLACING[army] as readonly UnitIndex[]) {
    if (board.at[corps] !== RESERVE || used.includes(corps)) continue
    if (board.reduced[corps] === 0) return corps
    reduced ??= corps
  }
  return reduced
}

/**
 * Steps of one unit one after the other, with those of the corps that replaces it. Each element is the state after one more
 * step. The first is no step at all.
 */
function chainOf(
  board: Board,
  unit: UnitIndex,
  limit: number,
  used: readonly UnitIndex[],
  lost = 0,
): Taken[] {
  const chain: Taken[] = [{ steps: [], points: 0, used: [] }]
  let points = 0
  const steps: UnitIndex[] = []
  const taken: UnitIndex[] = []
  let current = unit
  let reduced = (board.reduced[unit] as number) + lost
  for (;;) {
    points += factor(LOSS, current, Math.min(1, reduced))
    if (points > limit) return chain
    steps.push(current)
    if (reduced === 0) reduced = 1
    else {
      const corps = UNIT_ARMY[current] ? replacementFor(board, current, [...used, ...taken]) : undefined
      if (corps === undefined) {
        chain.push({ steps: [...steps], points, used: [...taken] })
        return chain
      }
      taken.push(corps)
      current = corps
      reduced = board.reduced[corps] as number
    }
    chain.push({ steps: [...steps], points, used: [...taken] })
  }
}

/** Every legal way to take a loss number with these units, each once: counters that are alike count as one. */
export function lossWays(
  board: Board,
  units: readonly UnitIndex[],
  number: number,
  order: LossOrder,
): readonly LossWay[] {
  if (number === 0 || units.length === 0) return [{ steps: [], points: 0 }]
  if (order === 'by-priority' && units.some((unit) => unitAt(unit).lossPriority !== null))
    return byPriority(board, units, number)
  return freeWays(board, units, number, emptyTaken())
}

const emptyTaken = (): Taken => ({ steps: [], points: 0, used: [] })

/** The state of a unit after steps it lost already: the counter that stands for it now, and how reduced it is. */
interface WithLosses {
  readonly unit: UnitIndex
  readonly lost: number
}

function freeWays(
  board: Board,
  units: readonly UnitIndex[],
  number: number,
  before: Taken,
  remaining: readonly WithLosses[] = units.map((unit) => ({ unit, lost: 0 })),
): LossWay[] {
  const sorted = remaining.toSorted((a, b) => likeness(board, a) - likeness(board, b) || a.unit - b.unit)
  let best = -1
  const ways = new Map<string, LossWay>()
  const walk = (i: number, taken: Taken, last: number) => {
    const one = sorted[i]
    if (!one || taken.points === number) {
      const points = taken.points
      if (points > best) {
        best = points
        ways.clear()
      }
      if (points === best) {
        const key = wayKey(board, taken.steps)
        if (!ways.has(key)) ways.set(key, { steps: taken.steps, points })
      }
      return
    }
    const previous = sorted[i - 1]
    const alike = previous !== undefined && likeness(board, previous) === likeness(board, one)
    const chain = chainOf(board, one.unit, number - taken.points, taken.used, one.lost)
    const most = alike ? Math.min(last, chain.length - 1) : chain.length - 1
    for (let steps = most; steps >= 0; steps--) {
      const more = chain[steps] as Taken
      walk(
        i + 1,
        {
          steps: steps === 0 ? taken.steps : [...taken.steps, ...more.steps],
          points: taken.points + more.points,
          used: steps === 0 ? taken.used : [...taken.used, ...more.used],
        },
        steps,
      )
    }
  }
  walk(0, before, Infinity)
  const all = [...ways.values()]
  return withoutBothFlipped(board, units, number, all)
}

/** Counters of one kind and strength are alike. */
const likeness = (board: Board, { unit, lost }: WithLosses): number =>
  (UNIT_KIND[unit] as number) * 2 + Math.min(1, (board.reduced[unit] as number) + lost)

/** A way without the names of counters that are alike. */
export function wayKey(board: Board, steps: readonly UnitIndex[]): string {
  const lost = new Map<UnitIndex, number>()
  const keys = steps.map((unit) => {
    const before = lost.get(unit) ?? (board.reduced[unit] === 1 ? 1 : 0)
    lost.set(unit, before + 1)
    return (UNIT_KIND[unit] as number) * 2 + Math.min(1, before)
  })
  return keys.toSorted((a, b) => a - b).join()
}

/** Two full armies alone, no corps in reserve, 7 points at a loss factor of 3 or 5 at 2: one of them dies (12.4.4.2). */
export function mustOneDie(board: Board, units: readonly UnitIndex[], number: number): boolean {
  const [a, b] = units
  if (units.length !== 2 || a === undefined || b === undefined) return false
  const armies = units.every((unit) => UNIT_ARMY[unit] && board.reduced[unit] === 0)
  const loss = factor(LOSS, a, 0)
  if (!armies || factor(LOSS, b, 0) !== loss || number !== 2 * loss + 1) return false
  return units.every((unit) => replacementFor(board, unit) === undefined)
}

const withoutBothFlipped = (
  board: Board,
  units: readonly UnitIndex[],
  number: number,
  ways: LossWay[],
): LossWay[] =>
  mustOneDie(board, units, number) ? ways.filter(({ steps }) => new Set(steps).size < 2) : ways

/** Whoever comes first in the order takes a step as long as one fits; the rest is free (12.4.5). */
function byPriority(board: Board, units: readonly UnitIndex[], number: number): LossWay[] {
  const results = new Map<string, LossWay>()
  const walk = (remaining: readonly WithLosses[], taken: Taken) => {
    const left = number - taken.points
    const fitting = remaining.filter(({ unit, lost }) => {
      const { lossPriority } = unitAt(unit)
      const level = (board.reduced[unit] as number) + lost
      return lossPriority !== null && level < 2 && factor(LOSS, unit, level) <= left
    })
    if (fitting.length === 0) {
      const alive = remaining.filter(({ unit, lost }) => (board.reduced[unit] as number) + lost < 2)
      for (const way of freeWays(board, units, number, taken, alive)) {
        const key = wayKey(board, way.steps)
        if (!results.has(key)) results.set(key, way)
      }
      return
    }
    const first = Math.min(...fitting.map(({ unit }) => unitAt(unit).lossPriority ?? Infinity))
    for (const one of fitting) {
      if (unitAt(one.unit).lossPriority !== first) continue
      const level = (board.reduced[one.unit] as number) + one.lost
      const points = taken.points + factor(LOSS, one.unit, level)
      const rest = remaining.filter((other) => other !== one)
      const dies = level === 1
      const corps = dies && UNIT_ARMY[one.unit] ? replacementFor(board, one.unit, taken.used) : undefined
      walk(
        [
          ...rest,
          { unit: one.unit, lost: one.lost + 1 },
          ...(corps === undefined ? [] : [{ unit: corps, lost: 0 }]),
        ],
        {
          steps: [...taken.steps, one.unit],
          points,
          used: corps === undefined ? taken.used : [...taken.used, corps],
        },
      )
    }
  }
  walk(
    units.map((unit) => ({ unit, lost: 0 })),
    emptyTaken(),
  )
  return [...results.values()]
}
