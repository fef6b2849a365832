// Which pages of the lessons a reader has done, and where to go on; kept on the device.
import type { Lesson } from '../../../../shared/games/paths-of-glory/lessons/lesson.ts'
import { LESSONS } from '../../../../shared/games/paths-of-glory/lessons/course.ts'
import { DoneMarks } from '../../../learning/done-marks.svelte.ts'

const marks = new DoneMarks('entente.war-lessons')

const nameOf = (lesson: Lesson, at: number): string => `${lesson.id} ${lesson.pages[at]?.id ?? ''}`
const has = (lesson: Lesson, at: number): boolean => marks.has(nameOf(lesson, at))
const count = (lesson: Lesson): number => lesson.pages.filter((_, at) => has(lesson, at)).length

export const progress = {
  has,
  count,
  hasAll: (lesson: Lesson): boolean => count(lesson) === lesson.pages.length,

  /** The first page that was not done; null where all were. */
  get next(): { readonly lesson: Lesson; readonly at: number } | null {
    for (const lesson of LESSONS)
      for (const at of lesson.pages.keys()) if (!has(lesson, at)) return { lesson, at }
    return null
  },

  get begun(): boolean {
    return marks.size > 0
  },

  add: (lesson: Lesson, at: number): void => marks.add(nameOf(lesson, at)),
  forget: (): void => marks.forget(),
}
