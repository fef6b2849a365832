import { untrack } from 'svelte'
import { openLayer } from './layers.ts'

/**
 * A layer for as long as `open` is true and the calling component exists: the back button closes it with `close`.
 * Call it while the component is set up.
 */
export function layer(open: () => boolean, close: () => void): void {
  const lies = $derived(open())
  $effect(() => (lies ? untrack(() => openLayer(close)) : undefined))
}
