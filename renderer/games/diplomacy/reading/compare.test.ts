import { expect, test } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { balances, changedHands, inTime } from './compare.ts'

const record = (index: number, owners: Record<string, string>, units: readonly string[] = []): PhaseRecord =>
  ({
    index,
    ownersAfter: owners,
    unitsAfter: units.map((power) => ({ power, type: 'A', at: 'PAR' })),
  }) as unknown as PhaseRecord
const spring = record(0, { PAR: 'FRANCE', MUN: 'GERMANY' }, ['FRANCE'])
const fall = record(3, { PAR: 'FRANCE', MUN: 'FRANCE', BEL: 'GERMANY' }, ['FRANCE', 'FRANCE'])
const isCentre = (province: string) => province !== 'BUR'
const powers = ['FRANCE', 'GERMANY', 'ITALY'] as unknown as PowerId[]

test('provinces that changed hands, from nobody too', () => {
  expect(changedHands(spring.ownersAfter, fall.ownersAfter)).toEqual([
    { province: 'BEL', from: null, to: 'GERMANY' },
    { province: 'MUN', from: 'GERMANY', to: 'FRANCE' },
  ])
  expect(changedHands(spring.ownersAfter, spring.ownersAfter)).toEqual([])
})

test('gains and losses by power; powers that are not there are left out', () => {
  expect(balances(spring, fall, powers, isCentre)).toEqual([
    { power: 'FRANCE', centres: [1, 2], land: [1, 2], units: [1, 2] },
    { power: 'GERMANY', centres: [1, 1], land: [1, 1], units: [0, 0] },
  ])
})

test('land without a centre is land, and no centre', () => {
  const burgundy = record(4, { PAR: 'FRANCE', BUR: 'FRANCE' })
  expect(balances(spring, burgundy, powers, isCentre)[0]).toEqual({
    power: 'FRANCE',
    centres: [1, 1],
    land: [1, 2],
    units: [1, 0],
  })
})

test('two phases are compared in the order of time', () => {
  expect(inTime(fall, spring)).toEqual([spring, fall])
})
