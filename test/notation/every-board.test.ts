// Orders of every kind on every board, written in each language and read back. Each order is written in one style a
// language, in all styles over the languages.
import { describe, expect, it } from 'vitest'
import { compileBoard } from '../../shared/games/diplomacy/board/board.ts'
import { readOrder } from '../../shared/games/diplomacy/notation/read.ts'
import { terrainOf } from '../../shared/games/diplomacy/notation/reading/terrain.ts'
import { writeOrder } from '../../shared/games/diplomacy/notation/write.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { EVERY_BOARD } from '../variants/every.ts'
import type { Variant } from '../../shared/games/diplomacy/variants/variant.ts'
import { ordersOn } from './orders-of-board.ts'

const PHASES = ['movement', 'retreats', 'adjustments'] as const
const STYLES = ['codes', 'names', 'spoken'] as const

/** The units an order names. */
const namedIn = (order: Order) =>
  order.kind === 'waive' || order.kind === 'build'
    ? []
    : [order.unit, ...('target' in order ? [order.target] : [])]

/** Of a map that an earlier board has too, every so many orders are read: only its powers have other names. */
const SAMPLED = 5
const spacesOf = ({ board }: Variant) => board.spaces.map(({ id }) => id).join()
const FIRST_OF_MAP = new Map([...EVERY_BOARD].reverse().map(([id, variant]) => [spacesOf(variant), id]))

describe.each(EVERY_BOARD)('orders on %s', (id, variant) => {
  const {
    board: facts,
    look: { names },
  } = variant
  const every = FIRST_OF_MAP.get(spacesOf(variant)) === id ? 1 : SAMPLED
  const board = compileBoard(facts)
  const terrain = terrainOf(board)
  const power = facts.powers[0]!
  const orders = ordersOn(board)

  it('are of every kind', () => {
    const kinds = new Set(Object.values(orders).flatMap((list) => list.map(({ kind }) => kind)))
    expect(kinds.size).toBe(10)
    expect(orders.movement.length).toBeGreaterThan(500)
  })

  describe.each(LANGUAGES)('in %s', (language) => {
    it.each(PHASES)('read back as they were written in %s, as codes, as names or as spoken', (phase) => {
      const lost = orders[phase]
        .filter((_, i) => i % every === 0)
        .flatMap((order, i) => {
          const style = STYLES[(i + LANGUAGES.indexOf(language)) % STYLES.length]!
          const text = writeOrder(order, { names, language, style })
          const units = namedIn(order).map((unit) => ({ ...unit, power }))
          const reading = readOrder(text, { names, language, phase, board: terrain, units, powers: [power] })
          const same =
            reading.kind === 'understood' && JSON.stringify(reading.order) === JSON.stringify(order)
          return same ? [] : [`${text}: ${JSON.stringify(reading)}`]
        })
      expect(lost.slice(0, 5)).toEqual([])
    })
  })
})
