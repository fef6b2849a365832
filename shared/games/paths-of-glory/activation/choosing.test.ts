// Which activations can be chosen.
import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { does } from '../engine.ts'
import { AP, CP } from '../facts/nations.ts'
import type { CardId } from '../facts/cards.ts'
import { beginning } from '../state/beginning.ts'
import type { State } from '../state/state.ts'
import { activationsOf } from './choosing.ts'

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
