// The badges of activated places: what each is activated for. They lie above the lights, at a corner that no cost has, and
// hide no name where there is room. A place that all units have left has none: nothing more can be done with it.
import type { Point } from '../../../../shared/map/board-map.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { type WrittenName, widthOf } from './names.ts'
import { type PlateShape, plateOf } from './plates.ts'
import type { PlacesNow } from './position.ts'
import { box } from './shapes.ts'
import { put } from './signs.ts'

/** On a badge: an arrow for moves, crossed swords for attacks. */
const MOVE_SIGN = 'M-5.5 -1.8h5.5v-3.4l6 5.2l-6 5.2v-3.4h-5.5z'
const ATTACK_SIGN =
  'M-5 -6l9 9.4l1.6 -.4l.4 1.4l-1.6 1.6l-1.4 -.4l.4 -1.6l-9.4 -9zM5 -6l-9 9.4l-1.6 -.4l-.4 1.4l1.6 1.6l1.4 -.4l-.4 -1.6l9.4 -9z'
const RADIUS = 8.5
/** At far zooms badges, and the ticks on counters, are as many times as large. */
export const FAR_SCALE = 1.8

export interface DrawnBadges {
  readonly move: string
  readonly attack: string
  /** The signs on them. */
  readonly signs: string
}

/** How much of a name lies under a badge around a point: 0 where they are apart. */
function hides([x, y]: Point, radius: number, { name, size, x: middle, y: foot }: WrittenName): number {
  const across = widthOf(name, size) / 2 + radius - Math.abs(middle - x)
  // Capitals stand on the foot line, and few letters reach below it.
  const down = size * 0.45 + radius - Math.abs(foot - size * 0.3 - y)
  return Math.max(0, across) * Math.max(0, down)
}

/** Where the badge of a place lies: of the spots around its plate the first that covers no name, or the least of them. */
export function badgeSpot(
  { at, width, height }: PlateShape,
  far: boolean,
  names: readonly WrittenName[],
): Point {
  const out = far ? 8 : 2
  const [x, y] = at
  const [left, top] = [x - width / 2 - out, y - height / 2 - out]
  const radius = RADIUS * (far ? FAR_SCALE : 1)
  const spots: readonly Point[] = [
    [left, top],
    [left - radius / 2, y],
    [left + radius, top + radius / 2],
    [left, y + height / 2 + out],
    [x, top],
  ]
  const near = names.filter((name) => Math.abs(name.y - y) < height + 2 * radius + name.size)
  const hidden = (spot: Point) => near.reduce((sum, name) => sum + hides(spot, radius, name), 0)
  const [least] = spots
    .map((spot) => ({ spot, hidden: hidden(spot) }))
    .toSorted((a, b) => a.hidden - b.hidden)
  return least?.spot ?? at
}

/** The badges of a position, with the names that are written on the map. */
export function drawBadges(
  map: PlaceMap,
  position: PlacesNow,
  far: boolean,
  names: readonly WrittenName[],
): DrawnBadges {
  const badges = { move: '', attack: '' }
  let signs = ''
  const scale = far ? FAR_SCALE : 1
  const side = 2 * RADIUS * scale
  for (const [id, now] of position) {
    const place = map.places.get(id)
    if (!place || !now.activation || now.counters.length === 0) continue
    const corner = badgeSpot(plateOf(place, now, far), far, names)
    const moves = now.activation === 'move'
    badges[now.activation] += box(corner, side, side, moves ? side / 2 : 5 * scale, moves)
    signs += put(moves ? MOVE_SIGN : ATTACK_SIGN, corner, scale)
  }
  return { ...badges, signs }
}
