// What the host remembers beside its tables, kept by lowdb over the atomic writer, with the version before at hand.
import { Low, type Adapter } from 'lowdb'
import { z } from 'zod'
import type { FileSystem } from '../ports/file-system.ts'

const settingsSchema = z.object({
  version: z.literal(1),
  /** Facts about tables that are not the table's own. */
  tables: z.record(z.string(), z.object({ archived: z.boolean() })),
})
export type HostSettings = z.infer<typeof settingsSchema>

const fresh = (): HostSettings => ({ version: 1, tables: {} })

/** Reads the file, else the one before it, else nothing. */
function adapter(files: FileSystem, file: string): Adapter<HostSettings> {
  const before = `${file}.before`
  const parse = async (path: string): Promise<HostSettings | null> => {
    const data = await files.read(path)
    if (!data) return null
    try {
      const parsed = settingsSchema.safeParse(JSON.parse(Buffer.from(data).toString('utf8')))
      return parsed.success ? parsed.data : null
    } catch {
      return null
    }
  }
  return {
    read: async () => (await parse(file)) ?? (await parse(before)),
    write: async (data) => {
      const old = await files.read(file)
      if (old && (await parse(file))) await files.replace(before, old)
      await files.replace(file, Buffer.from(`${JSON.stringify(data, null, 2)}\n`))
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

  static async open(files: FileSystem, file: string): Promise<SettingsStore> {
    const db = new Low(adapter(files, file), fresh())
    await db.read()
    return new SettingsStore(db)
  }

  get data(): Readonly<HostSettings> {
    return this.db.data
  }

  /** Changes the settings and resolves when they are on the disk; what cannot be written is taken back. */
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
