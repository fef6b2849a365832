// A hand takes something up on a board and lays it down elsewhere: a mouse with its button down, or one finger. Where
// nothing can be taken up, the same gesture moves the board; a second finger lays down what the first one took. At the
// edge of the window the board moves along, unless the load may be laid down right there.
import { pullAt } from './edge-pull.ts'
import type { Look } from './look.ts'
import { SLOP_PX, type Spot } from './long-press.ts'

export interface Carrying<Load> {
  /** What a hand would take up there; null where it moves the board. */
  readonly load: (at: Spot) => Load | null
  /** The hand has moved so far that it is no tap. */
  readonly up: (load: Load) => void
  readonly over: (load: Load, at: Spot) => void
  /** Whether it may be laid down there: the board then stays under the hand, also at the edge. */
  readonly fits: (load: Load, at: Spot) => boolean
  /** Laid down there; null where the gesture was broken off. */
  readonly down: (load: Load, at: Spot | null) => void
}

/** Ends the click of the gesture: it would be a tap where the load was laid down. */
function swallowClick(node: HTMLElement): void {
  const swallow = (event: Event) => event.stopPropagation()
  node.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => node.removeEventListener('click', swallow, true))
}

/** The view of a board in its window. */
export interface Carried {
  readonly now: Look
  /** Nothing else moves it. */
  still: boolean
  jump(to: Look): void
}

/** Listens to a board's window, whose view stands still as long as the hand may carry. Returns what ends it. */
export function carryOn<Load>(
  node: HTMLElement,
  view: Carried,
  { load, up, over, fits, down }: Carrying<Load>,
): () => void {
  let taken: { readonly load: Load; readonly id: number; readonly from: Spot } | null = null
  let moves = false
  /** Where the hand is, as long as the board moves along at the edge, and since when it was moved. */
  let at: Spot | null = null
  let pulled = 0
  let frame = 0

  /** Moves the board along in each frame, as long as the hand is at the edge. */
  function pull(time: number): void {
    frame = 0
    const [x, y] = taken && at ? pullAt(at, taken.from, node.getBoundingClientRect()) : [0, 0]
    if (x === 0 && y === 0) {
      pulled = 0
      return
    }
    // A frame that came late moves no farther than three in time.
    const since = pulled === 0 ? 0 : Math.min(50, time - pulled)
    pulled = time
    const { now } = view
    view.jump({ k: now.k, x: now.x + x * since, y: now.y + y * since })
    frame = requestAnimationFrame(pull)
  }

  function pressed(event: PointerEvent): void {
    // Another finger: now both move the board.
    if (!event.isPrimary) return ended(null)
    ended(null)
    const found = event.button === 0 ? load(event) : null
    if (found === null) return
    taken = { load: found, id: event.pointerId, from: { clientX: event.clientX, clientY: event.clientY } }
    view.still = true
    node.addEventListener('pointermove', moved)
  }

  function moved(event: PointerEvent): void {
    if (!taken || event.pointerId !== taken.id) return
    const { from } = taken
    if (!moves) {
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) <= SLOP_PX) return
      moves = true
      // A mouse that leaves the window still carries.
      node.setPointerCapture(event.pointerId)
      up(taken.load)
    }
    over(taken.load, event)
    at = fits(taken.load, event) ? null : { clientX: event.clientX, clientY: event.clientY }
    if (frame === 0) frame = requestAnimationFrame(pull)
  }

  function ended(where: Spot | null): void {
    const last = moves ? taken : null
    taken = null
    moves = false
    cancelAnimationFrame(frame)
    frame = 0
    pulled = 0
    at = null
    view.still = false
    node.removeEventListener('pointermove', moved)
    if (last) down(last.load, where)
  }

  function lifted(event: PointerEvent): void {
    if (event.pointerId !== taken?.id) return
    if (moves) swallowClick(node)
    ended(event)
  }
  const broken = (event: PointerEvent) => {
    if (event.pointerId === taken?.id) ended(null)
  }

  node.addEventListener('pointerdown', pressed)
  node.addEventListener('pointerup', lifted)
  node.addEventListener('pointercancel', broken)
  return () => {
    ended(null)
    node.removeEventListener('pointerdown', pressed)
    node.removeEventListener('pointerup', lifted)
    node.removeEventListener('pointercancel', broken)
  }
}
