// How this device names places and orders: with the Latin codes of the printed books in every language, and, for whoever is
// new to the board, with full names where others read codes. In the learning room full names are usual.
import type { Writing } from '../../../../shared/games/diplomacy/notation/write.ts'
import { KeptSwitch } from '../../../ui/kept-switch.ts'

export class NameLook {
  readonly latin = new KeptSwitch('entente.latin')
  readonly newcomer = new KeptSwitch('entente.newcomer')

  /** How lists write orders. */
  get style(): Writing['style'] {
    return this.newcomer.on ? 'names' : 'codes'
  }
}

/** The reader's choice on this device. */
export const nameLook = new NameLook()
