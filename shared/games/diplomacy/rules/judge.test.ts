// Why lines of a sheet are not allowed is judged without resolving anything. A resolution of the same lines must give
// the same reasons.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { order } from '../../../../test/datc/orders.ts'
import { anyPhase } from '../../../../test/support/any-phase.ts'
import { phaseOf } from '../../../../test/support/phase.ts'
import { compileBoard } from '../board/board.ts'
import { provinceOf, type PowerId, type ProvinceId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { movementOptions, ordersOf } from '../orders/options.ts'
import { RULES } from './by-edition.ts'
import { EDITION_IDS } from '../editions/edition.ts'
import type { Illegality } from '../orders/illegality.ts'
import type { Rules, Situation } from './rules.ts'
import type { Submitted } from './submitted.ts'

const board = compileBoard(STANDARD)
const RUNS = { numRuns: Number(process.env['RANDOM_RUNS'] ?? 400) }
const nothing: Situation = { board, units: [], dislodged: [], owners: {}, disorder: [], closed: [] }

const lines = (power: string, ...orders: readonly string[]): Submitted[] =>
  orders.map((text) => ({ power: power as PowerId, order: order(text) }))

/** What a resolution says of a line by itself and, where that is nothing, among the others. */
function byResolving({ movement }: Rules, at: Situation, sheet: readonly Submitted[]): (Illegality | null)[] {
  const whyNot = (submitted: readonly Submitted[], line: Submitted): Illegality | null => {
    if (!('order' in line) || !('unit' in line.order)) return null
    const { results, strays } = movement.resolve(at, submitted)
    const space = provinceOf(line.order.unit.at)
    const alone = strays.find((stray) => submitted.length === 1 && stray.order === line.order)
    const { outcome } = alone ?? results.find(({ unit }) => provinceOf(unit.at) === space) ?? {}
    return outcome?.kind === 'illegal' ? outcome.why : null
  }
  return sheet.map((line) => whyNot([line], line) ?? whyNot(sheet, line))
}

describe('a line of a movement sheet', () => {
  const at: Situation = { ...nothing, units: phaseOf('FRANCE: A PAR, F BRE; GERMANY: A BUR').units }
  const judged = (...orders: readonly string[]) =>
    RULES['2000'].movement.judge(at, lines('FRANCE', ...orders))

  it.each([
    ['that is allowed', ['A PAR - PIC'], [null]],
    ['that leads too far', ['A PAR - MOS'], ['unreachable']],
    ['about nobody', ['A MAR - GAS'], ['no-such-unit']],
    ['about another power’s unit', ['A BUR - MUN'], ['not-yours']],
    ['of another phase', ['A PAR D'], ['wrong-phase']],
    [
      'that another one for its unit contradicts',
      ['A PAR - PIC', 'A PAR - GAS'],
      Array(2).fill('conflicting-orders'),
    ],
    ['that is written twice', ['A PAR - PIC', 'A PAR - PIC'], [null, null]],
    ['beside one that is not allowed', ['A PAR - MOS', 'A PAR - PIC'], ['unreachable', null]],
  ])('%s', (_, orders, why) => expect(judged(...orders)).toEqual(why))

  it('that leads into a closed province', () =>
    expect(
      RULES['2000'].movement.judge({ ...at, closed: ['PIC' as ProvinceId] }, lines('FRANCE', 'A PAR - PIC')),
    ).toEqual(['closed-space']))
})

it('of any sheet, in every edition, is judged as a resolution judges it', () =>
  fc.assert(
    fc.property(
      anyPhase(board, 8),
      fc.constantFrom(...EDITION_IDS),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 6 }),
      ({ units, orders }, edition, more) => {
        const at = { ...nothing, units }
        const options = movementOptions(board, units)
        const strange = more.map(([whose, unit, which]): Submitted => {
          const may = ordersOf(options[unit % units.length]!)
          const power = units[whose % units.length]!.power
          const other = units[(whose + which) % units.length]!
          const taken = may[which % may.length]!
          return { power, order: which % 3 ? taken : { ...taken, unit: { type: other.type, at: other.at } } }
        })
        const sheet = [...orders, ...strange]
        const rules = RULES[edition]
        expect(rules.movement.judge(at, sheet)).toEqual(byResolving(rules, at, sheet))
      },
    ),
    RUNS,
  ))

describe('a line of a retreat sheet', () => {
  const [marseilles, burgundy] = phaseOf('FRANCE: A MAR; GERMANY: A BUR').units
  const at: Situation = {
    ...nothing,
    units: phaseOf('ITALY: A MAR; FRANCE: A PAR').units,
    dislodged: [
      {
        unit: marseilles!,
        by: phaseOf('ITALY: A MAR').units[0]!,
        from: 'PIE' as ProvinceId,
        retreats: ['GAS', 'SPA'] as never,
      },
      { unit: burgundy!, by: phaseOf('FRANCE: A BUR').units[0]!, from: 'RUH' as ProvinceId, retreats: [] },
    ],
  }

  it.each([
    ['that is allowed', ['A MAR R GAS'], [null]],
    ['that disbands', ['A MAR D'], [null]],
    ['to where the attacker came from', ['A MAR R PIE'], ['retreat-attacker-origin']],
    ['about a unit that stands', ['A PAR R GAS'], ['not-dislodged']],
    ['about another power’s unit', ['A BUR D'], ['not-yours']],
    ['of another phase', ['A MAR - GAS'], ['wrong-phase']],
    [
      'that another one for its unit contradicts',
      ['A MAR R GAS', 'A MAR D'],
      Array(2).fill('conflicting-orders'),
    ],
    ['beside one that is not allowed', ['A MAR R PIE', 'A MAR R SPA'], ['retreat-attacker-origin', null]],
  ])('%s', (_, orders, why) =>
    expect(RULES['2000'].retreats.judge(at, lines('FRANCE', ...orders))).toEqual(why),
  )
})

describe('a line of an adjustment sheet', () => {
  const owners = { PAR: 'FRANCE', MAR: 'FRANCE', BRE: 'FRANCE' } as never
  const building: Situation = { ...nothing, units: phaseOf('FRANCE: A BUR').units, owners }
  const removing: Situation = {
    ...nothing,
    units: phaseOf('FRANCE: A BUR, A PAR, A MAR, A GAS').units,
    owners,
  }

  it.each<[string, Situation, string[], (Illegality | null)[]]>([
    ['that builds', building, ['A PAR B'], [null]],
    ['that builds abroad', building, ['A BER B'], ['not-a-home-centre']],
    ['that builds where it builds already', building, ['A PAR B', 'A PAR B'], [null, 'home-centre-occupied']],
    ['that builds more than is due', building, ['A PAR B', 'A MAR B', 'A BRE B'], [null, null, 'too-many']],
    [
      'that waives, and one more than is due',
      building,
      ['WAIVE', 'WAIVE', 'WAIVE'],
      [null, null, 'too-many'],
    ],
    ['that removes where it builds', building, ['A BUR D'], ['too-many']],
    ['that removes', removing, ['A BUR D'], [null]],
    ['that removes nobody', removing, ['A BER D'], ['no-such-unit']],
    ['that removes more than is owed', removing, ['A BUR D', 'A PAR D'], [null, 'too-many']],
    ['that builds where it removes', removing, ['A BRE B'], ['too-many']],
  ])('%s', (_, at, orders, why) => {
    const sheet = orders.map((text): Submitted => ({
      power: 'FRANCE' as PowerId,
      order: text === 'WAIVE' ? { kind: 'waive' } : order(text),
    }))
    expect(RULES['2000'].adjustments.judge(at, sheet)).toEqual(why)
  })
})
