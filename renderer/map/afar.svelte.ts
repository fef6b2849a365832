// Going back from a closer look uncovers land faster than slow machines paint it as fine as it was drawn there. So the
// land is drawn once more for the whole board, while the page is idle, and shown until the hand rests.
import type { Ownership } from '../../shared/games/diplomacy/view.ts'
import { whenIdle } from '../ui/idle.ts'
import type { Rim } from './land.ts'
import type { Look } from './look.ts'
import type { MapView } from './map-view.svelte.ts'

/** A whole board narrower than this, in points of the screen, is painted fast enough as it is. */
const NARROW_PX = 800
/** It is drawn this much larger than the whole board, since it is seen from closer by at first. */
const LARGER = 2.5
/** No wider than this, in points of the screen, unless the whole board is. */
const WIDTH_PX = 2400
/** Nor stretched further than this: coasts would look soft. */
const MOST_STRETCHED = 1.7
/** As long as a browser may take to paint it, under the land: Chromium keeps the size it was painted in first. */
const PAINT_MS = 300
/** Going back by this much is meant: two fingers that drag come closer and part a little, too. */
const MEANT = 1.015

interface Scene {
  readonly owners: Ownership
  readonly rims: readonly Rim[]
}

export class Afar {
  readonly #view: MapView
  readonly #width: number

  /** Null until there is a way back from a closer look, and on a small screen. */
  now: Scene | null = $state.raw(null)
  /** Whether it has been there long enough to be painted. */
  painted = $state(false)
  /** The zoom it is drawn for. */
  readonly zoom = $derived.by(() => {
    const { least } = this.#view
    return Math.max(least, Math.min(least * LARGER, WIDTH_PX / this.#width / devicePixelRatio))
  })
  /** Whether it takes the place of the land that is drawn for the last look. */
  readonly shown = $derived.by(() => {
    const { moving, now, drawn } = this.#view
    return this.painted && moving && now.k * MEANT < drawn.ground && now.k <= this.zoom * MOST_STRETCHED
  })
  /** Where it lies. Waiting, it shows the whole board, so that browsers have all of it painted. */
  readonly look: Look = $derived.by(() => (this.shown ? this.#view.now : this.#view.whole))

  /** Follows what `of` tells, on a board so wide in viewBox px. Made while a component is. */
  constructor(view: MapView, width: number, of: () => Scene) {
    this.#view = view
    this.#width = width
    $effect(() => {
      const next = of()
      if (view.moving || view.drawn.ground <= view.least) return
      if (width * view.least * devicePixelRatio < NARROW_PX) return
      return whenIdle(() => (this.now = next), 0)
    })
    $effect(() => {
      if (this.now === null || view.moving || this.painted) return
      return whenIdle(() => (this.painted = true), PAINT_MS)
    })
  }
}
