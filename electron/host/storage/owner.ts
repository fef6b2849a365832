// Who may write in the data folder. There is one owner at a time, but an owner that seemed to have ended may run again.
// What it writes then must not be acknowledged and must not damage what the next owner wrote.

/** The owner of a data folder, as the code that writes there uses it. */
export interface Owner {
  /** Higher than that of any owner before; part of the names of files written again. */
  readonly number: number
  /**
   * Whether the previous owner released the folder in order. If not, it may still run and write into the files that
   * it has open, so none of them is written to.
   */
  readonly inOrder: boolean
  /**
   * Rejects with `FolderLost` when another process has the folder. Asked after a write is flushed and before it is
   * acknowledged: a process that takes the folder after the answer reads what was written before it.
   */
  check(): Promise<void>
}

/** The folder has another owner, or was removed. */
export class FolderLost extends Error {}

/** The only owner there can be: for storage in memory. */
export const ALONE: Owner = { number: 0, inOrder: true, check: async () => undefined }
