/** A file that only grows. What was written is safe once `sync` has resolved. */
export interface AppendFile {
  readonly size: number
  write(data: Uint8Array): Promise<void>
  sync(): Promise<void>
  /** Cuts the end off, durably. */
  truncate(size: number): Promise<void>
  close(): Promise<void>
}

/** A file that its holder created. All calls go to that very file, also when another file has taken its name. */
export interface HeldFile {
  /** Writes over the file from its beginning, durably. */
  overwrite(data: Uint8Array): Promise<void>
  /** Marks the file as changed now. */
  touch(): Promise<void>
  close(): Promise<void>
}

/** The few disk operations that the host needs. */
export interface FileSystem {
  /**
   * The whole file; undefined when there is none. Rejects where a folder, a pipe or a device has the name, and where it
   * is larger than `most` bytes.
   */
  read(path: string, most?: number): Promise<Uint8Array | undefined>
  /** Names in a folder; none when there is no folder. */
  names(folder: string): Promise<readonly string[]>
  makeFolder(path: string): Promise<void>
  /** Writes the whole file so that any crash leaves the old one or the new one, never a mixture. */
  replace(path: string, data: Uint8Array): Promise<void>
  /** Makes a file that must not exist yet; undefined when it does. */
  claim(path: string, data: Uint8Array): Promise<HeldFile | undefined>
  openAppend(path: string): Promise<AppendFile>
  /** Gives a file, or a folder with all that is in it, another name. */
  rename(from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  /** Removes a file, or a folder with all that is in it. */
  removeTree(path: string): Promise<void>
  /** When the file last changed, in milliseconds since 1970; undefined when there is none. */
  changedAt(path: string): Promise<number | undefined>
}
