import { z } from 'zod'

/** The game's options: the scenarios that a table can choose from. */
export const optionsSchema = z.object({ scenario: z.enum(['introductory']).default('introductory') })
export type PogOptions = z.infer<typeof optionsSchema>
