// What a reader of lessons has done, kept on the device.
import { SvelteSet } from 'svelte/reactivity'
import { device } from '../device/memory.ts'

/** Marks by name; `kept` names them among what the device keeps. */
export class DoneMarks {
  readonly #kept: string
  readonly #done: SvelteSet<string>

  constructor(kept: string) {
    this.#kept = kept
    const value = device.value(kept)
    this.#done = new SvelteSet(
      Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [],
    )
  }

  get size(): number {
    return this.#done.size
  }

  has(name: string): boolean {
    return this.#done.has(name)
  }

  add(name: string): void {
    this.#done.add(name)
    this.#keep()
  }

  forget(): void {
    this.#done.clear()
    this.#keep()
  }

  #keep(): void {
    device.keep(this.#kept, JSON.stringify([...this.#done]))
  }
}
