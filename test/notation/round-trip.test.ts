import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { readOrder } from '../../shared/games/diplomacy/notation/read.ts'
import { readSheet } from '../../shared/games/diplomacy/notation/read-sheet.ts'
import { writeOrder } from '../../shared/games/diplomacy/notation/write.ts'
import { others, PHASES, POWERS, standing } from './any-order.ts'
import { STANDARD } from './standard.ts'
import { NAMES } from '../../shared/games/diplomacy/variants/standard/names/index.ts'

describe.each(LANGUAGES)('an order written in %s', (language) => {
  describe.each(['codes', 'names', 'spoken'] as const)('with %s', (style) => {
    it.each(PHASES)('reads back as the same order in %s', (phase, orders) => {
      fc.assert(
        fc.property(orders, others, fc.boolean(), (order, crowd, national) => {
          const units = standing(order, crowd)
          const nationalities = (unit: UnitRef) => units.find(({ at }) => at === unit.at)?.power
          const text = writeOrder(order, {
            names: NAMES,
            language,
            style,
            ...(national && { nationalities }),
          })
          const alone = readOrder(text, { names: NAMES, language, phase })
          const placed = readOrder(text, {
            names: NAMES,
            language,
            phase,
            board: STANDARD,
            units,
            powers: [POWERS[0]!],
          })
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
          .map((order, i) => `${i + 1}. ${writeOrder(order, { names: NAMES, language, style: 'names' })}`)
          .join('\n')
        const lines = readSheet(`FRANCE:\n${text}\n`, { names: NAMES, language, phase: 'movement' })
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
            const text = writeOrder(order, { names: NAMES, language: written, style: 'names' })
            const units = standing(order, crowd)
            const placed = readOrder(text, {
              names: NAMES,
              language,
              phase,
              board: STANDARD,
              units,
              powers: [POWERS[0]!],
            })
            expect(placed, text).toMatchObject({ kind: 'understood', order })
          }),
          { numRuns: 60 },
        )
    },
  )
})
