// The course of the learning room: what a beginner needs first, the 22 rules in their order with their positions, and
// the map's special places. Minutes are the time of a first reading.
import type { DiagramId } from './diagrams.ts'

export interface Lesson {
  /** `rule-13`, or the name of the subject; its texts are found by it. */
  readonly id: string
  /** Item of the list of 22 rules. */
  readonly rule: number | null
  readonly diagrams: readonly DiagramId[]
}

const rule = (number: number, ...diagrams: DiagramId[]): Lesson => ({
  id: `rule-${number}`,
  rule: number,
  diagrams,
})
const topic = (id: string, ...diagrams: DiagramId[]): Lesson => ({ id, rule: null, diagrams })

export interface Chapter {
  readonly id: 'moves' | 'clashes' | 'support' | 'dislodged' | 'cutting' | 'convoys' | 'places'
  readonly minutes: number
  readonly lessons: readonly Lesson[]
}

export const COURSE: readonly Chapter[] = [
  { id: 'moves', minutes: 2, lessons: [topic('steps', '1', '2', '3')] },
  {
    id: 'clashes',
    minutes: 6,
    lessons: [
      rule(1, '8', '9'),
      rule(2, 'follow', 'occupied'),
      rule(3, '4', '10'),
      rule(4, '4-garrison', '10-garrison'),
      rule(5, '5'),
      rule(6, '6'),
      rule(7, '7'),
    ],
  },
  {
    id: 'support',
    minutes: 3,
    lessons: [rule(8, '11', 'held-up', 'not-held-up'), rule(9, 'right-words', 'wrong-words')],
  },
  {
    id: 'dislodged',
    minutes: 5,
    lessons: [rule(10, '12'), rule(11, '13', '14'), rule(12, '22', '23', '24', '25', '26', '27')],
  },
  {
    id: 'cutting',
    minutes: 4,
    lessons: [rule(13, '15', '16'), rule(14, '17'), rule(15, '18'), rule(16, 'own-attack')],
  },
  {
    id: 'convoys',
    minutes: 6,
    lessons: [
      topic('convoys', '19', '20'),
      rule(17, '21'),
      rule(18, 'turned-back'),
      rule(19, '28'),
      rule(20, '29'),
      rule(21, '30'),
      rule(22, '31', '32'),
    ],
  },
  {
    id: 'places',
    minutes: 2,
    lessons: [
      topic('coasts', 'spain', 'bulgaria', 'petersburg'),
      topic('straits', 'kiel', 'constantinople', 'sweden', 'denmark'),
    ],
  },
]

/** Every lesson in its order. */
export const LESSONS: readonly Lesson[] = COURSE.flatMap(({ lessons }) => lessons)

/** A lesson by its name. */
export const lessonOf = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id)
