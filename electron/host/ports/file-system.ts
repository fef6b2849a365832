/** A file that only grows. What was written is safe once `sync` has resolved. */
export interface AppendFile {
  readonly size: number
  write(data: Uint8Array): Promise<void>
  sync(): Promise<void>
  /** Cuts the end off, durably. */
  truncate(size: number): Promise<void>
  close(): Promise<void>
}

/** The little that the host asks of a disk. */
export interface FileSystem {
  /** The whole file; undefined when there is none. */
  read(path: string): Promise<Uint8Array | undefined>
  /** Names in a folder; none when there is no folder. */
  names(folder: string): Promise<readonly string[]>
  makeFolder(path: string): Promise<void>
  /** Writes the whole file so that any crash leaves the old one or the new one, never a mixture. */
  replace(path: string, data: Uint8Array): Promise<void>
  /** Writes a file that must not exist yet; false when it does. */
  createNew(path: string, data: Uint8Array): Promise<boolean>
  openAppend(path: string): Promise<AppendFile>
  rename(from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  /** Marks the file as changed now. */
  touch(path: string): Promise<void>
  /** When the file last changed, in milliseconds since 1970; undefined when there is none. */
  changedAt(path: string): Promise<number | undefined>
}
