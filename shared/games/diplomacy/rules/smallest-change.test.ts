import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPhase } from '../../../../test/support/any-phase.ts'
import { phaseOf } from '../../../../test/support/phase.ts'
import { compileBoard } from '../board/board.ts'
import { provinceOf, type LocationId } from '../board/ids.ts'
import { STANDARD } from '../board/standard.ts'
import { writeOrder } from '../notation/write.ts'
import { EDITIONS } from './edition.ts'
import { resolveMovement } from './movement.ts'
import { succeeded } from './outcome.ts'
import { smallestChange } from './smallest-change.ts'

const board = compileBoard(STANDARD)
const edition = EDITIONS['2000']

const told = (text: string, at: string) =>
  smallestChange(board, edition, phaseOf(text), at as LocationId)?.map(
    ({ kind, order }) => `${kind}: ${writeOrder(order, { language: 'en', style: 'codes' })}`,
  ) ?? null

describe('the smallest change that would have helped', () => {
  it('is one own support more where a move bounced off a unit that stays', () =>
    expect(told('FRANCE: A PAR - BUR, A MAR - PIE; GERMANY: A BUR H', 'PAR')).toEqual([
      'support: A MAR S A PAR - BUR',
    ]))

  it('is one attacker less where nobody can help', () =>
    expect(told('GERMANY: A BER - SIL; RUSSIA: A WAR - SIL', 'BER')).toEqual(['stand-down: A WAR H']))

  it('is one cut less where an own unit is bound by its support', () =>
    expect(told('GERMANY: A PRU - WAR, A SIL S A PRU - WAR; RUSSIA: A WAR H, A BOH - SIL', 'PRU')).toEqual([
      'stand-down: A BOH H',
    ]))

  it('is an own attack on the support that stops a move, where own units can make one', () =>
    expect(
      told('GERMANY: A MUN - BUR, A RUH S A MUN - BUR, A HOL H; FRANCE: A BUR H, A BEL S A BUR', 'MUN'),
    ).toEqual(['cut: A HOL - BEL']))

  it('is a convoy where the army needs one', () =>
    expect(told('ENGLAND: A LON - BEL, F NTH H', 'LON')).toEqual(['convoy: F NTH C A LON - BEL']))

  it('is room where an own unit stands in the way', () =>
    expect(told('FRANCE: A PAR - BUR, A BUR H', 'PAR')?.[0]).toMatch(/^make-room: A BUR - /))

  it('is two changes where one is too few', () =>
    expect(told('FRANCE: A PAR - BUR, A MAR H, A GAS H; GERMANY: A BUR H, A MUN S A BUR', 'PAR')).toEqual([
      'support: A MAR S A PAR - BUR',
      'support: A GAS S A PAR - BUR',
    ]))

  it('is support to hold for a unit that lost its place', () =>
    expect(told('FRANCE: A BUR H, A PAR - PIC; GERMANY: A MUN - BUR, A RUH S A MUN - BUR', 'BUR')).toEqual([
      'support: A PAR S A BUR',
    ]))

  it('is nothing where all went well, and unknown where no unit stands', () => {
    expect(told('FRANCE: A PAR - BUR', 'PAR')).toEqual([])
    expect(told('FRANCE: A PAR - BUR', 'MOS')).toBeNull()
  })

  it('is not to be had against impossible orders', () =>
    expect(told('FRANCE: A PAR - MOS', 'PAR')).toBeNull())

  it('keeps its promise: with it the order succeeds', () =>
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
      { numRuns: 25, seed: 1901 },
    ))
})
