// The board's own signs as SVG path data, drawn around 0,0 in design px. Their place on the map
// is added to the numbers of the path, not set as a transform: browsers go through every transform in each frame of a
// gesture, and sort all layers again when one is added or removed.
import type { Point } from '../../../../shared/map/board-map.ts'

/** A field gun: its trail, its barrel, a wheel and the hub within. Filled by the nonzero rule. */
export const ARMY =
  'M-11 .6l3.6 3.4l-6.2 6.2h-3.4v-3.2z' +
  'M-11.4 -1.4l20.6 -7.9l-.5 -1.4l3.4 -1.3l2.7 7.1l-3.4 1.3l-.4 -1l-19.6 8.1c-2.3 .8 -5.2 -3.7 -2.8 -4.9z' +
  'M-10.1 4c0 -3.81 3.09 -6.9 6.9 -6.9c3.81 0 6.9 3.09 6.9 6.9c0 3.81 -3.09 6.9 -6.9 6.9c-3.81 0 -6.9 -3.09 -6.9 -6.9z' +
  'M-7.3 4c0 2.26 1.84 4.1 4.1 4.1c2.26 0 4.1 -1.84 4.1 -4.1c0 -2.26 -1.84 -4.1 -4.1 -4.1c-2.26 0 -4.1 1.84 -4.1 4.1z' +
  'M-5.1 4c0 -1.05 0.85 -1.9 1.9 -1.9c1.05 0 1.9 0.85 1.9 1.9c0 1.05 -0.85 1.9 -1.9 1.9c-1.05 0 -1.9 -0.85 -1.9 -1.9z'

/** A ship under two sails. */
export const FLEET =
  'M-14.6 3.4h29.2c-.9 3.3 -2.7 5.5 -5.4 6.7h-18.2c-2.9 -1.1 -4.8 -3.3 -5.6 -6.7z' +
  'M1 -11.2c6.2 2.3 9.9 6.7 11 13.2h-11z' +
  'M-1.2 -8.6c-4.4 2.4 -7.2 5.9 -8.4 10.6h8.4z'

/** A five-pointed star for supply centres, its points 4.8 and its corners 2.15 from the middle. */
export const STAR =
  'M0 -4.8l1.26 3.06 3.31 .26 -2.53 2.14 .78 3.22 -2.82 -1.73 -2.82 1.73 .78 -3.22 -2.53 -2.14 3.31 -.26z'

/** A sign in relative steps, drawn larger or smaller around its own middle. */
export const resized = (sign: string, by: number): string =>
  sign.replaceAll(/-?\d*\.?\d+/g, (number) => String(Math.round(Number(number) * by * 100) / 100))

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
export const STAND = 'M-17 17.5L17 17.5'

/** Waves under a fleet that carries an army. */
export const WAVES = 'M-18 18Q-13.5 13.5 -9 18T0 18T9 18T18 18'
