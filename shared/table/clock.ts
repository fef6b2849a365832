// The clock's settings. All lengths are seconds; null means that no bell rings.
import { z } from 'zod'

const seconds = z.number().int().min(5).max(86_400).nullable()

export const clockSchema = z.object({
  /** Talks before the first turn, and before each later one (R34). */
  firstNegotiation: seconds,
  negotiation: seconds,
  /** Silent writing after the talks (R42); 0 leaves the stage out. */
  writing: z.number().int().min(0).max(86_400).nullable(),
  retreats: seconds,
  adjustments: seconds,
  /** How long results stand before the next clock starts; null waits for the host or for everybody. */
  reading: seconds,
})
export type Clock = z.infer<typeof clockSchema>
