// What somebody has been through, kept on the device. Storage may be missing or full: then it is forgotten with the
// page and nothing breaks.
import { SvelteSet } from 'svelte/reactivity'
import type { Lesson } from '../../shared/games/diplomacy/lessons/course.ts'

const DONE = 'entente.learned'
const NO_HINTS = 'entente.no-hints'

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Learning goes on all the same.
  }
}

class Progress {
  readonly #done: SvelteSet<string>
  #hints = $state(read(NO_HINTS) !== true)

  constructor() {
    const kept = read(DONE)
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
    write(DONE, [...this.#done])
  }

  forget(): void {
    this.#done.clear()
    write(DONE, [])
  }

  /** Whether hints are shown. */
  get hints(): boolean {
    return this.#hints
  }

  set hints(shown: boolean) {
    this.#hints = shown
    write(NO_HINTS, !shown)
  }
}

export const progress = new Progress()
