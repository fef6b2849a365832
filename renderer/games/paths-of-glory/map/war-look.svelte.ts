// How this device draws the war: with a pattern on the land of the Central Powers, for eyes that see tints as one.
import { KeptSwitch } from '../../../ui/kept-switch.svelte.ts'

class WarLook {
  readonly patterns = new KeptSwitch('entente.patterns')
}

/** The look of all maps of this page. */
export const warLook = new WarLook()
