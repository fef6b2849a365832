// The lessons a reader has done, kept on the device.
import { SvelteSet } from 'svelte/reactivity'
import type { Lesson } from '../../../../shared/games/diplomacy/lessons/course.ts'
import { device } from '../../../device/memory.ts'

const DONE = 'entente.learned'
const NO_HINTS = 'entente.no-hints'

class Progress {
  readonly #done: SvelteSet<string>
  #hints = $state(device.value(NO_HINTS) !== true)

  constructor() {
    const kept = device.value(DONE)
    this.#done = new SvelteSet(
      Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [],
    )
  }

  /** Whether a diagram, or a page by its name, was done. */
  has(id: string): boolean {
    return this.#done.has(id)
  }

  hasAll({ diagrams }: Lesson): boolean {
    return diagrams.every((id) => this.#done.has(id))
  }

  add(id: string): void {
    this.#done.add(id)
    device.keep(DONE, JSON.stringify([...this.#done]))
  }

  forget(): void {
    this.#done.clear()
    device.keep(DONE, '[]')
  }

  /** Whether hints are shown. */
  get hints(): boolean {
    return this.#hints
  }

  set hints(shown: boolean) {
    this.#hints = shown
    device.keep(NO_HINTS, JSON.stringify(!shown))
  }
}

export const progress = new Progress()
