// What people bring to a host for one of its games: files in, and what came of them.
import { z } from 'zod'
import type { Remark, Taken } from '../kernel/brought.ts'
import type { Refusal } from '../kernel/refusal.ts'

/** Bytes of all files together. */
export const LARGEST_BROUGHT = 12_000_000
export const MOST_FILES = 200

/** Files on their way to the host. */
export const broughtFilesSchema = z.object({
  files: z
    .array(z.object({ name: z.string().max(300), data: z.base64() }))
    .min(1)
    .max(MOST_FILES),
})

/** Something that a game has taken in, as lists name it. */
export interface BroughtEntry extends Taken {
  readonly game: string
}

/**
 * What came of one thing among files: taken in, with remarks about what was left out; refused with all that is wrong; or without
 * fault, but not kept by this host.
 */
export type BroughtAnswer =
  | { readonly kind: 'taken'; readonly entry: BroughtEntry; readonly remarks: readonly Remark[] }
  | { readonly kind: 'faulty'; readonly game: string; readonly faults: readonly Remark[] }
  | { readonly kind: 'refused'; readonly title: Taken['title'] | null; readonly refusal: Refusal }
