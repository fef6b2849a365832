// Centres by year as lines.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { PhaseSummary } from '../../../../shared/games/diplomacy/view.ts'
import { yearsOf } from '../reading/years.ts'

export interface Curve {
  readonly power: PowerId
  /** At the start, and at the end of each year. */
  readonly counts: readonly number[]
}

export interface Curves {
  /** The year before the first, and every year. */
  readonly years: readonly number[]
  readonly curves: readonly Curve[]
  readonly most: number
}

/** The lines of all powers; a single point each before the first year ends. */
export function curvesOf(history: readonly PhaseSummary[], powers: readonly PowerId[]): Curves {
  const years = yearsOf(history)
  const start = history[0]
  const at = [...(start ? [{ year: start.turn.year - 1, centres: start.centres }] : []), ...years]
  const curves = powers.map((power) => ({
    power,
    counts: at.map(({ centres }) => centres[power] ?? 0),
  }))
  return {
    years: at.map(({ year }) => year),
    curves,
    most: Math.max(6, ...curves.flatMap(({ counts }) => counts)),
  }
}
