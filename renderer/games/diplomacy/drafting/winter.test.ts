import { expect, test } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { wordsOf } from '../words/notation-words.ts'
import { winterText } from './winter.ts'

const austria = 'AUSTRIA' as PowerId
interface Winter {
  readonly before?: Readonly<Record<string, string>>
  readonly after?: Readonly<Record<string, string>>
  readonly centres: number
  readonly units: number
  readonly count: number
  readonly builds?: readonly string[]
}
const viewOf = ({ before = {}, after = {}, centres, units, count, builds = [] }: Winter) =>
  ({
    recent: [{ owners: before }],
    owners: after,
    powers: [{ power: austria, centres, units }],
    sheets: [
      {
        power: austria,
        adjustment: { count, builds: builds.map((at) => ({ type: 'A', at })), removals: [] },
      },
    ],
  }) as unknown as DiplomacyView
const said = (winter: Winter) => winterText(viewOf(winter), austria, wordsOf('en'))

test('a build is explained by the centres won and lost, the count and the free home centres', () => {
  expect(
    said({
      before: { VIE: 'AUSTRIA', TRI: 'AUSTRIA', BUD: 'AUSTRIA' },
      after: { VIE: 'AUSTRIA', BUD: 'AUSTRIA', TRI: 'ITALY', SER: 'AUSTRIA', GRE: 'AUSTRIA' },
      centres: 4,
      units: 3,
      count: 1,
      builds: ['BUD'],
    }),
  ).toBe('Won: Serbia, Greece. Lost: Trieste. Centres 4, units 3: builds 1. Free home centres: Budapest.')
})

test('a fleet on two coasts is one free home centre', () => {
  expect(said({ centres: 5, units: 4, count: 1, builds: ['STP/NC', 'STP/SC', 'MOS'] })).toBe(
    'Centres 5, units 4: builds 1. Free home centres: St Petersburg, Moscow.',
  )
})

test.each([
  [{ centres: 3, units: 4, count: -1 }, 'Centres 3, units 4: removals 1.'],
  [{ centres: 4, units: 4, count: 0 }, 'Centres 4, units 4: nothing to build or remove.'],
  [
    { centres: 5, units: 4, count: 0 },
    'Centres 5, units 4: nothing to build or remove. No home centre is free.',
  ],
])('%o is said in words', (winter, words) => expect(said(winter)).toBe(words))
