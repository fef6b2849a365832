import { expect, it } from 'vitest'
import {
  named,
  newGame,
  orders,
  position,
  seat,
  sheetOf,
  turn,
  unit,
} from '../../../../test/contract/played.ts'
import { amendment } from './amending.ts'
import type { DiplomacyState } from './state.ts'

const game = position(newGame(), ['FRANCE A PAR', 'FRANCE F BRE', 'GERMANY A MUN'])
const amend = (state: DiplomacyState, change: unknown) => {
  const step = amendment.apply(state, change)
  return step.ok ? step.value.state : step.error.code
}
const amended = (state: DiplomacyState, change: unknown): DiplomacyState => {
  const after = amend(state, change)
  if (typeof after === 'string') throw new Error(after)
  return after
}

it('sets units and centres, and keeps the orders of units that still stand', () => {
  const written = orders(orders(game, 'FRANCE', 'A PAR - BUR; F BRE - MAO'), 'GERMANY', 'A MUN - BUR')
  const units = ['FRANCE A PAR', 'GERMANY A BRE'].map(unit)
  const after = amended(written, { units, owners: { PAR: 'FRANCE', BRE: 'GERMANY' } })
  expect(after.units.map(named)).toEqual(['FRANCE A PAR', 'GERMANY A BRE'])
  expect(after.owners).toEqual({ PAR: 'FRANCE', BRE: 'GERMANY' })
  expect(sheetOf(after, 'FRANCE')).toMatchObject({ drafts: [{ order: { kind: 'move' } }], canUndo: false })
  expect(sheetOf(after, 'GERMANY').drafts).toEqual([])
})

it('reports every changed space and centre', () => {
  const step = amendment.apply(game, {
    units: ['FRANCE A BUR', 'FRANCE F BRE', 'ENGLAND A MUN'].map(unit),
    owners: { ...game.owners, BEL: 'FRANCE' },
  })
  expect(step.ok && step.value.changes).toEqual({
    units: [
      { at: 'PAR', unit: null },
      { at: 'MUN', unit: unit('ENGLAND A MUN') },
      { at: 'BUR', unit: unit('FRANCE A BUR') },
    ],
    owners: [{ centre: 'BEL', owner: 'FRANCE' }],
    removed: [],
  })
})

const beaten = turn(position(newGame(), ['FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR']), {
  FRANCE: 'A MAR - BUR; A GAS S A MAR - BUR',
})
const waiting = (state: DiplomacyState) => state.dislodged.map((each) => named(each.unit))

it('removes a unit that waits to retreat, with its order, and reports it', () => {
  const written = orders(beaten, 'GERMANY', 'A BUR - MUN')
  const step = amendment.apply(written, { waiting: [] })
  expect(step).toMatchObject({
    ok: true,
    value: { changes: { units: [], removed: [unit('GERMANY A BUR')] } },
  })
  const after = amended(written, { waiting: [] })
  expect(waiting(after)).toEqual([])
  expect(after.units).toEqual(beaten.units)
  expect(after.sheets[seat('GERMANY')]?.drafts).toEqual([])
})

it('puts a dislodged unit back on its space when its attacker is gone', () => {
  const gone = { units: beaten.units.filter(({ at }) => (at as string) !== 'BUR') }
  const after = amended(beaten, gone)
  expect(after.units.map(named)).toEqual(['FRANCE A GAS', 'GERMANY A BUR'])
  expect(waiting(after)).toEqual([])
  expect(amended(beaten, { ...gone, waiting: [] }).units.map(named)).toEqual(['FRANCE A GAS'])
  // With the dislodged unit among the units, as a page sends it that shows it in its space already.
  expect(waiting(amended(beaten, { units: [...gone.units, unit('GERMANY A BUR')] }))).toEqual([])
})

it('leaves a unit dislodged whose attacker changes hands', () => {
  const units = [...beaten.units.filter(({ at }) => (at as string) !== 'BUR'), unit('ITALY A BUR')]
  expect(waiting(amended(beaten, { units }))).toEqual(['GERMANY A BUR'])
})

it('closes a space it fills to units that wait to retreat (R132)', () => {
  const attacked = position(newGame(), ['FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR'])
  const waiting = turn(attacked, { FRANCE: 'A MAR - BUR; A GAS S A MAR - BUR' })
  expect(waiting.dislodged[0]?.retreats).toContain('MUN')
  const after = amended(waiting, { units: [...waiting.units, unit('GERMANY A MUN')] })
  expect(after.dislodged[0]?.retreats).not.toContain('MUN')
})

it.each([
  ['two units in a space', { units: ['FRANCE F SPA/NC', 'ITALY A SPA'].map(unit) }, 'position/two-units'],
  ['an army at sea', { units: [unit('FRANCE A ENG')] }, 'position/wrong-terrain'],
  ['a fleet inland', { units: [unit('FRANCE F PAR')] }, 'position/wrong-terrain'],
  ['a fleet without its coast', { units: [unit('FRANCE F SPA')] }, 'position/wrong-terrain'],
  ['a space that is not there', { units: [unit('FRANCE A XYZ')] }, 'position/no-such-space'],
  ['a power that is not there', { units: [unit('SPAIN A PAR')] }, 'position/no-such-power'],
  ['a centre that is none', { owners: { BUR: 'FRANCE' } }, 'position/no-such-space'],
  ['an owner that is none', { owners: { PAR: 'SPAIN' } }, 'position/no-such-power'],
])('refuses %s', (_, change, code) => {
  expect(amend(game, change)).toBe(code)
})
