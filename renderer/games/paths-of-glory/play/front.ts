// Where to look first: around the places where armies of both sides stand next to each other.
import { LINES } from '../../../../shared/games/paths-of-glory/facts/lines.ts'
import { findSpace, spaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { Box } from '../../../../shared/map/board-map.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import type { Position } from '../map/position.ts'

/** As much of the map as a phone shows with its letters still to be read. */
const VIEW_PX = { width: 430, height: 620 } as const

/** A box around the densest stretch of front; null where nobody faces anybody. */
export function frontOf(map: PlaceMap, position: Position): Box | null {
  const points: (readonly [number, number])[] = []
  for (const [id, { counters }] of position) {
    const side = counters[0]?.side
    const index = findSpace(id)
    const at = map.places.get(id)?.at
    if (!side || index === undefined || !at) continue
    const faces = (LINES[index] ?? []).some(({ to }) => {
      const other = position.get(spaceId(to))?.counters[0]?.side
      return other !== undefined && other !== side
    })
    if (faces) points.push(at)
  }
  const near = ([x, y]: readonly [number, number]) =>
    points.filter(([u, v]) => Math.abs(u - x) < VIEW_PX.width / 2 && Math.abs(v - y) < VIEW_PX.height / 2)
  const [best] = points.toSorted((a, b) => near(b).length - near(a).length)
  if (!best) return null
  const around = near(best)
  const middle = (axis: 0 | 1) => around.reduce((sum, at) => sum + at[axis], 0) / around.length
  return { x: middle(0) - VIEW_PX.width / 2, y: middle(1) - VIEW_PX.height / 2, ...VIEW_PX }
}

/** A box around the place where something happens; null where nothing does. */
export function aroundScene(map: PlaceMap, place: string | null): Box | null {
  const at = place === null ? undefined : map.places.get(place)?.at
  return at ? { x: at[0] - VIEW_PX.width / 2, y: at[1] - VIEW_PX.height / 2, ...VIEW_PX } : null
}
