import { expect, it } from 'vitest'
import { GIVEN } from '../../shared/commands/commands.ts'
import { commandText } from './command-text.ts'
import { matching } from './matching.ts'

const found = (typed: string) =>
  matching(
    GIVEN.map(({ id }) => commandText(id, 'cs')),
    (title) => title,
    typed,
  )

it('finds a title by the beginning of its words, best first, accents or not', () => {
  expect(found('napsat')[0]).toBe('Napsat rozkazy')
  expect(found('novy')[0]).toBe('Nový stůl')
  expect(found('list zp')).toEqual(['Zpět v\u{A0}listu rozkazů'])
  expect(found('qqq')).toEqual([])
  expect(found('')).toHaveLength(GIVEN.length)
})
