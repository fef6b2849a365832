import { readFileSync } from 'node:fs'
import { z } from 'zod'

const lines = z.array(z.string())
const movement = z.object({
  book: z.enum(['ru', 'bg', 'cs']),
  id: z.string(),
  type: z.literal('movement'),
  /** `GERMANY A BER`. */
  units: lines,
  /** `GERMANY F BAL S A SIL-PRU`. */
  orders: lines,
  expect: z.object({
    positions_after: lines,
    dislodged: lines,
    dislodged_by: z.record(z.string(), z.string()).optional(),
    retreat_options_computed: z.record(z.string(), lines).optional(),
    failed: lines,
    cut: lines,
    convoys_disrupted: lines.optional(),
    void: lines.optional(),
    standoff_spaces: lines.optional(),
  }),
})
export type MovementExample = z.infer<typeof movement>

/** The 118 movement examples of the three rulebooks. */
export const readMovementExamples = (): MovementExample[] =>
  z
    .array(z.looseObject({ type: z.string() }))
    .parse(JSON.parse(readFileSync(new URL('./rulebook-examples.json', import.meta.url), 'utf8')))
    .flatMap((example) => (example.type === 'movement' ? [movement.parse(example)] : []))

/** The edition whose rules a book states. */
export const editionOf = (book: MovementExample['book']): '2000' | '1982' => (book === 'cs' ? '1982' : '2000')
