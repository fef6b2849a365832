import { expect, test } from 'vitest'
import { ownPowers } from './own-powers.ts'
import type { PlayedTable } from '../played.ts'

const seat = (name: string, kind: string) => ({ seat: name, holder: { kind } })
const gameView = {
  powers: ['FRANCE', 'ITALY', 'TURKEY'].map((power) => ({ power, allegiance: { kind: 'own-seat' } })),
}
const table = (you: object, ...seats: readonly object[]) =>
  ({ you, seats, gameView }) as unknown as PlayedTable

test.each([
  ['a player', { kind: 'player', seats: ['FRANCE', 'ITALY'] }, ['FRANCE', 'ITALY']],
  ['a player without a seat', { kind: 'player', seats: [] }, []],
  ['the television', { kind: 'screen' }, []],
  ['a laptop where one of several sits', { kind: 'host' }, []],
] as const)('%s', (_who, you, powers) =>
  expect(ownPowers(table(you, seat('FRANCE', 'here'), seat('ITALY', 'player')))).toEqual(powers),
)

test('a laptop where somebody plays with computers alone', () =>
  expect(ownPowers(table({ kind: 'host' }, seat('FRANCE', 'here'), seat('ITALY', 'tactician')))).toEqual([
    'FRANCE',
  ]))
