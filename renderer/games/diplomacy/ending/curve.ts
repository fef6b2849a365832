// The game as lines: how many centres each power held after every closed phase.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { PhaseSummary } from '../../../../shared/games/diplomacy/view.ts'
import { keptApart } from '../reading/kept-apart.ts'
import { linesOf } from '../reading/years.ts'

/** The drawing's size in viewBox px; lines end where the names at their side begin. */
export const CURVE = { width: 600, height: 260, names: 64, top: 12, bottom: 26 } as const
/** Names closer than this would overlap (viewBox px). */
const NAME_PX = 24
/** How far apart lines of equal counts run where there is room, so that none hides another (viewBox px). */
const LANE_PX = 5

export interface CurveLine {
  readonly power: PowerId
  /** SVG path of the line. */
  readonly path: string
  /** What it ends with, and the height its name stands at. */
  readonly last: number
  readonly nameAt: number
}

export interface Curve {
  readonly lines: readonly CurveLine[]
  /** Where a year begins, and the height of a count. */
  readonly years: readonly { readonly year: number; readonly x: number }[]
  readonly heightOf: (count: number) => number
  readonly most: number
}

/** The lines of a game; null before its first phase closed. `goal` is drawn as well, so it must fit. */
export function curveOf(
  history: readonly PhaseSummary[],
  powers: readonly PowerId[],
  goal: number,
): Curve | null {
  if (history.length === 0) return null
  const all = linesOf(history, powers).toSorted((a, b) => (b.counts.at(-1) ?? 0) - (a.counts.at(-1) ?? 0))
  const highest = Math.max(...all.flatMap(({ counts }) => counts))
  // A short game stays far from the goal: then the scale ends lower.
  const most = highest * 2 >= goal ? Math.max(highest, goal) : highest + 1
  const { width, height, names, top, bottom } = CURVE
  const step = (width - names) / Math.max(1, history.length - 1)
  const heightOf = (count: number) => height - bottom - (count / most) * (height - top - bottom)
  const perCount = (height - top - bottom) / most
  /** How much lower than its count a line runs after a phase, beside others of the same count. */
  const laneOf = (line: (typeof all)[number], i: number) => {
    const count = line.counts[i]
    // The foot of the drawing is for those who hold none.
    if (count === 0) return 0
    const equal = all.filter(({ counts }) => counts[i] === count)
    const lane = equal.indexOf(line) - (equal.length - 1) / 2
    return lane * Math.min(LANE_PX, perCount / equal.length)
  }
  const path = (line: (typeof all)[number]) =>
    line.counts
      .map((count, i) => {
        const y = heightOf(count) + laneOf(line, i)
        return `${i === 0 ? 'M' : 'L'}${(i * step).toFixed(1)} ${y.toFixed(1)}`
      })
      .join('')
  const ends = all.map((line) => ({ power: line.power, last: line.counts.at(-1) ?? 0, path: path(line) }))
  const years = history.flatMap(({ turn }, i) =>
    turn.year === history[i - 1]?.turn.year ? [] : [{ year: turn.year, x: i * step }],
  )
  return { lines: spread(ends, heightOf), years, heightOf, most }
}

/** Names in the order of their lines, apart from each other. */
function spread(
  ends: readonly Omit<CurveLine, 'nameAt'>[],
  heightOf: (count: number) => number,
): readonly CurveLine[] {
  const alive = ends.filter(({ last }) => last > 0)
  const lowest = CURVE.height - CURVE.bottom
  const at = keptApart(
    alive.map(({ last }) => heightOf(last)),
    NAME_PX,
    CURVE.top,
    lowest,
  )
  return ends.map((end) => ({ ...end, nameAt: at[alive.indexOf(end)] ?? lowest }))
}
