// Why an attack that is being put together cannot be made, or cannot be tried on the flank.
import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { newOperation } from '../activation/activating.ts'
import { answersOf } from '../engine.ts'
import { spaceId, spaceNamed } from '../facts/spaces.ts'
import { unitNamed } from '../facts/units.ts'
import { beginning } from '../state/beginning.ts'
import { edited, trenchFor } from '../state/board.ts'
import { newBattle } from '../state/new-battle.ts'
import type { State } from '../state/state.ts'
import { refusedTogether, unreadyNow } from './unready.ts'

const start = beginning(keyed('unready'), 'introductory')

/** Allies of some places who put an attack on a German unit in a place together. */
function against(target: string, trench: 0 | 1, ...attackers: readonly (readonly [string, string])[]): State {
  const board = edited(start.board, (open) => {
    open.at[unitNamed('ge-1')] = spaceNamed(target)
    open.trench[spaceNamed(target)] = trenchFor(0, trench)
    for (const [unit, at] of attackers) open.at[unitNamed(unit)] = spaceNamed(at)
  })
  return {
    ...start,
    board,
    side: 1,
    operation: { ...newOperation(9), attacks: attackers.map(([, at]) => spaceNamed(at)) },
    pending: { kind: 'attackers', side: 1 },
    battle: {
      ...newBattle(1, spaceNamed(target)),
      attackers: attackers.map(([unit]) => unitNamed(unit)),
    },
  }
}

const CAMBRAI = ['fr-4', 'cambrai'] as const
const VERDUN = ['fr-3', 'verdun'] as const
const BRITISH = ['br-1', 'brussels'] as const

it.each([
  ['two nations from different places', 'sedan', 0, [BRITISH, VERDUN], ['fight many-nations']],
  ['two places against a trench', 'chateau-thierry', 1, [CAMBRAI, VERDUN], ['flank flank-trench']],
  ['two places without one', 'chateau-thierry', 0, [CAMBRAI, VERDUN], []],
  ['two places against mountains', 'belfort', 0, [CAMBRAI, VERDUN], ['flank flank-ground']],
  ['one place against a trench', 'chateau-thierry', 1, [VERDUN], []],
] as const)('tells why not: %s', (_, target, trench, attackers, expected) => {
  const told = unreadyNow(against(target, trench, ...attackers)).map(({ what, bar }) => `${what} ${bar}`)
  expect(told).toEqual(expected)
})

it('names the places whose units cannot all join the attack (12.1.11)', () => {
  const placesIn = (state: State) => refusedTogether(state, answersOf(state)).map(spaceId)
  const british = against('sedan', 0, BRITISH, VERDUN)
  const { battle } = british
  if (!battle) throw new Error('no battle')
  const [first] = battle.attackers
  expect(
    placesIn({ ...british, battle: { ...battle, attackers: first === undefined ? [] : [first] } }),
  ).toContain('verdun')
  const french = against('sedan', 0, CAMBRAI, VERDUN)
  expect(placesIn({ ...french, battle: french.battle && { ...french.battle, attackers: [] } })).toEqual([])
})
