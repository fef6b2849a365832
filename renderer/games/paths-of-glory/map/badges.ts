// The badges of activated places: what each is activated for. They lie above the lights, at the corner that no cost has.
// A place that all units have left has none: nothing more can be done with it.
import type { Point } from '../../../../shared/map/board-map.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { plateOf } from './plates.ts'
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

/** The badges of a position. */
export function drawBadges(map: PlaceMap, position: PlacesNow, far: boolean): DrawnBadges {
  const badges = { move: '', attack: '' }
  let signs = ''
  const scale = far ? FAR_SCALE : 1
  const side = 2 * RADIUS * scale
  for (const [id, now] of position) {
    const place = map.places.get(id)
    if (!place || !now.activation || now.counters.length === 0) continue
    const { at, width, height } = plateOf(place, now, far)
    const [x, y] = at
    const corner: Point = [x - width / 2 - (far ? 8 : 2), y - height / 2 - (far ? 8 : 2)]
    const moves = now.activation === 'move'
    badges[now.activation] += box(corner, side, side, moves ? side / 2 : 5 * scale, moves)
    signs += put(moves ? MOVE_SIGN : ATTACK_SIGN, corner, scale)
  }
  return { ...badges, signs }
}
