import { expect, it } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { LetterView } from '../../shared/table/letters/view.ts'
import { fateText, isAsSaid, truthText } from './truth-text.ts'

const known = { seat: (seat: SeatId) => seat as string, people: [] }
const [ENGLAND, FRANCE, GERMANY] = ['England', 'France', 'Germany'] as SeatId[] as [SeatId, SeatId, SeatId]
type Truth = NonNullable<LetterView['truth']>
const truth = (more: Partial<Truth> = {}): Truth => ({
  by: { kind: 'seat', seat: ENGLAND },
  to: FRANCE,
  place: 'passed',
  got: [FRANCE],
  due: [],
  ...more,
})

it.each<[string, Partial<Truth>, string | null]>([
  ['with whom it was for', {}, null],
  ['still on the desk when the game ended', { place: 'waiting', got: [] }, 'Left on the gamemaster’s desk'],
  ['held back', { place: 'held', got: [] }, 'Held back by the gamemaster'],
  ['given to somebody else', { got: [GERMANY] }, 'Delivered to: Germany'],
  ['given to somebody else as well', { got: [FRANCE, GERMANY] }, 'Delivered to: France, Germany'],
  ['in a seat nobody reads at', { got: [] }, 'Never arrived'],
])('describes the delivery of a letter that is %s', (_, more, text) => {
  expect(fateText(truth(more), known)).toBe(text)
})

it('names the addressee of a letter, wherever it went', () => {
  expect(truthText(truth({ got: [GERMANY] }), known)).toBe('Truly: England → France')
})

it('calls a letter true only where its letterhead is', () => {
  const letter = { kind: 'letter', to: { seat: FRANCE }, truth: truth() } as unknown as LetterView
  expect(isAsSaid({ ...letter, from: { seat: ENGLAND } })).toBe(true)
  expect(isAsSaid({ ...letter, from: { seat: GERMANY } })).toBe(false)
  expect(isAsSaid({ ...letter, from: { words: 'England' } })).toBe(false)
  expect(isAsSaid({ ...letter, from: { seat: ENGLAND }, to: { seat: GERMANY } })).toBe(false)
})
