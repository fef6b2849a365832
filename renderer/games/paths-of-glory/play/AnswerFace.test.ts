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

it('of losses shows each unit once, with the steps that it loses', async () => {
  await loadTexts('en')
  const { view, decision } = seenAt(stateAt('flank'))
  if (!decision) throw new Error('nothing asked')
  const [army, corps] = ['ge-1', 'ge-2'] as const
  const units = [army, corps, corps]
  const answer = { kind: 'losses', steps: units } as unknown as Answer
  const { container } = render(AnswerFace, { view, decision, answer, units, text: 'Lose' })
  expect([...container.querySelectorAll('b')].map((mark) => mark.textContent)).toEqual(['−1', '−2'])
})
