// September 1914 from the fifth action of the Central Powers to the end of the turn: a loss in an order, forts, trenches
// and a siege (book 1905-2013).
import { eliminated, loses, mayLose, reduced } from './claims.ts'
import {
  advance,
  attack,
  discard,
  done,
  fallBack,
  fight,
  fillUp,
  flank,
  forAttacks,
  lose,
  play,
  rebuild,
  retreat,
} from './deeds.ts'
import { act, type Lesson, right, wrong } from './lesson.ts'
import { september } from './september.ts'

export const nancy: Lesson = {
  id: 'nancy',
  minutes: 8,
  begins: september,
  pages: [
    {
      id: 'lemberg',
      at: 'lemberg',
      read: act([play('cp-02', 'ops'), forAttacks('sedan', 'przemysl'), attack('lemberg', 'ah-4')]),
      question: {
        rule: '12.2.11',
        options: [
          wrong({ kind: 'won', by: 'cp' }, 'inflicted-counts'),
          right({ kind: 'won', by: 'ap' }),
          wrong({ kind: 'won', by: null }, 'tie'),
        ],
      },
      see: act([fight], [3, 5]),
    },
    {
      id: 'certain',
      at: 'chateau-thierry',
      read: act([attack('chateau-thierry', 'ge-2')]),
      question: {
        rule: '12.2.8',
        options: [
          right({ kind: 'lives', unit: 'fr-corps-01', pairs: 0 }),
          wrong({ kind: 'lives', unit: 'fr-corps-01', pairs: 6 }, 'weakest-fire'),
          wrong({ kind: 'lives', unit: 'fr-corps-01', pairs: 12 }, 'weakest-fire'),
        ],
      },
      see: act(
        [fight, done, attack('cambrai', 'ge-3', 'ge-4'), fight, retreat('be-1', 'amiens', 'calais'), done],
        [1, 6, 5, 3],
      ),
    },
    {
      id: 'great-flank',
      at: 'sedan',
      read: act([
        done,
        play('ap-11', 'ops'),
        forAttacks('verdun', 'brussels'),
        attack('sedan', 'fr-1', 'fr-4', 'br-1', 'br-bef', 'fr-corps-03'),
        fight,
      ]),
      question: {
        rule: '12.3.2',
        options: [
          wrong({ kind: 'flank', pin: 'brussels', from: 3 }, 'flank-touched'),
          wrong({ kind: 'flank', pin: 'brussels', from: 2 }, 'pin-adds-nothing'),
          right({ kind: 'flank', pin: 'brussels', from: 4 }),
        ],
      },
      see: act([flank('brussels')], [5]),
    },
    {
      id: 'great-losses',
      at: 'sedan',
      read: act([], [6]),
      question: {
        rule: '12.4.3',
        options: [
          wrong(mayLose(reduced('ge-2', 'ge-3')), 'as-much-as-possible'),
          right(mayLose(eliminated('ge-2'), reduced('ge-corps-06'))),
          wrong(mayLose(reduced('ge-2', 'ge-3', 'ge-4')), 'not-beyond'),
        ],
      },
      see: act([lose('ge-2', 'ge-2', 'ge-corps-06')]),
    },
    {
      id: 'british-first',
      at: 'sedan',
      read: act(),
      question: {
        rule: '12.4.5',
        options: [
          wrong(loses('ap', reduced('fr-4')), 'priority'),
          right(loses('ap', reduced('br-bef'))),
          wrong(loses('ap', eliminated('fr-corps-03')), 'priority'),
        ],
      },
      see: act(
        [
          fallBack,
          retreat('ge-4', 'liege', 'koblenz'),
          retreat('ge-3', 'koblenz', 'metz'),
          retreat('ge-corps-06', 'metz', 'strasbourg'),
          done,
        ],
        [1],
      ),
    },
    {
      id: 'belfort',
      at: 'belfort',
      read: act([
        done,
        play('cp-06', 'ops'),
        forAttacks('metz', 'strasbourg', 'mulhouse'),
        attack('belfort', 'ge-7'),
      ]),
      question: {
        rule: '12.2.8',
        options: [
          wrong({ kind: 'column', role: 'attacker', table: 'army', column: '3' }, 'trench-shifts'),
          wrong({ kind: 'column', role: 'attacker', table: 'army', column: '2' }, 'mountain-shifts'),
          right({ kind: 'column', role: 'attacker', table: 'army', column: '1' }),
        ],
      },
      see: act([fight], [5, 6]),
    },
    {
      id: 'fort',
      at: 'nancy',
      read: act([attack('nancy', 'ge-3', 'ge-5', 'ge-6', 'ge-corps-06')]),
      question: {
        rule: '12.2.8',
        options: [
          wrong({ kind: 'column', role: 'attacker', table: 'army', column: '16+' }, 'trench-shifts'),
          right({ kind: 'column', role: 'attacker', table: 'army', column: '15' }),
          wrong({ kind: 'column', role: 'attacker', table: 'army', column: '12-14' }, 'fort-no-shift'),
        ],
      },
      see: act([fight, lose('ge-5', 'ge-corps-06'), retreat('fr-corps-07', 'verdun', 'bar-le-duc')], [6, 6]),
    },
    {
      id: 'besieged',
      at: 'nancy',
      read: act(),
      question: {
        rule: '15.1.10',
        options: [
          wrong({ kind: 'holds', side: 'cp', place: 'nancy' }, 'fort-holds'),
          right({ kind: 'holds', side: 'ap', place: 'nancy' }),
        ],
      },
      see: act([advance('ge-3', 'nancy'), advance('ge-6', 'nancy'), done]),
    },
    {
      id: 'siege',
      at: 'nancy',
      read: act(),
      question: {
        rule: '15.3.3',
        options: [
          wrong({ kind: 'falls', place: 'nancy', from: 3 }, 'siege-minus-two'),
          right({ kind: 'falls', place: 'nancy', from: 5 }),
          wrong({ kind: 'falls', place: 'nancy', from: null }, 'siege-may-end'),
        ],
      },
      see: act([play('ap-13', 'rp')], [4]),
    },
    {
      id: 'end',
      at: 'sedan',
      read: act([
        rebuild('ru-3', 'full', 'caucasus'),
        fillUp('be-1', 'br-corps-01', 'br-corps-02', 'br-corps-03'),
        rebuild('fr-2', 'reduced', 'paris'),
        rebuild('fr-3', 'reduced', 'orleans'),
        done,
        discard('ap-07'),
        done,
        discard('cp-04'),
      ]),
      question: null,
      see: act(),
    },
  ],
}
