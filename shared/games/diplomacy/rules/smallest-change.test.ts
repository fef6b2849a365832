import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPhase } from '../../../../test/support/any-phase.ts'
import { phaseOf } from '../../../../test/support/phase.ts'
import { compileBoard } from '../board/board.ts'
import { provinceOf, type LocationId, type PowerId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { writeOrder } from '../notation/write.ts'
import { EDITIONS } from '../editions/edition.ts'
import { resolveMovement, type MovementPhase, type Submitted } from './movement.ts'
import { succeeded } from './outcome.ts'
import { smallestChange } from './smallest-change.ts'
import { NAMES } from '../variants/standard/names/index.ts'

const board = compileBoard(STANDARD)
const edition = EDITIONS['2000']

const changesFor = (text: string, at: string, more: Partial<MovementPhase> = {}) =>
  smallestChange(board, edition, { ...phaseOf(text), ...more }, at as LocationId)?.map(
    ({ kind, order }) => `${kind}: ${writeOrder(order, { names: NAMES, language: 'en', style: 'codes' })}`,
  ) ?? null

describe('the smallest change that would have helped', () => {
  it('is one more own support where a move bounced off a unit that stays', () =>
    expect(changesFor('FRANCE: A PAR - BUR, A MAR - PIE; GERMANY: A BUR H', 'PAR')).toEqual([
      'support: A MAR S A PAR - BUR',
    ]))

  it('is one attacker less where no unit can help', () =>
    expect(changesFor('GERMANY: A BER - SIL; RUSSIA: A WAR - SIL', 'BER')).toEqual(['stand-down: A WAR H']))

  it('is one cut less where an own unit is bound by its support', () =>
    expect(
      changesFor('GERMANY: A PRU - WAR, A SIL S A PRU - WAR; RUSSIA: A WAR H, A BOH - SIL', 'PRU'),
    ).toEqual(['stand-down: A BOH H']))

  it('is an own attack on the support that stops a move, where own units can make one', () =>
    expect(
      changesFor('GERMANY: A MUN - BUR, A RUH S A MUN - BUR, A HOL H; FRANCE: A BUR H, A BEL S A BUR', 'MUN'),
    ).toEqual(['cut: A HOL - BEL']))

  it('is a convoy where the army needs one', () =>
    expect(changesFor('ENGLAND: A LON - BEL, F NTH H', 'LON')).toEqual(['convoy: F NTH C A LON - BEL']))

  it('is room where an own unit stands in the way', () =>
    expect(changesFor('FRANCE: A PAR - BUR, A BUR H', 'PAR')?.[0]).toMatch(/^make-room: A BUR - /))

  it('is two changes where one is too few', () =>
    expect(
      changesFor('FRANCE: A PAR - BUR, A MAR H, A GAS H; GERMANY: A BUR H, A MUN S A BUR', 'PAR'),
    ).toEqual(['support: A MAR S A PAR - BUR', 'support: A GAS S A PAR - BUR']))

  it('is two changes, the plainer one first', () =>
    expect(changesFor('GERMANY: A BUR H, A MUN S A BUR; FRANCE: A PAR - BUR, A MAR H', 'PAR')).toEqual([
      'support: A MAR S A PAR - BUR',
      'stand-down: A MUN H',
    ]))

  it('is support to hold for a unit that lost its place', () =>
    expect(
      changesFor('FRANCE: A BUR H, A PAR - PIC; GERMANY: A MUN - BUR, A RUH S A MUN - BUR', 'BUR'),
    ).toEqual(['support: A PAR S A BUR']))

  describe('of several', () =>
    it.each([
      // The first one is simpler, nearer to the top of the sheet, or hurts fewer orders of its own power.
      ['FRANCE: A PAR - BUR, A MAR H, A GAS H; GERMANY: A BUR H', 'PAR', 'support: A MAR S A PAR - BUR'],
      ['FRANCE: A PAR - BUR, A MAR H, A GAS - MAR; GERMANY: A BUR H', 'PAR', 'support: A MAR S A PAR - BUR'],
      ['FRANCE: A PAR - BUR; GERMANY: A MUN - BUR; ITALY: A MAR H', 'PAR', 'stand-down: A MUN H'],
      ['FRANCE: A PAR - BUR; ITALY: A MAR H; GERMANY: A MUN - BUR', 'PAR', 'stand-down: A MUN H'],
      ['FRANCE: A PAR - BUR; GERMANY: A BUR H; ITALY: A MAR H', 'PAR', 'support: A MAR S A PAR - BUR'],
      [
        `FRANCE: A PAR - BUR, A MAR S F MAO - SPA/NC, F MAO - SPA/NC, A PIC H; GERMANY: A BUR H;
          ITALY: F WES - SPA/SC`,
        'PAR',
        'support: A PIC S A PAR - BUR',
      ],
      [
        `FRANCE: A PAR - BUR, A MAR S F MAO - SPA/NC, A PIC H; GERMANY: A BUR H; ENGLAND: F MAO - SPA/NC;
          ITALY: F WES - SPA/SC`,
        'PAR',
        'support: A MAR S A PAR - BUR',
      ],
      [
        'GERMANY: A MUN - BUR, A RUH S A MUN - BUR, A HOL H; FRANCE: A MAR - BUR, A BEL S A MAR - BUR',
        'MUN',
        'cut: A HOL - BEL',
      ],
      [
        'ENGLAND: A LON - BEL, F NTH C A LON - BEL, F YOR H; FRANCE: F ENG - NTH, F EDI S F ENG - NTH',
        'NTH',
        'support: F YOR S F NTH',
      ],
      ['GERMANY: A MUN - BUR, A RUH S A MUN - BUR; FRANCE: A BUR, A PAR H', 'BUR', 'support: A PAR S A BUR'],
      ['FRANCE: A PAR - BUR, A GAS - BUR', 'PAR', 'support: A GAS S A PAR - BUR'],
      ['FRANCE: A PAR - BUR, A BUR - RUH, A KIE - RUH', 'PAR', 'stand-down: A KIE H'],
      [
        'FRANCE: A LON - BEL, A PIC - BEL, A BUR H; ENGLAND: F NTH C A LON - BEL',
        'PIC',
        'support: A BUR S A PIC - BEL',
      ],
      [
        `FRANCE: A PIC - BEL, A LON - BEL, A BUR S A MUN - RUH, A MUN - RUH; ENGLAND: F NTH C A LON - BEL;
          GERMANY: A HOL - RUH`,
        'PIC',
        'stand-down: A LON H',
      ],
      ['ENGLAND: A LON - BEL, F NTH C A LON - BEL, F ENG - BEL', 'LON', 'support: F ENG S A LON - BEL'],
      ['ENGLAND: A LON - BEL, F NTH C A LON - BEL; FRANCE: F ENG - BEL', 'LON', 'stand-down: F ENG H'],
      [
        'GERMANY: A MUN - BUR, A RUH S A MUN - BUR, A HOL H, A MAR H; FRANCE: A BUR H, A BEL S A BUR',
        'MUN',
        'support: A MAR S A MUN - BUR',
      ],
      [
        'GERMANY: A MUN - BUR, A RUH S A MUN - BUR; FRANCE: A BUR H, A BEL S A BUR; ENGLAND: A HOL H',
        'MUN',
        'stand-down: A BEL H',
      ],
      [
        `GERMANY: A MUN - BUR, A RUH S A MUN - BUR, A HOL H, A MAR S F MAO - SPA/NC, F MAO - SPA/NC;
          FRANCE: A BUR H, A BEL S A BUR; ITALY: F WES - SPA/SC`,
        'MUN',
        'cut: A HOL - BEL',
      ],
      // The support is for the unit itself, and not for one above it on the sheet.
      ['GERMANY: A MUN H; FRANCE: A PAR - BUR, A GAS - BUR', 'PAR', 'support: A GAS S A PAR - BUR'],
      [
        'ENGLAND: A LON H, A YOR S A LON, F NTH C A BEL - YOR; FRANCE: A BEL - YOR',
        'YOR',
        'support: F NTH S A YOR',
      ],
      [
        'FRANCE: A PAR - BUR, A KIE H; GERMANY: A BUR - MUN; RUSSIA: A MUN H',
        'PAR',
        'support: A MUN S A PAR - BUR',
      ],
    ])('%s | %s', (orders, at, change) => expect(changesFor(orders, at)).toEqual([change])))

  it('changes nothing of powers in civil disorder', () => {
    const orders = 'FRANCE: A PAR - BUR; GERMANY: A BUR H; ITALY: A MAR H'
    expect(changesFor(orders, 'PAR', { civilDisorder: ['ITALY' as PowerId] })).toBeNull()
  })

  it('is room that an own unit makes further down the row, or in the circle', () => {
    expect(
      changesFor('ENGLAND: F LON - NTH, A NWY H; GERMANY: F NTH - NWY; RUSSIA: A SWE - FIN', 'LON'),
    ).toEqual(['make-room: A NWY - STP'])
    expect(changesFor('TURKEY: A BUL - CON, A CON - SMY, F SMY - CON', 'BUL')).toEqual([
      'make-room: F SMY - AEG',
    ])
  })

  it('is no move of another power that would let a unit out of the way', () =>
    expect(changesFor('ENGLAND: F LON - NTH; GERMANY: F NTH - NWY; RUSSIA: A NWY H', 'LON')).toBeNull())

  it('is not room and something else besides', () =>
    expect(changesFor('FRANCE: A PAR - BUR, A BUR H; GERMANY: A MUN - BUR', 'PAR')).toBeNull())

  it('is found among lines that are no unit’s order', () => {
    const { units, orders } = phaseOf('FRANCE: A PAR - BUR, A MAR H; GERMANY: A BUR H')
    const strays: Submitted[] = [
      { power: 'FRANCE' as PowerId, order: { kind: 'waive' } },
      { power: 'FRANCE' as PowerId, invalid: 'mumble' },
      { power: 'FRANCE' as PowerId, invalid: 'mumble', at: 'MAR' as LocationId },
    ]
    const changes = smallestChange(board, edition, { units, orders: [...strays, ...orders] }, units[0]!.at)
    expect(changes?.map(({ kind, unit }) => `${kind} ${unit.at}`)).toEqual(['support MAR'])
  })

  it('is empty where all succeeded, and null where no unit stands', () => {
    expect(changesFor('FRANCE: A PAR - BUR', 'PAR')).toEqual([])
    expect(changesFor('FRANCE: A PAR - BUR', 'MOS')).toBeNull()
  })

  it('does not exist against impossible orders', () =>
    expect(changesFor('FRANCE: A PAR - MOS', 'PAR')).toBeNull())

  it('makes the order succeed', () =>
    fc.assert(
      fc.property(anyPhase(board, 9), (phase) => {
        for (const unit of phase.units) {
          const changes = smallestChange(board, edition, phase, unit.at)
          if (!changes?.length) continue
          const changed = changes.map((change) => change.unit.at)
          const { results } = resolveMovement(board, edition, {
            ...phase,
            orders: [
              ...phase.orders.filter(
                (line) => !('order' in line && 'unit' in line.order && changed.includes(line.order.unit.at)),
              ),
              ...changes.map((change) => ({ power: change.unit.power, order: change.order })),
            ],
          })
          const its = results.find((result) => provinceOf(result.unit.at) === provinceOf(unit.at))!
          expect(succeeded(its) && !its.dislodgedBy).toBe(true)
        }
      }),
      { numRuns: 25 },
    ))
})
