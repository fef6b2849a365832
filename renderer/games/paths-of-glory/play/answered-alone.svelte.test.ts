// The page goes on to the end of a round by itself where nobody was activated to attack.
import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { answeredAlone } from './answered-alone.svelte.ts'

const DONE = { kind: 'done' } as const
const ATTACK = { kind: 'attack', space: 'sedan' } as Answer
const asks = (kind: DecisionView['kind'], ...answers: readonly Answer[]) =>
  ({ kind, answers }) as unknown as DecisionView

/** What is answered once the moves have ended, when these questions follow. */
function answeredTo(...questions: readonly (DecisionView | null)[]): readonly Answer[] {
  const given: Answer[] = []
  let decision = $state.raw<DecisionView | null>(asks('move', DONE))
  const clean = $effect.root(() => {
    const view = { phase: 'T1-R1-cp', log: [], operation: null } as unknown as PogView
    const alone = answeredAlone(
      () => ({ view, decision, busy: false, isWarned: false }),
      (answer) => given.push(answer),
    )
    alone.ended(true)
  })
  flushSync()
  for (const question of questions) {
    decision = question
    flushSync()
  }
  clean()
  return given
}

it('ends the round once, also after dice of the own for entrenching', () => {
  expect(answeredTo(asks('attack', DONE))).toEqual([DONE])
  expect(answeredTo(asks('roll', DONE), asks('attack', DONE), asks('attack', DONE))).toEqual([DONE])
})

it('leaves an attack that can be made, and the end of any later round, to the player', () => {
  expect(answeredTo(asks('attack', ATTACK, DONE), asks('attack', DONE))).toEqual([])
  expect(answeredTo(null, asks('action', DONE), asks('attack', DONE))).toEqual([])
})
