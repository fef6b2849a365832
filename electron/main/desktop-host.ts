import type { Refusal } from '../../shared/kernel/refusal.ts'
import type { Result } from '../../shared/kernel/result.ts'
import type { TableId } from '../../shared/table/holder.ts'

/** What the shell asks of the host. */
export interface DesktopHost {
  readonly hostUrl: string
  saveFile(table: TableId): Promise<Result<{ readonly name: string; readonly text: string }, Refusal>>
  openFile(text: string): Promise<Result<TableId, Refusal>>
  /** People connected to their seats. */
  atTable(): number
  /** Whether the clock of some game runs or a computer thinks. */
  inPlay(): boolean
  /** Pauses every game. */
  pause(): Promise<void>
  close(): Promise<void>
}
