// The part of the map that a whole room is shown where something happens.
import type { Box } from '../../../../shared/map/board-map.ts'
import type { Look, Size } from '../../../board/look.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'

/** As large as leaves counters and names readable from four metres. */
const SCENE_PX = { width: 560, height: 410 } as const

/** A box around a place; null without one. */
export function closeTo(map: PlaceMap, place: string | null): Box | null {
  const at = place === null ? undefined : map.places.get(place)?.at
  return at ? { x: at[0] - SCENE_PX.width / 2, y: at[1] - SCENE_PX.height / 2, ...SCENE_PX } : null
}

/** The share of the window that the box fills. */
const FILL = 0.86

/** The framing with a box in the middle, as near at every size of the screen. */
export function framed({ x, y, width, height }: Box, window: Size): Look {
  const k = FILL * Math.min(window.width / width, window.height / height)
  return { k, x: window.width / 2 - (x + width / 2) * k, y: window.height / 2 - (y + height / 2) * k }
}
