import { beforeAll, expect, it } from 'vitest'
import { type CardId, cardNamed } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { effectText } from '../words/effect-text.ts'
import { loadTexts } from '../words/text.ts'
import { entryText } from './entry-text.ts'
import { fullText } from './full-text.ts'

beforeAll(() => loadTexts('en'))

it('says of a combat card what it does, where there is a text for it', () => {
  const played = (card: string) => ({ kind: 'combat-card', side: 'ap', card: card as CardId }) as const
  const [name, does] = [entryText(played('ap-05')), effectText(cardNamed('ap-05'))]
  expect(does).toMatch(/^\+1/)
  expect(fullText(played('ap-05'))).toBe(`${name}. ${does}`)
  expect(fullText(played('ap-18'))).toBe(entryText(played('ap-18')))
})
