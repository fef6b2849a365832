// Which province a finger means. Touching a counter means its province; else the polygon under the finger; but a
// place that means something now pulls the finger over from 22 px away, so that even the smallest one is 44 px wide.
import type { BoardMap, MapProvince, Point } from '../../shared/map/board-map.ts'

/** Radius of the smallest target in screen px. */
export const REACH_PX = 22

/** A counter as drawn: centre and half its size in viewBox px. */
export interface Counter {
  readonly province: string
  readonly at: Point
  readonly half: readonly [width: number, height: number]
}

export interface Aim {
  readonly point: Point
  /** Screen px per viewBox px. */
  readonly zoom: number
  /** Provinces where a tap means something now; empty when all are alike. */
  readonly wanted: ReadonlySet<string>
  readonly counters: readonly Counter[]
}

export interface Hit {
  readonly province: string
  /** The named coast nearest to the finger, where the province has several. */
  readonly coast: string | null
  /** Another province the finger might have meant: it lies within half the reach. */
  readonly rival: string | null
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Whether a point lies inside rings, by the even-odd rule. */
export function inside(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let odd = false
  for (const ring of rings) {
    let [px, py] = ring.at(-1) ?? [0, 0]
    for (const [qx, qy] of ring) {
      if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) odd = !odd
      px = qx
      py = qy
    }
  }
  return odd
}

/** How far a point lies from an area's outline, in viewBox px; 0 inside. */
export function away(area: MapProvince, point: Point): number {
  if (inside(area.rings, point)) return 0
  let best = Infinity
  for (const ring of area.rings) {
    let p = ring.at(-1) as Point
    for (const q of ring) {
      best = Math.min(best, distanceToSegment(point, p, q))
      p = q
    }
  }
  return best
}

function distanceToSegment(point: Point, p: Point, q: Point): number {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
  const squared = dx * dx + dy * dy
  const t = squared === 0 ? 0 : ((point[0] - p[0]) * dx + (point[1] - p[1]) * dy) / squared
  const s = Math.min(1, Math.max(0, t))
  return distance(point, [p[0] + s * dx, p[1] + s * dy])
}

/** The province whose polygon holds the point; scenery stands for the province it belongs to. */
export function polygonAt(map: BoardMap, point: Point): string | null {
  for (const province of map.provinces.values())
    if (inBox(province, point, 0) && inside(province.rings, point)) return province.id
  for (const area of map.scenery)
    if (area.province !== null && inside(area.rings, point)) return area.province
  return null
}

function inBox({ box }: MapProvince, [x, y]: Point, margin: number): boolean {
  return (
    x >= box.x - margin &&
    x <= box.x + box.width + margin &&
    y >= box.y - margin &&
    y <= box.y + box.height + margin
  )
}

/** The province a tap means; null where the board ends. */
export function hit(map: BoardMap, aim: Aim): Hit | null {
  const { point, wanted } = aim
  const reach = REACH_PX / aim.zoom
  const touched = aim.counters
    .filter(({ at, half }) => Math.abs(point[0] - at[0]) <= half[0] && Math.abs(point[1] - at[1]) <= half[1])
    .toSorted((a, b) => distance(a.at, point) - distance(b.at, point))
    .map((counter) => counter.province)
  const polygon = polygonAt(map, point)
  const near = [...map.provinces.values()]
    .filter((province) => inBox(province, point, reach))
    .map((province) => ({
      id: province.id,
      gap: Math.min(away(province, point), nearestSite(province, point)),
    }))
    .filter(({ gap }) => gap <= reach)
    .toSorted((a, b) => a.gap - b.gap)
  const pulled = near.filter(({ id }) => wanted.has(id)).map(({ id }) => id)
  const close = near.filter(({ id, gap }) => wanted.has(id) && gap <= reach / 2).map(({ id }) => id)

  const first =
    touched.find((id) => wanted.size === 0 || wanted.has(id)) ??
    (polygon !== null && (wanted.size === 0 || wanted.has(polygon)) ? polygon : undefined) ??
    pulled[0] ??
    touched[0] ??
    polygon ??
    near[0]?.id
  if (first === undefined) return null
  const province = map.provinces.get(first)
  const rival = touched.includes(first) ? null : (close.find((id) => id !== first) ?? null)
  return { province: first, coast: province ? coastAt(province, point) : null, rival }
}

const nearestSite = ({ sites }: MapProvince, point: Point): number =>
  Math.min(distance(sites.unit, point), sites.star ? distance(sites.star, point) : Infinity)

/** The coast a finger is nearest to; null in provinces with one coast, or where it is nearer to the middle. */
export function coastAt({ sites }: MapProvince, point: Point): string | null {
  const coasts = Object.entries(sites.coasts).toSorted(
    ([, a], [, b]) => distance(a, point) - distance(b, point),
  )
  const [first] = coasts
  return first && distance(first[1], point) < distance(sites.unit, point) ? first[0] : null
}
