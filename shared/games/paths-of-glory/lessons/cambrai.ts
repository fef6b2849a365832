// The second combat example of the book: British and French attack a trench in July 1916 (book 876-904).
import { eliminated, mayLose, reduced } from './claims.ts'
import { attack, card, done, fight, forAttacks, lose } from './deeds.ts'
import { act, type Lesson, right, wrong } from './lesson.ts'
import { smallStart } from './starts.ts'

const AT = 'cambrai'
const GUNS = 'cp-18'
const ALL = ['br-3', 'br-4', 'br-cnd', 'fr-6'] as const

export const cambrai: Lesson = {
  id: 'cambrai',
  minutes: 4,
  begins: () =>
    smallStart({
      turn: 10,
      side: 'ap',
      operations: 3,
      units: {
        amiens: ['br-3', 'br-4'],
        'chateau-thierry': ['(br-cnd)', 'fr-6'],
        cambrai: ['ge-2', 'ge-corps-01', 'ge-corps-02'],
      },
      held: { cambrai: 'cp', sedan: 'cp', liege: 'cp', brussels: 'cp' },
      trenches: { cambrai: 2 },
      destroyed: ['liege'],
      hand: { cp: [GUNS] },
    }),
  pages: [
    {
      id: 'cost',
      at: AT,
      read: act(),
      question: {
        rule: '9.2.3',
        options: [
          wrong({ kind: 'costs', places: ['amiens', 'chateau-thierry'], operations: 2 }, 'nations-pay'),
          right({ kind: 'costs', places: ['amiens', 'chateau-thierry'], operations: 3 }),
          wrong({ kind: 'costs', places: ['amiens', 'chateau-thierry'], operations: 4 }, 'not-counters'),
        ],
      },
      see: act([forAttacks('amiens', 'chateau-thierry')]),
    },
    {
      id: 'together',
      at: AT,
      read: act(),
      question: {
        rule: '12.1.11',
        options: [
          wrong({ kind: 'together', target: AT, units: ['br-3', 'br-4', 'fr-6'] }, 'one-common-place'),
          right({ kind: 'together', target: AT, units: ALL }),
        ],
      },
      see: act([attack(AT, ...ALL)]),
    },
    {
      id: 'column',
      at: AT,
      read: act(),
      question: {
        rule: '12.2.8',
        options: [
          wrong({ kind: 'column', role: 'attacker', table: 'army', column: '12-14' }, 'trench-shifts'),
          wrong({ kind: 'column', role: 'attacker', table: 'army', column: '9-11' }, 'trench-two'),
          right({ kind: 'column', role: 'attacker', table: 'army', column: '6-8' }),
        ],
      },
      see: act(),
    },
    {
      id: 'flank',
      at: AT,
      read: act(),
      question: {
        rule: '12.3.1',
        options: [
          right({ kind: 'may-flank', may: false }),
          wrong({ kind: 'may-flank', may: true }, 'flank-trench'),
        ],
      },
      see: act([fight]),
    },
    {
      id: 'defence',
      at: AT,
      read: act([card(GUNS)]),
      question: {
        rule: '12.2.8',
        options: [
          wrong({ kind: 'column', role: 'defender', table: 'army', column: '9-11' }, 'defender-shift'),
          right({ kind: 'column', role: 'defender', table: 'army', column: '12-14' }),
          wrong({ kind: 'column', role: 'defender', table: 'army', column: '15' }, 'die-not-column'),
        ],
      },
      see: act([done], [4, 5]),
    },
    {
      id: 'german-losses',
      at: AT,
      read: act(),
      question: {
        rule: '12.4.3',
        options: [
          wrong(mayLose(reduced('ge-2')), 'as-much-as-possible'),
          wrong(mayLose(eliminated('ge-2')), 'not-beyond'),
          right(mayLose(reduced('ge-2', 'ge-corps-01'))),
        ],
      },
      see: act([lose('ge-2', 'ge-corps-01')]),
    },
    {
      id: 'allied-losses',
      at: AT,
      read: act(),
      question: {
        rule: '12.4.5',
        options: [
          right(mayLose(eliminated('br-cnd'), reduced('br-3', 'br-4'))),
          wrong(mayLose(reduced('br-3', 'br-4')), 'priority'),
          wrong(mayLose(reduced('br-3', 'br-4', 'fr-6')), 'not-beyond'),
        ],
      },
      see: act([lose('br-cnd', 'br-3', 'br-4')]),
    },
    {
      id: 'card',
      at: AT,
      read: act(),
      question: {
        rule: '9.5.4.2',
        options: [
          wrong({ kind: 'card', card: GUNS, lies: 'discarded' }, 'winner-keeps'),
          right({ kind: 'card', card: GUNS, lies: 'face-up' }),
          wrong({ kind: 'card', card: GUNS, lies: 'removed' }, 'star-only'),
        ],
      },
      see: act(),
    },
  ],
}
