import { describe, expect, it } from 'vitest'
import { compileBoard } from '../board/board.ts'
import type { PowerId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { orderedUnit } from '../lessons/line.ts'
import { openingTable } from '../lessons/sandbox.ts'
import type { Season } from '../turn.ts'
import type { Draft } from '../view.ts'
import { type Hint, hintsFor } from './hints.ts'

const board = compileBoard(STANDARD)
const opening = openingTable()

/** A hint in a line: `take SER BUD`, `near GRE TRI ALB`. */
function inShort(hint: Hint): string {
  switch (hint.kind) {
    case 'clash':
      return `clash ${hint.orders.map((order) => ('unit' in order ? order.unit.at : '')).join(' ')}`
    case 'take':
      return ['take', hint.to, hint.unit.at, ...hint.by.map(({ at }) => `+${at}`)].join(' ')
    case 'near':
      return `near ${hint.to} ${hint.unit.at} ${hint.over}`
    case 'guard':
      return `guard ${hint.centre} ${hint.by.map(({ at }) => at).join(' ')}`
    case 'help':
      return `help ${hint.unit.at} ${hint.by.map(({ at }) => at).join(' ')}: ${hint.help.map(({ at }) => at).join(' ')}`
    case 'stay':
      return `stay ${hint.unit.at} ${hint.by.map(({ at }) => at).join(' ')}`
    case 'count':
      return 'count'
  }
}

const atOpening = (power: string, ...drafts: Pick<Draft, 'order' | 'hindered'>[]) =>
  hintsFor(board, { ...opening, season: 'spring' }, power as PowerId, drafts).map(inShort)

const advice = (
  power: string,
  owners: Readonly<Record<string, string>>,
  lines: readonly string[],
  season: Season = 'spring',
) =>
  hintsFor(
    board,
    { units: lines.map((line) => orderedUnit(line).unit), owners: owners as never, season },
    power as PowerId,
  ).map(inShort)

const order = (line: string) => ({ order: orderedUnit(line).order! })

describe('first advice', () => {
  it.each([
    ['AUSTRIA', ['take SER BUD', 'near GRE TRI ALB', 'stay TRI VEN']],
    ['FRANCE', ['take SPA MAR', 'near BEL PAR BUR', 'near POR BRE MAO']],
    ['TURKEY', ['take BUL CON', 'near RUM ANK BLA']],
  ])('for %s names the centres to take and to guard', (power, hints) => {
    expect(atOpening(power)).toEqual(hints)
  })

  it('never advises an attack that may fail against the strength there', () => {
    for (const power of ['AUSTRIA', 'ITALY'])
      expect(atOpening(power).filter((hint) => /^take (VEN|TRI) /.test(hint))).toEqual([])
  })
})

describe('advice', () => {
  it('about a unit is dropped once it has its order, and all hints once every unit has one', () => {
    expect(atOpening('AUSTRIA', order('AUSTRIA A BUD - SER'))).toEqual(['near GRE TRI ALB', 'stay TRI VEN'])
    expect(
      atOpening(
        'AUSTRIA',
        order('AUSTRIA A BUD - SER'),
        order('AUSTRIA A VIE - GAL'),
        order('AUSTRIA F TRI H'),
      ),
    ).toEqual([])
  })

  it('warns of own moves that meet in one space', () => {
    const hindered = { kind: 'stand-off' as const, by: [] }
    expect(
      atOpening(
        'AUSTRIA',
        { ...order('AUSTRIA A VIE - GAL'), hindered },
        { ...order('AUSTRIA A BUD - GAL'), hindered },
        order('AUSTRIA F TRI H'),
      ),
    ).toEqual(['clash VIE BUD'])
  })

  it('counts the supports that make a capture certain', () => {
    const lines = ['FRANCE A BUR', 'FRANCE A RUH', 'GERMANY A MUN']
    expect(advice('FRANCE', { MUN: 'GERMANY' }, lines)).toContain('take MUN BUR +RUH')
    expect(
      advice('FRANCE', { MUN: 'GERMANY' }, [...lines, 'GERMANY A BER', 'GERMANY A KIE']).filter((hint) =>
        hint.startsWith('take MUN'),
      ),
    ).toEqual([])
  })

  it('names an empty centre that others can enter, and a unit that needs support to stay', () => {
    expect(advice('FRANCE', { MAR: 'FRANCE' }, ['FRANCE A GAS', 'ITALY A PIE'])).toContain('guard MAR PIE')
    const lines = ['FRANCE A MAR', 'FRANCE A GAS', 'ITALY A PIE', 'ITALY F LYO']
    expect(advice('FRANCE', { MAR: 'FRANCE' }, lines)).toContain('help MAR PIE LYO: GAS')
  })

  it('in fall says that centres are counted', () => {
    expect(advice('FRANCE', {}, ['FRANCE A RUH', 'GERMANY A KIE'], 'fall')).toContain('count')
  })
})
