// September 1914 to the fourth action of the Allies: events and marches (book 1831-1901).
import { augustEnd } from './august-end.ts'
import { done, fillUp, forMoves, march, play } from './deeds.ts'
import { act, type Lesson, right, wrong } from './lesson.ts'

export const september: Lesson = {
  id: 'september',
  minutes: 4,
  begins: augustEnd,
  pages: [
    {
      id: 'ober-ost',
      at: 'konigsberg',
      read: act([play('cp-11', 'event'), play('ap-14', 'event')]),
      question: null,
      see: act(),
    },
    {
      id: 'truce',
      at: 'calais',
      read: act(),
      question: {
        rule: '16.1.2',
        options: [
          wrong({ kind: 'level', side: 'cp', level: 'limited' }, 'level-later'),
          right({ kind: 'level', side: 'cp', level: 'mobilization' }),
        ],
      },
      see: act([play('cp-09', 'event')]),
    },
    {
      id: 'belgians',
      at: 'cambrai',
      read: act([
        play('ap-12', 'ops'),
        forMoves('london', 'brussels'),
        march(['br-1'], 'calais', 'ostend', 'brussels'),
      ]),
      question: {
        rule: '5',
        options: [
          wrong({ kind: 'points', total: 12 }, 'place-scores'),
          wrong({ kind: 'points', total: 10 }, 'scores-once'),
          right({ kind: 'points', total: 11 }),
        ],
      },
      see: act([march(['be-1'], 'cambrai'), done, done]),
    },
    {
      id: 'landwehr',
      at: 'essen',
      read: act([play('cp-05', 'event'), fillUp('ge-2', 'ge-3'), play('ap-10', 'event')]),
      question: null,
      see: act(),
    },
    {
      id: 'marches',
      at: 'sedan',
      read: act([
        play('cp-08', 'ops'),
        forMoves('essen', 'koblenz', 'budapest'),
        march(['ge-2', 'ge-3'], 'aachen', 'koblenz', 'sedan'),
        march(['ge-4'], 'sedan'),
        march(['ah-2', 'ah-3'], 'miskolcz', 'uzhgorod', 'munkacs'),
        done,
        done,
        play('ap-05', 'ops'),
        forMoves('paris', 'belfort'),
        march(['fr-corps-03'], 'amiens', 'cambrai', 'brussels'),
        march(['fr-corps-01'], 'dijon', 'bar-le-duc', 'chateau-thierry'),
        done,
        done,
      ]),
      question: null,
      see: act(),
    },
  ],
}
