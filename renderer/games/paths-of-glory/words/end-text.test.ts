import { beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { endText, outcomeText } from './end-text.ts'
import { loadGuide } from './guide.svelte.ts'
import { loadTexts } from './text.ts'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

it('names the winner, or says that there is none', () => {
  expect(endText({ winners: null, points: 12, how: null })).toBeNull()
  expect(outcomeText({ winners: null, how: null })).toBeNull()
  expect(plain(outcomeText({ winners: ['cp', 'ap'], how: 'points' }))).toBe('A draw.')
  expect(plain(outcomeText({ winners: ['ap'], how: 'points' }))).toBe('The Allied Powers have won.')
  const named = outcomeText({ winners: ['ap'], how: 'points' }, (side) => (side === 'ap' ? 'Maria' : 'Ivan'))
  expect(plain(named)).toBe('The Allied Powers (Maria) have won.')
})

it('says that the other side gave up, or that both agreed, for the points do not', () => {
  expect(plain(endText({ winners: ['ap'], points: 12, how: 'concession' }))).toBe(
    'The Allied Powers have won. The Central Powers gave up. VP 12',
  )
  expect(plain(outcomeText({ winners: ['cp', 'ap'], how: 'draw' }))).toBe('A draw. Both sides agreed to it.')
})

it('says what ended the game: automatic victory with its rule, or the last turn', () => {
  const said = (winner: 'ap' | 'cp', points: number, how: string) =>
    plain(endText({ winners: [winner], points, how }))
  expect(said('ap', -1, 'automatic')).toMatch(/VP −1\. 0 or fewer .* win at once .*\(5\.2\.2\)/)
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
