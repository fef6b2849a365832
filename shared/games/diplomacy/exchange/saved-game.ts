// The saved games of the Python package `diplomacy` (github.com/diplomacy/diplomacy, utils/export.py): the JSON that
// researchers and their tools read and write. Fields without information about the game are left out of the types.
import { z } from 'zod'
import { agreedSchema, OWN_FIELD } from './agreed.ts'
import { MOST_POWERS, MOST_SPACES } from '../variants/limits.ts'

/** Phases of the longest game that is read. */
const MOST_PHASES = 1_000
const LONGEST_TEXT = 100

const text = z.string().max(LONGEST_TEXT)
const byPower = <T extends z.ZodType>(of: T) =>
  z.record(text, of).refine((record) => Object.keys(record).length <= MOST_POWERS)
const texts = z.array(text).max(MOST_SPACES)

export const savedStateSchema = z.object({
  /** `A PAR`; a star before it marks a unit that was dislodged. */
  units: byPower(texts),
  centers: byPower(texts),
  /** Where each dislodged unit may go, in a retreat phase. */
  retreats: byPower(z.record(text, texts)).optional(),
})

const phaseSchema = z.object({
  /** `S1901M`; `COMPLETED` after the end, `FORMING` before the beginning. */
  name: text,
  state: savedStateSchema,
  /** Null where a power had nothing to decide, or wrote nothing. */
  orders: byPower(texts.nullable()).default({}),
  results: z.record(text, z.array(text)).optional(),
})

/** A saved game as it is read. */
export const savedGameSchema = z.object({
  id: text.min(1),
  /** The package's name of a map or ours. */
  map: text.min(1),
  phases: z.array(phaseSchema).min(1).max(MOST_PHASES),
  [OWN_FIELD]: agreedSchema.prefault({}),
})
export type SavedGame = z.infer<typeof savedGameSchema>
