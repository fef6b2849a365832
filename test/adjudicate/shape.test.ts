// The hand-written checks and printing give the same results as the schema library and the notation.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { writeOrder } from '../../shared/games/diplomacy/notation/write.ts'
import { orderText } from '../../tools/adjudicate/texts.ts'
import { shapeOf } from '../../tools/adjudicate/shape.ts'
import { PHASES } from '../notation/any-order.ts'
import { NAMES } from '../../shared/games/diplomacy/variants/standard/names/index.ts'

const lists = z.record(z.string(), z.array(z.string()).nullable())
const caseShape = z.object({
  phase: z.string(),
  variant: z.string().optional(),
  edition: z.string().optional(),
  units: lists,
  centers: lists.nullish(),
  homes: lists.nullish(),
  orders: lists.nullish(),
  retreats: z.record(z.string(), lists).nullish(),
})

function said(value: unknown): string | null {
  const shape = caseShape.safeParse(value)
  const [issue] = shape.error?.issues ?? []
  return issue ? `${issue.path.join('.') || 'line'}: ${issue.message}` : null
}

const scrap = fc.oneof(
  fc.constantFrom(null, true, 1, 'A PAR', [], {}),
  fc.array(fc.constantFrom('A PAR', 1, null)),
)
const record = (of: fc.Arbitrary<unknown>) => fc.dictionary(fc.constantFrom('FRANCE', 'A PAR'), of)
const list = fc.oneof({ weight: 4, arbitrary: fc.array(fc.string()) }, scrap)
const either = (good: fc.Arbitrary<unknown>) => fc.oneof({ weight: 4, arbitrary: good }, scrap)
const anyCase = fc.oneof(
  scrap,
  fc.record(
    {
      phase: either(fc.string()),
      variant: either(fc.string()),
      edition: either(fc.string()),
      units: either(record(list)),
      centers: either(record(list)),
      orders: either(record(list)),
      retreats: either(record(either(record(list)))),
      id: scrap,
    },
    { requiredKeys: [] },
  ),
)

it('exactly the cases of the wrong shape are refused, in the words of the schema', () => {
  fc.assert(
    fc.property(anyCase, (value) => {
      const shape = shapeOf(value)
      expect(typeof shape === 'string' ? shape : null).toBe(said(value))
    }),
    { numRuns: 2000 },
  )
})

it.each(PHASES)('orders of %s are printed as the notation writes them in English', (_, orders) => {
  fc.assert(
    fc.property(orders, (order) => {
      expect(orderText(order)).toBe(writeOrder(order, { names: NAMES, language: 'en', style: 'codes' }))
    }),
  )
})
