// d3-zoom asks d3-transition to interrupt what glides, and brings colours, easings and timers with it. Nothing here
// glides by d3 (map-view.svelte.ts does that itself), so the build puts this in its place: 11 kB less for a phone.
import { selection } from 'd3-selection'

/** There is never a transition to interrupt. */
export const interrupt = (): void => undefined

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this
  },
})
