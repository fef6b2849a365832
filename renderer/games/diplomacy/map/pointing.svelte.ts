// What a resting mouse or a held finger points at: its name is shown beside it, since the map writes codes.
import type { Attachment } from 'svelte/attachments'
import type { Spot } from '../../../board/long-press.ts'

/** A mouse that rests so long asks what lies under it. */
const REST_MS = 350
/** A name that a finger asked for stays so long: the finger goes away from above it. */
const STAYS_MS = 2500

export interface Pointed {
  readonly province: string
  /** Where, in the board's window (px). */
  readonly at: readonly [x: number, y: number]
  readonly finger: boolean
}

export class Pointing {
  now: Pointed | null = $state.raw(null)
  readonly #provinceAt: (at: Spot) => string | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #node: HTMLElement | undefined

  constructor(provinceAt: (at: Spot) => string | null) {
    this.#provinceAt = provinceAt
  }

  /** Listens to a mouse over an element. */
  readonly mouse: Attachment<HTMLElement> = (node) => {
    this.#node = node
    const moved = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return
      this.hide()
      if (event.buttons === 0) this.#timer = setTimeout(() => this.#show(event, false), REST_MS)
    }
    const hide = (): void => this.hide()
    node.addEventListener('pointermove', moved)
    node.addEventListener('pointerdown', hide)
    node.addEventListener('pointerleave', hide)
    return () => {
      this.hide()
      node.removeEventListener('pointermove', moved)
      node.removeEventListener('pointerdown', hide)
      node.removeEventListener('pointerleave', hide)
    }
  }

  /** A finger was held on this point. */
  held(at: Spot): void {
    this.hide()
    this.#show(at, true)
    this.#timer = setTimeout(() => (this.now = null), STAYS_MS)
  }

  hide(): void {
    clearTimeout(this.#timer)
    if (this.now) this.now = null
  }

  #show(spot: Spot, finger: boolean): void {
    const province = this.#provinceAt(spot)
    const { left, top } = this.#node?.getBoundingClientRect() ?? { left: 0, top: 0 }
    this.now = province === null ? null : { province, finger, at: [spot.clientX - left, spot.clientY - top] }
  }
}
