// What people bring to a game: boards. Files are read once, checked and compiled. What is kept is plain data, with an
// id that follows from its contents, so that a table keeps its board.
import type { Refusal } from './refusal.ts'
import type { Result } from './result.ts'

/** A file as the user chose it: its name with its folders, and its bytes. */
export interface NamedFile {
  readonly name: string
  readonly data: Uint8Array
}

/** A remark by code; `of` are the ids and names from the file that its sentence names. */
export interface Remark {
  readonly code: string
  readonly of: readonly string[]
}

/** A game's answer to files. `kept` can be written as JSON. */
export type Read =
  | { readonly kind: 'kept'; readonly kept: unknown; readonly remarks: readonly Remark[] }
  | { readonly kind: 'faulty'; readonly faults: readonly Remark[] }

/** Reads files; null where the game cannot read them. It may take seconds. */
export type Reading = (files: readonly NamedFile[]) => readonly Read[] | null

/** A board that was taken in: its id, and its title by language tag. */
export interface Taken {
  readonly id: string
  readonly title: Readonly<Record<string, string>>
}

export interface Bringing {
  /**
   * Takes in what this or another host kept; from then on options may name it. Refused where a part is missing or
   * wrong.
   */
  take(kept: unknown): Result<Taken, Refusal>
  /** Forgets a board that was taken in; options that name it are refused from then on. */
  leave(id: string): void
  /**
   * The id of the brought board that some options name; null where they name none. The options are not yet parsed.
   */
  named(options: unknown): string | null
}
