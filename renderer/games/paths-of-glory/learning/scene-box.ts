// The part of the map that a page of a lesson shows: around its place, so near that the counters can be read on a phone.
import type { Box } from '../../../../shared/map/board-map.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'

/** Screen pixels for one of the map, at which the factors of counters are written. */
const READABLE = 1.2
/** How much of the map a high screen shows: more than a phone, with larger letters. */
const HIGH_PX = 560
/** Where the talk stands beside the map, not below it. */
const WIDE_PX = 900

export function sceneBox(map: PlaceMap, place: string): Box | null {
  const at = map.places.get(place)?.at
  if (!at) return null
  const beside = innerWidth >= WIDE_PX
  const room = beside
    ? { width: innerWidth * 0.68, height: innerHeight }
    : { width: innerWidth, height: innerHeight * 0.4 }
  const zoom = Math.max(READABLE, room.height / HIGH_PX)
  const [width, height] = [room.width / zoom, room.height / zoom]
  return { x: at[0] - width / 2, y: at[1] - height / 2, width, height }
}
