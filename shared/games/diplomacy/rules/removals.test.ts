import { describe, expect, it } from 'vitest'
import { unit } from '../../../../test/support/rulebook.ts'
import { compileBoard } from '../board/board.ts'
import type { PowerId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { EDITIONS, withPolicies, type Policies } from '../editions/edition.ts'
import { startOwners, type Ownership } from './ownership.ts'
import { removalOrder } from './removals.ts'

const board = compileBoard(STANDARD)

/** Who would be removed first, second, ... of a power's units; `centres` are those it owns. */
const order = (
  civilDisorderDistance: Policies['civilDisorderDistance'],
  power: string,
  units: string,
  centres?: string,
): string => {
  const owners = centres
    ? (Object.fromEntries(centres.split(' ').map((centre) => [centre, power])) as Ownership)
    : startOwners(board)
  return removalOrder(
    board,
    withPolicies(EDITIONS['2000'], { civilDisorderDistance }),
    power as PowerId,
    units.split(', ').map((text) => unit(`${power} ${text}`)),
    owners,
  )
    .map(({ type, at }) => `${type} ${at}`)
    .join(', ')
}

describe('removals in civil disorder, counted from home centres (R161, D7)', () => {
  it.each([
    [
      'the farthest first',
      'FRANCE',
      'A PAR, A GAS, A RUH, A BUR, A BER',
      'A BER, A RUH, A BUR, A GAS, A PAR',
    ],
    ['the nearest home centre counts', 'AUSTRIA', 'A ALB, A SER, A ROM', 'A ROM, A ALB, A SER'],
    ['fleets before armies at one distance', 'FRANCE', 'A BUR, F GAS, A PIC', 'F GAS, A BUR, A PIC'],
    ['then by the English names', 'FRANCE', 'A PIC, A GAS, A BUR', 'A BUR, A GAS, A PIC'],
    ['by names: Gulf of Bothnia is a G', 'RUSSIA', 'F BOT, F FIN', 'F FIN, F BOT'],
    ['armies cross water as well as land', 'ENGLAND', 'A HOL, A SPA', 'A SPA, A HOL'],
    ['fleets go by their own steps', 'ITALY', 'F PIE, F GRE', 'F GRE, F PIE'],
    ['a fleet counts from the coast it lies on', 'FRANCE', 'F GAS, F SPA/NC', 'F SPA/NC, F GAS'],
    ['a fleet on the other coast is nearer', 'FRANCE', 'F SPA/SC, F GAS', 'F GAS, F SPA/SC'],
    [
      'a fleet in the Black Sea is far from Russian ports in the north',
      'RUSSIA',
      'F BLA, A FIN',
      'F BLA, A FIN',
    ],
  ])('%s', (_, power, units, expected) => expect(order('home-centres', power, units)).toBe(expected))

  it('whichever power owns them now', () =>
    expect(order('home-centres', 'FRANCE', 'A SPA, A MUN', 'SPA POR')).toBe('A MUN, A SPA'))

  it('a fleet that cannot sail home at all is the first to go, and two of them go by the alphabet', () =>
    // A home without a sea: no fleet can reach Paris.
    expect(
      removalOrder(
        compileBoard({
          ...STANDARD,
          spaces: STANDARD.spaces.map(({ home, ...space }) =>
            home === ('FRANCE' as PowerId) && space.id !== 'PAR' ? space : home ? { ...space, home } : space,
          ),
        }),
        EDITIONS['2000'],
        'FRANCE' as PowerId,
        ['FRANCE F ENG', 'FRANCE A MOS', 'FRANCE F BRE'].map(unit),
        {},
      ).map(({ at }) => at),
    ).toEqual(['BRE', 'ENG', 'MOS']))
})

describe('removals in civil disorder, counted from owned centres (DATC 4.D.8)', () => {
  it.each([
    ['the nearest centre it owns counts, not its home', 'FRANCE', 'A SPA, A MUN', 'SPA POR', 'A MUN, A SPA'],
    ['a home centre it lost does not count', 'FRANCE', 'A PAR, A GAS', 'SPA', 'A PAR, A GAS'],
    ['fleets cross land as armies do', 'ITALY', 'F PIE, F GRE', 'VEN', 'F GRE, F PIE'],
    ['fleets before armies at one distance', 'FRANCE', 'A GAS, F MAO', 'SPA', 'F MAO, A GAS'],
    ['then by the English names', 'FRANCE', 'A GAS, A POR, A MAR', 'SPA', 'A GAS, A MAR, A POR'],
    [
      'a fleet on a coast stands in the whole province',
      'RUSSIA',
      'F STP/SC, F BAR',
      'NWY',
      'F BAR, F STP/SC',
    ],
  ])('%s', (_, power, units, centres, expected) =>
    expect(order('owned-centres', power, units, centres)).toBe(expected),
  )
})

it('asks only for the units of one power', () =>
  expect(
    removalOrder(
      board,
      EDITIONS['2000'],
      'FRANCE' as PowerId,
      ['GERMANY A KIE', 'FRANCE A PAR', 'ITALY A ROM'].map(unit),
      startOwners(board),
    ),
  ).toEqual([unit('FRANCE A PAR')]))
