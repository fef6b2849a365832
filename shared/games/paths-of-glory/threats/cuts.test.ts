import { expect, it } from 'vitest'
import { fewUnits } from '../../../../test/paths-of-glory/few-units.ts'
import { keyed } from '../../../kernel/chance.ts'
import { AP, CP } from '../facts/nations.ts'
import { spaceId, spaceNamed } from '../facts/spaces.ts'
import { unitId, unitNamed } from '../facts/units.ts'
import { beginning } from '../state/beginning.ts'
import { edited } from '../state/board.ts'
import type { State } from '../state/state.ts'
import { cutsAgainst } from './cuts.ts'
import { isSupplied } from '../supply/supply.ts'

const start: State = { ...beginning(keyed('cuts'), 'introductory'), turn: 2 }

/** A board with these units alone, and with other holders of some places than at the start. */
function placed(units: Readonly<Record<string, string>>, held: Readonly<Record<string, 0 | 1>>): State {
  return {
    ...start,
    hands: [start.decks[CP].slice(0, 7), start.decks[AP].slice(0, 7)],
    board: edited(fewUnits(start.board, { units, held }), (open) => {
      open.destroyed.push(spaceNamed('liege'))
    }),
  }
}

it('finds the army in Cambrai that one move into Sedan and Brussels cuts off, and how', () => {
  const state = placed({ 'ge-3': 'cambrai', 'fr-1': 'verdun' }, { cambrai: 0, sedan: 0, liege: 0 })
  expect(isSupplied(state.board, unitNamed('ge-3'))).toBe(true)
  const [cut, ...others] = cutsAgainst(state, CP)
  expect(others).toEqual([])
  expect(cut && unitId(cut.unit)).toBe('ge-3')
  expect(cut?.raids.map(({ path }) => path.map(spaceId))).toEqual([['sedan']])
})

it('finds nothing where the gap is guarded, or nobody can come', () => {
  const held = { cambrai: 0, sedan: 0, liege: 0 } as const
  expect(cutsAgainst(placed({ 'ge-3': 'cambrai', 'ge-2': 'sedan', 'fr-1': 'verdun' }, held), CP)).toEqual([])
  expect(cutsAgainst(placed({ 'ge-3': 'cambrai', 'fr-1': 'bordeaux' }, held), CP)).toEqual([])
})

it('counts what the moves cost: a stack of two nations moves for two operations', () => {
  const state = placed(
    { 'ge-3': 'cambrai', 'fr-1': 'verdun', 'br-1': 'verdun' },
    { cambrai: 0, sedan: 0, liege: 0 },
  )
  expect(cutsAgainst(state, CP).map(({ unit }) => unitId(unit))).toEqual(['ge-3'])
  // Without a card the enemy has one operation.
  expect(cutsAgainst({ ...state, hands: [[], []] }, CP)).toEqual([])
})
