// Which province a finger means. Touching a counter means its province; else the polygon under the finger; but a
// place that means something now pulls the finger over from 22 px away, so that even the smallest one is 44 px wide.
import type { BoardMap, MapProvince, Point } from '../../shared/map/board-map.ts'
import { SYMBOL_SIZE } from '../../shared/map/symbols.ts'

/** Radius of the smallest target in screen px. */
export const REACH_PX = 22

/** A counter as drawn: where it stands, its centre in viewBox px and its share of a full one. */
export interface Counter {
  readonly location: string
  readonly at: Point
  readonly size: number
}

export interface Aim {
  readonly point: Point
  /** Screen px per viewBox px. */
  readonly zoom: number
  /** Provinces where a tap means something now; empty when all are alike. */
  readonly wanted: ReadonlySet<string>
  readonly counters: readonly Counter[]
  /** The size of a full counter (symbols.ts). */
  readonly scale: number
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
      best = Math.min(best, squaredToSegment(point, p, q))
      p = q
    }
  }
  return Math.sqrt(best)
}

/** The square of a point's distance from the line between two others. */
export function squaredToSegment([x, y]: Point, [px, py]: Point, [qx, qy]: Point): number {
  const [dx, dy] = [qx - px, qy - py]
  const squared = dx * dx + dy * dy
  const t = squared === 0 ? 0 : ((x - px) * dx + (y - py) * dy) / squared
  const s = Math.min(1, Math.max(0, t))
  return (px + s * dx - x) ** 2 + (py + s * dy - y) ** 2
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
    .filter((counter) => covers(counter, point, aim.scale))
    .toSorted((a, b) => distance(a.at, point) - distance(b.at, point))
    .map(({ location }) => location.slice(0, 3))
  const polygon = polygonAt(map, point)
  const means = (id: string) => wanted.size === 0 || wanted.has(id)
  const pulling = near(map, wanted, point, reach)
  const first =
    touched.find(means) ??
    (polygon !== null && means(polygon) ? polygon : undefined) ??
    pulling[0]?.id ??
    touched[0] ??
    polygon ??
    near(map, map.provinces.keys(), point, reach)[0]?.id
  if (first === undefined) return null
  const province = map.provinces.get(first)
  const rival = touched.includes(first)
    ? undefined
    : pulling.find(({ id, gap }) => id !== first && gap <= reach / 2)
  return { province: first, coast: province ? coastAt(province, point) : null, rival: rival?.id ?? null }
}

function covers({ at, size }: Counter, [x, y]: Point, scale: number): boolean {
  const [width, height] = SYMBOL_SIZE.unit
  const half = (scale * size) / 2
  return Math.abs(x - at[0]) <= width * half && Math.abs(y - at[1]) <= height * half
}

/** The provinces of a list whose ground or symbols lie within reach of a point, the nearest first. */
function near(map: BoardMap, ids: Iterable<string>, point: Point, reach: number) {
  return Array.from(ids, (id) => map.provinces.get(id))
    .filter((province): province is MapProvince => province !== undefined && inBox(province, point, reach))
    .map((province) => ({
      id: province.id,
      gap: Math.min(away(province, point), nearestSite(province, point)),
    }))
    .filter(({ gap }) => gap <= reach)
    .toSorted((a, b) => a.gap - b.gap)
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
