import { describe, expect, it } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { LetterView } from '../../shared/table/letters/view.ts'
import { isPlain, quoted, searched, threadsIn } from './threads.ts'

const [red, green, blue] = ['red', 'green', 'blue'] as unknown as [SeatId, SeatId, SeatId]
const letter = (number: number, more: Partial<LetterView>): LetterView => ({
  number,
  kind: 'letter',
  from: { seat: green },
  to: { seat: red },
  headline: '',
  text: `letter ${number}`,
  phase: 'T1M',
  at: number,
  way: 'in',
  ...more,
})
const LETTERS = [
  letter(1, {}),
  letter(2, { way: 'out', from: { seat: red }, to: { seat: blue }, sentTo: blue }),
  letter(3, { from: { words: 'The Tsar' }, text: 'Мир' }),
  letter(4, { kind: 'broadcast', from: { words: '' }, to: { words: '' } }),
  letter(5, { to: { seat: blue } }),
]

describe('the folder of a seat', () => {
  it('has the correspondents of the newest letters first, and all others after them', () => {
    const threads = threadsIn(LETTERS, [green, blue, 'white' as SeatId])
    expect(threads.map(({ key, letters }) => [key, letters.map(({ number }) => number)])).toEqual([
      ['seat green', [1, 5]],
      ['words The Tsar', [3]],
      ['seat blue', [2]],
      ['seat white', []],
    ])
  })

  it('is searched in text and letterhead', () => {
    const named = (side: object) => ('words' in side ? String(side.words) : '')
    expect(searched(LETTERS, ' мир', named).map(({ number }) => number)).toEqual([3])
    expect(searched(LETTERS, 'tsar', named)).toHaveLength(1)
    expect(searched(LETTERS, '', named)).toBe(LETTERS)
  })

  it('shows the letterhead where it is not the expected one', () => {
    expect(LETTERS.map((one) => isPlain(one, red))).toEqual([true, true, false, false, false])
  })

  it('quotes line by line', () => {
    expect(quoted('a\nb')).toBe('> a\n> b')
  })
})
