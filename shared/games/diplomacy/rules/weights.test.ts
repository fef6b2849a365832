import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPhase } from '../../../../test/support/any-phase.ts'
import { phaseOf } from '../../../../test/support/phase.ts'
import { outcomeText } from '../../../../test/support/as-text.ts'
import { compileBoard } from '../board/board.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { EDITIONS } from '../editions/edition.ts'
import { moveStrengths } from './explain.ts'
import { resolveMovement, type MovementPhase } from './movement.ts'

const board = compileBoard(STANDARD)
const edition = EDITIONS['2000']
const RUNS = { numRuns: Number(process.env['RANDOM_RUNS'] ?? 600) }

/** The phase with the units in these places counting for so much, all others for one. */
function weighed(orders: string, weights: Readonly<Record<string, number>>): MovementPhase {
  const phase = phaseOf(orders)
  return { ...phase, weights: phase.units.map(({ at }) => weights[at] ?? 1) }
}

function fates(orders: string, weights: Readonly<Record<string, number>>): Record<string, string> {
  const { results } = resolveMovement(board, edition, weighed(orders, weights))
  return Object.fromEntries(
    results.map(({ unit, outcome, dislodgedBy }) => [
      unit.at,
      dislodgedBy ? `${outcomeText(outcome)}, dislodged` : outcomeText(outcome),
    ]),
  )
}

describe('a unit with a weight of two', () => {
  it('dislodges one that counts for one', () =>
    expect(fates('FRANCE: A PAR - BUR; GERMANY: A BUR H', { PAR: 2 })).toEqual({
      PAR: 'moves',
      BUR: 'holds, dislodged',
    }))

  it('holds against an attack with one support', () =>
    expect(fates('FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR H', { BUR: 2 })).toMatchObject({
      PAR: 'bounced 2:2 by GERMANY A BUR',
      BUR: 'holds',
    }))

  it('counts for two as a supporter, until it is cut', () => {
    const orders = 'FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR H, A RUH S A BUR'
    expect(fates(orders, { MAR: 2 })).toMatchObject({ PAR: 'moves', BUR: 'holds, dislodged' })
    expect(fates(`${orders}; ITALY: A PIE - MAR`, { MAR: 2 })).toMatchObject({
      PAR: 'bounced 1:2 by GERMANY A BUR',
    })
  })

  it('wins head to head, and keeps its weight in the space it could not leave', () => {
    expect(fates('FRANCE: A PAR - BUR; GERMANY: A BUR - PAR', { BUR: 2 })).toEqual({
      PAR: 'head-to-head 1:2 by GERMANY A BUR, dislodged',
      BUR: 'moves',
    })
    const barred = 'FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR - MUN, A MUN H'
    expect(fates(barred, { BUR: 2, MUN: 2 })).toMatchObject({ PAR: 'bounced 2:2 by GERMANY A BUR' })
  })

  it('has its weight in the strengths of its move', () =>
    expect(
      moveStrengths(board, edition, weighed('FRANCE: A PAR - BUR; GERMANY: A BUR H', { PAR: 3, BUR: 2 })),
    ).toMatchObject([{ strength: 3, attack: 3, defence: 2 }]))
})

it('the weights of a phase do not affect the next one', () => {
  const plain = phaseOf('FRANCE: A PAR - BUR; GERMANY: A BUR H')
  const before = resolveMovement(board, edition, plain)
  resolveMovement(board, edition, { ...plain, weights: [5, 1] })
  expect(resolveMovement(board, edition, plain)).toEqual(before)
})

it('the outcomes are the same whatever the common weight of all units', () =>
  fc.assert(
    fc.property(
      anyPhase(board),
      fc.constantFrom(...Object.values(EDITIONS)),
      fc.integer({ min: 2, max: 5 }),
      (phase, any, weight) => {
        const outcomes = (of: MovementPhase) =>
          resolveMovement(board, any, of).results.map(({ outcome, rule }) => [outcome.kind, rule])
        expect(outcomes({ ...phase, weights: phase.units.map(() => weight) })).toEqual(outcomes(phase))
      },
    ),
    RUNS,
  ))
