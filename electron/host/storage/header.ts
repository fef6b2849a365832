import { z } from 'zod'
import { tableId } from '../../../shared/table/holder.ts'
import { moment } from './entry.ts'
import type { Header } from './journal.ts'

/** The first line of a journal, in its current shape. */
export const headerSchema = z
  .object({
    format: z.literal('entente-journal'),
    schema: z.number().int(),
    table: tableId,
    game: z.string(),
    created: moment,
    genesis: z.unknown(),
    act: z.string().optional(),
    base: z.number().int().min(0),
  })
  .transform((header) => header as Header)
