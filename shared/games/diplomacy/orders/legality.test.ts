import { describe, expect, it } from 'vitest'
import { order } from '../../../../test/datc/orders.ts'
import { unit } from '../../../../test/support/rulebook.ts'
import { compileBoard } from '../board/board.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { writeOrder } from '../notation/write.ts'
import { EDITIONS, withPolicies, type Policies } from '../editions/edition.ts'
import { orderCheckFor, checkOrder } from './legality.ts'
import { indexUnits } from './unit-index.ts'
import { NAMES } from '../variants/standard/names/index.ts'

const board = compileBoard(STANDARD)

/**
 * Judges the order of the first unit's power: the order as it will be carried out, or why it is not allowed. Units are
 * listed as `FRANCE A PAR, GERMANY A MUN`.
 */
function judged(
  units: string,
  text: string,
  policies: Partial<Policies> = {},
  closed: string[] = [],
): string {
  const standing = units.split(', ').map(unit)
  const check = orderCheckFor(
    indexUnits(board, standing),
    withPolicies(EDITIONS['2000'], { viaWithoutConvoy: 'fails', ...policies }),
    closed,
  )
  const verdict = checkOrder(check, standing[0]!.power, order(text))
  return verdict.ok
    ? writeOrder(verdict.value, { names: NAMES, language: 'en', style: 'codes' })
    : verdict.error
}

/** Rows of `units | order | verdict`; a verdict of `=` means: as written. */
const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [units = '', text = '', verdict = ''] = line.split('|').map((cell) => cell.trim())
      return [units, text, verdict === '=' ? text : verdict] as const
    })

const same = (table: string) =>
  it.each(rows(table))('%s | %s | %s', (units, text, verdict) => expect(judged(units, text)).toBe(verdict))

describe('whose order it is', () =>
  same(`
    FRANCE A PAR                 | A PAR H              | =
    FRANCE A PAR                 | A MOS H              | no-such-unit
    FRANCE A PAR, GERMANY A MUN  | A MUN H              | not-yours
    FRANCE A PAR                 | A PAR B              | wrong-phase
    FRANCE A PAR                 | A PAR R BUR          | wrong-phase
    FRANCE F PAR                 | A PAR H              | F PAR H
    FRANCE F SPA/NC              | F SPA H              | F SPA/NC H
    FRANCE F SPA/NC              | F SPA/SC H           | F SPA/NC H
    FRANCE A PAR                 | A PAR/NC H           | A PAR H
  `))

describe('an army’s move', () =>
  same(`
    FRANCE A PAR                 | A PAR - BUR          | =
    FRANCE A PAR                 | A PAR - PAR          | same-space
    FRANCE A PAR                 | A PAR - MAR          | unreachable
    FRANCE A PAR                 | A PAR - XXX          | unreachable
    FRANCE A BRE                 | A BRE - ENG          | wrong-terrain
    FRANCE A GAS                 | A GAS - SPA/SC       | A GAS - SPA
    FRANCE A BRE                 | A BRE - LON          | convoy-unreachable
    FRANCE A BRE, ENGLAND F ENG  | A BRE - LON          | =
    FRANCE A BRE, ENGLAND F NTH  | A BRE - LON          | convoy-unreachable
    FRANCE A BRE, FRANCE F ENG   | A BRE - BRE          | same-space
    FRANCE A PAR, FRANCE F ENG   | A PAR - LON          | unreachable
    FRANCE A BRE, FRANCE F ENG   | A BRE - MUN          | unreachable
    FRANCE A BRE, FRANCE F MAO   | A BRE - GAS VIA      | =
    FRANCE A BRE                 | A BRE - GAS VIA      | convoy-unreachable
    FRANCE A BRE, FRANCE F PIC   | A BRE - LON          | convoy-unreachable
    FRANCE A LON, FRANCE F NTH, FRANCE F SKA | A LON - SWE | =
    FRANCE A LON, FRANCE F NTH, FRANCE F BAL | A LON - SWE | convoy-unreachable
  `))

describe('a fleet’s move', () =>
  same(`
    FRANCE F BRE                 | F BRE - MAO          | =
    FRANCE F BRE                 | F BRE - BRE          | same-space
    FRANCE F BRE                 | F BRE - PAR          | wrong-terrain
    FRANCE F BRE                 | F BRE - XXX          | unreachable
    FRANCE F BRE                 | F BRE - NTH          | unreachable
    FRANCE F GAS                 | F GAS - MAR          | unreachable
    ITALY F ROM                  | F ROM - VEN          | unreachable
    FRANCE F GAS                 | F GAS - SPA          | F GAS - SPA/NC
    FRANCE F GAS                 | F GAS - SPA/NC       | =
    FRANCE F GAS                 | F GAS - SPA/SC       | coast-unreachable
    FRANCE F MAO                 | F MAO - SPA          | coast-missing
    FRANCE F MAO                 | F MAO - SPA/SC       | =
    FRANCE F MAO                 | F MAO - SPA/EC       | coast-missing
    FRANCE F GAS                 | F GAS - BRE/NC       | F GAS - BRE
    TURKEY F CON                 | F CON - BUL          | coast-missing
    FRANCE F SPA/NC              | F SPA/NC - MAR       | unreachable
    FRANCE F SPA/SC              | F SPA/NC - MAR       | F SPA/SC - MAR
    FRANCE F SPA/SC              | F SPA/SC - SPA/NC    | same-space
    FRANCE F LON, FRANCE F NTH   | F LON - NWY          | unreachable
  `))

describe('a support', () =>
  same(`
    FRANCE A PAR, FRANCE A BUR               | A PAR S A BUR               | =
    FRANCE A PAR, GERMANY A BUR              | A PAR S A BUR               | =
    FRANCE A PAR                             | A PAR S A BUR               | no-such-unit
    FRANCE A PAR                             | A PAR S A PAR               | support-self
    FRANCE A PAR                             | A PAR S A PAR - BUR         | support-self
    FRANCE A PAR, FRANCE A MUN               | A PAR S A MUN               | support-unreachable
    FRANCE A PAR, FRANCE F BUR               | A PAR S A BUR               | A PAR S F BUR
    FRANCE A PAR, FRANCE A MUN               | A PAR S A MUN - BUR         | =
    FRANCE A PAR, FRANCE A MUN               | A PAR S A MUN - RUH         | support-unreachable
    FRANCE A PAR, FRANCE A MUN               | A PAR S A MUN - PIC         | target-unreachable
    FRANCE A PAR, FRANCE A BUR               | A PAR S A BUR - XXX         | support-unreachable
    FRANCE A PAR                             | A PAR S A MUN - BUR         | no-such-unit
    FRANCE A PAR, FRANCE A BUR               | A PAR S A BUR - BUR         | target-unreachable
    FRANCE F ROM, FRANCE A APU               | F ROM S A APU - VEN         | support-unreachable
    FRANCE F MAR, FRANCE F WES               | F MAR S F WES - SPA/SC      | =
    FRANCE F MAR, FRANCE F GAS               | F MAR S F GAS - SPA/NC      | =
    FRANCE F MAR, FRANCE F GAS               | F MAR S F GAS - SPA/SC      | target-unreachable
    FRANCE F MAR, FRANCE F GAS               | F MAR S F GAS - SPA         | =
    FRANCE F MAR, FRANCE F GAS               | F MAR S F GAS - MAR         | support-unreachable
    FRANCE F WES, FRANCE F GAS               | F WES S F GAS - MAO         | =
    FRANCE F WES, FRANCE F BRE               | F WES S F BRE - SPA         | target-unreachable
    FRANCE F SPA/NC, FRANCE A PIE            | F SPA/NC S A PIE - MAR      | support-unreachable
    FRANCE F BEL, FRANCE A LON, FRANCE F NTH | F BEL S A LON - HOL         | =
    FRANCE F BEL, FRANCE A LON               | F BEL S A LON - HOL         | target-unreachable
    FRANCE F NTH, FRANCE A LON               | F NTH S A LON - HOL         | target-unreachable
    FRANCE F NTH, FRANCE A LON, FRANCE F ENG | F NTH S A LON - BEL         | =
    FRANCE A BEL, FRANCE A LON, FRANCE F NTH | A BEL S A LON - LON         | support-unreachable
    FRANCE A WAL, FRANCE A LON, FRANCE F NTH | A WAL S A LON - LON         | target-unreachable
  `))

describe('a convoy', () =>
  same(`
    FRANCE F ENG, FRANCE A BRE               | F ENG C A BRE - LON         | =
    FRANCE F ENG, ENGLAND A BRE              | F ENG C A BRE - LON         | =
    FRANCE F BRE, FRANCE A PIC               | F BRE C A PIC - LON         | convoy-not-at-sea
    FRANCE A PIC, FRANCE A BRE               | A PIC C A BRE - LON         | convoy-not-at-sea
    FRANCE F ENG                             | F ENG C A BRE - LON         | no-such-unit
    FRANCE F ENG, FRANCE F BRE               | F ENG C F BRE - LON         | convoy-not-army
    FRANCE F ENG, FRANCE A BRE               | F ENG C A BRE - NWY         | convoy-unreachable
    FRANCE F ENG, FRANCE A BRE               | F ENG C A BRE - BRE         | convoy-unreachable
    FRANCE F ENG, FRANCE A BRE               | F ENG C A BRE - PAR         | convoy-unreachable
    FRANCE F ENG, FRANCE A BRE               | F ENG C A BRE - NTH         | convoy-unreachable
    FRANCE F ENG, FRANCE A BRE               | F ENG C A BRE - XXX         | convoy-unreachable
    FRANCE F ENG, FRANCE A PAR               | F ENG C A PAR - LON         | convoy-unreachable
    FRANCE F ENG, FRANCE A BRE, FRANCE F NTH | F ENG C A BRE - NWY         | =
    FRANCE F ENG, FRANCE A BRE, FRANCE F NTH | F ENG C A BRE - GAS         | convoy-unreachable
    FRANCE F IRI, FRANCE A LON, FRANCE F NTH | F IRI C A LON - BEL         | convoy-unreachable
    FRANCE F MAO, FRANCE A GAS               | F MAO C A GAS - SPA/SC      | F MAO C A GAS - SPA
  `))

describe('a closed country may not be entered, supported into or convoyed to (R175)', () => {
  it.each(
    rows(`
    AUSTRIA A TYR                          | A TYR - VEN               | closed-space
    AUSTRIA F ADR                          | F ADR - VEN               | closed-space
    AUSTRIA A TYR, AUSTRIA A TRI           | A TYR S A TRI - VEN       | closed-space
    AUSTRIA A TYR, ITALY A VEN             | A TYR S A VEN             | closed-space
    AUSTRIA F ADR, AUSTRIA A TRI           | F ADR C A TRI - VEN       | closed-space
    AUSTRIA A TYR                          | A TYR - PIE               | A TYR - PIE
  `),
  )('%s | %s | %s', (units, text, verdict) => expect(judged(units, text, {}, ['VEN', 'XXX'])).toBe(verdict))
})

describe('named coasts (DATC 4.B)', () => {
  it.each([
    ['F GAS', 'F GAS - SPA', { coastOmitted: 'fails' }, 'coast-missing'],
    ['F GAS', 'F GAS - SPA/NC', { coastOmitted: 'fails' }, 'F GAS - SPA/NC'],
    ['F GAS', 'F GAS - BRE', { coastOmitted: 'fails' }, 'F GAS - BRE'],
    ['F GAS', 'F GAS - SPA/SC', { coastWrong: 'ignored' }, 'F GAS - SPA/NC'],
    ['F SPA/NC', 'F SPA/SC - MAO', { orderCoastOfUnit: 'fails' }, 'coast-of-unit'],
    ['F SPA/NC', 'F SPA/NC - MAO', { orderCoastOfUnit: 'fails' }, 'F SPA/NC - MAO'],
    ['F SPA/NC', 'F SPA - MAO', { orderCoastOfUnit: 'fails' }, 'F SPA/NC - MAO'],
    ['F BRE', 'F BRE/NC - MAO', { orderCoastOfUnit: 'fails' }, 'F BRE - MAO'],
    ['F BRE', 'F BRE/NC - MAO', { coastIrrelevant: 'fails' }, 'coast-needless'],
    ['A SPA', 'A SPA/NC - GAS', { coastIrrelevant: 'fails' }, 'coast-needless'],
    ['A SPA', 'A SPA - GAS', { coastIrrelevant: 'fails' }, 'A SPA - GAS'],
    ['A GAS', 'A GAS - SPA/NC', { coastIrrelevant: 'fails' }, 'coast-needless'],
    ['F MAO', 'F MAO - BRE/NC', { coastIrrelevant: 'fails' }, 'coast-needless'],
  ] as const)('%s | %s | %s', (units, text, policies, verdict) =>
    expect(judged(`FRANCE ${units}`, text, policies)).toBe(verdict),
  )
})

describe('the coast in a support (DATC 4.B.4)', () => {
  const into = (supportCoast: Policies['supportCoast'], to: string, whose = 'FRANCE') =>
    judged(`FRANCE F POR, ${whose} F MAO`, `F POR S F MAO - ${to}`, { supportCoast })

  it.each([
    ['may-be-omitted', 'SPA', 'ITALY', 'F POR S F MAO - SPA'],
    ['own-may-be-omitted', 'SPA', 'ITALY', 'coast-missing'],
    ['own-may-be-omitted', 'SPA', 'FRANCE', 'F POR S F MAO - SPA'],
    ['own-may-be-omitted', 'SPA/NC', 'ITALY', 'F POR S F MAO - SPA/NC'],
    ['required', 'SPA', 'FRANCE', 'coast-missing'],
    ['required', 'SPA/SC', 'FRANCE', 'F POR S F MAO - SPA/SC'],
    ['ignored', 'SPA/SC', 'ITALY', 'F POR S F MAO - SPA'],
  ] as const)('%s: %s of %s', (policy, to, whose, verdict) => expect(into(policy, to, whose)).toBe(verdict))

  it('is not needed where only one coast can be reached', () =>
    expect(judged('FRANCE F MAR, ITALY F GAS', 'F MAR S F GAS - SPA', { supportCoast: 'required' })).toBe(
      'F MAR S F GAS - SPA',
    ))
})

describe('a move via convoy that no fleet could carry (DATC 4.A.3)', () => {
  it.each([
    [{ viaWithoutConvoy: 'fails' }, 'convoy-unreachable'],
    [{ viaWithoutConvoy: 'falls-back-to-land' }, 'A BRE - GAS VIA'],
    [{ viaWithoutConvoy: 'fails', convoyRoute: '1971' }, 'A BRE - GAS VIA'],
  ] as const)('%s', (policies, verdict) =>
    expect(judged('FRANCE A BRE', 'A BRE - GAS VIA', policies)).toBe(verdict),
  )
})
