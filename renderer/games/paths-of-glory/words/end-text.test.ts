import { beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { endText } from './end-text.ts'
import { loadGuide } from './guide.svelte.ts'
import { loadTexts } from './text.ts'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

it('names the winner, or says that there is none', () => {
  expect(endText({ winners: null, points: 12, how: null })).toBeNull()
  expect(endText({ winners: ['ap'], points: -4, how: 'concession' })).toBe(
    'Allied Powers win at −4 victory points',
  )
  expect(endText({ winners: ['cp', 'ap'], points: 12, how: 'draw' })).toBe('A draw at 12 victory points')
})

it('says what ended the game: automatic victory with its rule, or the last turn', () => {
  const said = (winner: 'ap' | 'cp', points: number, how: string) =>
    endText({ winners: [winner], points, how })?.replaceAll('\u00a0', ' ')
  expect(said('ap', -1, 'automatic')).toMatch(/−1 victory points\. 0 or fewer .* win at once .*\(5\.2\.2\)/)
  expect(said('cp', 21, 'automatic')).toMatch(/20 or more .* win at once \(5\.2\.1\)/)
  expect(said('cp', 15, 'points')).toMatch(/The last turn/)
})

it('does so in every language', async () => {
  const said = new Set<string | null>()
  for (const language of LANGUAGES) {
    await loadTexts(language)
    said.add(endText({ winners: ['cp'], points: 15, how: 'concession' }))
  }
  expect(said.size).toBe(LANGUAGES.length)
  await loadTexts('en')
})
