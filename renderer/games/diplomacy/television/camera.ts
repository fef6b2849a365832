// Where the television looks: the whole board, or the places of a scene with a margin around them.
import type { Box, Point } from '../../../../shared/map/board-map.ts'
import { nearest, once, turnTo, type Extent } from '../../../board/round.ts'

/** A framing: screen px of the board's corner, and screen px per viewBox px. */
export interface Look {
  readonly k: number
  readonly x: number
  readonly y: number
}

/** The screen in px, and what of its rims lies under words. */
export interface Window {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly bottom: number
  /** News in the upper left corner: the whole board keeps beside it as far as there is room. */
  readonly left?: number
}

/** Air around the places of a scene, in viewBox px: half a province, with its name. */
const MARGIN_PX = 80
/** The closest view (screen px per viewBox px): neighbours must stay in sight. */
const CLOSEST = 2.4
/** A view hardly closer than the whole board is not worth the motion. */
const WORTH = 1.2

/** The whole board in the middle of what is free of words; of one that goes round, once round where that is wider. */
export function wholeLook(board: Extent, { width, height, top, bottom, left = 0 }: Window): Look {
  const room = Math.max(1, height - top - bottom)
  const k = Math.min(width / once(board).width, room / board.height)
  const spare = width - board.width * k
  return { k, x: Math.max(spare / 2, Math.min(left, spare)), y: top + (room - board.height * k) / 2 }
}

/** The box around points. */
export function boxAround(points: readonly Point[], margin = MARGIN_PX): Box | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

/** Each point turned round the board to where it is nearest to the first one; all shifted so that their middle is on the drawing. */
function together(points: readonly Point[], { width, round }: Extent): readonly Point[] {
  const [first] = points
  if (!first || !round) return points
  const near = points.map((point) => nearest(point, first, round))
  const box = boxAround(near) as Box
  const turn = turnTo(box.x + box.width / 2, width / 2, round)
  return near.map(([x, y]): Point => [x + turn, y])
}

/**
 * A view on places of the board: as close as they allow, and no farther past its rim than the whole board is shown. A board
 * that goes round has no rim in the east and west; places beyond its edge are looked at where they are nearest.
 */
export function lookAt(points: readonly Point[], board: Extent, window: Window): Look {
  const whole = wholeLook(board, window)
  const box = boxAround(together(points, board))
  if (!box) return whole
  const { width, height, top, bottom } = window
  const room = Math.max(1, height - top - bottom)
  const k = Math.min(CLOSEST, width / box.width, room / box.height)
  if (k < whole.k * WORTH) return whole
  /** Keeps the board over the window as far as it reaches. */
  const within = (at: number, length: number, from: number, to: number): number =>
    length * k <= to - from
      ? from + (to - from - length * k) / 2
      : Math.min(from, Math.max(to - length * k, at))
  const middle = box.x + box.width / 2
  return {
    k,
    x: board.round ? width / 2 - middle * k : within(width / 2 - middle * k, board.width, 0, width),
    y: within(top + room / 2 - (box.y + box.height / 2) * k, board.height, top, height - bottom),
  }
}

/** A point of the board on the screen. */
export const onScreen = ({ k, x, y }: Look, [px, py]: Point): Point => [x + px * k, y + py * k]
