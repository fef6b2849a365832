/** A mean with its 95 % confidence interval. */
export interface Estimate {
  readonly mean: number
  /** Half the width of the interval. */
  readonly margin: number
  readonly count: number
}

const Z95 = 1.96

/** The mean of some values, by the normal approximation. */
export function estimate(values: readonly number[]): Estimate {
  const count = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1)
  return { mean, margin: Z95 * Math.sqrt(variance / count), count }
}

/** A proportion by Wilson's interval, which stays between 0 and 1 for few trials too. */
export function proportion(hits: number, trials: number): { low: number; high: number } {
  const p = hits / trials
  const z = Z95 ** 2 / trials
  const middle = p + z / 2
  const half = Z95 * Math.sqrt((p * (1 - p)) / trials + z / (4 * trials))
  return { low: Math.max(0, middle - half) / (1 + z), high: (middle + half) / (1 + z) }
}
