import { expect, it } from 'vitest'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView } from '../../../../shared/games/paths-of-glory/view.ts'
import { withoutHand } from './without-hand.ts'

const HELD = 'cp-02' as CardId
const FACE_UP = 'cp-03' as CardId
const asked = (
  kind: DecisionView['kind'],
  answers: readonly unknown[],
  odds: readonly unknown[] = [],
): DecisionView => ({
  kind,
  answers: answers as readonly Answer[],
  costs: answers.map((_, i) => i),
  leads: [],
  odds: odds as DecisionView['odds'],
  violations: [],
  activations: [],
  aims: [],
  barred: [
    { card: HELD, as: 'event', bar: 'nowhere', rule: '' } as unknown as DecisionView['barred'][number],
  ],
  leaves: [],
  threatened: [],
  doomed: [],
  exposed: [],
  owing: [],
  exposing: [],
  reach: [],
  besieging: [],
  refusedTogether: [],
  unready: [],
})

it('asks of a flank attack the same with a card for it in hand and without one', () => {
  const dice = [{ kind: 'flank', pin: 'posen', card: null }, { kind: 'no-flank' }]
  const withCard = [dice[0], { kind: 'flank', pin: 'posen', card: HELD }, dice[1]]
  const shown = withoutHand(asked('flank', withCard), [HELD])
  expect(shown.answers).toEqual(dice)
  expect(shown.costs).toEqual([0, 2])
})

it('names no card of the hand, and every card that lies face up', () => {
  const done = { kind: 'done' }
  const answers = [{ kind: 'card', card: HELD }, { kind: 'card', card: FACE_UP }, done]
  const odds = [{ cards: [] }, { cards: [HELD] }, { cards: [FACE_UP] }, { cards: [FACE_UP, HELD] }]
  const shown = withoutHand(asked('attacker-cards', answers, odds), [HELD])
  expect(shown.answers).toEqual([answers[1], done])
  expect(shown.odds).toEqual([odds[0], odds[2]])
  expect(shown.barred).toEqual([])
})

it('names no card to discard', () => {
  const shown = withoutHand(asked('discard', [{ kind: 'discard', card: HELD }, { kind: 'done' }]), [HELD])
  expect(shown.answers).toEqual([{ kind: 'done' }])
})
