// Every order that a board allows from its first position, and every step of either unit from anywhere, written in each language
// and read back.
import { describe, expect, it } from 'vitest'
import { ARMY, compileBoard, FLEET } from '../../shared/games/diplomacy/board/board.ts'
import type { UnitType } from '../../shared/games/diplomacy/board/unit.ts'
import { readOrder } from '../../shared/games/diplomacy/notation/read.ts'
import { terrainOf } from '../../shared/games/diplomacy/notation/reading/terrain.ts'
import { writeOrder } from '../../shared/games/diplomacy/notation/write.ts'
import type { MovementOrder } from '../../shared/games/diplomacy/orders/order.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { EVERY_BOARD } from '../variants/every.ts'

describe.each(EVERY_BOARD)('orders on %s', (_id, { board: facts, look: { names } }) => {
  const board = compileBoard(facts)
  const terrain = terrainOf(board)
  const orders = ([ARMY, FLEET] as const).flatMap((type) =>
    board.ids.flatMap((at, from) => {
      const letter: UnitType = type === ARMY ? 'A' : 'F'
      const unit = { type: letter, at }
      return [...board.neighbours[type * board.locations + from]!].flatMap((to): MovementOrder[] => [
        { kind: 'move', unit, to: board.ids[to]! },
        { kind: 'support-hold', unit, target: { type: letter, at: board.ids[to]! } },
      ])
    }),
  )

  it.each(LANGUAGES)('read back as they were written in %s, as codes, as names and as spoken', (language) => {
    const lost = (['codes', 'names', 'spoken'] as const).flatMap((style) =>
      orders.flatMap((order) => {
        const text = writeOrder(order, { names, language, style })
        const power = facts.powers[0]!
        const others = order.kind === 'support-hold' ? [{ ...order.target, power }] : []
        const units = [{ ...order.unit, power }, ...others]
        const reading = readOrder(text, {
          names,
          language,
          phase: 'movement',
          board: terrain,
          units,
          powers: [power],
        })
        const same = reading.kind === 'understood' && JSON.stringify(reading.order) === JSON.stringify(order)
        return same ? [] : [`${text}: ${JSON.stringify(reading)}`]
      }),
    )
    expect(lost.slice(0, 5)).toEqual([])
    expect(orders.length).toBeGreaterThan(500)
  })
})
