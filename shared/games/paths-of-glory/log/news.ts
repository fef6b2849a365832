// Dice are sent as news when they are rolled: two views do not show which dice in the log are new.
import { z } from 'zod'

export const DIE_PURPOSES = ['mandate', 'dig', 'flank', 'fire', 'siege'] as const
export type DiePurpose = (typeof DIE_PURPOSES)[number]

export const newsSchema = z.strictObject({
  kind: z.literal('die'),
  purpose: z.enum(DIE_PURPOSES),
  side: z.enum(['cp', 'ap']),
  die: z.int(),
})
export type News = z.infer<typeof newsSchema>
