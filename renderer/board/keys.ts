// Keys on a board: arrows walk over it, Enter and the space bar touch it, plus, minus and 0 bring it closer and farther.
import type { MapView } from './map-view.svelte.ts'
import type { Heading } from './walk.ts'

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
}

/** What the keys do on a board of one's own. */
export interface Keyed {
  readonly walk: (heading: Heading) => void
  readonly touch: () => void
}

/** Handles a key that a board's stop got. */
export function keyedOn(view: MapView, event: KeyboardEvent, { walk, touch }: Keyed): void {
  const heading = event.shiftKey ? undefined : HEADINGS[event.key]
  if (heading) {
    event.preventDefault()
    walk(heading)
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault()
    event.stopPropagation()
    touch()
  } else if (event.key === '+' || event.key === '=') view.closer(1.5)
  else if (event.key === '-') view.closer(1 / 1.5)
  else if (event.key === '0') view.fit()
}
