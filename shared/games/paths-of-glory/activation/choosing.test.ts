// Which activations can be chosen.
import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { does } from '../engine.ts'
import { AP, CP } from '../facts/nations.ts'
import type { CardId } from '../facts/cards.ts'
import { beginning } from '../state/beginning.ts'
import type { State } from '../state/state.ts'
import { aimsOf } from '../combat/declaring.ts'
import { spaceId } from '../facts/spaces.ts'
import { play } from '../lessons/deeds.ts'
import { exampleStart } from '../lessons/starts.ts'
import { activationsOf } from './choosing.ts'

it('tells of each place what its units can attack once it is activated for that', () => {
  const chosen = does(exampleStart(), play('cp-12', 'ops')).state
  const told = activationsOf(chosen, CP).filter(({ attack }) => attack.cost !== null)
  expect(told.map(({ space }) => space)).toEqual(expect.arrayContaining(['koblenz', 'tarnopol']))
  for (const { space, targets } of told) {
    const { state } = does(chosen, { kind: 'activate', space, for: 'attack' })
    expect([{ from: space, targets }], space).toEqual(
      aimsOf(state).map((aim) => ({ from: spaceId(aim.from), targets: aim.targets.map(spaceId) })),
    )
  }
  for (const { attack, targets } of activationsOf(chosen, CP))
    expect(targets.length > 0).toBe(attack.cost !== null)
})

it('offers no other activation for places that Guns of August activates without operations', () => {
  const guns = 'cp-01' as CardId
  const start: State = {
    ...beginning(keyed('guns'), 'introductory'),
    segment: 'actions',
    side: CP,
    pending: { kind: 'action', side: CP },
  }
  const asked = { ...start, hands: [[guns], start.hands[AP]] } as State
  const { state } = does(asked, { kind: 'play', card: guns, as: 'event' })
  expect(state.pending?.kind).toBe('attack')
  expect(state.operation?.attacks.length).toBeGreaterThan(0)
  expect(activationsOf(state, CP)).toEqual([])
})
