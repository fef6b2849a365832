// Which places are in sight at a framing, where the map goes so that some of them are, and the marks at its edge that
// point to the others.
import type { Point } from '../../../../shared/map/board-map.ts'
import { PLACE_ROOM } from '../../../../shared/map/places/place-map.ts'
import { CONTROL_AIR_PX, type Look, type View } from '../../../board/look.ts'
import { LEAST_BOX_PX } from './hit.ts'

/** The zoom from which a place can be told apart and touched, in screen px per viewBox px. */
const LEGIBLE_ZOOM = LEAST_BOX_PX / (PLACE_ROOM.up + PLACE_ROOM.down)
/** The zoom at which a finger touches a place with ease. */
const TOUCH_ZOOM = 0.55
/** The zoom at which places are read with ease. */
const READ_ZOOM = 0.9
/** A place in sight is at least this far within the free part of the window, in screen px. */
const RIM_PX = 16

/** A rectangle of the window, in screen px. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A window with what lies on it. */
export interface Pane extends View {
  readonly covered?: readonly Part[]
}

/** Where nothing lies on the map: below what is along its top, and beside a column of controls. */
function freePart({ width, height, top = 0, right = 0, covered = [] }: Pane): Part {
  const lanes = covered.map(({ bottom }) => bottom).filter((bottom) => bottom < height / 3)
  return { left: 0, top: Math.max(top, ...lanes), right: width - right, bottom: height }
}

/** Where the buttons for zooming lie: a row along the top, or a column down the right side. */
export function zoomButtonsIn(
  { width, top }: View,
  { long, wide }: { readonly long: number; readonly wide: number },
): readonly Part[] {
  if (long === 0) return []
  const [across, down] = top === undefined ? [wide, long] : [long, wide]
  const right = width - CONTROL_AIR_PX
  return [{ left: right - across, top: CONTROL_AIR_PX, right, bottom: CONTROL_AIR_PX + down }]
}

const onScreen = ([x, y]: Point, look: Look): Point => [x * look.k + look.x, y * look.k + look.y]

const isIn = ([x, y]: Point, { left, top, right, bottom }: Part, air: number): boolean =>
  x > left - air && x < right + air && y > top - air && y < bottom + air

/** Whether a point of the screen is within the window and under none of its controls. */
const isFree = (at: Point, { width, height, covered = [] }: Pane, rim: number): boolean =>
  isIn(at, { left: 0, top: 0, right: width, bottom: height }, -rim) &&
  covered.every((part) => !isIn(at, part, rim))

/** Whether a place is in sight and large enough to be touched. */
export const isInSight = (at: Point, look: Look, pane: Pane): boolean =>
  look.k >= LEGIBLE_ZOOM && isFree(onScreen(at, look), pane, RIM_PX)

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
const away = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v)

/**
 * The framing that shows places near the present one: all of them where they fit at a zoom at which they can be
 * touched, else the nearest one with as many around it as fit. A legible zoom is kept where it can be.
 */
export function nearestFraming(points: readonly Point[], look: Look, pane: Pane): Look {
  const free = freePart(pane)
  const [cx, cy] = middleOf(free)
  const here: Point = [(cx - look.x) / look.k, (cy - look.y) / look.k]
  const from = (start: Point) => points.toSorted((a, b) => away(a, start) - away(b, start))
  const [nearest] = from(here)
  if (!nearest) return look
  let shown: readonly Point[] = [nearest]
  for (const next of from(nearest).slice(1)) {
    const more = [...shown, next]
    if (zoomFor(more, free) >= TOUCH_ZOOM) shown = more
  }
  const closest = look.k >= TOUCH_ZOOM ? look.k : READ_ZOOM
  const k = Math.max(TOUCH_ZOOM, Math.min(closest, zoomFor(shown, free)))
  const [x, y] = roomOf(shown).middle
  return { k, x: cx - x * k, y: cy - y * k }
}

/** A mark at the edge of the window that points to places beyond it. */
export interface EdgeMark {
  /** Its middle, in screen px. */
  readonly at: Point
  /** Where it points, in degrees; 0 is to the right, 90 down. */
  readonly turn: number
  readonly places: readonly string[]
}

/** Half the width of a mark, in screen px: a finger's. */
export const MARK_HALF_PX = 22

/** A mark goes along its edge in steps of this length until it covers neither a lit place nor a control, in screen px. */
const ASIDE_PX = 24
const ASIDE_STEPS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6]

/** Marks for the places that are out of sight; those that point the same way share one. */
export function edgeMarks(
  places: readonly { readonly id: string; readonly at: Point }[],
  look: Look,
  pane: Pane,
): readonly EdgeMark[] {
  const middle: Point = [pane.width / 2, pane.height / 2]
  const reach: Point = [Math.max(1, middle[0] - MARK_HALF_PX), Math.max(1, middle[1] - MARK_HALF_PX)]
  const seen = places.map(({ at }) => onScreen(at, look)).filter((at) => isFree(at, pane, 0))
  const marks: { at: Point; turn: number; places: string[] }[] = []
  const beyond = places
    .map(({ id, at }) => ({ id, at: onScreen(at, look) }))
    .filter(({ at }) => !isFree(at, pane, 0))
    .toSorted((a, b) => away(a.at, middle) - away(b.at, middle))
  for (const { id, at } of beyond) {
    const [dx, dy] = [at[0] - middle[0], at[1] - middle[1]]
    const [across, down] = [Math.abs(dx) / reach[0], Math.abs(dy) / reach[1]]
    const share = 1 / Math.max(across, down)
    const edge: Point = [middle[0] + dx * share, middle[1] + dy * share]
    const shared = marks.find((mark) => away(mark.at, edge) < 4 * MARK_HALF_PX)
    if (shared) {
      shared.places.push(id)
      continue
    }
    const aside = ASIDE_STEPS.map((step): Point => {
      const along = (value: number, axis: 0 | 1) =>
        Math.min(middle[axis] + reach[axis], Math.max(middle[axis] - reach[axis], value + step * ASIDE_PX))
      return across >= down ? [edge[0], along(edge[1], 1)] : [along(edge[0], 0), edge[1]]
    })
    const bare = aside.filter((spot) => isFree(spot, pane, MARK_HALF_PX - 1))
    const taken = [...seen, ...marks.map((mark) => mark.at)]
    const clear = bare.find((spot) => taken.every((other) => away(other, spot) > 2 * MARK_HALF_PX)) ?? bare[0]
    marks.push({ at: clear ?? edge, turn: (Math.atan2(dy, dx) * 180) / Math.PI, places: [id] })
  }
  return marks
}
