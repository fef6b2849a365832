import type { Line, Point } from './plane.ts'

function triangle(a: Point, b: Point, c: Point): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
}

/**
 * Visvalingam and Whyatt: drops the point whose triangle with its neighbours is smallest until all are at least
 * `areaPx` large. Ends stay; a closed line (first point equal to last) keeps five points.
 */
export function simplify(line: Line, areaPx: number, closed = false): Line {
  const least = closed ? 5 : 2
  const count = line.length
  if (count <= least) return line
  const before = line.map((_, i) => i - 1)
  const after = line.map((_, i) => i + 1)
  const alive = line.map(() => true)
  const areaAt = (i: number) => triangle(line[before[i]!]!, line[i]!, line[after[i]!]!)
  const areas = line.map((_, i) => (i === 0 || i === count - 1 ? Infinity : areaAt(i)))
  for (let left = count; left > least; left--) {
    let smallest = areaPx
    let victim = -1
    for (let i = 1; i < count - 1; i++)
      if (alive[i] && areas[i]! < smallest) {
        smallest = areas[i]!
        victim = i
      }
    if (victim < 0) break
    alive[victim] = false
    const [p, q] = [before[victim]!, after[victim]!]
    after[p] = q
    before[q] = p
    // An area never falls below one already dropped, or a long flat bay would vanish point by point.
    if (p > 0) areas[p] = Math.max(smallest, areaAt(p))
    if (q < count - 1) areas[q] = Math.max(smallest, areaAt(q))
  }
  return line.filter((_, i) => alive[i])
}
