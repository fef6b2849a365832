// How this device draws every board it shows: with a pattern on each power's land, for eyes that see two of the colours
// as one; and with inks further apart where the system was asked for more contrast, which brings the patterns along.
import { MediaQuery } from 'svelte/reactivity'
import { device } from '../ui/memory.ts'
import type { Contrast } from './palette.ts'

const KEPT = 'entente.patterns'

class MapLook {
  readonly #more = new MediaQuery('(prefers-contrast: more)')
  #patterns = $state(device.text(KEPT) === 'on')

  /** Whether somebody here wants the patterns; kept on the device. */
  get patterns(): boolean {
    return this.#patterns
  }
  set patterns(wanted: boolean) {
    this.#patterns = wanted
    device.keep(KEPT, wanted ? 'on' : 'off')
  }

  get contrast(): Contrast {
    return this.#more.current ? 'more' : 'normal'
  }

  /** Whether the powers' land is drawn with patterns. */
  get hatched(): boolean {
    return this.#patterns || this.#more.current
  }
}

/** The look of all boards of this page. */
export const mapLook = new MapLook()
