// The board's own signs as SVG path data, drawn around 0,0 in design px. Their place on the map
// is added to the numbers of the path, not set as a transform: browsers go through every transform in each frame of a
// gesture, and sort all layers again when one is added or removed.
import type { Point } from '../../../../shared/map/board-map.ts'

/** A field gun: trail and wheel as lines, barrel and hub filled. */
export const ARMY = {
  lines: 'M-12.37 3.06h4.59M-2.38 3.06h5.55M-8.23 2.03a2.89 2.89 0 1 0 5.77 0a2.89 2.89 0 1 0 -5.77 0',
  solid:
    'M-10.82 .99l11.7-5.47l1.26 2.52l-11.18 5.02zM-6.15 2.03a.81 .81 0 1 1 1.63 0a.81 .81 0 1 1 -1.63 0z',
} as const

/** A ship under two sails. */
export const FLEET =
  'M-11.23 2.03h14.06l-2.22 3.26h-9.62zM-4.79 1.14v-6.07c2.96 1.04 4.73 3.26 5.18 6.07z' +
  'M-5.83 1.14v-4.44c-1.92 1.04-3.03 2.52-3.4 4.44z'

/** A five-pointed star for supply centres, its points 5.6 and its corners 2.5 from the middle. */
export const STAR =
  'M0 -5.6l1.47 3.58 3.86 .29-2.95 2.5 .91 3.76-3.29-2.03-3.29 2.03 .91-3.76-2.95-2.5 3.86-.29z'

/** A sign whose strokes each begin at a point (M) and go on in relative steps, with its middle somewhere else. */
export const moved = (sign: string, [x, y]: Point): string =>
  sign.replace(START, (_, dx: string, dy: string) => `M${px(x + Number(dx))} ${px(y + Number(dy))}`)
const START = /M(-?[\d.]+) (-?[\d.]+)/g

/** A sign drawn with points alone (M, L, Q, T), put on the map; `angle` is degrees clockwise. */
export function placed(sign: string, [x, y]: Point, scale: number, angle = 0): string {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)]
  return sign.replace(POINT, (_, dx: string, dy: string) => {
    const [u, v] = [Number(dx), Number(dy)]
    return `${px(x + u * cos - v * sin)} ${px(y + u * sin + v * cos)}`
  })
}
const POINT = /(-?[\d.]+) (-?[\d.]+)/g

function px(value: number): string {
  return value.toFixed(2)
}

/** A circle around a point. */
export const disc = ([x, y]: Point, r: number): string =>
  `M${px(x - r)} ${px(y)}a${px(r)} ${px(r)} 0 1 0 ${px(2 * r)} 0a${px(r)} ${px(r)} 0 1 0 ${px(-2 * r)} 0z`

/** A box around a point with round corners. */
export function roundBox([x, y]: Point, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r]
  const corner = (dx: number, dy: number) => `a${px(r)} ${px(r)} 0 0 1 ${px(dx * r)} ${px(dy * r)}`
  return `M${px(x - w / 2)} ${px(y - height / 2)}h${px(w)}${corner(1, 1)}v${px(h)}${corner(-1, 1)}h${px(-w)}${corner(-1, -1)}v${px(-h)}${corner(1, -1)}z`
}

/** The head of an arrow that points east and ends at 0,0; its length is 1. */
export const HEAD = 'M0 0L-1 -.52L-.78 0L-1 .52z'

/** A bracket that closes around what lies to the east; its height is 2. */
export const BRACKET = 'M-.55 -1L0 -1L0 1L-.55 1'

/** A cross; its arms are 1. */
export const CROSS = 'M-1 -1L1 1M1 -1L-1 1'

/** A cross from corner to corner of a counter; its height is 2. */
export const STRIKE = 'M-1.5 -1L1.5 1M1.5 -1L-1.5 1'

/** A line under a counter that stays where it is. */
export const STAND = 'M-13 14.5L13 14.5'

/** Waves under a fleet that carries an army. */
export const WAVES = 'M-14 14Q-10.5 10 -7 14T0 14T7 14T14 14'
