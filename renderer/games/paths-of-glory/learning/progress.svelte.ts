// Which pages of the lessons a reader has done, and where to go on; kept on the device.
import { SvelteSet } from 'svelte/reactivity'
import type { Lesson } from '../../../../shared/games/paths-of-glory/lessons/lesson.ts'
import { LESSONS } from '../../../../shared/games/paths-of-glory/lessons/course.ts'
import { device } from '../../../device/memory.ts'

const DONE = 'entente.war-lessons'

const nameOf = (lesson: Lesson, at: number): string => `${lesson.id} ${lesson.pages[at]?.id ?? ''}`

class Progress {
  readonly #done: SvelteSet<string>

  constructor() {
    const kept = device.value(DONE)
    this.#done = new SvelteSet(
      Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [],
    )
  }

  has(lesson: Lesson, at: number): boolean {
    return this.#done.has(nameOf(lesson, at))
  }

  count(lesson: Lesson): number {
    return lesson.pages.filter((_, at) => this.has(lesson, at)).length
  }

  hasAll(lesson: Lesson): boolean {
    return this.count(lesson) === lesson.pages.length
  }

  /** The first page that was not done; null where all were. */
  get next(): { readonly lesson: Lesson; readonly at: number } | null {
    for (const lesson of LESSONS)
      for (const at of lesson.pages.keys()) if (!this.has(lesson, at)) return { lesson, at }
    return null
  }

  get begun(): boolean {
    return this.#done.size > 0
  }

  add(lesson: Lesson, at: number): void {
    this.#done.add(nameOf(lesson, at))
    device.keep(DONE, JSON.stringify([...this.#done]))
  }

  forget(): void {
    this.#done.clear()
    device.keep(DONE, '[]')
  }
}

export const progress = new Progress()
