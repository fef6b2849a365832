import { createSubscriber } from 'svelte/reactivity'
import { device } from '../device/memory.ts'

/** A setting that the user switches on or off, stored on the device under a name; off until then, where nothing else is usual. */
export class KeptSwitch {
  readonly #name: string
  /** What the user chose, if anything. */
  #on: boolean | null
  #usual = false
  #tell?: () => void
  /** Whatever is drawn from the switch is drawn again when it is turned; tests without pages may read it too. */
  readonly #follow = createSubscriber((update) => {
    this.#tell = update
  })

  constructor(name: string) {
    this.#name = name
    const kept = device.text(name)
    this.#on = kept === null ? null : kept === 'on'
  }

  get on(): boolean {
    this.#follow()
    return this.#on ?? this.#usual
  }
  set on(wanted: boolean) {
    this.#on = wanted
    device.keep(this.#name, wanted ? 'on' : 'off')
    this.#tell?.()
  }

  /** What holds until the user chooses; it is not stored. */
  set usual(on: boolean) {
    this.#usual = on
    this.#tell?.()
  }
}
