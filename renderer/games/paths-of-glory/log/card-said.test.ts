import { beforeAll, expect, it } from 'vitest'
import { type CardId, CARDS } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { loadTexts } from '../words/text.ts'
import { cardSaid } from './card-said.ts'

beforeAll(() => loadTexts('en'))

const played = (id: string) => cardSaid({ kind: 'played', side: 'ap', card: id as CardId, as: 'ops' })

it('tells what a card is worth and does, with its rule, also where it was played for operations', () => {
  expect(played('ap-12')?.text.replaceAll('\u{A0}', ' ')).toMatch(/^“Entrench”, operations 3: .*entrench\.$/)
  expect(played('ap-12')?.rules).toEqual(['9.5'])
})

it('has words for each card', () => {
  for (const { id } of CARDS) expect(played(id)?.text, id).toBeTruthy()
})

it('says nothing of a line about no card', () => {
  expect(cardSaid({ kind: 'one-operation', side: 'cp' })).toBeNull()
})
