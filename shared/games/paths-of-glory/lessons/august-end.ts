// The end of August 1914: replacement points, moves, two battles, and what follows the last action (book 1759-1833).
import {
  attack,
  done,
  fallBack,
  fight,
  fillUp,
  forAttacks,
  forMoves,
  lose,
  march,
  oneOperation,
  play,
  rebuild,
  retreat,
} from './deeds.ts'
import { act, type Lesson, right, wrong } from './lesson.ts'
import { sedan } from './sedan.ts'

export const augustEnd: Lesson = {
  id: 'august-end',
  minutes: 6,
  begins: sedan,
  pages: [
    {
      id: 'falkenhayn',
      at: 'sedan',
      read: act(),
      question: {
        rule: '9.4',
        options: [
          wrong(
            { kind: 'records', side: 'cp', points: { ge: 3, ah: 2, tu: 1, bu: 1 } },
            'neutral-gets-nothing',
          ),
          right({ kind: 'records', side: 'cp', points: { ge: 3, ah: 2 } }),
          wrong({ kind: 'records', side: 'cp', points: { ge: 3 } }, 'card-gives-both'),
        ],
      },
      see: act([play('cp-13', 'rp')]),
    },
    {
      id: 'small-moves',
      at: 'sedan',
      read: act([
        oneOperation,
        forMoves('antwerp'),
        march(['be-1'], 'brussels'),
        done,
        done,
        play('cp-03', 'ops'),
        forMoves('cambrai', 'liege'),
        march(['ge-3'], 'sedan'),
        march(['ge-4'], 'sedan'),
        done,
        done,
      ]),
      question: null,
      see: act(),
    },
    {
      id: 'lemberg',
      at: 'lemberg',
      read: act([play('ap-01', 'ops'), forMoves('grenoble', 'tarnopol'), forAttacks('verdun', 'czernowitz')]),
      question: {
        rule: '5',
        options: [
          wrong({ kind: 'points', total: 12 }, 'place-scores'),
          right({ kind: 'points', total: 11 }),
          wrong({ kind: 'points', total: 10 }, 'scores-once'),
        ],
      },
      see: act([
        march(['ru-3'], 'lemberg'),
        march(['fr-corps-03'], 'lyon', 'nevers', 'melun', 'paris'),
        done,
      ]),
    },
    {
      id: 'one-place',
      at: 'sedan',
      read: act(
        [attack('sedan', 'fr-1', 'fr-4'), fight, lose('ge-3', 'ge-corps-05', 'ge-corps-05'), lose('fr-1')],
        [5, 4],
      ),
      question: {
        rule: '12.5.2',
        options: [
          wrong({ kind: 'retreats', places: 2, mayStand: false }, 'one-place'),
          right({ kind: 'retreats', places: 1, mayStand: false }),
          wrong({ kind: 'retreats', places: 1, mayStand: true }, 'nobody-left'),
        ],
      },
      see: act([retreat('ge-4', 'koblenz'), done]),
    },
    {
      id: 'mountains',
      at: 'munkacs',
      read: act([attack('munkacs', 'ru-8')]),
      question: {
        rule: '12.2.8',
        options: [
          wrong({ kind: 'column', role: 'attacker', table: 'army', column: '3' }, 'mountain-shifts'),
          right({ kind: 'column', role: 'attacker', table: 'army', column: '2' }),
          wrong({ kind: 'column', role: 'attacker', table: 'corps', column: '3' }, 'army-table'),
        ],
      },
      see: act([fight, fallBack, retreat('ah-corps-07', 'cluj', 'debrecen'), done], [3, 1]),
    },
    {
      id: 'upkeep',
      at: 'sedan',
      read: act([
        done,
        rebuild('ah-2', 'reduced', 'budapest'),
        rebuild('ah-3', 'reduced', 'budapest'),
        rebuild('ge-2', 'reduced', 'essen'),
        rebuild('ge-3', 'reduced', 'essen'),
        fillUp('ge-4'),
        done,
      ]),
      question: {
        rule: '6',
        options: [
          wrong({ kind: 'draws', side: 'cp', cards: 7 }, 'hand-is-filled'),
          right({ kind: 'draws', side: 'cp', cards: 6 }),
        ],
      },
      see: act([done], [1, 5]),
    },
  ],
}
