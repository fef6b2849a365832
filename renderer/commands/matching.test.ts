import { expect, it } from 'vitest'
import { matching } from './matching.ts'

const TITLES = ['Nový stůl', 'Stůl jako soubor', 'Zpět v\u{A0}listu povelů', 'Znovu v\u{A0}listu povelů']
const found = (typed: string) => matching(TITLES, (title) => title, typed)

it('finds a title by the beginning of its words, best first, whatever its accents and kinds of spaces', () => {
  expect(found('stul')).toEqual(['Stůl jako soubor', 'Nový stůl'])
  expect(found('novy')[0]).toBe('Nový stůl')
  expect(found('list zp')).toEqual(['Zpět v\u{A0}listu povelů'])
  expect(found('v listu')).toHaveLength(2)
  expect(found('qqq')).toEqual([])
  expect(found('')).toEqual(TITLES)
})
