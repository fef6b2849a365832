import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadGuide } from '../words/guide.svelte.ts'
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

it('of a unit that may also entrench says that it is taken to move', async () => {
  await loadTexts('en')
  await loadGuide()
  const { view, decision } = seenAt(stateAt('moves'))
  if (!decision) throw new Error('nothing asked')
  const answer = decision.answers.find(({ kind }) => kind === 'take')
  if (answer?.kind !== 'take') throw new Error('nothing to take')
  const entrench = { kind: 'entrench', unit: answer.units[0]! } as const
  const shown = (answers: readonly Answer[]) =>
    render(AnswerFace, {
      view,
      decision: { ...decision, answers },
      answer,
      units: answer.units,
      text: 'Taken',
    }).container.textContent
  expect(shown(decision.answers)).not.toContain('Move')
  expect(shown([...decision.answers, entrench])).toContain('Move')
})
