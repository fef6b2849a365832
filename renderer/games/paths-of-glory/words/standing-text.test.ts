import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { standingText } from './standing-text.ts'
import { loadTexts } from './text.ts'

beforeAll(() => loadTexts('en'))
afterAll(() => loadTexts('en'))

const drawn = { points: 12, standing: { winner: null, lacks: { cp: 2, ap: 3 } }, winners: null } as const
const led = { points: 10, standing: { winner: 'ap', lacks: { cp: 4, ap: 0 } }, winners: null } as const

it('says first who is ahead, then what the other side lacks', () => {
  expect(standingText(led)).toBe('Allies ahead: VP\u00a010 (CP need\u00a04)')
  expect(standingText(drawn)).toBe('Draw so far: VP\u00a012 (CP need\u00a02, Allies\u00a03)')
})

it('says the points alone once the game is over', () => {
  expect(standingText({ ...led, points: -1, winners: ['ap'] })).toBe('VP\u00a0−1')
})

it('fits over a phone’s map in every language', async () => {
  for (const language of LANGUAGES) {
    await loadTexts(language)
    for (const shown of [led, drawn]) expect(standingText(shown).length, language).toBeLessThan(72)
  }
})
