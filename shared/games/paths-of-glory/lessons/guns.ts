// August 1914 to the second action of the Allies: Guns of August, Tarnopol, Withdrawal, and a German army cut off
// (book 1570-1681).
import { eliminated, loses, reduced } from './claims.ts'
import {
  advance,
  attack,
  card,
  done,
  fight,
  flank,
  forAttacks,
  forMoves,
  lose,
  march,
  noFlank,
  play,
  retreat,
} from './deeds.ts'
import { act, type Lesson, right, wrong } from './lesson.ts'
import { exampleStart } from './starts.ts'

const FR_5 = 'fr-5'

export const guns: Lesson = {
  id: 'guns',
  minutes: 9,
  begins: exampleStart,
  pages: [
    { id: 'mandates', at: 'sedan', read: act(), question: null, see: act() },
    { id: 'liege', at: 'sedan', read: act([play('cp-01', 'event')]), question: null, see: act() },
    {
      id: 'fire',
      at: 'sedan',
      read: act([attack('sedan', 'ge-1', 'ge-2', 'ge-3'), fight, noFlank]),
      question: {
        rule: '12.4.3',
        options: [
          wrong(loses('ap', eliminated(FR_5)), 'not-beyond'),
          right(loses('ap', reduced(FR_5))),
          wrong(loses('ap'), 'as-much-as-possible'),
        ],
      },
      see: act([done], [2, 3]),
    },
    {
      id: 'retreat',
      at: 'sedan',
      read: act(),
      question: {
        rule: '12.5.2',
        options: [
          right({ kind: 'retreats', places: 2, mayStand: false }),
          wrong({ kind: 'retreats', places: 2, mayStand: true }, 'nobody-left'),
          wrong({ kind: 'retreats', places: 1, mayStand: false }, 'two-places'),
        ],
      },
      see: act([retreat(FR_5, 'chateau-thierry', 'cambrai')]),
    },
    {
      id: 'advance',
      at: 'sedan',
      read: act(),
      question: {
        rule: '12.7.3',
        options: [
          wrong({ kind: 'advance-to', places: ['sedan', 'chateau-thierry'] }, 'forest-stops'),
          right({ kind: 'advance-to', places: ['sedan'] }),
          wrong({ kind: 'advance-to', places: ['sedan', 'brussels'] }, 'only-way-of-retreat'),
        ],
      },
      see: act([advance('ge-2', 'sedan'), advance('ge-3', 'sedan'), done]),
    },
    {
      id: 'tarnopol',
      at: 'tarnopol',
      read: act([
        done,
        play('ap-03', 'ops'),
        forMoves('bar-le-duc'),
        forAttacks('dubno', 'kamenets-podolski'),
        march(['fr-9'], 'chateau-thierry'),
        done,
        attack('tarnopol', 'ru-3', 'ru-8'),
        fight,
      ]),
      question: {
        rule: '12.3.2',
        options: [
          wrong({ kind: 'flank', pin: 'dubno', from: 3 }, 'flank-touched'),
          wrong({ kind: 'flank', pin: 'kamenets-podolski', from: 4 }, 'flank-adds'),
          right({ kind: 'flank', pin: 'kamenets-podolski', from: 3 }),
        ],
      },
      see: act(
        [
          flank('kamenets-podolski'),
          done,
          retreat('ah-corps-06', 'stanislau', 'czernowitz'),
          advance('ru-3', 'tarnopol'),
          done,
        ],
        [4, 3, 4],
      ),
    },
    {
      id: 'lodz',
      at: 'lodz',
      read: act([done, play('cp-10', 'ops'), forMoves('oppeln', 'munkacs'), forAttacks('sedan')]),
      question: {
        rule: '11.1.14',
        options: [
          wrong({ kind: 'takes', side: 'cp', places: ['lodz'] }, 'entered-is-held'),
          right({ kind: 'takes', side: 'cp', places: ['czestochowa', 'lodz'] }),
        ],
      },
      see: act([march(['ge-corps-03'], 'czestochowa', 'lodz'), march(['ah-2'], 'czernowitz'), done]),
    },
    {
      id: 'withdrawal',
      at: 'cambrai',
      read: act([attack('cambrai', 'ge-2', 'ge-3'), fight, card('ap-06')]),
      question: {
        rule: '12.6.3',
        options: [
          wrong({ kind: 'fate', unit: 'fr-corps-04', fate: 'eliminated' }, 'withdrawal-corps'),
          wrong({ kind: 'fate', unit: FR_5, fate: 'reduced' }, 'withdrawal-army'),
          right({ kind: 'fate', unit: 'fr-corps-04', fate: 'reduced' }),
        ],
      },
      see: act([done, lose('ge-2'), retreat('fr-corps-04', 'amiens'), advance('ge-3', 'cambrai')], [4, 6]),
    },
    {
      id: 'nations',
      at: 'sedan',
      read: act([done, play('ap-02', 'ops')]),
      question: {
        rule: '12.1.11',
        options: [
          right({ kind: 'together', target: 'sedan', units: ['fr-9', 'fr-3', 'fr-4'] }),
          wrong(
            { kind: 'together', target: 'sedan', units: ['fr-9', 'fr-3', 'fr-4', 'br-bef'] },
            'one-common-place',
          ),
        ],
      },
      see: act([
        forAttacks('chateau-thierry', 'verdun', 'tarnopol', 'kamenets-podolski'),
        attack('sedan', 'fr-9', 'fr-3', 'fr-4'),
      ]),
    },
    {
      id: 'cut-off',
      at: 'sedan',
      read: act([fight, noFlank], [5, 3]),
      question: {
        rule: '14.1.2',
        options: [
          wrong({ kind: 'fate', unit: 'ge-3', fate: 'supplied' }, 'no-way-home'),
          right({ kind: 'fate', unit: 'ge-3', fate: 'cut-off' }),
          wrong({ kind: 'fate', unit: 'ge-3', fate: 'eliminated' }, 'attrition-later'),
        ],
      },
      see: act([advance('fr-3', 'sedan'), done]),
    },
    {
      id: 'pleve',
      at: 'czernowitz',
      read: act([attack('czernowitz', 'ru-3', 'ru-8'), fight, noFlank, card('ap-04')]),
      question: {
        rule: '12.2.7',
        options: [
          wrong({ kind: 'inflicts', side: 'ap', loss: 3 }, 'die-added'),
          right({ kind: 'inflicts', side: 'ap', loss: 4 }),
        ],
      },
      see: act(
        [
          done,
          lose('ah-corps-02', 'ah-corps-02', 'ah-corps-06', 'ah-corps-06'),
          lose('ru-3'),
          retreat('ah-2', 'stanislau', 'munkacs'),
          advance('ru-8', 'czernowitz'),
          done,
        ],
        [2, 3],
      ),
    },
  ],
}
