import { describe, expect, it } from 'vitest'
import { order } from '../../../../test/datc/orders.ts'
import { unit } from '../../../../test/support/rulebook.ts'
import { phaseText } from '../../../../test/support/told.ts'
import { compileBoard } from '../board/board.ts'
import type { PowerId } from '../board/ids.ts'
import { STANDARD } from '../board/standard.ts'
import { adjustmentOptions, resolveAdjustments } from './adjustments.ts'
import { EDITIONS, withPolicies, type Edition, type Policies } from './edition.ts'
import type { Ownership } from './ownership.ts'
import type { Submitted } from './sheet.ts'

const board = compileBoard(STANDARD)

/** `RUSSIA: STP MOS; TURKEY: CON` */
const owned = (text: string): Ownership =>
  Object.fromEntries(
    text.split(';').flatMap((part) => {
      const [power = '', centres = ''] = part.split(':')
      return centres
        .split(' ')
        .filter(Boolean)
        .map((centre) => [centre, power.trim()])
    }),
  ) as Ownership

/** `FRANCE F BRE B` builds, `FRANCE A PAR D` removes, `FRANCE WAIVE` waives; in quotes it was typed, `?` is nonsense. */
const written = (text: string): Submitted => {
  const [name = '', ...words] = text.split(' ')
  const power = name as PowerId
  const rest = words.join(' ')
  if (rest.startsWith('?')) return { power, invalid: rest.slice(1) }
  const bare = rest.replaceAll('"', '')
  const typed = rest.startsWith('"') && { text: bare }
  if (bare === 'WAIVE') return { power, order: { kind: 'waive' }, ...typed }
  return { power, order: order(bare, 'adjustments'), ...typed }
}

interface Winter {
  readonly owners: string
  readonly units?: readonly string[]
  readonly orders?: readonly string[]
  readonly civilDisorder?: readonly string[]
}

const phaseOf = ({ owners, units = [], orders = [], civilDisorder = [] }: Winter) => ({
  owners: owned(owners),
  units: units.map(unit),
  orders: orders.map(written),
  civilDisorder: civilDisorder as PowerId[],
})

const resolved = (winter: Winter, edition: Edition = EDITIONS['2000']) =>
  phaseText(resolveAdjustments(board, edition, phaseOf(winter)))

const by = (policies: Partial<Policies>) => withPolicies(EDITIONS['2000'], policies)

describe('what a power may do in winter', () => {
  const options = (winter: Winter, power: string) => {
    const { count, builds, removals } = adjustmentOptions(board, phaseOf(winter), power as PowerId)
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

  it('is removing any of its units where it has too many (R146)', () =>
    expect(
      options(
        {
          owners: 'FRANCE: PAR',
          units: ['FRANCE A GAS', 'GERMANY A KIE', 'FRANCE F SPA/NC', 'FRANCE A BUR'],
        },
        'FRANCE',
      ),
    ).toEqual({ count: -2, builds: [], removals: ['A GAS', 'F SPA/NC', 'A BUR'] }))

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

  it('keeps the words it was typed in', () =>
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

  it('is what happens without a word: nobody is made to build', () =>
    expect(resolved({ owners: 'FRANCE: PAR BRE' })).toEqual({ results: [], strays: [], units: [] }))

  it('cannot waive a removal', () =>
    expect(resolved({ owners: '', units: ['FRANCE A PAR'], orders: ['FRANCE "WAIVE"'] })).toEqual({
      results: ['FRANCE A PAR | - | removed too-few-orders'],
      strays: ['FRANCE | WAIVE | illegal too-many | WAIVE'],
      units: [],
    }))
})

describe('a removal', () => {
  it('takes the unit named off the board', () =>
    expect(
      resolved({
        owners: 'FRANCE: PAR; GERMANY: MUN',
        units: ['FRANCE A PAR', 'FRANCE F BRE', 'GERMANY A MUN'],
        orders: ['FRANCE "A PAR D"'],
      }),
    ).toEqual({
      results: ['FRANCE A PAR | A PAR D | removed ordered | A PAR D'],
      strays: [],
      units: ['FRANCE F BRE', 'GERMANY A MUN'],
    }))

  it('counts once however often it is written', () =>
    expect(
      resolved({
        owners: 'FRANCE: PAR',
        units: ['FRANCE A GAS', 'FRANCE A BUR', 'FRANCE A PAR'],
        orders: ['FRANCE "A PAR D"', 'FRANCE A PAR D', 'FRANCE A BUR D'],
      }),
    ).toEqual({
      results: [
        'FRANCE A PAR | A PAR D | removed ordered | A PAR D',
        'FRANCE A BUR | A BUR D | removed ordered',
      ],
      units: ['FRANCE A GAS'],
      strays: [],
    }))

  it.each([
    ['FRANCE A MOS D', 'FRANCE | A MOS D | illegal no-such-unit'],
    ['FRANCE A MUN D', 'FRANCE | A MUN D | illegal not-yours'],
    ['FRANCE "A PAR - BUR"', 'FRANCE | A PAR - BUR | illegal wrong-phase | A PAR - BUR'],
    ['FRANCE ?mumble', 'FRANCE | - | invalid mumble | mumble'],
  ])('is not ordered by %s', (line, stray) =>
    expect(
      resolved({ owners: 'GERMANY: MUN', units: ['FRANCE A PAR', 'GERMANY A MUN'], orders: [line] }),
    ).toEqual({
      results: ['FRANCE A PAR | - | removed too-few-orders'],
      strays: [stray],
      units: ['GERMANY A MUN'],
    }),
  )

  it('is not for a power that owes none', () =>
    expect(
      resolved({
        owners: 'FRANCE: PAR BRE; GERMANY: MUN',
        units: ['FRANCE A PAR', 'GERMANY A MUN'],
        orders: ['FRANCE A PAR D', 'FRANCE A MUN D', 'FRANCE A GAS D', 'FRANCE A PAR - GAS'],
      }),
    ).toEqual({
      results: [],
      strays: [
        'FRANCE | A PAR D | illegal too-many',
        'FRANCE | A MUN D | illegal no-such-unit',
        'FRANCE | A GAS D | illegal no-such-unit',
        'FRANCE | A PAR - GAS | illegal wrong-phase',
      ],
      units: ['FRANCE A PAR', 'GERMANY A MUN'],
    }))

  it('does not take up the place of a build', () =>
    expect(resolved({ owners: 'FRANCE: PAR', orders: ['FRANCE A PAR D', 'FRANCE A PAR B'] }).results).toEqual(
      ['FRANCE A PAR | A PAR B | builds'],
    ))

  it('may be written as a disbandment', () => {
    const disband = (units: string[], owners: string) =>
      phaseText(
        resolveAdjustments(board, EDITIONS['2000'], {
          ...phaseOf({ owners, units }),
          orders: [
            {
              power: 'FRANCE' as PowerId,
              order: { kind: 'disband', unit: { type: 'A', at: 'PAR' as never } },
            },
          ],
        }),
      )
    expect(disband(['FRANCE A PAR', 'FRANCE A BUR'], 'FRANCE: PAR')).toMatchObject({
      results: ['FRANCE A PAR | A PAR D | removed ordered'],
      units: ['FRANCE A BUR'],
    })
    expect(disband(['FRANCE A PAR'], 'FRANCE: PAR').strays).toEqual(['FRANCE | A PAR D | illegal too-many'])
  })

  it('owed is no time for building', () =>
    expect(
      resolved({
        owners: 'FRANCE: PAR',
        units: ['FRANCE A GAS', 'FRANCE A BUR'],
        orders: ['FRANCE A PAR B', 'FRANCE A GAS D'],
      }).results,
    ).toEqual(['FRANCE A PAR | A PAR B | illegal too-many', 'FRANCE A GAS | A GAS D | removed ordered']))
})

describe('fewer removals than owed (D8)', () => {
  const winter = { owners: 'FRANCE: PAR', units: ['FRANCE A PAR', 'FRANCE A MUN', 'FRANCE A BUR'] }

  it('the rest go by the rule of civil disorder, not counting the ones named', () =>
    expect(resolved({ ...winter, orders: ['FRANCE A MUN D'] })).toMatchObject({
      results: ['FRANCE A MUN | A MUN D | removed ordered', 'FRANCE A BUR | - | removed too-few-orders'],
      units: ['FRANCE A PAR'],
    }))

  it('is told from civil disorder itself, whose orders do not count (R160)', () =>
    expect(
      resolved({ ...winter, orders: ['FRANCE A PAR D', 'FRANCE ?mumble'], civilDisorder: ['FRANCE'] }),
    ).toEqual({
      results: ['FRANCE A MUN | - | removed civil-disorder', 'FRANCE A BUR | - | removed civil-disorder'],
      strays: [],
      units: ['FRANCE A PAR'],
    }))
})

describe('more removals than owed (DATC 4.D.6)', () => {
  const winter = {
    owners: 'FRANCE: PAR BRE',
    units: ['FRANCE A PAR', 'FRANCE A GAS', 'FRANCE A MUN'],
    orders: ['FRANCE A PAR D', 'FRANCE A GAS D', 'FRANCE A MUN D'],
  }
  it.each([
    [
      'first',
      [
        'FRANCE A PAR | A PAR D | removed ordered',
        'FRANCE A GAS | A GAS D | illegal too-many',
        'FRANCE A MUN | A MUN D | illegal too-many',
      ],
    ],
    [
      'last',
      [
        'FRANCE A PAR | A PAR D | illegal too-many',
        'FRANCE A GAS | A GAS D | illegal too-many',
        'FRANCE A MUN | A MUN D | removed ordered',
      ],
    ],
    [
      'civil-disorder',
      [
        'FRANCE A PAR | A PAR D | illegal too-many',
        'FRANCE A GAS | A GAS D | illegal too-many',
        'FRANCE A MUN | A MUN D | removed too-few-orders',
      ],
    ],
  ] as const)('%s', (tooManyRemovals, results) =>
    expect(resolved(winter, by({ tooManyRemovals })).results).toEqual(results),
  )

  it('by civil disorder does not touch a sheet with as many as are owed', () =>
    expect(
      resolved({ ...winter, orders: ['FRANCE A PAR D'] }, by({ tooManyRemovals: 'civil-disorder' })).results,
    ).toEqual(['FRANCE A PAR | A PAR D | removed ordered']))
})
