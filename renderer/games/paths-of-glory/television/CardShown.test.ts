import { render } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import CardShown from './CardShown.svelte'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

it.each([
  ['ops', 'Allied Powers · Operations 3 · no event'],
  ['rp', 'Allied Powers · Replacements · no event'],
  ['event', 'Allied Powers · Event'],
])('says of a card played for something else that its event did not happen: %s', (as, told) => {
  const { view } = seenAt(stateAt('moves'))
  const log = [{ kind: 'played', side: 'ap', card: 'ap-12', as }] as unknown as LogEntry[]
  const { container } = render(CardShown, { view: { ...view, log }, record: async () => null })
  expect(container.querySelector('.by')?.textContent?.trim()).toBe(told)
})
