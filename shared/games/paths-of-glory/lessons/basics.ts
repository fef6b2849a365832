// The first lesson: what is on the table, before anything is fought. It shows the beginning of the war (4.0) and asks
// once, what places cost.
import { forMoves, play } from './deeds.ts'
import { act, type Exhibit, type Lesson, type Page, right, wrong } from './lesson.ts'
import { exampleStart } from './starts.ts'

/** A page to be read, with what stands below its text. */
const told = (id: string, at: string, shows: Exhibit): Page => ({
  id,
  at,
  shows,
  read: act(),
  question: null,
  see: act(),
})

/** Both are seen at once. */
const PAID = ['metz', 'koblenz']

export const basics: Lesson = {
  id: 'basics',
  minutes: 5,
  begins: exampleStart,
  pages: [
    told('aim', 'sedan', 'aim'),
    told('turn', 'koblenz', 'turn'),
    told('card', 'koblenz', 'card'),
    told('counter', 'paris', 'counters'),
    told('map', 'metz', 'key'),
    told('supply', 'essen', 'supply'),
    {
      id: 'operations',
      at: 'metz',
      read: act([play('cp-12', 'ops')]),
      question: {
        rule: '9.2.3',
        options: [
          wrong({ kind: 'costs', places: PAID, operations: 1 }, 'nations-pay'),
          right({ kind: 'costs', places: PAID, operations: 2 }),
          wrong({ kind: 'costs', places: PAID, operations: 4 }, 'not-counters'),
        ],
      },
      see: act([forMoves(...PAID)]),
    },
    told('battle', 'nancy', 'tables'),
  ],
}
