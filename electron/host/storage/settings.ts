// What the host stores beside its tables, with lowdb over the atomic writer. The settings of the previous owner are
// kept.
import path from 'node:path'
import { Low, type Adapter } from 'lowdb'
import { z } from 'zod'
import type { FileSystem } from '../ports/file-system.ts'
import { numberedName, numbersIn } from './numbered.ts'
import { ALONE, type Owner } from './owner.ts'

const SETTINGS = { stem: 'settings', ending: 'json' }

const settingsSchema = z.object({
  version: z.literal(1),
  /** Facts about tables that are not part of the table itself. */
  tables: z.record(z.string(), z.object({ archived: z.boolean() })),
})
export type HostSettings = z.infer<typeof settingsSchema>

const fresh = (): HostSettings => ({ version: 1, tables: {} })

/** The settings in a file; null where there are none or they are not readable. */
async function readSettings(files: FileSystem, file: string): Promise<HostSettings | null> {
  try {
    const data = await files.read(file)
    if (!data) return null
    const parsed = settingsSchema.safeParse(JSON.parse(Buffer.from(data).toString('utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Reads the newest readable file; writes a file of our own, and keeps the one before it. */
function adapter(files: FileSystem, folder: string, owner: Owner): Adapter<HostSettings> {
  const fileOf = (number: number) => path.posix.join(folder, numberedName(SETTINGS, number))
  const numbers = async () => numbersIn(await files.names(folder), SETTINGS)
  let { number: ours } = owner
  return {
    read: async () => {
      const found = await numbers()
      // If the folder is still ours, no later owner wrote what is there now.
      await owner.check()
      ours = Math.max(owner.number, (found[0] ?? -1) + 1)
      for (const number of found) {
        const settings = await readSettings(files, fileOf(number))
        if (settings) return settings
      }
      return null
    },
    write: async (data) => {
      await files.replace(fileOf(ours), Buffer.from(`${JSON.stringify(data, null, 2)}\n`))
      await owner.check()
      const older = (await numbers()).filter((number) => number < ours)
      for (const old of older.slice(1)) await files.remove(fileOf(old))
    },
  }
}

/** The host's settings, written one change at a time. */
export class SettingsStore {
  private readonly db: Low<HostSettings>
  private writing: Promise<unknown> = Promise.resolve()

  private constructor(db: Low<HostSettings>) {
    this.db = db
  }

  static async open(files: FileSystem, folder: string, owner: Owner = ALONE): Promise<SettingsStore> {
    const db = new Low(adapter(files, folder, owner), fresh())
    await db.read()
    return new SettingsStore(db)
  }

  get data(): Readonly<HostSettings> {
    return this.db.data
  }

  /** Changes the settings and resolves when they are on the disk; a change that cannot be written is undone. */
  async update(change: (data: HostSettings) => void): Promise<void> {
    const write = this.writing.then(async () => {
      const before = structuredClone(this.db.data)
      change(this.db.data)
      try {
        await this.db.write()
      } catch (cause) {
        this.db.data = before
        throw cause
      }
    })
    this.writing = write.catch(() => undefined)
    await write
  }
}
