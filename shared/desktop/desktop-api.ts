// What the desktop application can do beyond any browser, and the words between its shell and its page.
import type { CommandId } from '../commands/commands.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Result } from '../kernel/result.ts'
import type { TableId } from '../table/holder.ts'

export const SAVE_WAYS = ['again', 'as'] as const
/** Into the file that the table was saved to last, or into one to be chosen. */
export type SaveWay = (typeof SAVE_WAYS)[number]

/** What the shell must know of its page: menus follow what can be done there. */
export interface PageState {
  readonly locale: string
  readonly commands: readonly CommandId[]
}

export type DesktopEvent =
  /** Chosen in a menu. */
  | { readonly kind: 'command'; readonly id: CommandId }
  /** A file was opened: by a double click, from the menu, in a dialog. */
  | { readonly kind: 'opened'; readonly opened: Result<TableId, Refusal> }
  /** The machine is awake again; the games were paused for as long. */
  | { readonly kind: 'woke'; readonly sleptMs: number }

/** `window.desktop`: five frozen verbs. */
export interface DesktopApi {
  /** Saves the table as a file; null when nobody chose a place, else the place. */
  save(table: TableId, way: SaveWay): Promise<Result<string, Refusal> | null>
  /** Asks for a file and takes it in as a new table; null when nobody chose one. */
  open(): Promise<Result<TableId, Refusal> | null>
  /** Saves what the page would print as a PDF file; null when nobody chose a place, else the place. */
  pdf(name: string): Promise<Result<string, Refusal> | null>
  tell(state: PageState): Promise<void>
  /** Calls back at every event. The answer ends that. */
  on(run: (event: DesktopEvent) => void): () => void
}
