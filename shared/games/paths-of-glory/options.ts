import { z } from 'zod'
import { EDITION_IDS } from './editions/edition.ts'
import { WAYS_TO_SIDES } from './state/bid.ts'
import { DICE_KINDS } from './state/dice-kind.ts'

/**
 * The game's options: the scenarios and editions of the rules that a table can choose from, whose dice are rolled, and how
 * players come to their sides.
 */
export const optionsSchema = z.object({
  scenario: z.enum(['introductory']).default('introductory'),
  edition: z.enum(EDITION_IDS).default('2018'),
  dice: z.enum(DICE_KINDS).default('program'),
  sides: z.enum(WAYS_TO_SIDES).default('seated'),
})
export type PogOptions = z.infer<typeof optionsSchema>
