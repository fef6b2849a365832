// August 1914 from the third action of the Central Powers to the fourth of the Allies: Sedan changes hands, and
// stays empty (book 1687-1755).
import { eliminated, loses, reduced } from './claims.ts'
import {
  advance,
  attack,
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
import { guns } from './guns.ts'
import { act, type Lesson, right, wrong } from './lesson.ts'

export const sedan: Lesson = {
  id: 'sedan',
  minutes: 6,
  begins: guns,
  pages: [
    {
      id: 'relief',
      at: 'sedan',
      read: act([
        play('cp-12', 'ops'),
        forAttacks('liege', 'metz', 'timisvar', 'novi-sad'),
        attack('sedan', 'ge-1', 'ge-4', 'ge-5'),
        fight,
        noFlank,
      ]),
      question: {
        rule: '12.4.4',
        options: [
          wrong(loses('ap', eliminated('fr-3')), 'new-corps-loses'),
          right(loses('ap', eliminated('fr-3'), reduced('fr-corps-05'))),
          wrong(loses('ap', eliminated('fr-3', 'fr-corps-05')), 'not-beyond'),
        ],
      },
      see: act([retreat('fr-corps-05', 'verdun', 'chateau-thierry'), advance('ge-4', 'sedan'), done], [4, 3]),
    },
    {
      id: 'belgrade',
      at: 'belgrade',
      read: act([attack('belgrade', 'ah-corps-04', 'ah-5'), fight, flank('novi-sad')], [4]),
      question: {
        rule: '12.4.6',
        options: [
          wrong({ kind: 'holds', side: 'cp', place: 'belgrade' }, 'drawn'),
          wrong({ kind: 'fate', unit: 'sb-1', fate: 'eliminated' }, 'not-beyond'),
          right({ kind: 'fate', unit: 'sb-1', fate: 'reduced' }),
        ],
      },
      see: act([done], [3, 6]),
    },
    {
      id: 'brussels',
      at: 'brussels',
      read: act([
        done,
        play('ap-08', 'ops'),
        forMoves('amiens', 'nancy'),
        march(['fr-corps-04'], 'calais', 'ostend', 'brussels'),
        march(['fr-1'], 'verdun'),
        done,
        done,
      ]),
      question: null,
      see: act(),
    },
    {
      id: 'last-stand',
      at: 'chateau-thierry',
      read: act([
        play('cp-07', 'ops'),
        forMoves('insterburg'),
        forAttacks('cambrai', 'sedan'),
        march(['ge-8', 'ge-corps-02'], 'konigsberg'),
        done,
        attack('chateau-thierry', 'ge-3', 'ge-4'),
        fight,
        noFlank,
      ]),
      question: {
        rule: '12.4.4',
        options: [
          wrong(loses('ap', eliminated('fr-9')), 'as-much-as-possible'),
          wrong(loses('ap', eliminated('fr-9', 'fr-corps-05')), 'new-corps-loses'),
          right(loses('ap', eliminated('fr-9', 'fr-corps-05', 'fr-corps-06'))),
        ],
      },
      see: act([lose('ge-3'), done], [6, 5]),
    },
    {
      id: 'moltke',
      at: 'sedan',
      read: act([done, play('ap-09', 'ops')]),
      question: {
        rule: '9.2.3',
        options: [
          wrong({ kind: 'costs', places: ['brussels', 'verdun'], operations: 2 }, 'nations-pay'),
          wrong({ kind: 'costs', places: ['brussels', 'verdun'], operations: 4 }, 'not-counters'),
          right({ kind: 'costs', places: ['brussels', 'verdun'], operations: 3 }),
        ],
      },
      see: act([
        forAttacks('brussels', 'verdun'),
        attack('sedan', 'br-bef', 'fr-corps-04', 'fr-1', 'fr-4'),
        fight,
      ]),
    },
    {
      id: 'weak-answer',
      at: 'sedan',
      read: act([flank('brussels')], [6, 2]),
      question: {
        rule: '12.4.3',
        options: [
          right(loses('ap', eliminated('fr-corps-04'))),
          wrong(loses('ap'), 'as-much-as-possible'),
          wrong(loses('ap', reduced('br-bef')), 'not-beyond'),
        ],
      },
      see: act([retreat('ge-4', 'koblenz', 'liege')], [2]),
    },
    {
      id: 'empty',
      at: 'sedan',
      read: act(),
      question: {
        rule: '12.5.7',
        options: [
          wrong({ kind: 'holds', side: 'ap', place: 'sedan' }, 'held-until-entered'),
          right({ kind: 'holds', side: 'cp', place: 'sedan' }),
        ],
      },
      see: act([done, done]),
    },
  ],
}
