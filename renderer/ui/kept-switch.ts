import { createSubscriber } from 'svelte/reactivity'
import { device } from './memory.ts'

/** A setting that the user switches on or off, stored on the device under a name; off by default. */
export class KeptSwitch {
  readonly #name: string
  #on: boolean
  #tell?: () => void
  /** Whatever is drawn from the switch is drawn again when it is turned; tests without pages may read it too. */
  readonly #follow = createSubscriber((update) => {
    this.#tell = update
  })

  constructor(name: string) {
    this.#name = name
    this.#on = device.text(name) === 'on'
  }

  get on(): boolean {
    this.#follow()
    return this.#on
  }
  set on(wanted: boolean) {
    this.#on = wanted
    device.keep(this.#name, wanted ? 'on' : 'off')
    this.#tell?.()
  }
}
