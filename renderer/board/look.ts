// Framing and zoom tiers as plain arithmetic: what fits, and what is worth drawing at a zoom.
import type { Box } from '../../shared/map/board-map.ts'
import { CODES_FROM_ZOOM, NAMES_FROM_ZOOM } from '../../shared/map/symbols.ts'
import { once, turnTo, type Extent } from './round.ts'

/** A framing: screen px of the board's corner, and screen px per viewBox px. */
export interface Look {
  readonly k: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A window, and the part of its rim under controls: nothing is framed there. */
export interface View extends Size {
  readonly top?: number
  readonly right?: number
}

const centred = (k: number, box: Box, { width, height, top = 0, right = 0 }: View): Look => ({
  k,
  x: (width - right) / 2 - (box.x + box.width / 2) * k,
  y: (top + height) / 2 - (box.y + box.height / 2) * k,
})

/** The part of a window that no controls lie on. */
export const clearOf = ({ width, height, top = 0, right = 0 }: View): Size => ({
  width: Math.max(1, width - right),
  height: Math.max(1, height - top),
})

/** Margin around the controls, in px. */
export const CONTROL_AIR_PX = 8

/**
 * Where controls lie in a window, as a row along its top or a column down its right side: whichever leaves the board
 * larger. `long` and `wide` are their sides in px.
 */
export function besideControls(
  board: Extent,
  window: Size,
  { long, wide }: { long: number; wide: number },
): View {
  if (long === 0) return { width: window.width, height: window.height }
  const lane = wide + 2 * CONTROL_AIR_PX
  const row: View = { ...window, top: Math.min(lane, window.height / 3) }
  const column: View = { ...window, right: Math.min(lane, window.width / 3) }
  return wholeBoard(board, row).k > wholeBoard(board, column).k ? row : column
}

/** The whole board, centred in a window; of one that goes round no more than once round where the window is that narrow. */
export function wholeBoard(board: Extent, window: View): Look {
  const clear = clearOf(window)
  const box = once(board)
  const k = Math.min(clear.width / box.width, clear.height / box.height)
  return centred(k, box, window)
}

/** Share of the window that a framed box may fill. */
const FILL = 0.86
/** Nothing is framed closer than this (screen px per viewBox px). */
const CLOSEST = 2.2

/** A box in the middle of the window, never closer than legible and never smaller than the whole board. */
export function settleOn(box: Box, board: Extent, window: View): Look {
  const whole = wholeBoard(board, window)
  const clear = clearOf(window)
  const fits = Math.min(clear.width / box.width, clear.height / box.height) * FILL
  return centred(Math.max(whole.k, Math.min(fits, CLOSEST)), box, window)
}

/** The nearest framing that shows a box, at the same zoom where it fits; null where the box is in sight already. */
export function bringing({ x, y, width, height }: Box, now: Look, board: Extent, window: View): Look | null {
  const { width: w, height: h } = clearOf(window)
  const { k } = now
  if (width * k > w || height * k > h) return settleOn({ x, y, width, height }, board, window)
  const turn = turnTo(x + width / 2, (w / 2 - now.x) / k, board.round)
  const past = (at: number, size: number, from: number, to: number) =>
    Math.max(0, from - at) + Math.min(0, to - at - size)
  const dx = past((x + turn) * k + now.x, width * k, 0, w)
  const top = window.top ?? 0
  const dy = past(y * k + now.y, height * k, top, top + h)
  return dx === 0 && dy === 0 ? null : { k, x: now.x + dx, y: now.y + dy }
}

/**
 * The framing once the window has another size: the whole board stays the whole board, anything closer keeps its
 * middle.
 */
export function afterResize(now: Look, board: Extent, before: View, window: View): Look {
  const whole = wholeBoard(board, window)
  // d3 does not round, but a glide ends where its arithmetic does.
  const wasWhole = now.k < wholeBoard(board, before).k * 1.001
  if (wasWhole) return whole
  const k = Math.max(now.k, whole.k)
  const middle = (size: number, offset: number) => (size / 2 - offset) / now.k
  return {
    k,
    x: window.width / 2 - middle(before.width, now.x) * k,
    y: window.height / 2 - middle(before.height, now.y) * k,
  }
}

/** The box around places, with a margin in viewBox px. */
export function around(boxes: readonly Box[], margin: number): Box | null {
  if (boxes.length === 0) return null
  const x0 = Math.min(...boxes.map((box) => box.x)) - margin
  const y0 = Math.min(...boxes.map((box) => box.y)) - margin
  const x1 = Math.max(...boxes.map((box) => box.x + box.width)) + margin
  const y1 = Math.max(...boxes.map((box) => box.y + box.height)) + margin
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }
}

export const TIERS = ['far', 'near', 'close'] as const
/** `far`: symbols alone; `near`: codes; `close`: full names where they fit. */
export type Tier = (typeof TIERS)[number]

/** The tier of a zoom in screen px per viewBox px. */
export function tierOf(zoom: number): Tier {
  return zoom < CODES_FROM_ZOOM ? 'far' : zoom < NAMES_FROM_ZOOM ? 'near' : 'close'
}

/** A step between two widths of the ground's lines: small enough to pass unseen. */
const LINE_STEP = 1.25

/**
 * The width of the ground's lines in viewBox px, as a multiple of their width at zoom 1: as one zooms in, they grow
 * slower than the map. In steps, since each new width redraws a thousand strokes.
 */
export function lineScale(zoom: number): number {
  return LINE_STEP ** Math.round(Math.log(zoom ** -0.55) / Math.log(LINE_STEP))
}
