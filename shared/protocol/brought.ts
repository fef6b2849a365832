// What people bring to a host for one of its games: the files, and the host's answers.
import { z } from 'zod'
import type { Remark, Taken } from '../kernel/brought.ts'
import type { Refusal } from '../kernel/refusal.ts'

/** The most bytes of all files together. */
export const LARGEST_BROUGHT = 12_000_000
export const MOST_FILES = 200

/** Files on their way to the host. */
export const broughtFilesSchema = z.object({
  files: z
    .array(z.object({ name: z.string().max(300), data: z.base64() }))
    .min(1)
    .max(MOST_FILES),
})

/** A board that a game has taken in, for lists. */
export interface BroughtEntry extends Taken {
  readonly game: string
}

/**
 * The answer for one board: taken in, with remarks about what was left out; refused, with all its faults; or without
 * a fault, but not kept by this host.
 */
export type BroughtAnswer =
  | { readonly kind: 'taken'; readonly entry: BroughtEntry; readonly remarks: readonly Remark[] }
  | { readonly kind: 'faulty'; readonly game: string; readonly faults: readonly Remark[] }
  | { readonly kind: 'refused'; readonly title: Taken['title'] | null; readonly refusal: Refusal }
