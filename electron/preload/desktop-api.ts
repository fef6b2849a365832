import type { Refusal } from '../../shared/kernel/refusal.ts'
import type { Result } from '../../shared/kernel/result.ts'
import type { TableId } from '../../shared/table/holder.ts'

/** What a page in the desktop window can do beyond any browser: `window.desktop`. */
export interface DesktopApi {
  /** Asks where to, and saves the table as a file; null when nobody chose a place, else the place. */
  save(table: TableId): Promise<Result<string, Refusal> | null>
  /** Asks for a file and takes it in as a new table; null when nobody chose one. */
  open(): Promise<Result<TableId, Refusal> | null>
  /** Calls back when a file was opened from outside, by a double click. The answer ends that. */
  onOpened(run: (opened: Result<TableId, Refusal>) => void): () => void
}
