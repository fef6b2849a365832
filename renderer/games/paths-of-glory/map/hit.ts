// Which place or counter a touch means. A finger in a place's own box means that place, whether it has a meaning now or
// not: an answer that is sent at once must not come from a touch on its neighbour. Between boxes a place that has a
// meaning now wins within 22 px, and so it does where boxes are too small for a finger.
import type { Point } from '../../../../shared/map/board-map.ts'
import { PLACE_ROOM, type PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { COUNTER_PX, fan, type Fanned } from './fan.ts'
import type { PlacesNow } from './position.ts'

/** Radius of the smallest target in screen px. */
export const REACH_PX = 22
/** A finger touches a counter within this distance, in screen px. */
export const AIR_PX = 3
/** The least height of a box, in screen px, in which a finger means its place and no other. */
export const LEAST_BOX_PX = 22
/** The least width of a counter that can be touched singly, in screen px. */
export const LEAST_COUNTER_PX = 20

export interface Aim {
  readonly point: Point
  /** Screen px per viewBox px. */
  readonly zoom: number
  readonly position: PlacesNow
  /** Whether a tap on a place, or on a counter in it, has a meaning now. */
  readonly means: (place: string, counter: string | null) => boolean
}

export interface Hit {
  readonly place: string
  /** The counter under the finger; null where it touched the place alone, or where counters are too small. */
  readonly counter: string | null
}

/** The box of a place in which a touch means it: its plate or row, its signs and its name. */
function gapTo([x, y]: Point, at: Point, half: number): number {
  const dx = Math.max(0, Math.abs(x - at[0]) - half)
  const dy = Math.max(0, at[1] - PLACE_ROOM.up - y, y - at[1] - PLACE_ROOM.down)
  return Math.hypot(dx, dy)
}

/** Whether a finger is in a place's own box, and the box is large enough for one. */
export function isInBox(map: PlaceMap, id: string, point: Point, zoom: number): boolean {
  const place = map.places.get(id)
  return place !== undefined && isBoxed(zoom) && gapTo(point, place.at, place.half) === 0
}
const isBoxed = (zoom: number): boolean => (PLACE_ROOM.up + PLACE_ROOM.down) * zoom >= LEAST_BOX_PX

const gapToCounter = ([x, y]: Point, { at, size }: Fanned): number =>
  Math.hypot(Math.max(0, Math.abs(x - at[0]) - size / 2), Math.max(0, Math.abs(y - at[1]) - size / 2))

/** What a tap means; null where nothing is within reach. */
export function hit(map: PlaceMap, { point, zoom, position, means }: Aim): Hit | null {
  const reach = REACH_PX / zoom
  const near: { readonly id: string; readonly gap: number; readonly away: number; readonly at: Point }[] = []
  for (const { id, at, half } of map.places.values()) {
    const gap = gapTo(point, at, half)
    if (gap <= reach) near.push({ id, gap, at, away: Math.hypot(point[0] - at[0], point[1] - at[1]) })
  }
  // Boxes never overlap, so at most one contains the finger.
  near.sort((a, b) => a.gap - b.gap || a.away - b.away)
  const apart = COUNTER_PX.corps * zoom >= LEAST_COUNTER_PX
  const counterIn = (id: string, at: Point): string | null => {
    if (!apart) return null
    const laid = fan(position.get(id)?.counters ?? [], at)
    const touched = laid
      .map((one, order) => ({ one, order, gap: gapToCounter(point, one) }))
      .filter(({ gap }) => gap <= AIR_PX / zoom)
      // Of counters that overlap the one on top, of two side by side the nearer one.
      .sort((a, b) => a.gap - b.gap || b.order - a.order)
    const meant = touched.find(({ one }) => means(id, one.counter.id))
    return (meant ?? touched[0])?.one.counter.id ?? null
  }
  const [first] = near
  if (!first) return null
  const chosen = first.gap === 0 && isBoxed(zoom) ? first : (near.find(({ id }) => means(id, null)) ?? first)
  return { place: chosen.id, counter: counterIn(chosen.id, chosen.at) }
}
