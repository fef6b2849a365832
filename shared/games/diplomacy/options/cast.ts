// Characters (S3): what a power is called in one game. Texts of the table; powers keep their ids and their places.
import { z } from 'zod'
import { powerSchema } from '../board/id-schemas.ts'

const LONGEST_NAME = 40
const LONGEST_ABOUT = 200

const characterSchema = z.object({
  /** «Китай» */
  state: z.string().trim().max(LONGEST_NAME),
  /** «государь» */
  title: z.string().trim().max(LONGEST_NAME),
  /** «Конфуций» */
  leader: z.string().trim().max(LONGEST_NAME),
  /** The name of its one strike, and a description (S40). */
  weapon: z.string().trim().max(LONGEST_NAME),
  about: z.string().trim().max(LONGEST_ABOUT),
})
export type Character = z.infer<typeof characterSchema>

/** By power; a power without an entry keeps its own name. */
export const castSchema = z.partialRecord(powerSchema, characterSchema)
export type Cast = z.infer<typeof castSchema>
