// Tables as files on this machine: opened, saved, and remembered for the menu.
import path from 'node:path'
import { refusal, type Refusal } from '../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../shared/kernel/result.ts'
import type { SaveWay } from '../../shared/desktop/desktop-api.ts'
import type { TableId } from '../../shared/table/holder.ts'
import { errorCode, nodeFiles } from '../host/ports/node-files.ts'
import { LARGEST_TABLE_FILE } from '../host/storage/table-file.ts'
import type * as Electron from 'electron'
import type { DesktopHost } from './desktop-host.ts'
import type { ElectronApi } from './electron-api.ts'
import type { Memory } from './memory.ts'

const EXTENSION = 'entente'

/** The table files in a command line that was given in the folder `from`. */
export const tableFiles = (argv: readonly string[], from: string): string[] =>
  argv
    .filter((word) => word.endsWith(`.${EXTENSION}`) && !word.startsWith('--'))
    .map((word) => path.resolve(from, word))

interface Surroundings {
  readonly dialog: ElectronApi['dialog']
  readonly host: DesktopHost
  readonly memory: Memory
  /** The system's name for our file type, in the reader's language. */
  readonly fileType: () => string
  /** The list of recent files changed. */
  readonly onUsed: (file: string) => void
}

export class TableFiles {
  readonly #around: Surroundings

  constructor(around: Surroundings) {
    this.#around = around
  }

  /** Opens a file as a new table: its id, or the refusal. */
  async open(file: string): Promise<Result<TableId, Refusal>> {
    const opened = await this.#read(file)
    const { memory } = this.#around
    if (opened.ok) this.#used(file)
    else memory.change({ recent: memory.data.recent.filter((other) => other !== file) })
    return opened
  }

  async #read(file: string): Promise<Result<TableId, Refusal>> {
    try {
      const data = await nodeFiles.read(file, LARGEST_TABLE_FILE)
      if (data) return await this.#around.host.openFile(Buffer.from(data).toString('utf8'))
      return err(refusal('file/unreadable', { file: path.basename(file) }))
    } catch (error) {
      if (errorCode(error) === 'EFBIG') return err(refusal('file/too-large', { most: LARGEST_TABLE_FILE }))
      return err(refusal('file/unreadable', { file: path.basename(file) }))
    }
  }

  /** Asks which file. Null when nobody chose one. */
  async choose(): Promise<Result<TableId, Refusal> | null> {
    const { dialog } = this.#around
    const filters = [...this.#filters(), { name: 'JSON, TXT', extensions: ['json', 'txt'] }]
    const { filePaths } = await dialog.showOpenDialog({ filters, properties: ['openFile'] })
    return filePaths[0] === undefined ? null : this.open(filePaths[0])
  }

  /** Saves a table where it was saved last, or asks for a path. Null when the dialog was cancelled, else the path. */
  async save(table: TableId, way: SaveWay): Promise<Result<string, Refusal> | null> {
    const { host, memory } = this.#around
    const saved = await host.saveFile(table)
    if (!saved.ok) return saved
    const before = memory.data.saved[table]
    const file =
      way === 'again' && before !== undefined
        ? before
        : await this.#place(before ?? saved.value.name, this.#filters())
    if (file === null) return null
    const written = await writeWhole(file, saved.value.text)
    if (!written.ok) return written
    memory.change({ saved: { ...memory.data.saved, [table]: file } })
    this.#used(file)
    return written
  }

  /** Saves pages as a PDF file. Null when the dialog was cancelled, else the path. */
  async savePdf(name: string, pages: () => Promise<Uint8Array>): Promise<Result<string, Refusal> | null> {
    const file = await this.#place(`${plain(name)}.pdf`, [{ name: 'PDF', extensions: ['pdf'] }])
    return file === null ? null : writeWhole(file, await pages())
  }

  async #place(defaultPath: string, filters: Electron.FileFilter[]): Promise<string | null> {
    const { filePath } = await this.#around.dialog.showSaveDialog({ defaultPath, filters })
    return filePath || null
  }

  #filters(): Electron.FileFilter[] {
    return [{ name: this.#around.fileType(), extensions: [EXTENSION] }]
  }

  #used(file: string): void {
    this.#around.memory.used(file)
    this.#around.onUsed(file)
  }
}

/** A name that every file system allows. */
const plain = (name: string) => name.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim() || 'entente'

/** Written beside the old file first, so that neither a full disk nor a power cut destroys the old copy. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<Result<string, Refusal>> {
  try {
    await nodeFiles.replace(file, Buffer.from(content))
    return ok(file)
  } catch {
    return err(refusal('file/unwritable', { file: path.basename(file) }))
  }
}
