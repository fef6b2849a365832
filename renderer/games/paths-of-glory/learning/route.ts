// Pages of the war's lessons by the address: `#learn/paths-of-glory/sedan/3`.
import { lessonCalled, LESSONS } from '../../../../shared/games/paths-of-glory/lessons/course.ts'
import type { Lesson } from '../../../../shared/games/paths-of-glory/lessons/lesson.ts'
import { openingOf } from '../../../address/fragment.ts'
import { RoomLinks } from '../../../learning/room-links.ts'

const GAME = 'paths-of-glory'

export type Route =
  | { readonly page: 'contents' }
  | { readonly page: 'lesson'; readonly lesson: Lesson; readonly at: number }

/** The page of an address; anything unknown is the contents. */
export function routeOf(fragment: string): Route {
  const opening = openingOf(fragment)
  if (opening.kind !== 'learning') return { page: 'contents' }
  const [, name = '', at = '1'] = opening.page.split('/')
  const lesson = lessonCalled(name)
  if (!lesson) return { page: 'contents' }
  const index = Math.max(0, Number.parseInt(at, 10) - 1 || 0)
  return { page: 'lesson', lesson, at: Math.min(index, lesson.pages.length - 1) }
}

/** Addresses of the pages. */
export class Links extends RoomLinks {
  contents = () => `${this.prefix}learn/${GAME}`
  lesson = (id: string, at = 0) => `${this.contents()}/${id}/${at + 1}`

  /** The page after one of a lesson: its next one, the next lesson, then the contents. */
  after(lesson: Lesson, at: number): string {
    if (at + 1 < lesson.pages.length) return this.lesson(lesson.id, at + 1)
    const next = LESSONS[LESSONS.indexOf(lesson) + 1]
    return next ? this.lesson(next.id) : this.contents()
  }

  /** The page before one of a lesson. */
  before(lesson: Lesson, at: number): string {
    if (at > 0) return this.lesson(lesson.id, at - 1)
    const last = LESSONS[LESSONS.indexOf(lesson) - 1]
    return last ? this.lesson(last.id, last.pages.length - 1) : this.contents()
  }
}
