// How a board moves along while something is carried to the edge of its window.
import type { Spot } from './long-press.ts'

/** How near the edge a hand has to be, in screen px. */
const EDGE_PX = 36
/** How fast the board moves while the hand is at the edge itself, in screen px a millisecond. */
const SPEED = 0.45
/** Beyond the edge it moves faster, up to this factor. */
const MOST = 1.6

type Window = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** How far a board moves in a millisecond, in screen px: towards the hand, and only where it went towards that edge. */
export function pullAt(
  at: Spot,
  from: Spot,
  { left, right, top, bottom }: Window,
): readonly [number, number] {
  const along = (now: number, before: number, low: number, high: number): number => {
    // A window narrower than both edges has no middle where the board would rest.
    if (high - low < 4 * EDGE_PX) return 0
    const depth =
      now < before ? Math.max(0, low + EDGE_PX - now) : now > before ? Math.min(0, high - EDGE_PX - now) : 0
    return SPEED * Math.max(-MOST, Math.min(MOST, depth / EDGE_PX))
  }
  return [along(at.clientX, from.clientX, left, right), along(at.clientY, from.clientY, top, bottom)]
}
