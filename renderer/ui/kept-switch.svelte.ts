import { device } from './memory.ts'

/** Something a person turns on or off, remembered by the device under a name; off until somebody turns it on. */
export class KeptSwitch {
  readonly #name: string
  #on: boolean

  constructor(name: string) {
    this.#name = name
    this.#on = $state(device.text(name) === 'on')
  }

  get on(): boolean {
    return this.#on
  }
  set on(wanted: boolean) {
    this.#on = wanted
    device.keep(this.#name, wanted ? 'on' : 'off')
  }
}
