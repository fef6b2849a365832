// A smooth displacement through scattered points: the thin-plate spline. It moves coasts and borders along with the
// places.
import type { Point } from '../../../shared/map/layout/plane.ts'

/**
 * Coordinates are scaled to about this size before anything is squared, so that the equations stay well conditioned.
 */
const UNIT_PX = 500
/** How far the field may miss a place for the sake of smoothness, in squared units. */
const SMOOTHING = 0.0015

const kernel = (squared: number): number => (squared === 0 ? 0 : 0.5 * squared * Math.log(squared))

/** Solves a full system of equations with two right-hand sides in place (Gauss and Jordan, the largest pivot first). */
function solve(rows: Float64Array[]): [number, number][] {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let r = column + 1; r < size; r++)
      if (Math.abs(rows[r]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = r
    const row = rows[pivot]!
    rows[pivot] = rows[column]!
    rows[column] = row
    for (let r = 0; r < size; r++) {
      if (r === column) continue
      const factor = rows[r]![column]! / row[column]!
      if (factor !== 0) for (let c = column; c < size + 2; c++) rows[r]![c]! -= factor * row[c]!
    }
  }
  return rows.map((row, i) => [row[size]! / row[i]!, row[size + 1]! / row[i]!])
}

/** The field that carries each of `from` to its partner in `to` (nearly), and everything between them smoothly. */
export function thinPlate(from: readonly Point[], to: readonly Point[]): (at: Point) => Point {
  const knots = from.map(([x, y]) => [x / UNIT_PX, y / UNIT_PX] as const)
  const count = knots.length
  const rows = Array.from({ length: count + 3 }, () => new Float64Array(count + 5))
  knots.forEach(([x, y], i) => {
    const row = rows[i]!
    knots.forEach(([u, v], j) => (row[j] = kernel((x - u) ** 2 + (y - v) ** 2)))
    row[i]! += SMOOTHING
    row.set([1, x, y, to[i]![0], to[i]![1]], count)
    rows[count]![i] = 1
    rows[count + 1]![i] = x
    rows[count + 2]![i] = y
  })
  const weights = solve(rows)
  const [shift, alongX, alongY] = [weights[count]!, weights[count + 1]!, weights[count + 2]!]
  return ([px, py]) => {
    const [x, y] = [px / UNIT_PX, py / UNIT_PX]
    let outX = shift[0] + alongX[0] * x + alongY[0] * y
    let outY = shift[1] + alongX[1] * x + alongY[1] * y
    for (let i = 0; i < count; i++) {
      const [u, v] = knots[i]!
      const near = kernel((x - u) ** 2 + (y - v) ** 2)
      outX += weights[i]![0] * near
      outY += weights[i]![1] * near
    }
    return [outX, outY]
  }
}
