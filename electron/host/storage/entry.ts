// An entry of a journal: one accepted command on a line. What is secret until the bell is encoded, so that a glance
// at the file (or opening it in an editor during the game) shows no orders.
import { z } from 'zod'
import { parseBounded } from './bounded-json.ts'
import { commandSchema, type Command } from '../../../shared/table/command.ts'
import { personName, playerId, seatId } from '../../../shared/table/holder.ts'
import type { JournalEntry } from '../../../shared/table/journal.ts'

/** An accepted command, with what the host has to remember of it. */
export interface Entry extends JournalEntry {
  /** The sender's id for it: a repeat is answered, not done again. */
  readonly id?: string
  /** With `join` and `new-key`: the hash of the key that was given out. */
  readonly key?: string
}

/**
 * A time on a host's clock, in milliseconds. The limit is the year 2200: a clock that far ahead cannot count seconds
 * any more.
 */
export const moment = z
  .number()
  .min(0)
  .max(Date.UTC(2200, 0, 1))

const actorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('host') }),
  z.object({ kind: z.literal('player'), player: playerId }),
  z.object({ kind: z.literal('stand-in') }),
  z.object({ kind: z.literal('clock') }),
])
const innerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bell') }),
  z.object({ kind: z.literal('join'), player: playerId, name: personName }),
  z.object({ kind: z.literal('new-key'), player: playerId }),
  z.object({ kind: z.literal('made-up'), seat: seatId }),
])
const entrySchema = z.object({
  seq: z.number().int().min(1),
  at: moment,
  calendar: moment.optional(),
  actor: actorSchema,
  command: z.union([innerSchema, commandSchema]),
  id: z.string().max(100).optional(),
  key: z.string().max(100).optional(),
})
/** A ruling may correct a sheet that is still sealed. */
const SEALED = [
  'intent',
  'vote',
  'rule',
  'letter',
  'broadcast',
  'desk',
] as const satisfies readonly Command['kind'][]
const wrappedSchema = z.looseObject({
  command: z.object({ kind: z.enum(SEALED), sealed: z.string() }),
})

/** Any JSON in a form that nobody reads by accident. It is encoded, not encrypted. */
export const wrap = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
/** Decodes what `wrap` encoded; undefined where it is something else. */
const unwrap = (text: string): unknown => parseBounded(Buffer.from(text, 'base64url').toString('utf8'))

/** The entry as it is written. */
export function packEntry(entry: Entry): unknown {
  if (!(SEALED as readonly string[]).includes(entry.command.kind)) return entry
  const { kind, ...rest } = entry.command
  return { ...entry, command: { kind, sealed: wrap(rest) } }
}

/** How many bytes of the journal it takes. */
export const bytesOf = (entry: Entry): number => Buffer.byteLength(JSON.stringify(packEntry(entry)))

/** Reads an entry; undefined when it is none. */
export function unpackEntry(value: unknown): Entry | undefined {
  const wrapped = wrappedSchema.safeParse(value)
  try {
    const open = wrapped.success
      ? {
          ...wrapped.data,
          command: {
            ...(unwrap(wrapped.data.command.sealed) as object),
            kind: wrapped.data.command.kind,
          },
        }
      : value
    const parsed = entrySchema.safeParse(open)
    return parsed.success ? (parsed.data as Entry) : undefined
  } catch {
    return undefined
  }
}
