// Places start where they are on the earth and make room for each other: boxes push boxes, lines keep off boxes they do
// not end at, and a line keeps the bearing it has on the true map. What is left to overlap is pushed apart at the end.
import type { Bounds, Point } from '../../../shared/map/layout/plane.ts'

/** What lies around a place's point: its box reaches `half` to both sides, `up` above and `down` below, in px. */
export interface Extent {
  readonly half: number
  readonly up: number
  readonly down: number
}

export interface Crowd {
  /** Where each place is on the true map, in px of the drawing. */
  readonly homes: readonly Point[]
  readonly extents: readonly Extent[]
  /** Pairs of places joined by a line, by their index. */
  readonly lines: readonly (readonly [number, number])[]
  /** How often everything moves before boxes are only pushed apart. */
  readonly steps: number
  /** Free space between boxes in px. */
  readonly air: number
  /** Where each point must lie: within a rectangle, and outside of others. */
  readonly rims: readonly { readonly within: Bounds; readonly outside: readonly Bounds[] }[]
}

/** A line keeps this far from the middle of a box it passes, in half boxes. */
const CLEARANCE = 1.05
const HOME_PULL = 0.006
const BEARING_PULL = 0.025
const LINE_PUSH = 0.25
/** Steps in which boxes are pushed apart at the end, at most. */
const LAST_STEPS = 4000

/** Moves places until no two boxes touch. The same crowd always gives the same places. */
export function relax({ homes, extents, lines, steps, air, rims }: Crowd): Point[] {
  const count = homes.length
  const xs = Float64Array.from(homes, ([x]) => x)
  const ys = Float64Array.from(homes, ([, y]) => y)
  const fx = new Float64Array(count)
  const fy = new Float64Array(count)
  const halves = Float64Array.from(extents, ({ half }) => half)
  const ups = Float64Array.from(extents, ({ up }) => up)
  const downs = Float64Array.from(extents, ({ down }) => down)

  /** Pushes overlapping boxes apart the short way; true while any two overlap. */
  function separate(strength: number): boolean {
    let touching = false
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) {
        const dx = xs[j]! - xs[i]!
        const ox = halves[i]! + halves[j]! + air - Math.abs(dx)
        if (ox <= 0) continue
        const dy = ys[j]! - ys[i]!
        // The room that is needed differs with who is above.
        const oy = (dy < 0 ? ups[i]! + downs[j]! : downs[i]! + ups[j]!) + air - Math.abs(dy)
        if (oy <= 0) continue
        touching = true
        if (ox < oy * 1.25) {
          const f = ((dx < 0 ? -ox : ox) / 2) * strength
          fx[i]! -= f
          fx[j]! += f
        } else {
          const f = ((dy < 0 ? -oy : oy) / 2) * strength
          fy[i]! -= f
          fy[j]! += f
        }
      }
    }
    return touching
  }

  function keepBearings(strength: number): void {
    for (const [a, b] of lines) {
      const tx = homes[b]![0] - homes[a]![0]
      const ty = homes[b]![1] - homes[a]![1]
      const true_ = Math.hypot(tx, ty) || 1
      const dx = xs[b]! - xs[a]!
      const dy = ys[b]! - ys[a]!
      const now = Math.hypot(dx, dy)
      const gx = (tx / true_) * now - dx
      const gy = (ty / true_) * now - dy
      fx[a]! -= gx * strength
      fy[a]! -= gy * strength
      fx[b]! += gx * strength
      fy[b]! += gy * strength
    }
  }

  /** Boxes are pushed off lines that pass them, and the ends of those lines the other way, half as much. */
  function keepLinesClear(strength: number): void {
    for (const [a, b] of lines) {
      const ax = xs[a]!
      const ay = ys[a]!
      const bx = xs[b]!
      const by = ys[b]!
      const left = Math.min(ax, bx)
      const right = Math.max(ax, bx)
      const top = Math.min(ay, by)
      const bottom = Math.max(ay, by)
      for (let i = 0; i < count; i++) {
        const half = halves[i]!
        if (xs[i]! < left - half || xs[i]! > right + half) continue
        const middle = ys[i]! + (downs[i]! - ups[i]!) / 2
        const high = (ups[i]! + downs[i]!) / 2
        if (middle < top - high || middle > bottom + high || i === a || i === b) continue
        // In a plane in which the box is as wide as high.
        const ratio = high / half
        const ex = (bx - ax) * ratio
        const ey = by - ay
        const px = (xs[i]! - ax) * ratio
        const py = middle - ay
        const t = (px * ex + py * ey) / (ex * ex + ey * ey || 1)
        if (t < 0.04 || t > 0.96) continue
        const nx = t * ex - px
        const ny = t * ey - py
        const away = Math.hypot(nx, ny)
        const want = high * CLEARANCE
        if (away >= want) continue
        const f = ((want - away) / (away || 1)) * strength
        const mx = nx * f * 0.7
        const my = ny * f
        fx[i]! -= mx
        fy[i]! -= my
        fx[a]! += (mx / 2) * (1 - t)
        fy[a]! += (my / 2) * (1 - t)
        fx[b]! += (mx / 2) * t
        fy[b]! += (my / 2) * t
      }
    }
  }

  function move(): void {
    for (let i = 0; i < count; i++) {
      xs[i]! += fx[i]!
      ys[i]! += fy[i]!
    }
    fx.fill(0)
    fy.fill(0)
    keepWithin()
  }

  function keepWithin(): void {
    rims.forEach(({ within: [x0, y0, x1, y1], outside }, i) => {
      xs[i] = Math.min(x1, Math.max(x0, xs[i]!))
      ys[i] = Math.min(y1, Math.max(y0, ys[i]!))
      for (const [left, top, right, bottom] of outside) {
        const [x, y] = [xs[i], ys[i]]
        if (x <= left || x >= right || y <= top || y >= bottom) continue
        const least = Math.min(x - left, right - x, y - top, bottom - y)
        if (least === x - left) xs[i] = left
        else if (least === y - top) ys[i] = top
        else if (least === right - x) xs[i] = right
        else ys[i] = bottom
      }
    })
  }

  for (let step = 0; step < steps; step++) {
    const heat = 1 - step / steps
    separate(0.4)
    for (let i = 0; i < count; i++) {
      fx[i]! += (homes[i]![0] - xs[i]!) * HOME_PULL * heat
      fy[i]! += (homes[i]![1] - ys[i]!) * HOME_PULL * heat
    }
    keepBearings(BEARING_PULL * (0.3 + 0.7 * heat))
    keepLinesClear(LINE_PUSH)
    move()
  }
  for (let step = 0; step < LAST_STEPS; step++) {
    if (!separate(0.52) && step > LAST_STEPS / 2) break
    keepLinesClear(0.15 * Math.max(0, 1 - step / 3000))
    move()
  }
  return homes.map((_, i) => [Math.round(xs[i]!), Math.round(ys[i]!)])
}
