// Whether a computer plays Withdrawal follows from the odds with it and without it.
import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { newOperation } from '../activation/activating.ts'
import type { CardId } from '../facts/cards.ts'
import { AP, CP } from '../facts/nations.ts'
import { spaceNamed } from '../facts/spaces.ts'
import { unitNamed, UNITS } from '../facts/units.ts'
import type { Answer } from '../state/answer.ts'
import { beginning } from '../state/beginning.ts'
import { edited, UNUSED } from '../state/board.ts'
import { newBattle } from '../state/new-battle.ts'
import type { Battle, State } from '../state/state.ts'
import { cardAnswer } from './battles.ts'

const WITHDRAWAL: Answer = { kind: 'card', card: 'ap-06' as CardId }
const DONE: Answer = { kind: 'done' }

/** The card of the Allies in Bar-le-Duc whom Germans attack out of Metz, in a scenario where an asterisk scores nothing. */
function played(attackers: readonly string[], defenders: readonly string[]): Answer | undefined {
  const start = beginning(keyed('withdrawal'), 'example')
  const [target, from] = [spaceNamed('bar-le-duc'), spaceNamed('metz')]
  const state: State = {
    ...start,
    segment: 'actions',
    turn: 2,
    side: CP,
    operation: newOperation(3),
    faceUp: [[], ['ap-06' as CardId]],
    board: edited(start.board, (open) => {
      for (const { index } of UNITS) open.at[index] = UNUSED
      for (const name of attackers) open.at[unitNamed(name)] = from
      for (const name of defenders) open.at[unitNamed(name)] = target
    }),
  }
  const battle: Battle = {
    ...newBattle(CP, target),
    attackers: attackers.map(unitNamed),
    defenders: defenders.map(unitNamed),
    from: [from],
  }
  return cardAnswer(state, battle, AP, [WITHDRAWAL, DONE])
}

it('plays it where the place is lost anyway, and a step comes back', () => {
  expect(played(['ge-1', 'ge-2', 'ge-3'], ['fr-5'])).toEqual(WITHDRAWAL)
})

it('does not give up a place that the attackers would hardly take', () => {
  expect(played(['ge-corps-01'], ['fr-1', 'fr-3', 'fr-5'])).toEqual(DONE)
})
