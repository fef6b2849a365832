import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPhase } from '../../../../test/support/any-phase.ts'
import { stableHash } from '../../../kernel/stable-hash.ts'
import { compileBoard } from '../board/board.ts'
import { provinceOf, type PowerId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import type { Unit } from '../board/unit.ts'
import { EDITIONS } from '../editions/edition.ts'
import { moveStrengths } from './explain.ts'
import { resolveMovement, type MovementPhase } from './movement.ts'
import { succeeded, type MovementResolution, type OrderResult } from './outcome.ts'
import { resolveRetreats } from './retreats.ts'

const board = compileBoard(STANDARD)
const editions = Object.values(EDITIONS)
const anything = fc.tuple(anyPhase(board), fc.constantFrom(...editions))
const RUNS = { numRuns: Number(process.env['RANDOM_RUNS'] ?? 600) }

const holding = (property: (phase: MovementPhase, edition: (typeof editions)[number]) => void) =>
  fc.assert(
    fc.property(anything, ([phase, edition]) => property(phase, edition)),
    RUNS,
  )
const identity = ({ power, type }: Unit) => `${power} ${type}`
/** A resolution without the order of its lists. */
const asSet = ({ results, units, dislodged, standoffs }: MovementResolution) => {
  const sorted = (list: readonly unknown[]) => list.map((item) => stableHash(item)).sort()
  return [results, units, dislodged, standoffs].map(sorted)
}

describe('for any orders', () => {
  it('one unit stands in a space (R15), and none appears or is lost', () =>
    holding((phase, edition) => {
      const { units, dislodged } = resolveMovement(board, edition, phase)
      const places = units.map(({ at }) => provinceOf(at))
      expect(new Set(places).size).toBe(places.length)
      const after = [...units, ...dislodged.map(({ unit }) => unit)].map(identity).sort()
      expect(after).toEqual(phase.units.map(identity).sort())
    }))

  it('the order in which units and orders are given does not matter', () =>
    holding((phase, edition) => {
      const turned = { units: [...phase.units].reverse(), orders: [...phase.orders].reverse() }
      expect(asSet(resolveMovement(board, edition, turned))).toEqual(
        asSet(resolveMovement(board, edition, phase)),
      )
    }))

  it('powers under other names get the same results under those names', () =>
    holding((phase, edition) => {
      const { powers } = STANDARD
      const renamed = (power: string) => powers[(powers.indexOf(power as PowerId) + 3) % powers.length]!
      const rename = <T>(whole: T): T =>
        JSON.parse(JSON.stringify(whole), (key, value: unknown) =>
          key === 'power' ? renamed(value as string) : value,
        ) as T
      const plain = resolveMovement(board, edition, phase)
      expect(resolveMovement(board, edition, rename(phase))).toEqual(rename(plain))
    }))

  it('the same phase gives the same resolution, whatever was resolved in between', () =>
    fc.assert(
      fc.property(anything, anything, ([phase, edition], [other, another]) => {
        const first = stableHash(resolveMovement(board, edition, phase))
        resolveMovement(board, another, other)
        expect(stableHash(resolveMovement(board, edition, phase))).toBe(first)
      }),
      RUNS,
    ))

  it('a unit that is told to hold instead of moving never breaks a support of its own power', () =>
    holding((phase, edition) => {
      const before = resolveMovement(board, edition, phase)
      for (const { unit, order } of before.results) {
        if (order?.kind !== 'move') continue
        const orders = phase.orders.filter(
          (line) => !('order' in line && 'unit' in line.order && line.order.unit.at === unit.at),
        )
        const after = resolveMovement(board, edition, {
          units: phase.units,
          orders: [...orders, { power: unit.power, order: { kind: 'hold', unit } }],
        })
        after.results.forEach((result, i) => {
          if (result.outcome.kind !== 'cut') return
          // What cuts it now moved before too: a unit that stays attacks no other.
          expect(result.outcome.by.at).not.toBe(unit.at)
          expect(before.results[i]!.order).toEqual(result.order)
        })
      }
    }))

  it('retreats leave one unit in a space, and only units that had somewhere to go', () =>
    holding((phase, edition) => {
      const { units, dislodged } = resolveMovement(board, edition, phase)
      const orders = dislodged.flatMap(({ unit, retreats: [to] }) =>
        to ? [{ power: unit.power, order: { kind: 'retreat', unit, to } as const }] : [],
      )
      const after = resolveRetreats(board, { units, dislodged, orders })
      const places = after.units.map(({ at }) => provinceOf(at))
      expect(new Set(places).size).toBe(places.length)
      expect(after.units.length - units.length).toBe(after.results.filter(succeeded).length)
    }))
})

describe('the explanation agrees with the outcome', () => {
  const agrees = (
    { unit, outcome, dislodgedBy }: OrderResult,
    after: MovementResolution,
    { ownAttack }: (typeof editions)[number]['policies'],
  ) => {
    const stands = (at: string) =>
      after.units.find((other) => provinceOf(other.at) === provinceOf(at as never))
    switch (outcome.kind) {
      case 'moves':
        expect(dislodgedBy).toBeUndefined()
        break
      case 'bounced':
      case 'head-to-head':
        expect(outcome.attack).toBeLessThanOrEqual(outcome.against)
        expect(outcome.kind === 'bounced' ? outcome.by.length : 1).toBeGreaterThan(0)
        break
      case 'own-unit':
        expect(outcome.unit.power).toBe(unit.power)
        expect(outcome.attack).toBeGreaterThan(outcome.against)
        break
      case 'cut':
        if (ownAttack === 'cuts-nothing') expect(outcome.by.power).not.toBe(unit.power)
        break
      case 'cut-by-dislodgement':
        expect(dislodgedBy).toEqual(outcome.by)
        break
      case 'convoy-broken':
        expect(outcome.fleets.length).toBeGreaterThan(0)
        // A fleet that was only attacked may still stand (S16).
        for (const { fleet, by } of outcome.manner === 'attacked' ? [] : outcome.fleets)
          expect(identity(stands(fleet.at)!)).toBe(identity(by))
        break
      default:
        break
    }
  }

  it('every culprit is real, and the strengths give the outcome', () =>
    holding((phase, edition) => {
      const after = resolveMovement(board, edition, phase)
      for (const result of after.results) agrees(result, after, edition.policies)
    }))

  it('the strengths of a move say whether it succeeds', () =>
    holding((phase, edition) => {
      const { results } = resolveMovement(board, edition, phase)
      const forced = results.some(({ outcome, rule }) => outcome.kind === 'paradox' || rule === 'rotation')
      for (const move of moveStrengths(board, edition, phase)) {
        const strongest = Math.max(0, ...move.rivals.map(({ strength }) => strength))
        const wins = move.attack > move.defence && move.strength > strongest && move.attack > strongest
        if (!forced) expect(wins).toBe(move.succeeds)
        const result = results.find(({ unit }) => unit === move.unit)!
        expect(result.outcome.kind === 'moves').toBe(move.succeeds)
        expect(
          move.strength === 0 || move.strength === 1 + move.supports.filter(({ counts }) => counts).length,
        ).toBe(true)
      }
    }))
})
