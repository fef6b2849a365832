// The history as numbers: centres by phase for the charts, by year for the table.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { PhaseSummary } from '../../../../shared/games/diplomacy/view.ts'

/** A power's line through the history: its centres after each closed phase. */
export interface Line {
  readonly power: PowerId
  readonly counts: readonly number[]
}

const countOf = (summary: PhaseSummary, power: PowerId): number => summary.centres[power] ?? 0

/** A line for each power, in the table's order. */
export function linesOf(history: readonly PhaseSummary[], powers: readonly PowerId[]): readonly Line[] {
  return powers.map((power) => ({ power, counts: history.map((summary) => countOf(summary, power)) }))
}

/** A chart's filled steps as an SVG path, `width` by `height`, its top at `most`: counts stay until they change. */
export function area(counts: readonly number[], width: number, height: number, most: number): string {
  const step = width / Math.max(1, counts.length - 1)
  const y = (count: number) => (height - (count / most) * height).toFixed(1)
  const steps = counts.map((count, i) => (i === 0 ? `V${y(count)}` : `H${(i * step).toFixed(1)}V${y(count)}`))
  return counts.length === 0 ? '' : `M0 ${height}${steps.join('')}H${width}V${height}z`
}

export interface Year {
  readonly year: number
  /** The phase the year's counts are taken from: its last one. */
  readonly index: number
  readonly centres: Readonly<Record<PowerId, number>>
}

/** The table of centres: one line a year, counted when its last phase closed; a year before its fall has none yet. */
export function yearsOf(history: readonly PhaseSummary[]): readonly Year[] {
  const years = new Map<number, Year>()
  for (const { turn, index, centres } of history)
    if (turn.season !== 'spring') years.set(turn.year, { year: turn.year, index, centres })
  return [...years.values()]
}

/** Gain or loss of a power against the year before; null in the first year. */
export function changeOf(years: readonly Year[], at: number, power: PowerId): number | null {
  const before = years[at - 1]
  const now = years[at]
  return before && now ? (now.centres[power] ?? 0) - (before.centres[power] ?? 0) : null
}
