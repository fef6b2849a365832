// What of a map's window is free, and the marks at its edge that point to places out of sight.
import type { Point } from '../../../../shared/map/board-map.ts'
import { CONTROL_AIR_PX, type Look, type View } from '../../../board/look.ts'

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

interface PaneParts {
  readonly view: { readonly frame: View; readonly controls: { readonly long: number; readonly wide: number } }
  readonly covered: readonly Part[]
  /** How much of its lower edge lies under something else, in screen px. */
  readonly under?: number
  /** Whether the buttons for zooming are shown. */
  readonly buttons: boolean
}

/** The window of a map, with the controls that lie on it. */
export const paneOf = ({ view, covered, under = 0, buttons }: PaneParts): Pane => ({
  ...view.frame,
  height: view.frame.height - under,
  covered: [...covered, ...(buttons ? zoomButtonsIn(view.frame, view.controls) : [])],
})

/** Where the buttons for zooming lie: a row along the top, or a column down the right side. */
function zoomButtonsIn(
  { width, top }: View,
  { long, wide }: { readonly long: number; readonly wide: number },
): readonly Part[] {
  if (long === 0) return []
  const [across, down] = top === undefined ? [wide, long] : [long, wide]
  const right = width - CONTROL_AIR_PX
  return [{ left: right - across, top: CONTROL_AIR_PX, right, bottom: CONTROL_AIR_PX + down }]
}

/** A point of the map on the screen. */
export const onScreen = ([x, y]: Point, look: Look): Point => [x * look.k + look.x, y * look.k + look.y]

const isIn = ([x, y]: Point, { left, top, right, bottom }: Part, air: number): boolean =>
  x > left - air && x < right + air && y > top - air && y < bottom + air

/** Whether a point of the screen is within the window and under none of its controls. */
export const isFree = (at: Point, { width, height, covered = [] }: Pane, rim: number): boolean =>
  isIn(at, { left: 0, top: 0, right: width, bottom: height }, -rim) &&
  covered.every((part) => !isIn(at, part, rim))

/** The distance between two points. */
export const away = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v)

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

/** Whether marks in these two spots would lie on each other. */
const isUnder = ([x, y]: Point, [u, v]: Point): boolean =>
  Math.max(Math.abs(x - u), Math.abs(y - v)) < 2 * MARK_HALF_PX

/** A mark goes along its edge in steps of this length until it covers neither a lit place nor a control, in screen px. */
const ASIDE_PX = 24
const ASIDE_STEPS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6]

/** Half the width of a mark's disc, in screen px. */
const DISC_HALF_PX = 14

/** A stack on the map, in its px. */
export interface Standing {
  readonly at: Point
  readonly width: number
  readonly height: number
}

/** How far a spot of the screen is from the nearest of these stacks, less the mark's disc; below 0 it lies on one. */
function roomAt([x, y]: Point, standing: readonly Standing[]): number {
  const gaps = standing.map(({ at, width, height }) =>
    Math.max(Math.abs(at[0] - x) - width / 2, Math.abs(at[1] - y) - height / 2),
  )
  return Math.min(Infinity, ...gaps) - DISC_HALF_PX
}

/**
 * Marks for the places that are out of sight; those that point the same way share one. A mark lies on no lit place and no
 * other mark, and on no stack, or on as little of one as it can.
 */
export function edgeMarks(
  places: readonly { readonly id: string; readonly at: Point }[],
  look: Look,
  pane: Pane,
  stacks: readonly Standing[] = [],
): readonly EdgeMark[] {
  const middle: Point = [pane.width / 2, pane.height / 2]
  const reach: Point = [Math.max(1, middle[0] - MARK_HALF_PX), Math.max(1, middle[1] - MARK_HALF_PX)]
  const standing = stacks.map(({ at, width, height }) => ({
    at: onScreen(at, look),
    ...{ width: width * look.k, height: height * look.k },
  }))
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
    const apart = bare.filter(
      (spot) =>
        seen.every((other) => away(other, spot) > 2 * MARK_HALF_PX) &&
        marks.every((mark) => !isUnder(mark.at, spot)),
    )
    const clear = apart.find((spot) => roomAt(spot, standing) > 0)
    const [roomiest] = apart.toSorted((a, b) => roomAt(b, standing) - roomAt(a, standing))
    const spot = clear ?? roomiest ?? bare[0] ?? edge
    // Where there is no room for another one, it shares the mark that it would lie on.
    const below = marks.find((mark) => isUnder(mark.at, spot))
    if (below) {
      below.places.push(id)
      continue
    }
    marks.push({
      at: spot,
      turn: (Math.atan2(dy, dx) * 180) / Math.PI,
      places: [id],
    })
  }
  return marks
}
