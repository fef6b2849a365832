// What the desktop application can do beyond any browser, and the messages between its shell and its page.
import type { CommandId } from '../commands/commands.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Result } from '../kernel/result.ts'
import type { TableId } from '../table/holder.ts'

export const SAVE_WAYS = ['again', 'as'] as const
/** Saves into the file that the table was saved to last, or into one the user chooses. */
export type SaveWay = (typeof SAVE_WAYS)[number]

/** What the shell must know of its page: the menus show what can be done there. */
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

/** `window.desktop`: five frozen functions. */
export interface DesktopApi {
  /** Saves the table as a file; the path, or null when the dialog was cancelled. */
  save(table: TableId, way: SaveWay): Promise<Result<string, Refusal> | null>
  /** Asks for a file and opens it as a new table; null when the dialog was cancelled. */
  open(): Promise<Result<TableId, Refusal> | null>
  /** Saves what the page would print as a PDF file; the path, or null when the dialog was cancelled. */
  pdf(name: string): Promise<Result<string, Refusal> | null>
  tell(state: PageState): Promise<void>
  /** Calls back at every event. The function it returns ends that. */
  on(run: (event: DesktopEvent) => void): () => void
}
