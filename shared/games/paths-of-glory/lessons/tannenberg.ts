// The first combat example of the book: the Germans attack the Russian 2nd Army in August 1914 (book 860-870).
import { eliminated, loses, reduced } from './claims.ts'
import { advance, attack, fallBack, fight, flank, forAttacks, retreat } from './deeds.ts'
import { act, type Lesson, right, wrong } from './lesson.ts'
import { smallStart } from './starts.ts'

const AT = 'tannenberg'

/** The book does not name the German places, nor the first one of the retreat; these are ours. */
export const tannenberg: Lesson = {
  id: 'tannenberg',
  minutes: 4,
  begins: () =>
    smallStart({
      turn: 1,
      side: 'cp',
      operations: 2,
      units: { insterburg: ['ge-8'], danzig: ['ge-corps-01'], tannenberg: ['ru-2'] },
      reserve: ['ru-corps-01'],
      held: { tannenberg: 'ap' },
    }),
  pages: [
    {
      id: 'column',
      at: AT,
      read: act([forAttacks('insterburg', 'danzig'), attack(AT, 'ge-8', 'ge-corps-01')]),
      question: {
        rule: '12.2.8',
        options: [
          wrong({ kind: 'column', role: 'attacker', table: 'army', column: '5' }, 'all-factors'),
          right({ kind: 'column', role: 'attacker', table: 'army', column: '6-8' }),
          wrong({ kind: 'column', role: 'attacker', table: 'corps', column: '7' }, 'army-table'),
        ],
      },
      see: act([fight]),
    },
    {
      id: 'flank',
      at: AT,
      read: act(),
      question: {
        rule: '12.3.3',
        options: [
          wrong({ kind: 'flank', pin: 'insterburg', from: 2 }, 'pin-adds-nothing'),
          right({ kind: 'flank', pin: 'insterburg', from: 3 }),
          wrong({ kind: 'flank', pin: 'insterburg', from: 4 }, 'flank-adds'),
        ],
      },
      see: act([flank('insterburg')], [3]),
    },
    {
      id: 'fire',
      at: AT,
      read: act(),
      question: {
        rule: '12.4.3',
        options: [
          wrong(loses('ap', reduced('ru-2')), 'as-much-as-possible'),
          wrong(loses('ap', eliminated('ru-2'), reduced('ru-corps-01')), 'not-beyond'),
          right(loses('ap', eliminated('ru-2'))),
        ],
      },
      see: act([], [3]),
    },
    {
      id: 'answer',
      at: AT,
      read: act(),
      question: {
        rule: '12.3.3',
        options: [
          right({ kind: 'column', role: 'defender', table: 'corps', column: '1' }),
          wrong({ kind: 'column', role: 'defender', table: 'army', column: '3' }, 'fired-first'),
          wrong({ kind: 'column', role: 'defender', table: 'army', column: '1' }, 'corps-table'),
        ],
      },
      see: act([], [4]),
    },
    {
      id: 'retreat',
      at: AT,
      read: act(),
      question: {
        rule: '12.5.2',
        options: [
          wrong({ kind: 'retreats', places: 1, mayStand: true }, 'two-places'),
          wrong({ kind: 'retreats', places: 2, mayStand: false }, 'step-or-retreat'),
          right({ kind: 'retreats', places: 2, mayStand: true }),
        ],
      },
      see: act([fallBack, retreat('ru-corps-01', 'plock', 'warsaw')]),
    },
    {
      id: 'advance',
      at: AT,
      read: act(),
      question: {
        rule: '12.7.1',
        options: [
          wrong({ kind: 'may-advance', units: ['ge-8', 'ge-corps-01'] }, 'reduced-stay'),
          right({ kind: 'may-advance', units: ['ge-8'] }),
          wrong({ kind: 'may-advance', units: [] }, 'full-may-go'),
        ],
      },
      see: act([advance('ge-8', AT)]),
    },
  ],
}
