// Whether this device reads the orders aloud: asked for once, remembered until it is told to be quiet.
import { device } from '../ui/memory.ts'

const KEPT = 'entente.voice'

class Voice {
  #on = $state(device.text(KEPT) === 'on')

  get on(): boolean {
    return this.#on
  }

  set on(wanted: boolean) {
    this.#on = wanted
    device.keep(KEPT, wanted ? 'on' : 'off')
  }
}

export const voice = new Voice()
