import { beforeAll, expect, it } from 'vitest'
import type { DecisionView } from '../../../../shared/games/paths-of-glory/view.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import { unfitText } from './unfit-cards.ts'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

const DONE = { kind: 'done' }
const asked = (kind: DecisionView['kind'], answers: readonly object[], barred: readonly object[] = []) =>
  ({ kind, answers, barred }) as unknown as DecisionView
const INTERCEPTS = { card: 'cp-02', as: 'event', bar: 'card-other-step', rule: '12.2' }

it('says of each combat card why it cannot be played, and nothing where one can be', () => {
  expect(unfitText(asked('attacker-cards', [DONE], [INTERCEPTS]))).toBe(
    'No card in your hand fits now. Wireless Intercepts: This card is played at another time in the battle.',
  )
  const card = { kind: 'card', card: 'cp-03' }
  expect(unfitText(asked('attacker-cards', [card, DONE], [INTERCEPTS]))).toBeNull()
  expect(unfitText(asked('discard', [DONE]))).toBeNull()
})

it('says that a hand without combat cards is asked like any other', () => {
  expect(unfitText(asked('defender-cards', [DONE]))).toMatch(/^You hold no combat card\./)
})
