// Who may write in the data folder. There is one owner at a time, but an owner who was thought dead may wake up: what
// it writes then must neither be acknowledged nor spoil what the next one wrote.

/** The owner of a data folder, as whoever writes there sees it. */
export interface Owner {
  /** Higher than that of any owner before; goes into the names of files written anew. */
  readonly number: number
  /**
   * Whether the owner before let go of the folder in order. If not, it may still be there and write into the files that
   * it has open: none of them is written on.
   */
  readonly inOrder: boolean
  /**
   * Rejects with `FolderLost` when somebody else has the folder. Asked after a write is flushed and before it is
   * acknowledged: whoever takes the folder after the answer reads what was written before it.
   */
  check(): Promise<void>
}

/** The folder has another owner, or was taken away. */
export class FolderLost extends Error {}

/** The only owner there ever was: for storage in memory. */
export const ALONE: Owner = { number: 0, inOrder: true, check: async () => undefined }
