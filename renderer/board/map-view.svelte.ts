// The current view of the board. d3-zoom handles gestures and their arithmetic, Svelte draws the page: this class
// connects the two. `now` follows every frame of a gesture; `drawn` follows when the gesture ends, and with it
// everything that is drawn again (sizes, label tiers, arrows, line widths).
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom'
import type { Attachment } from 'svelte/attachments'
import type { Box, Point } from '../../shared/map/board-map.ts'
import { SLOP_PX } from './long-press.ts'
import { type Extent, turnTo } from './round.ts'
import { afterResize, besideControls, bringing, settleOn, wholeBoard, type Look, type View } from './look.ts'

/** How much closer than the whole board one may zoom. */
const DEPTH = 14
/** On a board of any size at least so close, in screen px per viewBox px: every full name has its room there. */
const CLOSE = 3
/** Wheels have no end of gesture: after this long without one the picture is drawn again. */
const REST_MS = 140
const GLIDE_MS = 320
/**
 * Counters are resized during a gesture when their size is wrong by this factor: otherwise they would hide the board,
 * or vanish.
 */
const RESIZE_STEP = 4
/**
 * Letters with a surface of their own are hidden once they shrink more than this during a gesture. They would still
 * be readable, but zooming out makes browsers paint most: a slow one is faster with one surface less.
 */
const LEGIBLE_STEP = 1.25

/** The layers drawn for a zoom, in the order in which they are updated. */
const LAYERS = ['units', 'labels', 'orders', 'ground'] as const
type Layer = (typeof LAYERS)[number]

/** The same view on whole screen pixels. */
function onPoints({ k, x, y }: Look): Look {
  const whole = (px: number) => Math.round(px * devicePixelRatio) / devicePixelRatio
  return { k, x: whole(x), y: whole(y) }
}

export class MapView {
  /** Screen px: x, y of the board's corner, k screen px per viewBox px. */
  now: ZoomTransform = $state.raw(zoomIdentity)
  /** The zoom each layer is drawn for. One layer is updated in a frame: a phone cannot draw all of them in one. */
  readonly drawn: Record<Layer, number> = $state({ units: 1, labels: 1, orders: 1, ground: 1 })
  /** The zoom that shows the whole board. */
  least = $state(1)
  moving = $state(false)
  /**
   * Where the board is shown: on whole screen pixels, unless it zooms. There browsers copy what they have painted;
   * between pixels they would have to blend it, and a surface that starts moving from there is painted again.
   */
  readonly shown: Look = $derived(
    this.moving && this.now.k !== this.drawn.ground ? this.now : onPoints(this.now),
  )
  /**
   * Whether the letters are near the size they are drawn for. Redrawing them costs a slow phone ten frames: during a
   * gesture that zooms too far they are hidden until it ends.
   */
  readonly legible = $derived(
    this.now.k < this.drawn.labels * RESIZE_STEP && this.now.k > this.drawn.labels / LEGIBLE_STEP,
  )
  width = $state(0)
  height = $state(0)
  /** The window, and the part of its rim under the controls: whatever is framed keeps clear of them. */
  frame: View = $state.raw({ width: 0, height: 0 })
  /** The sides of the controls in px; set before the first size of the window is known. */
  controls = { long: 0, wide: 0 }

  readonly #board: Extent
  #behavior: ZoomBehavior<HTMLElement, unknown> | null = null
  #node: HTMLElement | null = null
  #opening: Box | null = null
  #rest: ReturnType<typeof setTimeout> | undefined
  #glide = 0
  /** The target of a glide; null while there is none. */
  goal: (() => Look) | null = null
  #redraw = 0
  /** Something is carried over the board: neither a gesture nor the page moves the board meanwhile. */
  still = false
  /** How often it was moved: by a gesture, or to a framing that was asked for. */
  moves = 0
  /** The framing once the window has another size. */
  refit = afterResize

  constructor(board: Extent) {
    this.#board = board
  }

  /** The framing at which it rests, or to which it goes. */
  get bound(): Look {
    return this.goal?.() ?? this.now
  }

  /** The first framing, once the size of the window is known; null for the whole board. */
  openAt(box: Box | null): void {
    this.#opening = box
  }

  /** Binds gestures to an element that fills the map's window. */
  readonly attach: Attachment<HTMLElement> = (node) => {
    const { width, height, round } = this.#board
    const sideways = round ? Infinity : 0
    const behavior = zoom<HTMLElement, unknown>()
      .filter(
        ({ ctrlKey, type, button }: MouseEvent) => !this.still && (!ctrlKey || type === 'wheel') && !button,
      )
      .clickDistance(SLOP_PX)
      .tapDistance(SLOP_PX)
      .translateExtent([
        [-sideways, 0],
        [width + sideways, height],
      ])
      .extent(() => this.#extent())
      .on('start', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent) this.#stop()
      })
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        this.now = this.#turned(event.transform)
        if (event.sourceEvent) this.moves++
        this.moving = true
        const off = event.transform.k / this.drawn.units
        if (off > RESIZE_STEP || off < 1 / RESIZE_STEP) this.#draw(['units'])
        clearTimeout(this.#rest)
      })
      .on('end', () => {
        clearTimeout(this.#rest)
        // A tap is also a gesture, one without movement.
        if (this.moving) this.#rest = setTimeout(() => this.#settle(), REST_MS)
      })
    this.#behavior = behavior
    this.#node = node
    const selection = select(node)
    selection.call(behavior).on('dblclick.zoom', null)
    const observer = new ResizeObserver(([entry]) => {
      if (entry) this.#resize(entry.contentRect.width, entry.contentRect.height)
    })
    observer.observe(node)
    return () => {
      observer.disconnect()
      clearTimeout(this.#rest)
      this.#stop()
      cancelAnimationFrame(this.#redraw)
      selection.on('.zoom', null)
      this.#node = null
    }
  }

  /** The viewBox point under a point of the window. */
  toBoard(x: number, y: number): Point {
    const [bx, by] = this.now.invert([x, y])
    return [bx, by]
  }

  /** Shows the whole board. */
  fit(): void {
    this.go(() => wholeBoard(this.#board, this.frame))
  }

  /** Brings a box into the middle, as large as it fits with a margin. */
  lookAt(box: Box): void {
    this.go(() => settleOn(box, this.#board, this.frame))
  }

  /** Moves, and where it must zooms, just enough to show a box. */
  bring(box: Box): void {
    const to = bringing(box, this.bound, this.#board, this.frame)
    if (to) this.go(() => to)
  }

  /** Comes closer (or goes back, under 1) around the middle, or around a point of the window. */
  closer(factor: number, around: Point = [this.width / 2, this.height / 2]): void {
    const k = this.#within(this.now.k * factor)
    const [bx, by] = this.now.invert([around[0], around[1]])
    this.go(() => ({ k, x: around[0] - bx * k, y: around[1] - by * k }))
  }

  /** Moves just enough to bring a point of the board into the window, `margin` screen px from its edges. */
  reveal([bx, by]: Point, margin = 48): void {
    const [middle] = this.now.invert([this.width / 2, 0])
    const [x, y] = this.now.apply([bx + turnTo(bx, middle, this.#board.round), by])
    const clamp = (value: number, from: number, to: number) =>
      Math.min(Math.max(value, from + margin), Math.max(from + margin, to - margin))
    const [[left, top], [right, bottom]] = this.#extent()
    const [dx, dy] = [clamp(x, left, right) - x, clamp(y, top, bottom) - y]
    const to = { k: this.now.k, x: this.now.x + dx, y: this.now.y + dy }
    if (dx || dy) this.go(() => to)
  }

  /** The part of the window that the board always fills, where it is large enough: without the controls. */
  #extent(): [[number, number], [number, number]] {
    const { width, height, top = 0, right = 0 } = this.frame
    return [
      [0, top],
      [width - right, height],
    ]
  }

  /** The same view of a board that goes round, with the middle of the window on the drawing. */
  #turned(to: ZoomTransform): ZoomTransform {
    const [middle] = to.invert([this.width / 2, 0])
    const { width, round } = this.#board
    return to.translate(-turnTo(middle, width / 2, round), 0)
  }

  #within(k: number): number {
    const [least, most] = this.#behavior?.scaleExtent() ?? [k, k]
    return Math.min(most, Math.max(least, k))
  }

  #resize(width: number, height: number): void {
    if (width === 0 || height === 0) return
    const before = this.frame
    const first = before.width === 0
    this.width = width
    this.height = height
    this.frame = besideControls(this.#board, { width, height }, this.controls)
    const whole = wholeBoard(this.#board, this.frame)
    this.least = whole.k
    this.#behavior?.scaleExtent([whole.k, Math.max(whole.k * DEPTH, CLOSE)])
    if (first) this.jump(this.#opening ? settleOn(this.#opening, this.#board, this.frame) : whole)
    // A resize during a glide must not stop it: it ends at its target.
    else this.jump(this.goal?.() ?? this.refit(this.now, this.#board, before, this.frame))
    this.#stop()
    this.#settle()
    if (first) for (const layer of LAYERS) this.drawn[layer] = this.now.k
  }

  #settle(): void {
    this.moving = false
    this.#draw(LAYERS)
  }

  /** Updates layers for the current zoom, one in each frame. */
  #draw([first, ...others]: readonly Layer[]): void {
    cancelAnimationFrame(this.#redraw)
    if (first === undefined) return
    this.drawn[first] = this.now.k
    this.#redraw = requestAnimationFrame(() => this.#draw(others))
  }

  /** Goes there at once, without leaving the board's edges, also while something is carried over it. */
  jump({ k, x, y }: Look): void {
    const [node, behavior] = [this.#node, this.#behavior]
    if (!node || !behavior) return
    const to = zoomIdentity.translate(x, y).scale(this.#within(k))
    const kept = behavior.constrain()(to, this.#extent(), behavior.translateExtent())
    behavior.transform(select(node), kept)
  }

  /** Stops a glide where it is. */
  #stop(): void {
    cancelAnimationFrame(this.#glide)
    this.goal = null
  }

  /**
   * Glides to a framing with a slow start and end; jumps where the user wants no motion. The framing is found again if
   * the window changes on the way.
   */
  go(goal: () => Look): void {
    // The board would move under the hand.
    if (this.still) return
    this.moves++
    this.#stop()
    let to = onPoints(goal())
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.jump(to)
      this.#settle()
      return
    }
    this.goal = goal
    const from = this.now
    const began = performance.now()
    const middle = (look: Look): Point => [
      (this.width / 2 - look.x) / look.k,
      (this.height / 2 - look.y) / look.k,
    ]
    const [a, far] = [middle(from), middle(to)]
    const turn = turnTo(far[0], a[0], this.#board.round)
    const b: Point = [far[0] + turn, far[1]]
    to = { ...to, x: to.x - turn * to.k }
    const frame = (time: number) => {
      const t = Math.min(1, Math.max(0, (time - began) / GLIDE_MS))
      const eased = t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2
      const k = from.k * (to.k / from.k) ** eased
      // Equal steps on the screen, not on the board: the scale changes on the way.
      const share = to.k === from.k ? eased : (1 / k - 1 / from.k) / (1 / to.k - 1 / from.k)
      const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
      this.jump(t === 1 ? to : { k, x: this.width / 2 - x * k, y: this.height / 2 - y * k })
      if (t < 1) this.#glide = requestAnimationFrame(frame)
      else this.goal = null
    }
    this.#glide = requestAnimationFrame(frame)
  }
}
