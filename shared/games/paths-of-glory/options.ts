import { z } from 'zod'

/** How the game may be played: the scenarios that a table can choose. */
export const optionsSchema = z.object({ scenario: z.enum(['introductory']).default('introductory') })
export type PogOptions = z.infer<typeof optionsSchema>
