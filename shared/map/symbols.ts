// The sizes the compiler kept free for each symbol. They hold at zoom 1 (one screen px a viewBox px); a renderer that
// shrinks symbols while zooming in can only gain room.

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

/**
 * How much smaller (in viewBox px) symbols and labels are drawn at a zoom: they grow on the screen, but slower than
 * the map, so that zooming in makes room.
 */
export function symbolScale(zoom: number): number {
  return Math.pow(Math.max(zoom, 0.01), -0.6)
}
