// How this device shows the war: with a pattern on the land of the Central Powers, for eyes that see tints as one; with hints or
// without.
import { KeptSwitch } from '../../../ui/kept-switch.ts'

class WarLook {
  readonly patterns = new KeptSwitch('entente.patterns')
  /** Hints at each question were put away. */
  readonly unhinted = new KeptSwitch('entente.war-unhinted')
}

/** The look of all maps of this page. */
export const warLook = new WarLook()
