// The sizes the compiler kept free for each symbol, and what is shown at which zoom. Zoom is screen px per viewBox px.
import type { Point } from './board-map.ts'

/** The counter of a dislodged unit beside its conqueror's, as a share of a full one. */
export const DISLODGED_SHARE = 0.8

/** The rings around a unit that lost its space, in design px of a full counter: width, height; and their stroke. */
export const ALARM_RINGS = [
  [44, 32],
  [51, 39],
] as const
export const ALARM_STROKE_PX = 2

/** Width and height of each symbol's box in viewBox px at zoom 1; a dislodged unit's holds its rings. */
export const SYMBOL_SIZE = {
  unit: [38, 26],
  dislodged: [43, 33],
  star: [12, 12],
  code: [33, 13.5],
} as const satisfies Record<string, readonly [width: number, height: number]>

/** Font size of a code or a name of scale 1, in viewBox px at zoom 1. */
export const LABEL_FONT_PX = 13.5

/**
 * The middle of a counter, as a share of its width and height, lies on its own ground; the rest may extend over a
 * border, but over no other symbol.
 */
export const COUNTER_CORE = 0.66

/** Distance between the base lines of a two-line name, in units of its font size. */
export const LABEL_LINE_HEIGHT = 1.1

/** Codes are shown from this zoom on; below it there is no room for letters. */
export const CODES_FROM_ZOOM = 0.41

/** Full names replace codes from this zoom on, each as soon as it fits (`NameLabel.fromZoom`). */
export const NAMES_FROM_ZOOM = 1.3

/** Width of a unit's counter on the screen, in px, where there is room for it. */
const UNIT_ON_SCREEN_PX = 42
/** Symbols this much larger than the room kept for them still do not overlap, once they are spread. */
export const LARGEST_SCALE = 1.6

/**
 * The size for which the compiler kept room at a zoom, in viewBox px as a multiple of SYMBOL_SIZE: zooming in, symbols
 * grow on the screen, but slower than the map.
 */
export const roomScale = (zoom: number): number => (zoom >= 1 ? Math.pow(zoom, -0.6) : 1)

/**
 * Size of symbols and letters in viewBox px, as a multiple of SYMBOL_SIZE, at a zoom: the preferred size, as far as
 * there is room. Where this is more than `roomScale`, use `spread`.
 */
export function symbolScale(zoom: number): number {
  const wished = UNIT_ON_SCREEN_PX / SYMBOL_SIZE.unit[0] / zoom
  return Math.max(roomScale(zoom), Math.min(LARGEST_SCALE, wished))
}

/**
 * Where a province's star, code or dislodged unit goes when its symbols are drawn larger than the room kept for them:
 * away from the unit by the same factor. So they do not overlap each other.
 */
export function spread(unit: Point, at: Point, by: number): Point {
  return by === 1 ? at : [unit[0] + (at[0] - unit[0]) * by, unit[1] + (at[1] - unit[1]) * by]
}

/** How far to spread at a zoom: symbols over the room kept for them. */
export const spreadAt = (zoom: number): number => symbolScale(zoom) / roomScale(zoom)
