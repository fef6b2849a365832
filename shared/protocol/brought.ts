// What people bring to a host for one of its games: files in, and what came of them.
import { z } from 'zod'

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

/** Something of a game's that was brought, as lists name it. Titles are by language tag. */
export interface BroughtEntry {
  readonly game: string
  readonly id: string
  readonly title: Readonly<Record<string, string>>
}

/** A sentence about what was brought, in the game's own codes; its pages have the words. */
export interface BroughtRemark {
  readonly code: string
  /** What it is about, by the ids and names of the file. */
  readonly of: readonly string[]
}

/** What came of files: taken in, with remarks about what was left out, or refused with all that is wrong. */
export type BroughtAnswer =
  | { readonly kind: 'taken'; readonly entry: BroughtEntry; readonly remarks: readonly BroughtRemark[] }
  | { readonly kind: 'faulty'; readonly game: string; readonly faults: readonly BroughtRemark[] }
