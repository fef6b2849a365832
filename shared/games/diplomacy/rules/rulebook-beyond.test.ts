// What the rulebooks show beside resolved movement: where units may go and what they may be ordered, where France may
// build, and their sample game from spring 1901 to winter 1902 with retreats, centres and adjustments.
import { describe, expect, it } from 'vitest'
import {
  editionOf,
  line,
  ofType,
  order,
  unit,
  type Example,
  type Step,
} from '../../../../test/support/rulebook.ts'
import { compileBoard } from '../board/board.ts'
import type { LocationId, PowerId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import type { Unit, UnitType } from '../board/unit.ts'
import { orderCheckFor, checkOrder } from '../orders/legality.ts'
import { movementOptions } from '../orders/options.ts'
import type { Order } from '../orders/order.ts'
import { indexUnits } from '../orders/unit-index.ts'
import { adjustmentOptions, resolveAdjustments } from './adjustments.ts'
import { EDITIONS } from '../editions/edition.ts'
import { resolveMovement } from './movement.ts'
import { succeeded, type Dislodged } from './outcome.ts'
import { centresOf, startOwners, updateOwners, type Ownership } from './ownership.ts'
import { resolveRetreats } from './retreats.ts'

const board = compileBoard(STANDARD)
const sorted = (texts: readonly string[]) => [...texts].sort()
const list = (example: Example, field: string) => (example.expect[field] ?? []) as readonly string[]

describe('where a unit may go', () => {
  it.each(ofType('destinations'))('%s', (_, example) => {
    const [options] = movementOptions(board, example.units.map(unit))
    expect(sorted(options?.moves ?? [])).toEqual(sorted(list(example, 'legal_exactly')))
    for (const place of list(example, 'illegal')) expect(options?.moves).not.toContain(place)
  })
})

/** Whether an order is legal with nobody on the board but the units it names: each is an example of its own. */
const isLegal = (example: Example, text: string): boolean => {
  const its = order(text)
  const named = 'target' in its ? [its.unit, its.target] : [its.unit]
  const units = named.map((own) => ({ ...own, power: 'FRANCE' as PowerId }))
  return checkOrder(orderCheckFor(indexUnits(board, units), editionOf(example)), 'FRANCE' as PowerId, its).ok
}

describe('which orders are possible', () => {
  it.each(ofType('order_validity'))('%s', (_, example) => {
    for (const text of list(example, 'valid')) expect(isLegal(example, text), text).toBe(true)
    for (const text of list(example, 'invalid')) expect(isLegal(example, text), text).toBe(false)
  })

  it.each(ofType('order_sequence'))('%s', (_, example) => {
    for (const text of list(example, 'illegal')) expect(isLegal(example, text), text).toBe(false)
    for (const sequence of example.expect['valid_sequences'] as readonly string[][]) {
      const power = example.units.find((own) => own.endsWith(sequence[0]!.split('-')[0]!))!.split(' ')[0]!
      let units = [unit(`${power} ${sequence[0]!.split('-')[0]}`)]
      for (const text of sequence) {
        const { results, units: after } = resolveMovement(board, editionOf(example), {
          units,
          orders: [line(`${power} ${text}`)],
        })
        expect(results.every(succeeded), text).toBe(true)
        units = [...after]
      }
    }
  })
})

describe('where a power may build', () => {
  it.each(ofType('build_options'))('%s', (_, example) => {
    const power = example.expect['power'] as PowerId
    const centres = example.expect['home_centres'] as Record<string, string>
    const homes = Object.fromEntries(
      Object.entries(centres).map(([centre, text]) => [centre, text.split(' ')[0]]),
    ) as Record<string, PowerId>
    // Two centres in the west more, so that France is owed builds.
    const phase = { units: example.units.map(unit), owners: { ...homes, SPA: power, POR: power } }
    const { builds } = adjustmentOptions(board, EDITIONS['2000'], phase, power)
    expect(builds.map(({ type, at }) => `${type} ${at}`)).toEqual(example.expect['build_options'])
  })
})

describe('the sample game', () => {
  const place = ({ power, type, at }: Unit) => `${power} ${type} ${at}`
  /** `FRANCE A BUR R GAS`, `RUSSIA F RUM D` in retreats; `ENGLAND B F EDI`, `RUSSIA R A GAL` in winter. */
  const aftermath = (text: string): { power: PowerId; order: Order } => {
    const words = text.split(' ')
    const power = words[0] as PowerId
    const self = (type: string, at: string) => ({ type: type as UnitType, at: at as LocationId })
    if (words[1] === 'B') return { power, order: { kind: 'build', unit: self(words[2]!, words[3]!) } }
    if (words[1] === 'R') return { power, order: { kind: 'remove', unit: self(words[2]!, words[3]!) } }
    const its = self(words[1]!, words[2]!)
    return {
      power,
      order:
        words[3] === 'R'
          ? { kind: 'retreat', unit: its, to: words[4] as LocationId }
          : { kind: 'disband', unit: its },
    }
  }

  interface State {
    units: readonly Unit[]
    owners: Ownership
    dislodged: readonly Dislodged[]
  }

  function play(example: Example, step: Step, state: State): State {
    if (step.phase.endsWith('A')) {
      const owners = updateOwners(board, state.owners, state.units)
      for (const [power, count] of Object.entries(step.centre_count ?? {}))
        expect(centresOf(board, owners, power as PowerId), power).toBe(count)
      const orders = (step.adjustments ?? []).map(aftermath)
      const { results, units } = resolveAdjustments(board, editionOf(example), { ...state, owners, orders })
      expect(results).toHaveLength(orders.length)
      expect(results.filter((result) => !succeeded(result))).toEqual([])
      return { units, owners, dislodged: [] }
    }
    const { units, dislodged } = resolveMovement(board, editionOf(example), {
      units: state.units,
      orders: (step.orders ?? []).map(line),
    })
    const retreats = resolveRetreats(board, {
      units,
      dislodged,
      orders: (step.retreats ?? []).map(aftermath),
    })
    return { units: retreats.units, owners: state.owners, dislodged: [] }
  }

  it.each(ofType('sequence'))('%s', (_, example) => {
    let state: State = {
      units: Object.entries(STANDARD.start).flatMap(([power, units]) =>
        units.map((its) => ({ power: power as PowerId, ...its })),
      ),
      owners: startOwners(board),
      dislodged: [],
    }
    for (const step of example.steps ?? []) state = play(example, step, state)
    expect(sorted(state.units.map(place))).toEqual(sorted(list(example, 'final_units')))
    for (const [power, centres] of Object.entries(
      example.expect['final_centres'] as Record<string, string[]>,
    ))
      expect(sorted(Object.keys(state.owners).filter((id) => state.owners[id as never] === power))).toEqual(
        centres,
      )
  })
})
