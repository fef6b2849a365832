// Where the map goes so that places are in sight: nowhere while they are, else the smallest distance. Fetched when it first
// has to be moved.
import type { Point } from '../../../../shared/map/board-map.ts'
import { PLACE_ROOM, type PlaceMap } from '../../../../shared/map/places/place-map.ts'
import type { Look } from '../../../board/look.ts'
import { LEAST_BOX_PX } from './hit.ts'
import { away, isFree, onScreen, type Pane, type Part } from './sight.ts'

/** The zoom from which a place can be told apart and touched, in screen px per viewBox px. */
const LEGIBLE_ZOOM = LEAST_BOX_PX / (PLACE_ROOM.up + PLACE_ROOM.down)
/** The zoom at which a finger touches a place with ease. */
const TOUCH_ZOOM = 0.55
/** The zoom at which places are read with ease. */
const READ_ZOOM = 0.9
/** Places framed anew are at least this far within the free part of the window, in screen px. */
const RIM_PX = 16
/** A place that is seen with ease has all of its box so far within the window, in screen px. */
const EASE_PX = 4
/** What was moved into sight lies this share of the window within it, so that the next small change moves nothing. */
const CLEAR_SHARE = 0.1

/**
 * What a map has to show: `core` in any case, `wanted` as far as there is room; without a core one of these, and where the
 * map should be `steady` one of them is enough.
 */
export interface Subject {
  readonly core: readonly Point[]
  readonly wanted: readonly Point[]
  /** What is kept in sight where the map has to move and there is room for all. */
  readonly also?: readonly Point[]
  readonly steady?: boolean
  /** Whether it follows a touch of the reader on the map: then what is in sight at all stays where it is. */
  readonly touched?: boolean
  /** Whether all that is wanted, where it fits together, is worth a smaller zoom. */
  readonly together?: boolean
}

/** The points of places, of those that the map has. */
export const pointsOf = (map: PlaceMap, places: readonly string[]): readonly Point[] =>
  places.flatMap((id) => {
    const at = map.places.get(id)?.at
    return at ? [at] : []
  })

/** Where nothing lies on the map: below what is along its top, and beside a column of controls. */
function freePart({ width, height, top = 0, right = 0, covered = [] }: Pane): Part {
  const lanes = covered.map(({ bottom }) => bottom).filter((bottom) => bottom < height / 3)
  return { left: 0, top: Math.max(top, ...lanes), right: width - right, bottom: height }
}

/** Width and height of the part of the map that shows all of some places. */
function roomOf(points: readonly Point[]): { width: number; height: number; middle: Point } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    width: x1 - x0 + 2 * PLACE_ROOM.mostHalf,
    height: y1 - y0 + PLACE_ROOM.up + PLACE_ROOM.down,
    middle: [(x0 + x1) / 2, (y0 + y1) / 2],
  }
}

function zoomFor(points: readonly Point[], { left, top, right, bottom }: Part): number {
  const { width, height } = roomOf(points)
  return Math.min((right - left - 2 * RIM_PX) / width, (bottom - top - 2 * RIM_PX) / height)
}

const middleOf = ({ left, top, right, bottom }: Part): Point => [(left + right) / 2, (top + bottom) / 2]

/**
 * The framing that shows places near the present one: all of them where they fit at a zoom at which they can be
 * touched, else the nearest one with as many around it as fit. A legible zoom is kept where it can be. For more of them
 * it zooms out to `least` and no farther.
 */
export function nearestFraming(
  points: readonly Point[],
  look: Look,
  pane: Pane,
  least: number = TOUCH_ZOOM,
): Look {
  const free = freePart(pane)
  const [cx, cy] = middleOf(free)
  const here: Point = [(cx - look.x) / look.k, (cy - look.y) / look.k]
  const from = (start: Point) => points.toSorted((a, b) => away(a, start) - away(b, start))
  const [nearest] = from(here)
  if (!nearest) return look
  let shown: readonly Point[] = [nearest]
  for (const next of from(nearest).slice(1)) {
    const more = [...shown, next]
    if (zoomFor(more, free) >= Math.max(least, TOUCH_ZOOM)) shown = more
  }
  const closest = look.k >= TOUCH_ZOOM ? look.k : READ_ZOOM
  const k = Math.max(TOUCH_ZOOM, Math.min(closest, zoomFor(shown, free)))
  const [x, y] = roomOf(shown).middle
  return { k, x: cx - x * k, y: cy - y * k }
}

/** The box of some places on the screen. */
function boxOnScreen(points: readonly Point[], look: Look): Part {
  const { width, height, middle } = roomOf(points)
  const [x, y] = onScreen(middle, look)
  const [across, down] = [(width / 2) * look.k, (height / 2) * look.k]
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

const overlap = (a: Part, b: Part): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** Whether all of a place is seen, under no controls, and large enough to be touched. */
export function isAtEase(at: Point, look: Look, { width, height, covered = [] }: Pane): boolean {
  const box = boxOnScreen([at], look)
  return (
    look.k >= LEGIBLE_ZOOM &&
    box.left >= EASE_PX &&
    box.top >= EASE_PX &&
    box.right <= width - EASE_PX &&
    box.bottom <= height - EASE_PX &&
    !covered.some((part) => overlap(box, part))
  )
}

/** Whether a place is seen at all: its middle is within the window, and under no controls. */
const isInSight = (at: Point, look: Look, pane: Pane): boolean =>
  look.k >= LEGIBLE_ZOOM && isFree(onScreen(at, look), pane, LEAST_BOX_PX / 2)

/** How far a stretch must go to lie between two ends, as far within them as there is room. */
function stepInto(from: number, to: number, low: number, high: number): number {
  const air = Math.min((high - low) * CLEAR_SHARE, (high - low - (to - from)) / 2)
  return Math.max(low + air - from, 0) + Math.min(high - air - to, 0)
}

/** The framing at the same zoom, the smallest way off, at which places are seen with ease; null where they do not fit. */
function shifted(points: readonly Point[], look: Look, pane: Pane): Look | null {
  const box = boxOnScreen(points, look)
  const whole: Part = { left: 0, top: 0, right: pane.width, bottom: pane.height }
  for (const free of [whole, freePart(pane)]) {
    const to = {
      k: look.k,
      x: look.x + stepInto(box.left, box.right, free.left, free.right),
      y: look.y + stepInto(box.top, box.bottom, free.top, free.bottom),
    }
    if (points.every((at) => isAtEase(at, to, pane))) return to
  }
  return null
}

/**
 * The framing that shows what a moment is about; null where the present one does. It keeps the zoom where all of it
 * fits, and where a part of it must be left out nothing moves as long as the core is seen, or one of several places.
 */
export function followed(
  { core, wanted, also = [], steady = false, touched = false, together = false }: Subject,
  look: Look,
  pane: Pane,
): Look | null {
  const all = [...core, ...wanted]
  const isSeen = (at: Point) => (touched ? isInSight : isAtEase)(at, look, pane)
  if (all.every(isSeen) || (steady && core.every(isSeen) && wanted.some(isSeen))) return null
  const kept = shifted([...all, ...also], look, pane) ?? shifted(all, look, pane)
  if (kept) return kept
  if (core.length === 0) {
    const framing = nearestFraming(wanted, look, pane)
    const isWhole = together && wanted.every((at) => isAtEase(at, framing, pane))
    return wanted.some(isSeen) && !isWhole ? null : framing
  }
  return core.every(isSeen) ? null : (shifted(core, look, pane) ?? nearestFraming(core, look, pane))
}
