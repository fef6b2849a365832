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
  expect(
    screen.getByText(/^War status \+2\. In the introductory scenario .*both sides stay with mob/),
  ).toBeTruthy()
})

it.each([
  ['ap-13', 'Allied Powers'],
  ['cp-09', 'Central Powers'],
])('tells the points of the event and of the asterisk of %s as one sum', (id, side) => {
  const uses = [{ use: 'event', answer: undefined, reason: null }] as const
  const fixed = { recorded: [], beside: null, busy: false, onpress: () => undefined }
  const { container } = render(WholeCard, { card: cardNamed(id as never), uses, scores: true, ...fixed })
  const text = container.textContent.replaceAll('\u00a0', ' ')
  expect(text).toContain(`2 victory points for the ${side}: 1 by the event, 1 for the asterisk`)
  expect(text).not.toMatch(/One victory point/)
})
