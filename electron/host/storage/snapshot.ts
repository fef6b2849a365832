import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import type { Snapshot } from './journal.ts'
import { headerSchema } from './header.ts'
import { parseBounded } from './bounded-json.ts'
import { NO_SUM, readLines, writeLine } from './line.ts'
import { SCHEMA } from './migrations.ts'

const FORMAT = 'entente-snapshot'
/** In bytes, unpacked: three times the state of a game of 250 phases. */
const LARGEST_STATE = 8 * 1024 * 1024

const headSchema = z.object({
  format: z.literal(FORMAT),
  schema: z.literal(SCHEMA),
  seq: z.number().int().min(0),
  maker: z.string(),
  header: headerSchema,
})

/** `snapshot-000000128.entente`: the name sorts by age. */
export const snapshotName = (seq: number): string => `snapshot-${String(seq).padStart(9, '0')}.entente`
export const isSnapshotName = (name: string): boolean => /^snapshot-\d{9}\.entente$/.test(name)

/** A value compressed into a line of text; it holds sealed orders, so it is not readable at a glance either. */
export const squeeze = (value: unknown): string =>
  deflateRawSync(JSON.stringify(value), { level: 3 }).toString('base64')
/** Decodes what `squeeze` compressed; throws on anything else. */
export function unsqueeze(text: string): unknown {
  const bytes = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: LARGEST_STATE })
  const value = parseBounded(bytes.toString('utf8'))
  if (value === undefined) throw new Error('no state')
  return value
}

/** A snapshot as the text of its file. */
export function writeSnapshot({ state, ...about }: Snapshot): Uint8Array {
  const head = writeLine(NO_SUM, { format: FORMAT, schema: SCHEMA, ...about })
  return Buffer.from(head.text + writeLine(head.sum, squeeze(state)).text)
}

/** A snapshot from its file; undefined unless every byte is as it was written. */
export function readSnapshot(data: Uint8Array): Snapshot | undefined {
  const [first, second, ...more] = readLines(data)
  const head = headSchema.safeParse(first?.value)
  if (!head.success || typeof second?.value !== 'string' || more.length > 0) return undefined
  try {
    const { seq, maker, header } = head.data
    return { seq, maker, header, state: unsqueeze(second.value) }
  } catch {
    return undefined
  }
}
