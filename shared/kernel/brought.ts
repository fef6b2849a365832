// What people bring to a game: a board. Files are read once, checked and compiled; what is kept of them is plain data, and
// its id follows from what it says, so that a table keeps what it began with.
import type { Refusal } from './refusal.ts'
import type { Result } from './result.ts'

/** A file as it was chosen: its name with the folders it lay in, and its bytes. */
export interface NamedFile {
  readonly name: string
  readonly data: Uint8Array
}

/** A sentence about what was brought, by code; `of` is what it is about, by the ids and names of the file. */
export interface Remark {
  readonly code: string
  readonly of: readonly string[]
}

/** What a game made of files. `kept` may be written down as JSON. */
export type Read =
  | { readonly kind: 'kept'; readonly kept: unknown; readonly remarks: readonly Remark[] }
  | { readonly kind: 'faulty'; readonly faults: readonly Remark[] }

/** Reads files; null where the game cannot read them. It may take seconds. */
export type Reading = (files: readonly NamedFile[]) => readonly Read[] | null

/** Something that was taken in: its id, and what it is called by language tag. */
export interface Taken {
  readonly id: string
  readonly title: Readonly<Record<string, string>>
}

export interface Bringing {
  /** Takes in what this or another host kept: options may name it from then on. Refused where a part is missing or wrong. */
  take(kept: unknown): Result<Taken, Refusal>
  /** Forgets what was taken in: options that name it are refused from then on. */
  leave(id: string): void
  /** The id of the brought thing that some options name; null where they name none. The options are not parsed yet. */
  named(options: unknown): string | null
}
