// Points and areas of the drawing as plain geometry, in viewBox px.
import type { BoardMap, MapProvince, Point } from '../../shared/map/board-map.ts'

/** Whether a point lies inside rings, by the even-odd rule. */
export function inside(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let odd = false
  for (const ring of rings) {
    const last = ring.at(-1)
    if (!last) continue
    let px = last[0]
    let py = last[1]
    for (const point of ring) {
      const qx = point[0]
      const qy = point[1]
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

/** Whether a point lies within a province's box, `margin` px around it included. */
export function inBox({ box }: MapProvince, [x, y]: Point, margin: number): boolean {
  return (
    x >= box.x - margin &&
    x <= box.x + box.width + margin &&
    y >= box.y - margin &&
    y <= box.y + box.height + margin
  )
}
