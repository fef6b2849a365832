// Derives neighbourhoods from the points of the drawing: which provinces touch, which meet at the water, and what each
// stretch of a shore faces.
import type { BoardMap, MapArea, Point } from '../../shared/map/board-map.ts'
import { areaOf } from './geometry.ts'

/** `A-B`, alphabetical. */
export const pairOf = (a: string, b: string) => (a < b ? `${a}-${b}` : `${b}-${a}`)

export function areasOf(map: BoardMap): ReadonlyMap<string, MapArea> {
  return new Map<string, MapArea>([...map.provinces.values(), ...map.scenery].map((area) => [area.id, area]))
}

/** Length of common border by pair of provinces; a strait counts for its shore, lakes and neutral land for nobody. */
export function commonBorders(
  map: BoardMap,
  lengthOf: (line: readonly Point[]) => number,
): Map<string, number> {
  const areas = areasOf(map)
  const counts = (id: string | null): string | null => {
    const area = id === null ? undefined : areas.get(id)
    if (!area) return null
    return area.kind === 'strait' || map.provinces.has(area.id) ? area.province : null
  }
  const lengths = new Map<string, number>()
  for (const { between, points } of map.borders) {
    const [a, b] = [counts(between[0]), counts(between[1])]
    if (a !== null && b !== null && a !== b)
      lengths.set(pairOf(a, b), (lengths.get(pairOf(a, b)) ?? 0) + lengthOf(points))
  }
  return lengths
}

/** The areas that meet where border lines end, straits counted for their shore. */
export function corners(map: BoardMap): Set<string>[] {
  const areas = areasOf(map)
  const meeting = new Map<string, Set<string>>()
  for (const { between, points } of map.borders)
    for (const end of [points[0]!, points.at(-1)!]) {
      const here = meeting.get(end.join()) ?? new Set<string>()
      meeting.set(end.join(), here)
      for (const id of between) {
        const area = id === null ? undefined : areas.get(id)
        if (area) here.add(area.kind === 'strait' ? area.province! : area.id)
      }
    }
  return [...meeting.values()]
}

/** Pairs of land provinces that meet in a point at the water's edge: fleets pass between them. */
export function meetingAtSea(map: BoardMap): Set<string> {
  const kind = (id: string) => map.provinces.get(id)?.kind
  const pairs = new Set<string>()
  for (const here of corners(map)) {
    if (![...here].some((id) => kind(id) === 'sea')) continue
    const lands = [...here].filter((id) => kind(id) === 'land')
    for (const a of lands) for (const b of lands) if (a < b) pairs.add(pairOf(a, b))
  }
  return pairs
}

export interface Stretch {
  /** The seas along it and the land at its two ends. */
  readonly touches: Set<string>
  readonly shore: Point[]
}

/** The runs of shore along a province's mainland, parted by land or by the frame. */
export function stretches(map: BoardMap, id: string): Stretch[] {
  const ring = [...map.provinces.get(id)!.rings].sort((p, q) => areaOf([q]) - areaOf([p]))[0]!
  const beyond = new Map<string, string | null>()
  for (const { between, points } of map.borders) {
    if (!between.includes(id)) continue
    const other = between[0] === id ? between[1] : between[0]
    for (let i = 1; i < points.length; i++) {
      beyond.set(`${points[i - 1]!.join()} ${points[i]!.join()}`, other)
      beyond.set(`${points[i]!.join()} ${points[i - 1]!.join()}`, other)
    }
  }
  const across = ring.map(
    (point, i) => beyond.get(`${point.join()} ${ring[(i + 1) % ring.length]!.join()}`) ?? null,
  )
  const beside = (i: number) => across[(i + ring.length) % ring.length]!
  const isShore = (i: number) => map.provinces.get(beside(i))?.kind === 'sea'
  const runs: Stretch[] = []
  for (let i = 0; i < ring.length; i++) {
    if (!isShore(i) || isShore(i - 1)) continue
    const run: Stretch = { touches: new Set(), shore: [] }
    let k = i
    for (; isShore(k); k++) {
      run.touches.add(beside(k))
      run.shore.push(ring[k % ring.length]!)
    }
    for (const flank of [beside(i - 1), beside(k)]) if (map.provinces.has(flank)) run.touches.add(flank)
    runs.push(run)
  }
  return runs
}

/** Distance of the nearest of some points. */
export function nearness(points: readonly Point[], [x, y]: Point): number {
  return Math.min(...points.map((p) => Math.hypot(p[0] - x, p[1] - y)))
}

/** The stretch of shore that the fleet of a separate coast stands at. */
export function stretchOf(map: BoardMap, id: string, coast: string): Stretch {
  const site = map.provinces.get(id)!.sites.coasts[coast]!
  return stretches(map, id).sort((p, q) => nearness(p.shore, site) - nearness(q.shore, site))[0]!
}
