import type { Line, Point } from './plane.ts'
import { distance } from './plane.ts'

/** Adds points so that no step is longer than `step`. */
export function densify(line: Line, step: number): Point[] {
  const dense: Point[] = line.slice(0, 1)
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const pieces = Math.max(1, Math.ceil(distance(a, b) / step))
    for (let j = 1; j <= pieces; j++)
      dense.push([a[0] + ((b[0] - a[0]) * j) / pieces, a[1] + ((b[1] - a[1]) * j) / pieces])
  }
  return dense
}

function between(a: Point, b: Point, ta: number, tb: number, t: number): Point {
  const [u, v] = [(tb - t) / (tb - ta), (t - ta) / (tb - ta)]
  return [a[0] * u + b[0] * v, a[1] * u + b[1] * v]
}

function beyond(end: Point, inner: Point): Point {
  return [2 * end[0] - inner[0], 2 * end[1] - inner[1]]
}

/** Centripetal Catmull-Rom through the points (it neither loops nor overshoots), sampled about every `step`. */
export function spline(line: Line, step: number): Point[] {
  const last = line.at(-1)
  if (line.length < 3 || !last) return densify(line, step)
  const knots = [beyond(line[0]!, line[1]!), ...line, beyond(last, line.at(-2)!)]
  const knotStep = (a: Point, b: Point) => Math.max(1e-6, Math.sqrt(distance(a, b)))
  const curve: Point[] = []
  for (let i = 1; i < knots.length - 2; i++) {
    const [p0, p1, p2, p3] = [knots[i - 1]!, knots[i]!, knots[i + 1]!, knots[i + 2]!]
    const t1 = knotStep(p0, p1)
    const t2 = t1 + knotStep(p1, p2)
    const t3 = t2 + knotStep(p2, p3)
    const pieces = Math.max(1, Math.ceil(distance(p1, p2) / step))
    for (let j = 0; j < pieces; j++) {
      const t = t1 + ((t2 - t1) * j) / pieces
      const a1 = between(p0, p1, 0, t1, t)
      const a2 = between(p1, p2, t1, t2, t)
      const a3 = between(p2, p3, t2, t3, t)
      curve.push(between(between(a1, a2, 0, t2, t), between(a2, a3, t1, t3, t), t1, t2, t))
    }
  }
  curve.push(last)
  return curve
}

/** A linear congruential generator in [-0.5, 0.5): the same seed gives the same border on every machine. */
function noiseSource(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296 - 0.5
  }
}

/** Wave length in px and strength of each octave of the meander. */
const OCTAVES = [
  [27, 1],
  [11, 0.5],
  [5.5, 0.22],
] as const

/** Px over which the meander dies away towards both ends, so that lines still meet in their junctions. */
const FADE_PX = 10

/**
 * Moves the inner points of a line sideways by three octaves of smooth value noise, so that a border drawn with a few
 * points has the grain of the coast beside it. (Sines read as scallops.)
 */
export function meander(line: Line, amplitudePx: number, seed: number): Point[] {
  const along = [0]
  for (let i = 1; i < line.length; i++) along.push(along[i - 1]! + distance(line[i - 1]!, line[i]!))
  const total = along.at(-1)!
  const random = noiseSource(seed)
  const octaves = OCTAVES.map(([wavePx, strength]) => {
    const values = Array.from({ length: Math.ceil(total / wavePx) + 3 }, random)
    return (at: number): number => {
      const cell = Math.floor(at / wavePx)
      const f = at / wavePx - cell
      const ease = f * f * (3 - 2 * f)
      return strength * (values[cell]! * (1 - ease) + values[cell + 1]! * ease)
    }
  })
  return line.map((point, i) => {
    const [previous, next] = [line[i - 1], line[i + 1]]
    if (!previous || !next) return point
    const chord = distance(previous, next) || 1
    const fade = Math.min(1, along[i]! / FADE_PX, (total - along[i]!) / FADE_PX)
    const offset = fade * amplitudePx * octaves.reduce((sum, octave) => sum + octave(along[i]!), 0)
    return [
      point[0] - ((next[1] - previous[1]) / chord) * offset,
      point[1] + ((next[0] - previous[0]) / chord) * offset,
    ]
  })
}
