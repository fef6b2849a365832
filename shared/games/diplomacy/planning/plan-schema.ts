// A plan from outside: first shapes and lengths of every phase are checked, then whether it can be played on this
// board.
import { z } from 'zod'
import { powerSchema, provinceSchema } from '../board/id-schemas.ts'
import { compiledFor } from '../variants/compiled.ts'
import { orderSchema, waiverSchema } from '../sheet/intent.ts'
import { LONGEST_LINE } from '../notation/read.ts'
import type { DiplomacyOptions } from '../options/options.ts'
import { positionSchema, wrongWith } from '../position/position-schema.ts'
import { MOST_STEPS, openPhase, type Plan, resolutionOf } from './plan.ts'

const written = z.object({
  power: powerSchema,
  slot: z.union([provinceSchema, waiverSchema]),
  order: orderSchema,
  text: z.string().max(LONGEST_LINE).optional(),
})

const planSchema = z.object({
  name: z.string().min(1).max(200),
  start: positionSchema,
  sheets: z.record(z.string().regex(/^[SFW]\d{1,4}[MRHA]$/), z.array(written).max(500)),
  steps: z.number().int().min(0).max(MOST_STEPS),
}) as unknown as z.ZodType<Plan>

/** The plan in some JSON; null where it is none, is of another board, or cannot be resolved. */
export function readPlan(found: unknown, options: DiplomacyOptions): Plan | null {
  const read = planSchema.safeParse(found)
  if (!read.success) return null
  const compiled = compiledFor(options)
  const lines = Object.values(read.data.sheets).flat()
  if (wrongWith(compiled, read.data.start) || lines.some(({ power }) => !compiled.powers.includes(power)))
    return null
  try {
    resolutionOf(openPhase(options, read.data))
    return read.data
  } catch {
    return null
  }
}
