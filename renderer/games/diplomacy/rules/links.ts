// The learning room by addresses: lessons and rules refer to each other by them.
import { LESSONS, type Lesson } from '../../../../shared/games/diplomacy/lessons/course.ts'
import { RoomLinks } from '../../../learning/room-links.ts'

/** Addresses of the pages. */
export class Links extends RoomLinks {
  contents = () => `${this.prefix}learn`
  lesson = (id: string, at = 0, trying = false) =>
    `${this.prefix}learn/${id}/${at + 1}${trying ? '/try' : ''}`
  start = (at = 0) => `${this.prefix}learn/start/${at + 1}`
  writing = () => `${this.prefix}learn/writing`
  sample = (at = 0) => `${this.prefix}learn/sample/${at + 1}`
  secrets = (at = 0) => `${this.prefix}learn/secrets/${at + 1}`
  practice = () => `${this.prefix}learn/practice`
  alone = () => `${this.prefix}learn/alone`
  rules = (at?: string | number) => `${this.prefix}rules${at === undefined ? '' : `/${at}`}`

  /** The page after a position of a lesson: its next one, the next lesson, then writing orders. */
  after(lesson: Lesson, at: number): string {
    if (at + 1 < lesson.diagrams.length) return this.lesson(lesson.id, at + 1)
    const next = LESSONS[LESSONS.indexOf(lesson) + 1]
    return next ? this.lesson(next.id) : this.writing()
  }
}
