// The boards that people have brought: a file in the data folder for each, which its game reads before any table is
// opened.
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { BroughtEntry } from '../../../shared/protocol/brought.ts'
import type { FileSystem } from '../ports/file-system.ts'
import type { Log } from '../ports/log.ts'
import type { Owner } from '../storage/owner.ts'
import type { Games } from '../../../shared/kernel/game.ts'

/** The greatest size of a kept file, in bytes. */
const LARGEST_KEPT = 4_000_000
/** The most files that one host keeps. */
const MOST_KEPT = 300

interface Kept {
  readonly entry: BroughtEntry
  readonly kept: unknown
  /** The file as it is sent; compressed when a page first asks for it. */
  packed?: Buffer
}

/** Why a board is not kept, with its name where its game could read that. */
interface NotKept {
  readonly title: BroughtEntry['title'] | null
  readonly refusal: Refusal
}

interface ShelfOptions {
  readonly files: FileSystem
  readonly folder: string
  readonly games: Games
  readonly log: Log
  readonly owner: Owner
  /** The most that one host keeps; usually `MOST_KEPT`. */
  readonly most?: number
}

export class Shelf {
  private readonly options: ShelfOptions
  private readonly things = new Map<string, Kept>()
  private readonly listeners = new Set<() => void>()

  private constructor(options: ShelfOptions) {
    this.options = options
  }

  /** Takes in every file of the folder. A file that its game refuses is logged and left where it is. */
  static async open(options: ShelfOptions): Promise<Shelf> {
    const shelf = new Shelf(options)
    const { files, folder, games, log } = options
    for (const game of Object.keys(games)) {
      if (!games[game]?.brought) continue
      for (const name of await files.names(path.posix.join(folder, game))) {
        if (!name.endsWith('.json')) continue
        try {
          const data = await files.read(path.posix.join(folder, game, name), LARGEST_KEPT)
          const kept: unknown = JSON.parse(Buffer.from(data ?? []).toString('utf8'))
          const taken = shelf.take(game, kept)
          if (!taken.ok) log({ level: 'warn', event: taken.error.code, data: { game, name } })
        } catch (cause) {
          log({ level: 'warn', event: 'brought/unreadable', data: { game, name }, cause })
        }
      }
    }
    return shelf
  }

  onChange(run: () => void): void {
    this.listeners.add(run)
  }

  /** All kept boards, by title. */
  entries(): readonly BroughtEntry[] {
    return [...this.things.values()]
      .map(({ entry }) => entry)
      .sort((a, b) => ((a.title.en ?? a.id) < (b.title.en ?? b.id) ? -1 : 1))
  }

  private take(game: string, kept: unknown): Result<Kept, Refusal> {
    const bringing = this.options.games[game]?.brought
    if (!bringing) return err(refusal('game/unknown', { game }))
    const taken = bringing.take(kept)
    if (!taken.ok) return taken
    const { id, title } = taken.value
    const known = this.things.get(`${game}/${id}`)
    if (known) return ok(known)
    const thing: Kept = { entry: { game, id, title }, kept }
    this.things.set(`${game}/${id}`, thing)
    return ok(thing)
  }

  /** Takes a board in and keeps it: it is on the disk before the list of boards shows it. */
  async add(game: string, kept: unknown): Promise<Result<BroughtEntry, NotKept>> {
    const { files, folder, owner, log } = this.options
    const text = JSON.stringify(kept)
    const not = (why: Refusal, title: BroughtEntry['title'] | null = null) => err({ title, refusal: why })
    if (text.length > LARGEST_KEPT) return not(refusal('brought/too-large'))
    const known = this.things.size
    const taken = this.take(game, kept)
    if (!taken.ok) return not(taken.error)
    const { entry } = taken.value
    if (this.things.size > known && known >= (this.options.most ?? MOST_KEPT)) {
      this.forget(entry)
      return not(refusal('brought/full', { most: known }), entry.title)
    }
    try {
      await files.makeFolder(path.posix.join(folder, game))
      await files.replace(path.posix.join(folder, game, `${entry.id}.json`), Buffer.from(text))
      await owner.check()
    } catch (cause) {
      log({ level: 'incident', event: 'brought/unwritten', data: { game }, cause })
      if (this.things.size > known) this.forget(entry)
      return not(refusal('file/unwritable', { file: entry.id }), entry.title)
    }
    for (const listener of this.listeners) listener()
    return ok(entry)
  }

  /** Removes a board on which no table is played, as the caller has checked. */
  async remove(game: string, id: string): Promise<Result<true, Refusal>> {
    const { files, folder, owner, log } = this.options
    const thing = this.things.get(`${game}/${id}`)
    if (!thing) return err(refusal('brought/unknown'))
    // First of all, so that no table can be set to it meanwhile.
    this.forget(thing.entry)
    try {
      await owner.check()
      await files.remove(path.posix.join(folder, game, `${id}.json`))
    } catch (cause) {
      this.take(game, thing.kept)
      log({ level: 'incident', event: 'brought/unwritten', data: { game }, cause })
      return err(refusal('file/unwritable', { file: id }))
    }
    for (const listener of this.listeners) listener()
    return ok(true)
  }

  private forget({ game, id }: BroughtEntry): void {
    this.things.delete(`${game}/${id}`)
    this.options.games[game]?.brought?.leave(id)
  }

  get(game: string, id: string): { readonly kept: unknown } | undefined {
    return this.things.get(`${game}/${id}`)
  }

  /** The JSON of what was kept, gzipped. */
  packed(game: string, id: string): Buffer | undefined {
    const thing = this.things.get(`${game}/${id}`)
    if (thing) thing.packed ??= gzipSync(JSON.stringify(thing.kept), { level: 9 })
    return thing?.packed
  }
}
