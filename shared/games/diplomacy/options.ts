// What a table agrees on before the game starts (R164, R180..R186). Every field has the books' own default.
import { z } from 'zod'
import { powerSchema, provinceSchema } from './board/id-schemas.ts'
import { VARIANT_IDS } from './board/variant.ts'
import { groundFor } from './ground.ts'
import { positionSchema, wrongWith } from './position-schema.ts'
import { EDITION_IDS } from './rules/edition.ts'
import { SCORING_SYSTEMS } from './scoring/systems.ts'

/** A person who is there but wrote nothing: R47 lets units stand idle, R157 calls it civil disorder. */
export const MISSING_SHEETS = ['holds', 'civil-disorder'] as const
/** Who shares a draw: everybody with a piece on the board (R25), or whom the ballot named. */
export const DRAWS = ['survivors', 'agreed'] as const
/** What is counted for a victory or at the end of a short game (R26, R27). */
export const MEASURES = ['centres', 'units'] as const
export type Measure = (typeof MEASURES)[number]
/** Whether a page may suggest orders to whoever asks. */
export const HINTS = ['none', 'offered'] as const

const SCORING_IDS = SCORING_SYSTEMS.map(({ id }) => id)

const year = z.number().int().min(1).max(9999)

const fields = z.object({
  variant: z.enum(VARIANT_IDS).default('standard'),
  edition: z.enum(EDITION_IDS).default('2000'),
  startYear: year.default(1901),
  victoryCentres: z.number().int().min(1).max(34).default(18),
  victoryBy: z.enum(MEASURES).default('centres'),
  /** A short game ends after the adjustments of `year` (R26); null plays on. */
  end: z
    .object({
      year: year.nullable().default(null),
      /** With it the last year is drawn from `year` to this one, and nobody is told which. */
      latest: year.nullable().default(null),
      by: z.enum(MEASURES).default('units'),
    })
    .prefault({}),
  missingSheet: z.enum(MISSING_SHEETS).default('holds'),
  draw: z.enum(DRAWS).default('survivors'),
  /** Nobody may propose to end the game before that year; null: at any time. */
  votesFrom: year.nullable().default(null),
  /** Powers nobody plays: in civil disorder from the first turn (R170, R171). */
  passive: z.array(powerSchema).max(6).default([]),
  /** Powers that win together, by the sum of what they hold (R177); empty: each for itself. */
  sides: z.array(z.array(powerSchema).min(1)).max(6).default([]),
  /** A power outside the war, its land closed, that a coin gives to a side after `tossAfter` (R175, R176). */
  neutral: z
    .object({ power: powerSchema, closed: z.array(provinceSchema), tossAfter: year })
    .nullable()
    .default(null),
  /** Powers that one person plays together (R172..R175); those not named have a person each. */
  groups: z.array(z.array(powerSchema).min(1)).max(7).default([]),
  /** How the table scores the game; null: it does not. */
  scoring: z.enum(SCORING_IDS).nullable().default(null),
  /** Whether a player may ask what a stand-in would order. */
  hints: z.enum(HINTS).default('none'),
  /** The board a game begins from, where that is not the first spring: a sandbox. */
  position: positionSchema.optional(),
})

export const optionsSchema = fields.superRefine(({ variant, position }, context) => {
  const wrong = position && wrongWith(groundFor({ variant }), position)
  if (wrong) context.addIssue({ code: 'custom', path: ['position', wrong], message: 'not a position' })
})
export type DiplomacyOptions = z.infer<typeof optionsSchema>
