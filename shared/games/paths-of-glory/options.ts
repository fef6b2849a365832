import { z } from 'zod'
import { WAYS_TO_SIDES } from './state/bid.ts'
import { DICE_KINDS } from './state/dice-kind.ts'

/** The game's options: the scenarios that a table can choose from, whose dice are rolled, and how players come to their sides. */
export const optionsSchema = z.object({
  scenario: z.enum(['introductory']).default('introductory'),
  dice: z.enum(DICE_KINDS).default('program'),
  sides: z.enum(WAYS_TO_SIDES).default('seated'),
})
export type PogOptions = z.infer<typeof optionsSchema>
