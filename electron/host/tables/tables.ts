// All tables of a host, each with its own journal: a fault at one table does not affect the others.
import { setTimeout as sleep } from 'node:timers/promises'
import type { AnyGame, Games } from '../../../shared/kernel/game.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { NewTable, TableEntry } from '../../../shared/protocol/messages.ts'
import type { PlayerId, TableId } from '../../../shared/table/holder.ts'
import { newTable } from '../../../shared/table/settings.ts'
import { statusOf } from '../../../shared/table/table.ts'
import { drawCode, drawTableId, tokenHash, type Chance } from '../ports/chance.ts'
import type { Clock } from '../ports/clock.ts'
import type { Log } from '../ports/log.ts'
import { JournalFault, type Contents, type Journal, type Storage } from '../storage/journal.ts'
import type { SettingsStore } from '../storage/settings.ts'
import type { Shelf } from '../brought/shelf.ts'
import { LiveTable } from './live-table.ts'
import { newRecord, type TableRecord } from './record.ts'
import { takeIn, type TakenIn, withCode } from './carried.ts'
import { headerOf } from './header-of.ts'
import { type Birth, importGame } from './imported.ts'
import { makerOf, reopen } from './reopen.ts'
import { savedTable } from './saved-table.ts'
import { entryOf, unreadEntry } from './table-entry.ts'

/** A table that takes longer than this to open (milliseconds) is opened while the others are in play. */
const PATIENCE_MS = 2_000

export interface TablesOptions {
  readonly storage: Storage
  readonly settings: SettingsStore
  readonly shelf: Shelf
  readonly games: Games
  readonly chance: Chance
  readonly clock: Clock
  readonly log: Log
  readonly lastAwake: () => number
  readonly journalBytesAtOnce?: number
  /** Called for every opened table, so that computers can play there; `isOpen` is false while it is archived. */
  readonly attend: (live: LiveTable, isOpen: () => boolean) => void
}

interface Kept {
  readonly live: LiveTable
  readonly act: string | undefined
  readonly damage: Refusal | undefined
}

/** What a table plays: its game, and the map that its pages draw first, where it has one. */
export interface TableGame {
  readonly game: string
  readonly map: string | null
}

export class Tables {
  private readonly options: TablesOptions
  private readonly kept = new Map<TableId, Kept>()
  /** Tables whose files could not be read at all. */
  private readonly unread = new Map<TableId, Refusal>()
  private readonly listeners = new Set<() => void>()
  /** Tables are made one after the other, so that a repeat finds the table of the first request. */
  private making: Promise<unknown> = Promise.resolve()
  /** Tables that are opened while others are in play already. */
  private opening: Promise<unknown> = Promise.resolve()
  /** Saved tables are read one after the other. */
  private reading: Promise<unknown> = Promise.resolve()
  private closed = false

  private constructor(options: TablesOptions) {
    this.options = options
  }

  /**
   * Opens every table of the storage. Games that were in play are paused, with the time they had left at `lastAlive`
   * (milliseconds), or at their last command where that is unknown.
   */
  static async open(options: TablesOptions, lastAlive: number | undefined): Promise<Tables> {
    const tables = new Tables(options)
    for (const id of await options.storage.tables()) {
      const opening = tables.reopen(id, lastAlive)
      tables.opening = Promise.all([tables.opening, opening])
      const patience = new AbortController()
      await Promise.race([
        opening,
        sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {}),
      ])
      patience.abort()
    }
    return tables
  }

  /** Opens a table, or stores why it cannot be opened. */
  private async reopen(id: TableId, lastAlive: number | undefined): Promise<void> {
    const { storage, games, log } = this.options
    this.unread.set(id, refusal('table/opening'))
    try {
      const found = await reopen(storage, games, id, log)
      if (!found.ok) {
        this.unread.set(id, found.error)
        log({ level: 'warn', event: found.error.code, table: id })
        return
      }
      const { game, record, journal, damage, act } = found.value
      if (damage) log({ level: 'warn', event: damage.code, table: id, rev: record.table.seq })
      const live = this.keep(game, record, journal, act, damage)
      await live.rest(lastAlive ?? record.at)
      this.unread.delete(id)
    } catch (cause) {
      this.unread.set(id, cause instanceof JournalFault ? cause.refusal : refusal('host/incident'))
      log({ level: 'incident', event: 'table/unopened', table: id, cause })
    } finally {
      this.changed()
    }
  }

  private keep(
    game: AnyGame,
    record: TableRecord,
    journal: Journal,
    act: string | undefined,
    damage?: Refusal,
  ): LiveTable {
    const { clock, log, lastAwake, journalBytesAtOnce, attend } = this.options
    const maker = makerOf(game)
    const live = new LiveTable({ game, record, journal, clock, log, lastAwake, journalBytesAtOnce, maker })
    this.kept.set(live.id, { live, act, damage })
    let { seq: reported } = record.noted
    live.onChange(() => {
      const { seq } = live.record.noted
      if (seq === reported) return
      reported = seq
      this.changed()
    })
    attend(live, () => !this.isArchived(live.id))
    return live
  }

  private changed(): void {
    for (const listener of this.listeners) listener()
  }

  /** Calls back whenever the list of tables changes. */
  onChange(run: () => void): () => void {
    this.listeners.add(run)
    return () => this.listeners.delete(run)
  }

  private isArchived(id: TableId): boolean {
    return this.options.settings.data.tables[id]?.archived ?? false
  }

  /** The list, newest change first. */
  entries(): readonly TableEntry[] {
    const read = [...this.kept.values()].map(({ live, damage }) =>
      entryOf(live, this.isArchived(live.id), damage),
    )
    const unread = [...this.unread].map(([id, damage]) => unreadEntry(id, this.isArchived(id), damage))
    return [...read.sort((a, b) => b.changedAt - a.changedAt), ...unread]
  }

  /** A table that is not in the archive. */
  get(id: TableId): LiveTable | undefined {
    return this.isArchived(id) ? undefined : this.kept.get(id)?.live
  }

  /** A table, archived or not: an archived one may still be looked at. */
  look(id: TableId): LiveTable | undefined {
    return this.kept.get(id)?.live
  }

  /** Tables that are not in the archive. */
  active(): readonly LiveTable[] {
    return [...this.kept.values()].map(({ live }) => live).filter(({ id }) => !this.isArchived(id))
  }

  /** What the tables play that are neither over nor in the archive. */
  playing(): readonly TableGame[] {
    return this.active()
      .map(({ game, record: { table } }) => ({ game, table }))
      .filter(({ table }) => statusOf(table) !== 'ended')
      .map(({ game, table }) => ({ game: game.id, map: game.map?.(table.settings.options) ?? null }))
  }

  byCode(code: string): LiveTable | undefined {
    return this.active().find((live) => live.record.table.code === code.toUpperCase())
  }

  /** The person and table a key belongs to: of several tables, one that is not over, with the newest event. */
  byToken(token: string): { readonly live: LiveTable; readonly player: PlayerId } | undefined {
    const hash = tokenHash(token)
    const isOver = (live: LiveTable) => Number(statusOf(live.record.table) === 'ended')
    const [found] = this.active()
      .flatMap((live) => {
        const player = live.owner(hash)
        return player ? [{ live, player }] : []
      })
      .sort((a, b) => isOver(a.live) - isOver(b.live) || b.live.record.noted.at - a.live.record.noted.at)
    return found
  }

  /** Why a table is not available. */
  absence(id: TableId): Refusal {
    const archived = this.kept.has(id) && this.isArchived(id)
    return this.unread.get(id) ?? refusal(archived ? 'table/archived' : 'table/unknown')
  }

  private freshCode(): string {
    const codes = new Set([...this.kept.values()].map(({ live }) => live.record.table.code))
    return drawCode(this.options.chance, (code) => codes.has(code))
  }

  /** Sets up a new table. A repeat of the same act gives the table it made before. */
  create(wish: NewTable, act: string): Promise<Result<TableId, Refusal>> {
    return this.inTurn(() => this.createNow(wish, act))
  }

  /** Opens a saved table as a new one, paused, without keys for its people. */
  openFile(text: string): Promise<Result<TableId, Refusal>> {
    const opened = this.reading.then(() => this.openFileNow(text))
    this.reading = opened.catch(() => undefined)
    return opened
  }

  /** Removes what somebody brought; refused while a table is played on it, or one that cannot be read may be. */
  removeBrought(game: string, id: string): Promise<Result<true, Refusal>> {
    return this.inTurn(async () => {
      const users = [...this.kept.values()].flatMap(({ live }) => {
        const { settings } = live.record.table
        return live.game.id === game && live.game.brought?.named(settings.options) === id
          ? [settings.name]
          : []
      })
      const tables = [...users, ...this.unread.keys()]
      if (tables.length > 0) return err(refusal('brought/in-use', { tables: tables.slice(0, 5).join(', ') }))
      return this.options.shelf.remove(game, id)
    })
  }

  private inTurn<Made>(make: () => Promise<Result<Made, Refusal>>): Promise<Result<Made, Refusal>> {
    const made = this.making.then(() => (this.closed ? err(refusal('table/unknown')) : make()))
    this.making = made.catch(() => undefined)
    return made
  }

  private async createNow(wish: NewTable, act: string): Promise<Result<TableId, Refusal>> {
    const before = [...this.kept.values()].find((kept) => kept.act === act)
    if (before) return ok(before.live.id)
    const game = this.options.games[wish.game]
    if (!game) return err(refusal('game/unknown', { game: wish.game }))
    const id = drawTableId(this.options.chance)
    const made = newTable({
      id,
      code: this.freshCode(),
      secret: drawSecret(this.options.chance),
      game,
      settings: wish.settings,
      seats: wish.seats,
    })
    if (!made.ok) return made
    const header = headerOf(game, made.value, this.options.clock.now(), act)
    return this.found(game, newRecord(made.value, header.created), { header, entries: [] }, act)
  }

  /** Writes a table's first files and adds the table to the host. */
  private async found(
    game: AnyGame,
    record: TableRecord,
    { header, start, entries }: Contents,
    act?: string,
  ): Promise<Result<TableId, Refusal>> {
    const { storage, log } = this.options
    let journal: Journal
    try {
      journal = await storage.create(header, start, entries)
    } catch (cause) {
      return err(this.unwritten(cause, header.table))
    }
    // A second copy of the beginning, in case the journal's first line is damaged; for a long journal, a copy of its
    // end.
    await journal
      .saveSnapshot({ seq: record.table.seq, maker: makerOf(game), state: record })
      .catch((cause: unknown) => log({ level: 'warn', event: 'snapshot/failed', table: header.table, cause }))
    const live = this.keep(game, record, journal, act)
    await live.pause(record.at)
    this.changed()
    return ok(live.id)
  }

  /** A failed write, logged and as a refusal. */
  private unwritten(cause: unknown, table: TableId): Refusal {
    const { refusal: reason } = cause instanceof JournalFault ? cause : new JournalFault(cause)
    this.options.log({ level: 'incident', event: reason.code, table, cause })
    return reason
  }

  /** A table as a file's text, with a name for the file. */
  async saveFile(id: TableId): Promise<Result<{ name: string; text: string }, Refusal>> {
    const kept = this.kept.get(id)
    if (!kept) return err(this.absence(id))
    return savedTable(kept.live, this.broughtTo(kept.live))
  }

  /** What people brought that a table is played with. */
  private broughtTo({ game, record: { table } }: LiveTable): readonly unknown[] {
    const id = game.brought?.named(table.settings.options) ?? null
    const thing = id === null ? undefined : this.options.shelf.get(game.id, id)
    return thing ? [thing.kept] : []
  }

  private async openFileNow(text: string): Promise<Result<TableId, Refusal>> {
    const { games, chance, clock } = this.options
    const id = drawTableId(chance)
    const read = await readFile(text, games, {
      id,
      code: this.freshCode(),
      secret: drawSecret(chance),
      at: clock.now(),
    })
    if (!read.ok) return read
    // Runs in one queue with removals, so that a board is not removed while a table is made on it.
    return this.inTurn(async () => {
      for (const kept of read.value.brought) {
        const added = await this.options.shelf.add(read.value.game.id, kept)
        if (!added.ok) return err(added.error.refusal)
      }
      const { game, record, contents } = withCode(read.value, this.freshCode())
      return this.found(game, record, contents)
    })
  }

  /** Archives a table, or takes it out of the archive. */
  async archive(id: TableId, archived: boolean): Promise<Result<true, Refusal>> {
    if (!this.kept.has(id) && !this.unread.has(id)) return err(refusal('table/unknown'))
    try {
      await this.options.settings.update((data) => {
        data.tables[id] = { archived }
      })
    } catch (cause) {
      return err(this.unwritten(cause, id))
    }
    // An archived table cannot be unpaused.
    if (archived) await this.kept.get(id)?.live.pause()
    this.changed()
    return ok(true)
  }

  /** Whether some game is being played just now. */
  inPlay(): boolean {
    return this.active().some(
      ({ record: { table } }) => statusOf(table) === 'playing' && table.play?.paused === false,
    )
  }

  /** Pauses every game in play, as of `at` milliseconds. */
  async pauseAll(at: number): Promise<void> {
    await Promise.all(this.active().map((live) => live.pause(at)))
  }

  /** Closes every table. A table that is being made is waited for; after that none is made. */
  async close(): Promise<void> {
    this.closed = true
    this.listeners.clear()
    await this.opening
    await this.reading
    await this.making
    for (const { live } of this.kept.values()) {
      try {
        await live.close()
      } catch (cause) {
        this.options.log({ level: 'incident', event: 'table/unclosed', table: live.id, cause })
      }
    }
  }
}

/** The secret a game draws from: no player may know it before the game is over. */
const drawSecret = (chance: Chance): string => Buffer.from(chance(16)).toString('hex')

/** A table from a file: one that was saved here, or a game that another program saved. */
async function readFile(text: string, games: Games, birth: Birth): Promise<Result<TakenIn, Refusal>> {
  const taken = await takeIn(text, games, birth.id)
  if (taken.ok || taken.error.code !== 'file/not-a-table') return taken
  return (await importGame(text, games, birth)) ?? taken
}
