import { describe, expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { randomFrom } from '../../../kernel/random.ts'
import { diplomacy } from '../game.ts'
import { optionsSchema } from '../options/options.ts'
import type { Order } from '../orders/order.ts'
import { fieldOf } from './field.ts'
import { habitsOf } from './habits.ts'
import { MANNERS } from './manner.ts'
import { march } from './march.ts'
import { outlookOf, SPRING } from './outlook.ts'
import { ordersOf } from './plan.ts'
import { randomOrders } from './random-orders.ts'
import { type PublicPosition, publicPositionOf } from './public-position.ts'
import { seatIntents } from './seat.ts'
import { standInOrders } from './stand-in.ts'

const [BOLDER, FICKLE, CAREFUL] = MANNERS.keys() as unknown as readonly [number, number, number]
const SELF = 0

/** The third spring of a game between tacticians. */
function thirdSpring(): PublicPosition {
  let state = diplomacy.setup({ seed: keyed('habits'), options: optionsSchema.parse({}) })
  while (state.turn.year < 1903) {
    for (const { seat } of diplomacy.pending(state)) {
      const view = diplomacy.view(state, { kind: 'seats', seats: [seat] })
      for (const intent of seatIntents(view, 'tactician', seat, () => false)) {
        const written = diplomacy.apply(state, seat, intent)
        if (!written.ok) throw new Error(JSON.stringify(written.error))
        state = written.value.state
      }
    }
    state = diplomacy.close(state, []).state
  }
  return publicPositionOf(diplomacy.view(state, { kind: 'screen' }))
}

const { lately, ...seen } = thirdSpring()
const field = fieldOf(seen)
const powers = field.board.facts.powers

/** What is believed of the others after they wrote these orders on that board. */
const believed = (orders: readonly Order[]) =>
  habitsOf(fieldOf({ ...seen, lately: { seen, orders } }), SELF, randomFrom('believed')).filter(
    (_, power) => power !== SELF && field.units[power]!.length > 0,
  )

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const draftedIn = (manner: number) =>
  powers.flatMap((_, power) => {
    const random = randomFrom(`drafted ${power}`)
    return ordersOf(field, march(field, outlookOf(field, power, SPRING), random, MANNERS[manner]!(0, 1)))
  })

describe('the habits of others', () => {
  it('are unknown before the first moves', () => {
    for (const { manners } of habitsOf(field, SELF, randomFrom('first')))
      for (const chance of manners) expect(chance).toBeCloseTo(1 / 3)
  })

  it('are those of a tactician where tacticians wrote, and known well', () => {
    const written = powers.flatMap((power) => standInOrders('tactician', seen, power, power, () => false))
    const habits = believed(written)
    expect(mean(habits.map(({ manners }) => manners[CAREFUL]!))).toBeGreaterThan(0.6)
    expect(mean(habits.map(({ habit }) => habit))).toBeGreaterThan(0.85)
  })

  it('are not those of a tactician where the others drafted in another manner', () => {
    const habits = believed(draftedIn(FICKLE))
    expect(mean(habits.map(({ manners }) => manners[CAREFUL]!))).toBeLessThan(0.4)
    expect(mean(habits.map(({ manners }) => manners[BOLDER]! + manners[FICKLE]!))).toBeGreaterThan(0.6)
  })

  it('are hardly known where orders follow no draft', () => {
    const written = powers.flatMap((power) => randomOrders(seen, power, randomFrom(power)))
    for (const { habit } of believed(written)) expect(habit).toBeCloseTo(0.6)
  })
})

describe('the newest movement phase', () => {
  it('is known to the public position as it was written, with the board before', () => {
    expect(lately?.seen.turn).toEqual({ year: 1902, season: 'fall', phase: 'movement' })
    expect(lately?.orders).toHaveLength(lately!.seen.units.length)
  })
})
