import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadTexts } from '../words/text.ts'
import AnswerFace from './AnswerFace.svelte'

it('of a combat card says what it does', async () => {
  await loadTexts('en')
  const { view, decision } = seenAt(stateAt('flank'))
  if (!decision) throw new Error('nothing asked')
  const answer = { kind: 'card', card: 'ap-06' } as unknown as Answer
  const { container } = render(AnswerFace, { view, decision, answer, units: [], text: 'Play Withdrawal' })
  expect(container.querySelector('small')?.textContent?.length).toBeGreaterThan(10)
})
