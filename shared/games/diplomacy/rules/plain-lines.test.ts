// Lines in the order of the board are read in another way than others; what becomes of them must not show it.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyUnits } from '../../../../test/support/any-phase.ts'
import { compileBoard } from '../board/board.ts'
import type { LocationId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { EDITIONS } from '../editions/edition.ts'
import { MOVEMENT_KINDS, type MovementOrder } from '../orders/order.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { resolveMovement } from './movement.ts'

const board = compileBoard(STANDARD)
const PLACES = [...board.ids, 'BUL', 'PAR/NC', 'XXX'] as LocationId[]

/** What a hasty player writes: legal or not, about any unit and place, letters and coasts often wrong. */
const hastyOrder = (units: readonly Unit[], unit: Unit, numbers: readonly number[]): MovementOrder => {
  const [kind = 0, other = 0, place = 0, near = 0, slip = 0] = numbers
  const target = units[other % units.length]!
  const named = (its: Unit, wrong: boolean) => ({
    type: wrong ? (its.type === 'A' ? 'F' : 'A') : its.type,
    at: its.at,
  })
  const steps = board.neighbours[(unit.type === 'A' ? 0 : board.locations) + board.index.get(unit.at)!]!
  const to =
    near % 3 && steps.length ? board.ids[steps[place % steps.length]!]! : PLACES[place % PLACES.length]!
  const whole = {
    unit: named(unit, slip % 9 === 0),
    target: named(target, slip % 7 === 0),
    to,
  }
  switch (MOVEMENT_KINDS[kind % MOVEMENT_KINDS.length]!) {
    case 'hold':
      return { kind: 'hold', unit: whole.unit }
    case 'move':
      return { kind: 'move', unit: whole.unit, to, ...(slip % 5 === 0 && { via: true }) }
    case 'support-hold':
      return { kind: 'support-hold', unit: whole.unit, target: whole.target }
    case 'support-move':
      return { kind: 'support-move', ...whole }
    case 'convoy':
      return { kind: 'convoy', ...whole }
  }
}

const phase = fc
  .tuple(anyUnits(board), fc.array(fc.array(fc.nat(9999), { minLength: 5, maxLength: 5 }), { minLength: 16 }))
  .map(([{ units }, numbers]) => ({
    units,
    orders: units.map((unit, i) => ({
      power: unit.power,
      order: hastyOrder(units, unit, numbers[i % numbers.length]!),
    })),
  }))

it('a line has the same result wherever it stands among the lines', () =>
  fc.assert(
    fc.property(phase, fc.constantFrom(...Object.values(EDITIONS)), ({ units, orders }, edition) => {
      const [first, ...rest] = orders
      const turned = { units, orders: [...rest, first!] }
      expect(resolveMovement(board, edition, turned)).toEqual(
        resolveMovement(board, edition, { units, orders }),
      )
    }),
    { numRuns: Number(process.env['RANDOM_RUNS'] ?? 600) },
  ))
