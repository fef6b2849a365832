// What a power wrote, line by line, and what its units do: the sheet of a movement phase.
import { describe, expect, it } from 'vitest'
import { order } from '../../../../test/datc/orders.ts'
import { unit } from '../../../../test/support/rulebook.ts'
import { resultText, strayText } from '../../../../test/support/as-text.ts'
import { compileBoard } from '../board/board.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { EDITIONS } from '../editions/edition.ts'
import { resolveMovement } from './movement.ts'
import type { Submitted } from './submitted.ts'

const board = compileBoard(STANDARD)
const UNITS = ['FRANCE A PAR', 'FRANCE F BRE', 'FRANCE A GAS', 'GERMANY A MUN', 'FRANCE F ENG'].map(unit)

/** `A PAR - BUR` of France; in quotes it was typed so; `?PAR text` is nonsense about one; `GERMANY: ...` of Germany. */
const written = (text: string): Submitted => {
  const [, name, rest = ''] = /^(?:([A-Z]+): )?(.*)$/.exec(text) ?? []
  const power = (name ?? 'FRANCE') as PowerId
  const [, at, nonsense] = /^\?(\S*) (.*)$/.exec(rest) ?? []
  if (nonsense !== undefined) return { power, invalid: nonsense, ...(at && { at: at as LocationId }) }
  const bare = rest.replaceAll('"', '')
  return { power, order: order(bare), ...(rest.startsWith('"') && { text: bare }) }
}

/** The results of France's army in Paris, and of every line that was no unit's. */
const readSheetOf = (lines: readonly string[]) => {
  const { results, strays } = resolveMovement(board, EDITIONS['2000'], {
    units: UNITS,
    orders: lines.map(written),
  })
  return { paris: resultText(results[0]!).replace('FRANCE A PAR | ', ''), strays: strays.map(strayText) }
}

describe('two lines for one unit', () => {
  it.each([
    // Legal and different: neither counts, it holds (D5); the later ones are kept.
    [
      ['A PAR - BUR', 'A PAR - PIC'],
      'A PAR - BUR | illegal conflicting-orders',
      ['FRANCE | A PAR - PIC | illegal conflicting-orders'],
    ],
    [
      ['A PAR - BUR', 'A PAR H'],
      'A PAR - BUR | illegal conflicting-orders',
      ['FRANCE | A PAR H | illegal conflicting-orders'],
    ],
    [
      ['A PAR - GAS', 'A PAR - GAS VIA'],
      'A PAR - GAS | illegal conflicting-orders',
      ['FRANCE | A PAR - GAS VIA | illegal conflicting-orders'],
    ],
    [
      ['A PAR S A GAS', 'A PAR S F BRE'],
      'A PAR S A GAS | illegal conflicting-orders',
      ['FRANCE | A PAR S F BRE | illegal conflicting-orders'],
    ],
    [
      ['A PAR S A GAS - BUR', 'A PAR S A MUN - BUR'],
      'A PAR S A GAS - BUR | illegal conflicting-orders',
      ['FRANCE | A PAR S A MUN - BUR | illegal conflicting-orders'],
    ],
    [
      ['A PAR S A GAS - BUR', 'A PAR S A GAS - BRE'],
      'A PAR S A GAS - BUR | illegal conflicting-orders',
      ['FRANCE | A PAR S A GAS - BRE | illegal conflicting-orders'],
    ],
    [
      ['A PAR S A GAS', 'A PAR S A GAS - BUR'],
      'A PAR S A GAS | illegal conflicting-orders',
      ['FRANCE | A PAR S A GAS - BUR | illegal conflicting-orders'],
    ],
    [
      ['A PAR - BUR', 'A PAR - PIC', 'A PAR - PIC'],
      'A PAR - BUR | illegal conflicting-orders',
      [
        'FRANCE | A PAR - PIC | illegal conflicting-orders',
        'FRANCE | A PAR - PIC | illegal conflicting-orders',
      ],
    ],
    // The same twice is once.
    [['A PAR - BUR', 'A PAR - BUR'], 'A PAR - BUR | moves', []],
    [['A PAR H', 'A PAR H'], 'A PAR H | holds', []],
    [['A GAS - BUR', 'A PAR H', 'F BRE - MAO', 'A PAR H'], 'A PAR H | holds', []],
    [
      ['A PAR - BUR', 'A PAR - PIC', 'A PAR H'],
      'A PAR - BUR | illegal conflicting-orders',
      ['FRANCE | A PAR - PIC | illegal conflicting-orders', 'FRANCE | A PAR H | illegal conflicting-orders'],
    ],
    // A legal line counts before an illegal one (DATC 4.D.3), which is kept.
    [['A PAR - MOS', 'A PAR - BUR'], 'A PAR - BUR | moves', ['FRANCE | A PAR - MOS | illegal unreachable']],
    [['A PAR - BUR', 'A PAR - MOS'], 'A PAR - BUR | moves', ['FRANCE | A PAR - MOS | illegal unreachable']],
    [
      ['A PAR - MOS', 'A PAR - ROM'],
      'A PAR - MOS | illegal unreachable',
      ['FRANCE | A PAR - ROM | illegal unreachable'],
    ],
    [
      ['"A PAR - MOS"', '"A PAR - BUR"'],
      'A PAR - BUR | moves | A PAR - BUR',
      ['FRANCE | A PAR - MOS | illegal unreachable | A PAR - MOS'],
    ],
    // Unreadable text is a line too.
    [['?PAR away'], '- | invalid away | away', []],
    [['?PAR away', 'A PAR - BUR'], 'A PAR - BUR | moves', ['FRANCE | - | invalid away | away']],
    [['A PAR - BUR', '?PAR away'], 'A PAR - BUR | moves', ['FRANCE | - | invalid away | away']],
    [['?PAR away', '?PAR again'], '- | invalid away | away', ['FRANCE | - | invalid again | again']],
    [['?PAR away', 'A PAR - MOS'], '- | invalid away | away', ['FRANCE | A PAR - MOS | illegal unreachable']],
  ])('%s', (lines, paris, strays) => expect(readSheetOf(lines)).toEqual({ paris, strays }))
})

describe('a line that is no unit’s order', () => {
  it.each([
    ['A MOS H', 'FRANCE | A MOS H | illegal no-such-unit'],
    ['"A MOS H"', 'FRANCE | A MOS H | illegal no-such-unit | A MOS H'],
    ['A MUN H', 'FRANCE | A MUN H | illegal not-yours'],
    ['A PAR R BUR', 'FRANCE | A PAR R BUR | illegal wrong-phase'],
    ['A PAR B', 'FRANCE | A PAR B | illegal wrong-phase'],
    ['GERMANY: A PAR H', 'GERMANY | A PAR H | illegal not-yours'],
    ['? mumble', 'FRANCE | - | invalid mumble | mumble'],
    ['?MOS mumble', 'FRANCE | - | invalid mumble | mumble'],
    ['?MUN mumble', 'FRANCE | - | invalid mumble | mumble'],
  ])('%s', (line, stray) => expect(readSheetOf([line])).toEqual({ paris: '- | unordered', strays: [stray] }))
})

describe('an order as it is carried out', () => {
  it.each([
    [['F PAR - BUR'], 'A PAR - BUR | moves'],
    [['A PAR/NC - BUR'], 'A PAR - BUR | moves'],
    [['A PAR S F GAS'], 'A PAR S A GAS | supports'],
    [['"A PAR - MOS"'], 'A PAR - MOS | illegal unreachable | A PAR - MOS'],
  ])('%s', (lines, paris) => expect(readSheetOf(lines)).toEqual({ paris, strays: [] }))
})

it('a result holds only the fields it needs', () =>
  expect(
    resolveMovement(board, EDITIONS['2000'], {
      units: [unit('FRANCE A PAR')],
      orders: [written('A PAR - BUR')],
    }).results,
  ).toStrictEqual([
    { unit: unit('FRANCE A PAR'), order: order('A PAR - BUR'), outcome: { kind: 'moves', convoyed: false } },
  ]))

describe('what orders do not say', () => {
  const phase = { units: UNITS, orders: ['A PAR - BUR', 'GERMANY: A MUN - RUH'].map(written) }
  const fates = (extra: object) =>
    resolveMovement(board, EDITIONS['2000'], { ...phase, ...extra }).results.map(resultText)

  it('a power in civil disorder writes nothing that counts (R157)', () =>
    expect(fates({ civilDisorder: ['FRANCE'] })).toEqual([
      'FRANCE A PAR | - | unordered',
      'FRANCE F BRE | - | unordered',
      'FRANCE A GAS | - | unordered',
      'GERMANY A MUN | A MUN - RUH | moves',
      'FRANCE F ENG | - | unordered',
    ]))

  it('its dislodged units may go nowhere (R158), others may', () => {
    const attack = {
      units: ['FRANCE A BUR', 'GERMANY A MUN', 'GERMANY A RUH'].map(unit),
      orders: ['GERMANY: A MUN - BUR', 'GERMANY: A RUH S A MUN - BUR'].map(written),
    }
    const lost = (civilDisorder: string[]) =>
      resolveMovement(board, EDITIONS['2000'], { ...attack, civilDisorder: civilDisorder as PowerId[] })
        .dislodged
    expect(lost(['FRANCE'])[0]?.retreats).toEqual([])
    expect(lost(['ITALY'])[0]?.retreats).toEqual(['BEL', 'GAS', 'MAR', 'PAR', 'PIC'])
  })

  it('a closed country lets nobody in, by order or by retreat (R175)', () => {
    const closed = ['BUR'] as unknown as ProvinceId[]
    expect(fates({ closed })[0]).toBe('FRANCE A PAR | A PAR - BUR | illegal closed-space')
    expect(fates({})[0]).toBe('FRANCE A PAR | A PAR - BUR | moves')
    const { dislodged } = resolveMovement(board, EDITIONS['2000'], {
      units: ['FRANCE A MAR', 'ITALY A PIE', 'ITALY F LYO'].map(unit),
      orders: ['ITALY: A PIE - MAR', 'ITALY: F LYO S A PIE - MAR'].map(written),
      closed,
    })
    expect(dislodged[0]?.retreats).toEqual(['GAS', 'SPA'])
  })

  it('an impossible position is the caller’s mistake, and reported as one', () => {
    const resolve = (...units: string[]) =>
      resolveMovement(board, EDITIONS['2000'], { units: units.map(unit), orders: [] })
    expect(() => resolve('FRANCE A PAR', 'GERMANY A PAR')).toThrow('two units in PAR')
    expect(() => resolve('FRANCE A XXX')).toThrow('no place for FRANCE A XXX')
    expect(() => resolve('ATLANTIS A PAR')).toThrow('no place for ATLANTIS A PAR')
  })
})
