// The learning room by addresses: lessons and rules refer to each other by them.
import { LESSONS, type Lesson } from '../../../../shared/games/diplomacy/lessons/course.ts'

/** Addresses of the pages; on the host's laptop they begin as its own do. */
export class Links {
  readonly #before: string
  readonly leave: string

  constructor(laptop: string | null) {
    this.#before = laptop === null ? '#' : `#${laptop}/`
    this.leave = `#${laptop ?? ''}`
  }

  contents = () => `${this.#before}learn`
  /** The lessons of another game. */
  other = (at: string) => `${this.#before}${at}`
  lesson = (id: string, at = 0, trying = false) =>
    `${this.#before}learn/${id}/${at + 1}${trying ? '/try' : ''}`
  start = (at = 0) => `${this.#before}learn/start/${at + 1}`
  writing = () => `${this.#before}learn/writing`
  sample = (at = 0) => `${this.#before}learn/sample/${at + 1}`
  secrets = (at = 0) => `${this.#before}learn/secrets/${at + 1}`
  practice = () => `${this.#before}learn/practice`
  alone = () => `${this.#before}learn/alone`
  rules = (at?: string | number) => `${this.#before}rules${at === undefined ? '' : `/${at}`}`

  /** The page after a position of a lesson: its next one, the next lesson, then writing orders. */
  after(lesson: Lesson, at: number): string {
    if (at + 1 < lesson.diagrams.length) return this.lesson(lesson.id, at + 1)
    const next = LESSONS[LESSONS.indexOf(lesson) + 1]
    return next ? this.lesson(next.id) : this.writing()
  }
}
