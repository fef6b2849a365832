import { describe, expect, it } from 'vitest'
import { phaseText } from '../../../../test/support/as-text.ts'
import { resolved, winterOf } from '../../../../test/support/winter.ts'
import { compileBoard } from '../board/board.ts'
import type { LocationId, PowerId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { resolveAdjustments } from './adjustments.ts'
import { EDITIONS, withPolicies, type Policies } from '../editions/edition.ts'

const by = (policies: Partial<Policies>) => withPolicies(EDITIONS['2000'], policies)

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
        resolveAdjustments(compileBoard(STANDARD), EDITIONS['2000'], {
          ...winterOf({ owners, units }),
          orders: [
            {
              power: 'FRANCE' as PowerId,
              order: { kind: 'disband', unit: { type: 'A', at: 'PAR' as LocationId } },
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

  it('that is owed excludes builds', () =>
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

  it('differs from civil disorder itself, whose orders do not count (R160)', () =>
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
