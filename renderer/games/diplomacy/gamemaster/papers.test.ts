import { describe, expect, it } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { papersIn } from './papers.ts'

const france = 'FRANCE' as PowerId
const germany = 'GERMANY' as PowerId
const names = new Map([
  [france, ['France', 'Франция']],
  [germany, ['Germany', 'Германия']],
])

describe('papers of several powers', () => {
  it.each([
    [
      'without a heading they are the chosen power’s',
      'A PAR - BUR\nA MAR H',
      [[france, 'A PAR - BUR\nA MAR H']],
    ],
    [
      'a name alone or before a colon heads what follows',
      'A PAR - BUR\n\nGermany\nA MUN H\nfrance: A MAR H',
      [
        [france, 'A PAR - BUR\nA MAR H'],
        [germany, 'A MUN H'],
      ],
    ],
    ['in any language of the table', 'Германия: А Мюн У', [[germany, 'А Мюн У']]],
    ['an order is no heading', 'A PAR S A MUN: yes', [[france, 'A PAR S A MUN: yes']]],
    ['a heading with nothing under it says nothing', 'Germany:\n', []],
  ] as const)('%s', (_, text, papers) =>
    expect(papersIn(text, names, france).map((one) => [one.power, one.text])).toEqual(papers),
  )
})
