// The part of the map that is shown first: where armies of both sides stand next to each other.
import { LINES } from '../../../../shared/games/paths-of-glory/facts/lines.ts'
import { findSpace, spaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { Box } from '../../../../shared/map/board-map.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import type { PlacesNow } from './position.ts'

/** The largest part of the map whose letters are readable on a phone. */
const VIEW_PX = { width: 430, height: 620 } as const

/** Whether units stand in a place, and units of the other side next to it. */
export function facesEnemy(position: PlacesNow, place: string): boolean {
  const side = position.get(place)?.counters[0]?.side
  const index = findSpace(place)
  if (!side || index === undefined) return false
  return (LINES[index] ?? []).some(({ to }) => {
    const other = position.get(spaceId(to))?.counters[0]?.side
    return other !== undefined && other !== side
  })
}

/** A box around the part of the front with most units; null where no units of both sides are adjacent. */
export function frontOf(map: PlaceMap, position: PlacesNow): Box | null {
  const points: (readonly [number, number])[] = []
  for (const id of position.keys()) {
    const at = map.places.get(id)?.at
    if (at && facesEnemy(position, id)) points.push(at)
  }
  const near = ([x, y]: readonly [number, number]) =>
    points.filter(([u, v]) => Math.abs(u - x) < VIEW_PX.width / 2 && Math.abs(v - y) < VIEW_PX.height / 2)
  const [best] = points.toSorted((a, b) => near(b).length - near(a).length)
  if (!best) return null
  const around = near(best)
  const middle = (axis: 0 | 1) => around.reduce((sum, at) => sum + at[axis], 0) / around.length
  return { x: middle(0) - VIEW_PX.width / 2, y: middle(1) - VIEW_PX.height / 2, ...VIEW_PX }
}

/** Margin around the places, in viewBox px. */
const AIR_PX = 70

/** A box around every counter on the main part of the map; null where there is none. */
export function theatreOf(map: PlaceMap, position: PlacesNow): Box | null {
  const insets = map.regions.slice(1).map(({ window }) => window)
  const points = [...position].flatMap(([id, { counters }]) => {
    const at = counters.length > 0 ? map.places.get(id)?.at : undefined
    if (!at) return []
    const inset = insets.some(
      ({ x, y, width, height }) => at[0] >= x && at[0] <= x + width && at[1] >= y && at[1] <= y + height,
    )
    return inset ? [] : [at]
  })
  if (points.length === 0) return null
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs) - AIR_PX, Math.min(...ys) - AIR_PX]
  return { x, y, width: Math.max(...xs) + AIR_PX - x, height: Math.max(...ys) + AIR_PX - y }
}

/** A box around the place where something happens; null where nothing does. */
export function aroundScene(map: PlaceMap, place: string | null): Box | null {
  const at = place === null ? undefined : map.places.get(place)?.at
  return at ? { x: at[0] - VIEW_PX.width / 2, y: at[1] - VIEW_PX.height / 2, ...VIEW_PX } : null
}
