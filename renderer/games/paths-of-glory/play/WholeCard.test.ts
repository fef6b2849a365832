import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { cardNamed } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import WholeCard from './WholeCard.svelte'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

it('says what the war status is good for that its event adds', () => {
  const blockade = cardNamed('ap-02')
  const uses = [{ use: 'event', answer: undefined, reason: null }] as const
  const fixed = { recorded: [], scores: false, beside: null, busy: false, onpress: () => undefined }
  render(WholeCard, { card: blockade, uses, ...fixed })
  expect(screen.getByText(/^War status \+2: at 4 a side comes to limited war\.$/)).toBeTruthy()
})
