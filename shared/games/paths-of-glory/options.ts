import { z } from 'zod'
import { DICE_KINDS } from './state/dice-kind.ts'

/** The game's options: the scenarios that a table can choose from, and whose dice are rolled. */
export const optionsSchema = z.object({
  scenario: z.enum(['introductory']).default('introductory'),
  dice: z.enum(DICE_KINDS).default('program'),
})
export type PogOptions = z.infer<typeof optionsSchema>
