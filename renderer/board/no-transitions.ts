// d3-zoom asks d3-transition to interrupt what glides, and d3-interpolate for ways to glide; both bring colours,
// easings and timers. Nothing here glides by d3 (map-view.svelte.ts does that itself), so the build puts this in the
// place of both: 11 kB less for a phone.
import { selection } from 'd3-selection'

/** There is never a transition to interrupt. */
export const interrupt = (): void => undefined

/** Only ever asked for by a transition. */
export function interpolateZoom(): never {
  throw new Error('the map glides by itself: move it with MapView')
}

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this
  },
})
