// The sizes the compiler kept free for each symbol, and what is shown at which zoom. Zoom is screen px per viewBox px.

/** Width and height of each symbol's box in viewBox px at zoom 1. */
export const SYMBOL_SIZE = {
  unit: [28, 19],
  dislodged: [22, 15],
  star: [14, 14],
  code: [33, 13.5],
} as const satisfies Record<string, readonly [width: number, height: number]>

/** Font size of a code or a name of scale 1, in viewBox px at zoom 1. */
export const LABEL_FONT_PX = 13.5

/** Distance between the base lines of a two-line name, in units of its font size. */
export const LABEL_LINE_HEIGHT = 1.1

/** Codes are shown from this zoom on; below it there is no room for letters. */
export const CODES_FROM_ZOOM = 0.75

/** Full names take the place of codes from this zoom on, each as soon as it fits (`NameLabel.fromZoom`). */
export const NAMES_FROM_ZOOM = 1.5

/** Units drawn this much larger still keep off each other; stars do not, so a unit hides its star there. */
const LARGEST_SCALE = 1.4

/**
 * Size of symbols and letters in viewBox px, as a multiple of SYMBOL_SIZE, at a zoom. Zooming in they grow on the
 * screen, but slower than the map, which makes room; zooming out beyond the codes they shrink slower than the map.
 */
export function symbolScale(zoom: number): number {
  if (zoom >= 1) return Math.pow(zoom, -0.6)
  return Math.min(LARGEST_SCALE, Math.max(1, CODES_FROM_ZOOM / zoom))
}
