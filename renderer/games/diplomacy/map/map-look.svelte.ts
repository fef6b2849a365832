// How this device draws every board it shows: with a pattern on each power's land, for eyes that see two of the colours
// as one; and with inks further apart where the system was asked for more contrast, which brings the patterns along.
import { MediaQuery } from 'svelte/reactivity'
import { KeptSwitch } from '../../../ui/kept-switch.ts'
import type { Contrast } from './palette.ts'

class MapLook {
  readonly #more = new MediaQuery('(prefers-contrast: more)')
  /** Whether the user asked for the patterns. */
  readonly patterns = new KeptSwitch('entente.patterns')

  get contrast(): Contrast {
    return this.#more.current ? 'more' : 'normal'
  }

  /** Whether the powers' land is drawn with patterns. */
  get hatched(): boolean {
    return this.patterns.on || this.#more.current
  }
}

/** The look of all boards of this page. */
export const mapLook = new MapLook()
