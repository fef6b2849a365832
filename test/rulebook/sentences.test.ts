// The sentences about results of the books' examples: a reader must find each sentence true, and the rule beside it the
// reason.
import { describe, expect, it } from 'vitest'
import outcomes from '../../resources/messages/en/outcomes.json'
import reading from '../../resources/messages/en/reading.json'
import { compileBoard } from '../../shared/games/diplomacy/board/board.ts'
import { STANDARD } from '../../shared/games/diplomacy/variants/standard/board.ts'
import { reasonsOf } from '../../shared/games/diplomacy/notation/reason.ts'
import type { Reason } from '../../shared/games/diplomacy/notation/telling.ts'
import { EDITIONS, withPolicies } from '../../shared/games/diplomacy/editions/edition.ts'
import { ruleNumber } from '../../shared/games/diplomacy/rules/key-rules.ts'
import { resolveMovement } from '../../shared/games/diplomacy/rules/movement.ts'
import { phaseOf } from '../support/phase.ts'
import { editionOf, line, ofType, unit } from '../support/rulebook.ts'
import { NAMES } from '../../shared/games/diplomacy/variants/standard/names/index.ts'

const board = compileBoard(STANDARD)

const say = ({ key, params }: Reason): string =>
  ({ ...reading, ...outcomes } as Readonly<Record<string, string>>)[key]!.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => params[name as keyof Reason['params']],
  )

/** All that is told of the unit in a place, and after a # the item of the list of 22 rules. */
function told({ results }: ReturnType<typeof resolveMovement>, at: string): string {
  const result = results.find((one) => one.unit.at === at)!
  const sentences = reasonsOf(result, { names: NAMES, language: 'en', style: 'codes', results }).map(say)
  return [...sentences, ...(result.rule === undefined ? [] : [`#${ruleNumber(result.rule)}`])].join(' ')
}

const examples = new Map(ofType('movement'))

describe('the books', () => {
  it.each([
    ['diagram 5', 'KIE', 'F KIE - BER failed: A BER did not leave (A BER - PRU). #5'],
    ['diagram 21', 'LYO', 'F LYO C A SPA - NAP: the fleet stands, but the chain is broken (F TYS). #17'],
    [
      'diagram 24',
      'RUH',
      'A RUH - BUR bounced: strength 1 against A BUR, strength 1. ' +
        'The support of A PAR does not count here: no power helps to dislodge its own unit. #12',
    ],
    [
      'diagram 24',
      'PAR',
      'A PAR S A RUH - BUR: support given, but it does not help to dislodge A BUR, a unit of the same power. #12',
    ],
    ['diagram 31', 'NAP', 'F NAP S F ROM - TYS: support cut by A TUN - NAP. #22'],
    [
      'diagram 32',
      'NAP',
      'F NAP S F ROM - TYS: support cut, because F NAP is dislodged by A TUN - NAP. ' +
        'F NAP has nowhere to retreat to, so it is disbanded. #22',
    ],
    ['diagram 4 (variant: unit in Silesia)', 'BER', 'A BER - SIL bounced: strength 1 against A SIL, A WAR - SIL, strength 1. #4'],
    ['sample game S1902M', 'NTH', 'F NTH - NWY failed: A NWY did not leave (A NWY - STP). #5'],
    ['sample game S1902M', 'EDI', 'F EDI - NTH failed: F NTH did not leave (F NTH - NWY). #5'],
  ])('%s, %s: %s', (id, at, expected) => {
    const example = examples.get(`ru ${id}`)!
    const phase = { units: example.units.map(unit), orders: example.orders.map(line) }
    expect(told(resolveMovement(board, editionOf(example), phase), at)).toBe(expected)
  })
})

describe('and elsewhere', () => {
  it.each([
    ['GERMANY: A KIE - DEN; RUSSIA: F DEN - SWE; ENGLAND: F SWE H', 'KIE', 'A KIE - DEN failed: F DEN did not leave (F DEN - SWE). #5'],
    // It stayed in its place with its supporters, whatever its order was.
    [
      'RUSSIA: F RUM - HOL; AUSTRIA: A BUD S F RUM; TURKEY: F BLA - RUM, A BUL S F BLA - RUM',
      'BLA',
      'F BLA - RUM bounced: strength 2 against F RUM, strength 2. #5',
    ],
    [
      'TURKEY: A GRE - NAP, A BUL S A GRE; AUSTRIA: A ALB - GRE, A SER S A ALB - GRE',
      'ALB',
      'A ALB - GRE bounced: strength 2 against A GRE, strength 2. #5',
    ],
    [
      `ENGLAND: A NWY - SWE VIA, F SKA C A NWY - SWE, F DEN S A NWY - SWE; RUSSIA: A SWE - NWY; FRANCE: F NWG - NWY`,
      'SWE',
      'A SWE - NWY has no effect: A SWE is dislodged by A NWY - SWE VIA, which came from NWY. #11',
    ],
    [
      'ENGLAND: A LON - BEL, F NTH C A LON - BEL; GERMANY: A RUH - BEL',
      'NTH',
      'F NTH C A LON - BEL: convoy carried out, but the army could not land.',
    ],
    ['ENGLAND: A YOR - HOL, F EDI H', 'YOR', 'A YOR - HOL is not possible: no chain of fleets leads there. The unit holds.'],
  ])('%s | %s: %s', (orders, at, expected) =>
    expect(told(resolveMovement(board, EDITIONS['2000'], phaseOf(orders)), at)).toBe(expected),
  )
})

describe('a paradox in which all moves hold', () => {
  const knot = 'FRANCE: A BRE - LON, F ENG C A BRE - LON; ENGLAND: F LON S F WAL - ENG, F WAL - ENG'
  const edition = withPolicies(EDITIONS['2000'], { convoyParadox: 'all-hold' })
  const paradox = 'this convoy (F ENG) depends on its own outcome, a paradox. By these rules every move in it fails:'
  it.each([
    ['BRE', `A BRE - LON: ${paradox} A BRE stays.`],
    ['WAL', `F WAL - ENG: ${paradox} F WAL stays.`],
    ['ENG', 'F ENG C A BRE - LON: the fleet stands, but a paradox keeps the army ashore.'],
  ])('%s: %s', (at, expected) => expect(told(resolveMovement(board, edition, phaseOf(knot)), at)).toBe(expected))
})
