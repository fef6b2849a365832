import { describe, expect, it } from 'vitest'
import { resolved, winterOf, type Winter } from '../../../../test/support/winter.ts'
import { compileBoard } from '../board/board.ts'
import type { PowerId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { adjustmentOptions } from './adjustments.ts'
import { EDITIONS, withPolicies, type Policies } from '../editions/edition.ts'

const board = compileBoard(STANDARD)
const by = (policies: Partial<Policies>) => withPolicies(EDITIONS['2000'], policies)

describe('what a power may do in winter', () => {
  const options = (winter: Winter, power: string) => {
    const { count, builds, removals } = adjustmentOptions(
      board,
      EDITIONS['2000'],
      winterOf(winter),
      power as PowerId,
    )
    const texts = (refs: readonly { type: string; at: string }[]) =>
      refs.map(({ type, at }) => `${type} ${at}`)
    return { count, builds: texts(builds), removals: texts(removals) }
  }

  it('is building in home centres it owns and nobody stands in, fleets on each coast (R147, R149, R150)', () =>
    expect(
      options(
        {
          owners: 'RUSSIA: STP MOS SEV NWY SWE; TURKEY: WAR',
          units: ['RUSSIA F SEV', 'GERMANY A WAR', 'GERMANY A SWE'],
        },
        'RUSSIA',
      ),
    ).toEqual({ count: 2, builds: ['A MOS', 'A STP', 'F STP/NC', 'F STP/SC'], removals: [] }))

  it('is building fleets by the port where it has one coast', () =>
    expect(options({ owners: 'FRANCE: BRE' }, 'FRANCE')).toEqual({
      count: 1,
      builds: ['A BRE', 'F BRE'],
      removals: [],
    }))

  it('is no more building than there is room for', () =>
    expect(options({ owners: 'FRANCE: PAR SPA POR' }, 'FRANCE')).toEqual({
      count: 1,
      builds: ['A PAR'],
      removals: [],
    }))

  it('is nothing where it has as many units as centres', () =>
    expect(options({ owners: 'FRANCE: PAR BRE', units: ['FRANCE A GAS', 'FRANCE A BUR'] }, 'FRANCE')).toEqual(
      {
        count: 0,
        builds: [],
        removals: [],
      },
    ))

  it('is removing any of its units where it has too many, first those that the rules would take (R146, R160)', () =>
    expect(
      options(
        {
          owners: 'FRANCE: PAR',
          units: ['FRANCE A GAS', 'GERMANY A KIE', 'FRANCE F SPA/NC', 'FRANCE A BUR'],
        },
        'FRANCE',
      ),
    ).toEqual({ count: -2, builds: [], removals: ['F SPA/NC', 'A BUR', 'A GAS'] }))

  it('is nothing to build in civil disorder, but units to lose (R159, R160)', () => {
    const winter = {
      owners: 'FRANCE: PAR BRE; ITALY: ROM',
      units: ['FRANCE A GAS'],
      civilDisorder: ['FRANCE'],
    }
    expect(options(winter, 'FRANCE')).toEqual({ count: 0, builds: [], removals: [] })
    const fallen = { ...winter, owners: '', civilDisorder: ['FRANCE'] }
    expect(options(fallen, 'FRANCE')).toEqual({ count: -1, builds: [], removals: ['A GAS'] })
  })
})

describe('a build', () => {
  it('stands on the board beside the units there were', () =>
    expect(
      resolved({ owners: 'FRANCE: PAR BRE', units: ['FRANCE A GAS'], orders: ['FRANCE F BRE B'] }),
    ).toEqual({
      results: ['FRANCE F BRE | F BRE B | builds'],
      strays: [],
      units: ['FRANCE A GAS', 'FRANCE F BRE'],
    }))

  it.each([
    ['A SPA', 'A SPA', 'illegal not-a-home-centre'],
    ['A GAS', 'A GAS', 'illegal not-a-home-centre'],
    ['A LON', 'A LON', 'illegal not-a-home-centre'],
    ['A XXX', 'A XXX', 'illegal not-a-home-centre'],
    ['F MAR', 'F MAR', 'illegal home-centre-lost'],
    ['F BRE', 'F BRE', 'illegal home-centre-occupied'],
    ['F PAR', 'F PAR', 'illegal wrong-terrain'],
    ['A PAR', 'A PAR', 'builds'],
  ])('of %s in France', (what, unitText, outcome) =>
    expect(
      resolved({
        owners: 'FRANCE: PAR BRE SPA; ITALY: MAR; GERMANY: MUN',
        units: ['GERMANY A BRE'],
        orders: [`FRANCE ${what} B`],
      }).results,
    ).toEqual([`FRANCE ${unitText} | ${what} B | ${outcome}`]),
  )

  it.each([
    ['F STP', 'F STP | F STP B | illegal coast-missing'],
    ['F STP/NC', 'F STP/NC | F STP/NC B | builds'],
    ['F STP/EC', 'F STP/EC | F STP/EC B | illegal coast-missing'],
    ['A STP/NC', 'A STP | A STP/NC B | builds'],
    ['F SEV/SC', 'F SEV | F SEV/SC B | builds'],
  ])('of %s in Russia', (what, result) =>
    expect(
      resolved({ owners: 'RUSSIA: STP SEV', orders: [`RUSSIA ${what} B`] }).results.map((text) =>
        text.replace('RUSSIA ', ''),
      ),
    ).toEqual([result]),
  )

  it('of a fleet inland is one of an army where the edition says so (DATC 4.C.4)', () =>
    expect(
      resolved({ owners: 'FRANCE: PAR', orders: ['FRANCE F PAR B'] }, by({ fleetBuiltInland: 'army' })).units,
    ).toEqual(['FRANCE A PAR']))

  it('is one a space, and no more than are owed', () =>
    expect(
      resolved({
        owners: 'FRANCE: PAR BRE MAR',
        units: ['FRANCE A GAS'],
        orders: ['FRANCE A PAR B', 'FRANCE A PAR B', 'FRANCE F BRE B', 'FRANCE A MAR B'],
      }),
    ).toMatchObject({
      results: [
        'FRANCE A PAR | A PAR B | builds',
        'FRANCE A PAR | A PAR B | illegal home-centre-occupied',
        'FRANCE F BRE | F BRE B | builds',
        'FRANCE A MAR | A MAR B | illegal too-many',
      ],
      units: ['FRANCE A GAS', 'FRANCE A PAR', 'FRANCE F BRE'],
    }))

  it('is not for a power that is owed none', () =>
    expect(
      resolved({ owners: 'FRANCE: PAR', units: ['FRANCE A GAS'], orders: ['FRANCE A PAR B'] }),
    ).toMatchObject({ results: ['FRANCE A PAR | A PAR B | illegal too-many'], units: ['FRANCE A GAS'] }))

  it('keeps the text it was typed as', () =>
    expect(resolved({ owners: 'FRANCE: PAR', orders: ['FRANCE "A PAR B"'] }).results).toEqual([
      'FRANCE A PAR | A PAR B | builds | A PAR B',
    ]))
})

describe('more builds than are owed (DATC 4.D.4)', () => {
  const winter = {
    owners: 'FRANCE: PAR BRE MAR',
    units: ['FRANCE A GAS'],
    orders: ['FRANCE A PAR B', 'FRANCE F BRE B', 'FRANCE A MAR B'],
  }
  it.each([
    ['first', ['FRANCE A PAR', 'FRANCE F BRE']],
    ['last', ['FRANCE F BRE', 'FRANCE A MAR']],
    ['none', []],
  ] as const)('the %s of them are carried out', (tooManyBuilds, built) =>
    expect(resolved(winter, by({ tooManyBuilds })).units).toEqual(['FRANCE A GAS', ...built]),
  )

  it('none does not touch builds that are wrong for another reason, or a sheet that is in order', () => {
    const none = by({ tooManyBuilds: 'none' })
    expect(resolved({ ...winter, orders: winter.orders.slice(1) }, none).units).toHaveLength(3)
    expect(
      resolved({ ...winter, orders: ['FRANCE A SPA B', 'FRANCE A PAR B', 'FRANCE F BRE B'] }, none).results,
    ).toEqual([
      'FRANCE A SPA | A SPA B | illegal not-a-home-centre',
      'FRANCE A PAR | A PAR B | builds',
      'FRANCE F BRE | F BRE B | builds',
    ])
    expect(resolved(winter, none).results).toEqual([
      'FRANCE A PAR | A PAR B | illegal too-many',
      'FRANCE F BRE | F BRE B | illegal too-many',
      'FRANCE A MAR | A MAR B | illegal too-many',
    ])
  })
})

describe('waiving a build (R148)', () => {
  it('takes the place of a build', () =>
    expect(
      resolved({
        owners: 'FRANCE: PAR BRE',
        orders: ['FRANCE "WAIVE"', 'FRANCE A PAR B', 'FRANCE F BRE B', 'FRANCE WAIVE'],
      }),
    ).toEqual({
      results: [
        'FRANCE A BRE | WAIVE | waives | WAIVE',
        'FRANCE A PAR | A PAR B | builds',
        'FRANCE F BRE | F BRE B | illegal too-many',
        'FRANCE A BRE | WAIVE | illegal too-many',
      ],
      strays: [],
      units: ['FRANCE A PAR'],
    }))

  it('is the default: nobody has to build', () =>
    expect(resolved({ owners: 'FRANCE: PAR BRE' })).toEqual({ results: [], strays: [], units: [] }))

  it('cannot waive a removal', () =>
    expect(resolved({ owners: '', units: ['FRANCE A PAR'], orders: ['FRANCE "WAIVE"'] })).toEqual({
      results: ['FRANCE A PAR | - | removed too-few-orders'],
      strays: ['FRANCE | WAIVE | illegal too-many | WAIVE'],
      units: [],
    }))
})
