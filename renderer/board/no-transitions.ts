// d3-zoom imports d3-transition to interrupt transitions, and d3-interpolate for interpolation; both bring colours,
// easings and timers. No glide here uses d3 (map-view.svelte.ts glides itself), so the build replaces both with this
// file: 11 kB less for a phone.
import { selection } from 'd3-selection'

/** There is never a transition to interrupt. */
export const interrupt = (): void => undefined

/** Only a transition calls it. */
export function interpolateZoom(): never {
  throw new Error('the map glides by itself: move it with MapView')
}

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this
  },
})
