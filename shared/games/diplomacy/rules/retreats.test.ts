import { describe, expect, it } from 'vitest'
import { order } from '../../../../test/datc/orders.ts'
import { unit } from '../../../../test/support/rulebook.ts'
import { phaseText } from '../../../../test/support/as-text.ts'
import { compileBoard } from '../board/board.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import type { Dislodged } from './outcome.ts'
import { resolveRetreats, retreatOptions } from './retreats.ts'
import type { Submitted } from './submitted.ts'

const board = compileBoard(STANDARD)

/** A dislodged unit with the spaces open to it: `FRANCE A BUR: GAS MAR`. */
const out = (text: string): Dislodged => {
  const [lost = '', open = ''] = text.split(':')
  return {
    unit: unit(lost),
    by: unit('GERMANY A MUN'),
    from: 'MUN' as ProvinceId,
    retreats: open.split(' ').filter(Boolean) as LocationId[],
  }
}

/** `FRANCE A BUR R GAS`; with quotes it was typed so; `FRANCE ?BUR text` is text nobody understands about a unit. */
const written = (text: string): Submitted => {
  const [power = '', ...words] = text.split(' ')
  const rest = words.join(' ')
  const [, at, nonsense] = /^\?(\S*) (.*)$/.exec(rest) ?? []
  if (nonsense !== undefined)
    return { power: power as PowerId, invalid: nonsense, ...(at && { at: at as LocationId }) }
  const typed = rest.startsWith('"')
  const bare = rest.replaceAll('"', '')
  return { power: power as PowerId, order: order(bare, 'retreats'), ...(typed && { text: bare }) }
}

const resolved = (dislodged: string[], orders: string[], units: string[] = [], gone: string[] = []) =>
  phaseText(
    resolveRetreats(board, {
      units: units.map(unit),
      dislodged: dislodged.map(out),
      orders: orders.map(written),
      closed: ['BEL' as ProvinceId],
      civilDisorder: gone as PowerId[],
    }),
  )

describe('a retreat', () => {
  it('is carried out where it is legal, beside the units that stayed', () =>
    expect(resolved(['FRANCE A BUR: GAS MAR'], ['FRANCE A BUR R GAS'], ['GERMANY A BUR'])).toEqual({
      results: ['FRANCE A BUR | A BUR R GAS | retreats'],
      strays: [],
      units: ['GERMANY A BUR', 'FRANCE A GAS'],
    }))

  it('may be given up (R134)', () =>
    expect(resolved(['FRANCE A BUR: GAS'], ['FRANCE A BUR D'])).toEqual({
      results: ['FRANCE A BUR | A BUR D | disbands ordered'],
      strays: [],
      units: [],
    }))

  it('that nobody ordered disbands the unit, and so does having nowhere to go', () =>
    expect(resolved(['FRANCE A BUR: GAS', 'FRANCE A PAR:'], [])).toEqual({
      results: ['FRANCE A BUR | - | disbands unordered', 'FRANCE A PAR | - | disbands nowhere'],
      strays: [],
      units: [],
    }))

  it.each([
    ['LON', 'unreachable'],
    ['BUR', 'unreachable'],
    ['PIC', 'retreat-occupied'],
    ['MUN', 'retreat-attacker-origin'],
    ['PAR', 'retreat-stand-off'],
    ['BEL', 'closed-space'],
  ])('to %s, which is not open, disbands the unit and says why: %s', (place, why) =>
    expect(resolved(['FRANCE A BUR: GAS'], [`FRANCE A BUR R ${place}`], ['ENGLAND A PIC'])).toEqual({
      results: [`FRANCE A BUR | A BUR R ${place} | illegal ${why}`],
      strays: [],
      units: ['ENGLAND A PIC'],
    }),
  )

  it('keeps the text it was typed as', () =>
    expect(resolved(['FRANCE A BUR: GAS'], ['FRANCE "A BUR R GAS"']).results).toEqual([
      'FRANCE A BUR | A BUR R GAS | retreats | A BUR R GAS',
    ]))

  it('is not for units of a power in civil disorder (R158)', () =>
    expect(
      resolved(
        ['FRANCE A BUR: GAS', 'GERMANY A KIE: HOL'],
        ['FRANCE A BUR R GAS', 'GERMANY A KIE R HOL'],
        [],
        ['FRANCE'],
      ),
    ).toEqual({
      results: [
        'FRANCE A BUR | A BUR R GAS | disbands civil-disorder',
        'GERMANY A KIE | A KIE R HOL | retreats',
      ],
      strays: [],
      units: ['GERMANY A HOL'],
    }))
})

describe('two retreats to one space (R136)', () => {
  it('disband both units, and leave a third alone that goes elsewhere', () =>
    expect(
      resolved(
        ['FRANCE A BUR: GAS PIC', 'ITALY A MAR: GAS PIE', 'FRANCE A PAR: PIC'],
        ['FRANCE A BUR R GAS', 'ITALY A MAR R GAS', 'FRANCE A PAR R PIC'],
      ),
    ).toEqual({
      results: [
        'FRANCE A BUR | A BUR R GAS | retreat-clash with ITALY A MAR',
        'ITALY A MAR | A MAR R GAS | retreat-clash with FRANCE A BUR',
        'FRANCE A PAR | A PAR R PIC | retreats',
      ],
      strays: [],
      units: ['FRANCE A PIC'],
    }))

  it('disband all of three', () =>
    expect(
      resolved(
        ['FRANCE A BUR: GAS', 'ITALY A MAR: GAS', 'ENGLAND A PAR: GAS'],
        ['FRANCE A BUR R GAS', 'ITALY A MAR R GAS', 'ENGLAND A PAR R GAS'],
      ).results[0],
    ).toBe('FRANCE A BUR | A BUR R GAS | retreat-clash with ITALY A MAR, ENGLAND A PAR'))

  it('are two to one space though they land on different coasts', () =>
    expect(
      resolved(
        ['FRANCE F GAS: SPA/NC', 'ITALY F MAR: SPA/SC'],
        ['FRANCE F GAS R SPA/NC', 'ITALY F MAR R SPA/SC'],
      ).units,
    ).toEqual([]))

  it('do not affect each other where one of them is illegal or is a disbandment', () =>
    expect(
      resolved(
        ['FRANCE A BUR: GAS', 'ITALY A MAR: PIE', 'ENGLAND A PAR: GAS', 'TURKEY A BEL: GAS'],
        [
          'FRANCE A BUR R GAS',
          'ITALY A MAR R GAS',
          'ENGLAND A PAR D',
          'TURKEY A BEL R GAS',
          'TURKEY A BEL D',
        ],
      ).units,
    ).toEqual(['FRANCE A GAS']))
})

describe('the coast of a retreat (R140)', () => {
  const fleet = (to: string, open = 'SPA/NC SPA/SC') =>
    resolved([`FRANCE F POR: ${open}`], [`FRANCE F POR R ${to}`]).results[0]

  it.each([
    ['SPA/SC', 'SPA/NC SPA/SC', 'F POR R SPA/SC | retreats'],
    ['SPA', 'SPA/NC SPA/SC', 'F POR R SPA | illegal coast-missing'],
    ['SPA', 'MAO SPA/SC', 'F POR R SPA/SC | retreats'],
    ['SPA/NC', 'SPA/SC', 'F POR R SPA/NC | illegal coast-unreachable'],
    ['MAO', 'SPA/SC', 'F POR R MAO | illegal retreat-stand-off'],
  ])('to %s with %s open', (to, open, result) => expect(fleet(to, open)).toBe(`FRANCE F POR | ${result}`))

  it('means nothing to an army', () =>
    expect(resolved(['FRANCE A GAS: SPA'], ['FRANCE A GAS R SPA/NC'])).toMatchObject({
      results: ['FRANCE A GAS | A GAS R SPA | retreats'],
      units: ['FRANCE A SPA'],
    }))

  it('of the unit itself may be left out', () =>
    expect(resolved(['FRANCE F SPA/SC: MAO'], ['FRANCE F SPA R MAO']).results).toEqual([
      'FRANCE F SPA/SC | F SPA/SC R MAO | retreats',
    ]))
})

describe('more than one line for a unit (D5)', () => {
  const after = (...lines: string[]) => {
    const { results, strays } = resolved(
      ['FRANCE A BUR: GAS MAR'],
      lines.map((line) => `FRANCE ${line}`),
    )
    return [results[0], ...strays].map((line) => line?.replace(/^FRANCE (A BUR )?\| /, ''))
  }

  it.each([
    [['A BUR R GAS', 'A BUR R GAS'], ['A BUR R GAS | retreats']],
    [['A BUR D', 'A BUR D'], ['A BUR D | disbands ordered']],
    [
      ['A BUR R GAS', 'A BUR R MAR'],
      ['A BUR R GAS | illegal conflicting-orders', 'A BUR R MAR | illegal conflicting-orders'],
    ],
    [
      ['A BUR R GAS', 'A BUR D'],
      ['A BUR R GAS | illegal conflicting-orders', 'A BUR D | illegal conflicting-orders'],
    ],
    [
      ['A BUR D', 'A BUR R GAS'],
      ['A BUR D | illegal conflicting-orders', 'A BUR R GAS | illegal conflicting-orders'],
    ],
    [
      ['A BUR R GAS', 'A BUR R MAR', 'A BUR R MAR'],
      [
        'A BUR R GAS | illegal conflicting-orders',
        'A BUR R MAR | illegal conflicting-orders',
        'A BUR R MAR | illegal conflicting-orders',
      ],
    ],
    [
      ['A BUR R PAR', 'A BUR R GAS'],
      ['A BUR R GAS | retreats', 'A BUR R PAR | illegal retreat-stand-off'],
    ],
    [
      ['A BUR R GAS', 'A BUR R PAR'],
      ['A BUR R GAS | retreats', 'A BUR R PAR | illegal retreat-stand-off'],
    ],
    [
      ['A BUR R PAR', 'A BUR R PIC'],
      ['A BUR R PAR | illegal retreat-stand-off', 'A BUR R PIC | illegal retreat-stand-off'],
    ],
    [
      ['?BUR away', 'A BUR R GAS'],
      ['A BUR R GAS | retreats', '- | invalid away | away'],
    ],
    [
      ['A BUR R GAS', '?BUR away'],
      ['A BUR R GAS | retreats', '- | invalid away | away'],
    ],
    [
      ['?BUR away', 'A BUR R PAR'],
      ['- | invalid away | away', 'A BUR R PAR | illegal retreat-stand-off'],
    ],
  ])('%s', (lines, told) => expect(after(...lines)).toEqual(told))
})

describe('a line that is no order of a dislodged unit', () => {
  const strays = (line: string) =>
    resolved(['FRANCE A BUR: GAS', 'GERMANY F KIE: HOL'], [line], ['FRANCE A PAR', 'GERMANY A BUR']).strays

  it.each([
    ['FRANCE A BUR - GAS', ['FRANCE | A BUR - GAS | illegal wrong-phase']],
    ['FRANCE "A BUR - GAS"', ['FRANCE | A BUR - GAS | illegal wrong-phase | A BUR - GAS']],
    ['FRANCE F KIE R HOL', ['FRANCE | F KIE R HOL | illegal not-yours']],
    ['FRANCE A PAR R PIC', ['FRANCE | A PAR R PIC | illegal not-dislodged']],
    ['FRANCE "A PAR R PIC"', ['FRANCE | A PAR R PIC | illegal not-dislodged | A PAR R PIC']],
    ['FRANCE A MOS R UKR', ['FRANCE | A MOS R UKR | illegal no-such-unit']],
    ['ITALY A PAR R PIC', ['ITALY | A PAR R PIC | illegal no-such-unit']],
    ['FRANCE ? mumble', ['FRANCE | - | invalid mumble | mumble']],
    ['FRANCE ?KIE mumble', ['FRANCE | - | invalid mumble | mumble']],
    ['FRANCE ?BUR mumble', []],
  ])('%s', (line, expected) => expect(strays(line)).toEqual(expected))

  it('is kept when the same unit has an unreadable line already', () =>
    expect(resolved(['FRANCE A BUR: GAS'], ['FRANCE ?BUR one', 'FRANCE ?BUR two'])).toEqual({
      results: ['FRANCE A BUR | - | invalid one | one'],
      strays: ['FRANCE | - | invalid two | two'],
      units: [],
    }))
})

it('offers each dislodged unit the spaces open to it', () =>
  expect(retreatOptions([out('FRANCE A BUR: GAS MAR')])).toEqual([
    { unit: { type: 'A', at: 'BUR' }, to: ['GAS', 'MAR'] },
  ]))
