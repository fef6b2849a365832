// A board that was brought, as it is kept in the data folder and in saved tables: its definition and its compiled
// map. Its id follows from both, so that a table keeps its board whatever is brought later under the same name.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { refusal, type Refusal } from '../../../kernel/refusal.ts'
import { err, ok, type Result } from '../../../kernel/result.ts'
import { packedMapSchema } from '../../../map/packed-schema.ts'
import type { PackedMap } from '../../../map/packed.ts'
import type { BroughtId } from '../variants/index.ts'
import { definitionSchema, type Definition } from './definition.ts'
import { faultsOf } from './faults.ts'

const FORMAT = 'entente-brought-board'

const keptSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  definition: definitionSchema.omit({ drawing: true }),
  map: packedMapSchema,
})

export interface Kept {
  readonly format: typeof FORMAT
  readonly version: 1
  readonly definition: Definition
  readonly map: PackedMap
}

/** The part of a checked definition and its map that is kept. */
export function keep({ drawing: _, ...definition }: Definition, map: PackedMap): Kept {
  return { format: FORMAT, version: 1, definition, map }
}

/** The letters of the hash that distinguish boards of one name. */
const DIGITS = 12

/** The id of a kept board. */
export function idOf({ definition, map }: Kept): BroughtId {
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify([definition, map])))).slice(0, DIGITS)
  return `${definition.id}-${hash}` as BroughtId
}

/** Reads a kept board, of this host or of another; refused where it is none. */
export function readKept(json: unknown): Result<Kept, Refusal> {
  const read = keptSchema.safeParse(json)
  if (!read.success) return err(refusal('brought/unreadable'))
  const kept = read.data as Kept
  if (faultsOf(kept.definition).length > 0) return err(refusal('brought/unreadable'))
  const { sites, areas } = kept.map
  const isWhole = kept.definition.provinces.every(
    ({ id }) => Object.hasOwn(sites, id) && Object.hasOwn(areas, id),
  )
  return isWhole ? ok(kept) : err(refusal('brought/unreadable'))
}
