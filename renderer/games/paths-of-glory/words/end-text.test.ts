import { beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { endText } from './end-text.ts'
import { loadTexts } from './text.ts'

beforeAll(() => loadTexts('en'))

it('names the winner, or says that there is none', () => {
  expect(endText({ winners: null, points: 12 })).toBeNull()
  expect(endText({ winners: ['ap'], points: -4 })).toBe('Allied Powers win at −4 victory points')
  expect(endText({ winners: ['cp', 'ap'], points: 12 })).toBe('A draw at 12 victory points')
})

it('does so in every language', async () => {
  const said = new Set<string | null>()
  for (const language of LANGUAGES) {
    await loadTexts(language)
    said.add(endText({ winners: ['cp'], points: 15 }))
  }
  expect(said.size).toBe(LANGUAGES.length)
  await loadTexts('en')
})
