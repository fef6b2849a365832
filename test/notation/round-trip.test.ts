import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { provinceOf, type LocationId, type PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import { LANGUAGES } from '../../shared/games/diplomacy/notation/names/tongue.ts'
import { readOrder } from '../../shared/games/diplomacy/notation/read.ts'
import { readSheet } from '../../shared/games/diplomacy/notation/read-sheet.ts'
import { writeOrder } from '../../shared/games/diplomacy/notation/write.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import type { PhaseKind } from '../../shared/games/diplomacy/view.ts'
import { COASTS, SPACES, STANDARD } from './standard.ts'

const POWERS = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'] as PowerId[]
const space = fc.constantFrom(...(SPACES as readonly string[] as LocationId[]))
const location = fc.oneof(
  { weight: 5, arbitrary: space },
  { weight: 1, arbitrary: fc.constantFrom(...COASTS) },
)
const unitRef: fc.Arbitrary<UnitRef> = fc.oneof(
  space.map((at) => ({ type: 'A', at }) as const),
  location.map((at) => ({ type: 'F', at }) as const),
)
const two = fc.tuple(unitRef, unitRef).filter(([a, b]) => provinceOf(a.at) !== provinceOf(b.at))

const PHASES: readonly (readonly [PhaseKind, fc.Arbitrary<Order>])[] = [
  [
    'movement',
    fc.oneof(
      unitRef.map((unit) => ({ kind: 'hold', unit }) as const),
      fc.tuple(unitRef, location).map(([unit, to]) => ({ kind: 'move', unit, to }) as const),
      fc.tuple(unitRef, location).map(([unit, to]) => ({ kind: 'move', unit, to, via: true }) as const),
      two.map(([unit, target]) => ({ kind: 'support-hold', unit, target }) as const),
      fc
        .tuple(two, location)
        .map(([[unit, target], to]) => ({ kind: 'support-move', unit, target, to }) as const),
      fc.tuple(two, location).map(([[unit, target], to]) => ({ kind: 'convoy', unit, target, to }) as const),
    ),
  ],
  [
    'retreats',
    fc.oneof(
      fc.tuple(unitRef, location).map(([unit, to]) => ({ kind: 'retreat', unit, to }) as const),
      unitRef.map((unit) => ({ kind: 'disband', unit }) as const),
    ),
  ],
  [
    'adjustments',
    fc.oneof(
      unitRef.map((unit) => ({ kind: 'build', unit }) as const),
      unitRef.map((unit) => ({ kind: 'remove', unit }) as const),
      fc.constant({ kind: 'waive' } as const),
    ),
  ],
]

/** The units an order names, on the board, with others that could be mistaken for them. */
const standing = (order: Order, others: readonly Unit[]): Unit[] => {
  const named = order.kind === 'waive' ? [] : 'target' in order ? [order.unit, order.target] : [order.unit]
  const units = named.map((unit, i) => ({ ...unit, power: POWERS[i]! }))
  const taken = new Set(units.map(({ at }) => provinceOf(at)))
  return [...units, ...others.filter(({ at }) => !taken.has(provinceOf(at)))]
}

const others = fc.array(
  fc.tuple(unitRef, fc.constantFrom(...POWERS)).map(([unit, power]) => ({ ...unit, power })),
  { maxLength: 12 },
)

describe.each(LANGUAGES)('an order written in %s', (language) => {
  describe.each(['codes', 'names'] as const)('with %s', (style) => {
    it.each(PHASES)('reads back as the same order in %s', (phase, orders) => {
      fc.assert(
        fc.property(orders, others, fc.boolean(), (order, crowd, national) => {
          const units = standing(order, crowd)
          const nationalities = (unit: UnitRef) => units.find(({ at }) => at === unit.at)?.power
          const text = writeOrder(order, { language, style, ...(national && { nationalities }) })
          const alone = readOrder(text, { language, phase })
          const placed = readOrder(text, { language, phase, board: STANDARD, units, powers: [POWERS[0]!] })
          expect(alone, text).toMatchObject({ kind: 'understood', order, warnings: [] })
          expect(placed, text).toMatchObject({ kind: 'understood', order, warnings: [] })
        }),
        { numRuns: 150 },
      )
    })
  })

  it('reads back the same when a whole sheet is pasted under headings', () => {
    const [, movement] = PHASES[0]!
    fc.assert(
      fc.property(fc.array(movement, { minLength: 1, maxLength: 12 }), (orders) => {
        const text = orders
          .map((order, i) => `${i + 1}. ${writeOrder(order, { language, style: 'names' })}`)
          .join('\n')
        const lines = readSheet(`FRANCE:\n${text}\n`, { language, phase: 'movement' })
        expect(
          lines.map(({ power, reading }) => [power, reading.kind === 'understood' && reading.order]),
        ).toEqual(orders.map((order) => ['FRANCE', order]))
      }),
      { numRuns: 25 },
    )
  })
})

describe.each(LANGUAGES)('an order written out in %s', (written) => {
  it.each(LANGUAGES.filter((language) => language !== written))(
    'is the same order on a page in %s',
    (language) => {
      for (const [phase, orders] of PHASES)
        fc.assert(
          fc.property(orders, others, (order, crowd) => {
            const text = writeOrder(order, { language: written, style: 'names' })
            const units = standing(order, crowd)
            const placed = readOrder(text, { language, phase, board: STANDARD, units, powers: [POWERS[0]!] })
            expect(placed, text).toMatchObject({ kind: 'understood', order })
          }),
          { numRuns: 60 },
        )
    },
  )
})
