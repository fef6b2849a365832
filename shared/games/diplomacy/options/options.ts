// What a table agrees on before the game starts (R164, R180..R186). Every field has the books' own default.
import { z } from 'zod'
import type { PowerId } from '../board/ids.ts'
import { powerSchema, provinceSchema } from '../board/id-schemas.ts'
import { compiledFor } from '../variants/compiled.ts'
import { FIRST_YEAR, LAST_YEAR, MOST_POWERS, MOST_REINFORCEMENTS, MOST_SPACES } from '../variants/limits.ts'
import { castSchema } from './cast.ts'
import { MOST_LACKING, MOST_TURNS } from './limits.ts'
import { positionSchema, wrongWith } from '../position/position-schema.ts'
import { EDITION_IDS, EDITIONS } from '../editions/edition.ts'
import { SCORING_SYSTEMS } from '../scoring/systems.ts'
import { isVariant, type VariantId, variantOf } from '../variants/index.ts'
import { USUAL_VARIANT } from '../variants/usual.ts'
import { unitsToPlace } from '../variants/escalation/escalating.ts'
import { PAIRINGS, type PairsOption, TELLINGS, USUAL_PAIRS } from '../variants/pairs.ts'
import { MEASURES, type WayOptions } from '../variants/way.ts'

/** A person who is there but wrote nothing: R47 lets units stand idle, R157 calls it civil disorder. */
export const MISSING_SHEETS = ['holds', 'civil-disorder'] as const
/** Who shares a draw: everybody with a piece on the board (R25), or whom the ballot named. */
export const DRAWS = ['survivors', 'agreed'] as const
/** Whether a page may suggest orders to whoever asks. */
export const HINTS = ['none', 'offered'] as const

/** Whether everybody reads what somebody typed beside the order that was understood, or only its writer. */
export const TYPED_LINES = ['own', 'read-out'] as const

const SCORING_IDS = SCORING_SYSTEMS.map(({ id }) => id)

const year = z.number().int().min(FIRST_YEAR).max(LAST_YEAR)
const season = z.enum(['spring', 'fall'])
const powers = z.array(powerSchema)

const fields = z.object({
  variant: z.custom<VariantId>((id) => typeof id === 'string' && isVariant(id)).default(USUAL_VARIANT),
  /** Left out, the variant's usual one. */
  edition: z.enum(EDITION_IDS).optional(),
  /** Left out, the variant's own. */
  startYear: year.optional(),
  /** Left out, the variant's own. */
  victoryCentres: z.number().int().min(1).optional(),
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
  /** Turns after which a game of S55 is judged; null: never. Left out, the variant's own. */
  timeOut: z.number().int().min(1).max(MOST_TURNS).nullable().optional(),
  /** Two poles are about equal where the smaller lacks at most so many per cent of the larger (S55). */
  aboutEqual: z.number().int().min(0).max(MOST_LACKING).default(20),
  missingSheet: z.enum(MISSING_SHEETS).default('holds'),
  draw: z.enum(DRAWS).default('survivors'),
  /** Nobody may propose to end the game before that year; null: at any time. */
  votesFrom: year.nullable().default(null),
  /** Powers nobody plays: in civil disorder from the first turn (R170, R171). */
  passive: powers.max(MOST_POWERS - 1).default([]),
  /** Powers that win together, by the sum of what they hold (R177); empty: each for itself. */
  sides: z.array(powers.min(1)).max(MOST_POWERS).default([]),
  /** A power outside the war, its land closed, that a coin gives to a side after `tossAfter` (R175, R176). */
  neutral: z
    .object({ power: powerSchema, closed: z.array(provinceSchema).max(MOST_SPACES), tossAfter: year })
    .nullable()
    .default(null),
  /** Powers that one person plays together (R172..R175); those not named have a person each. */
  groups: z.array(powers.min(1)).max(MOST_POWERS).default([]),
  /** Armies from overseas that come to a side. */
  reinforcements: z
    .array(
      z.object({
        year,
        season,
        armies: z.number().int().min(1).max(MOST_REINFORCEMENTS),
        ports: z.array(provinceSchema).min(1).max(MOST_SPACES),
        for: powers.min(1).max(MOST_POWERS),
      }),
    )
    .max(MOST_REINFORCEMENTS)
    .default([]),
  /** Powers that leave the war in some turn and are in civil disorder from then on. */
  collapses: z
    .array(z.object({ power: powerSchema, year, season }))
    .max(MOST_POWERS)
    .default([]),
  /** How many units each power places, where units are placed in turn; left out, what the number of powers says. */
  placement: z.number().int().min(1).max(MOST_SPACES).nullable().optional(),
  /**
   * How small powers get their players and when that is told; null: every power has its own player. Left out, fixed pairs
   * on a board that has small powers.
   */
  pairs: z
    .object({ made: z.enum(PAIRINGS), told: z.enum(TELLINGS), year: year.nullable().default(null) })
    .nullable()
    .optional(),
  /** The characters that the powers stand for (S3); left out, they keep their own names. */
  cast: castSchema.optional(),
  /** How the table scores the game; null: it does not. */
  scoring: z.enum(SCORING_IDS).nullable().default(null),
  /** Whether a player may ask what a stand-in would order. */
  hints: z.enum(HINTS).default('none'),
  /** Who sees a line as it was typed ("bur-bel") where the order is written differently. */
  typed: z.enum(TYPED_LINES).default('own'),
  /** The board a game begins from, where that is not the opening: a sandbox. */
  position: positionSchema.optional(),
})

type Fields = z.infer<typeof fields>

/** What a table has agreed on, the variant's own year and victory filled in. */
export type DiplomacyOptions = Omit<Fields, keyof WayOptions | 'timeOut' | 'pairs'> &
  WayOptions & { readonly timeOut: number | null; readonly pairs: PairsOption | null }

/** The field of these options that does not fit their board, by its path; null where all do. */
function wrongOn(options: Fields): readonly string[] | null {
  const compiled = compiledFor(options)
  const {
    cast = {},
    edition,
    victoryCentres,
    passive,
    sides,
    neutral,
    groups,
    reinforcements,
    collapses,
    placement,
    pairs,
    position,
  } = options
  const { editions, minors } = variantOf(options.variant)
  const paired = pairs === undefined ? minors !== undefined : pairs !== null
  const minor = (power: string) => paired && minors?.[power as PowerId] !== undefined
  if (edition && !editions.includes(edition)) return ['edition']
  const places = EDITIONS[edition ?? editions[0]].policies.openingUnits === 'placed-in-turn'
  const players = compiled.powers.filter((power) => !passive.includes(power)).length
  // Every space takes one unit.
  if (places && (placement ?? 0) * players > compiled.board.provinces) return ['placement']
  if (places && neutral) return ['neutral']
  const strangers = (named: readonly string[]) => named.some((power) => !compiled.board.powerIndex.has(power))
  const nowhere = (named: readonly string[]) => named.some((id) => !compiled.board.index.has(id))
  if (victoryCentres !== undefined && victoryCentres > compiled.board.centres.length)
    return ['victoryCentres']
  if (strangers(Object.keys(cast))) return ['cast']
  if (strangers(passive)) return ['passive']
  if (strangers(sides.flat())) return ['sides']
  if (strangers(groups.flat())) return ['groups']
  if (neutral && strangers([neutral.power])) return ['neutral', 'power']
  if (neutral && nowhere(neutral.closed)) return ['neutral', 'closed']
  if (strangers(reinforcements.flatMap((one) => one.for))) return ['reinforcements', 'for']
  if (nowhere(reinforcements.flatMap(({ ports }) => ports))) return ['reinforcements', 'ports']
  if (strangers(collapses.map(({ power }) => power))) return ['collapses']
  if (pairs && !minors) return ['pairs']
  if (pairs?.told === 'year' && pairs.year === null) return ['pairs', 'year']
  // A small power is its player's: it is in nobody's hand and on no side by itself, and no coin gives it away.
  if (sides.flat().some(minor)) return ['sides']
  if (groups.flat().some(minor)) return ['groups']
  if (neutral && minor(neutral.power)) return ['neutral', 'power']
  const wrong = position && wrongWith(compiled, position)
  return wrong ? ['position', wrong] : null
}

export const optionsSchema = fields
  .superRefine((options, context) => {
    const path = wrongOn(options)
    if (path)
      context.addIssue({ code: 'custom', path: [...path], message: `not on the board ${options.variant}` })
  })
  .transform((options): DiplomacyOptions => {
    const { calendar, editions, victory, minors, timeOut: usual = null } = variantOf(options.variant)
    const {
      edition = editions[0],
      startYear = calendar.first.year,
      victoryCentres = victory.alone,
      timeOut = usual,
      pairs = minors ? USUAL_PAIRS : null,
    } = options
    const places = EDITIONS[edition].policies.openingUnits === 'placed-in-turn'
    const { board, powers } = compiledFor(options)
    const players = powers.filter((power) => !options.passive.includes(power)).length
    const placement = places ? (options.placement ?? unitsToPlace(players, board.provinces)) : null
    return { ...options, edition, startYear, victoryCentres, timeOut, placement, pairs }
  })
