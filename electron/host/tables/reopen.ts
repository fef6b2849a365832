// From files back to a table: the newest trusted state, and every command since.
import type { AnyGame, Games } from '../../../shared/kernel/game.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { readTable, TABLE_SCHEMA } from '../../../shared/table/table.ts'
import type { Log } from '../ports/log.ts'
import type { Entry } from '../storage/entry.ts'
import type { Contents, Journal, Snapshot, Storage } from '../storage/journal.ts'
import { Turns } from '../storage/turns.ts'
import { follow, newRecord, readRecord, type TableRecord } from './record.ts'

/** After a replay of this many entries a snapshot is written. */
const LONG_REPLAY = 100

/** The version of the code whose snapshots a game's tables may use. */
export const makerOf = (game: AnyGame): string => `table ${TABLE_SCHEMA}, ${game.id} ${game.version}`

/** The result of a replay: the record, and how many entries were applied. */
export interface Replayed {
  readonly record: TableRecord
  readonly followed: number
  /** The applied entries, as the game read them. */
  readonly understood: readonly Entry[]
  /** The reason why the next one failed. */
  readonly stopped?: unknown
}

/**
 * Builds a record from its beginning, letting other work run in between; refused when the beginning cannot be read.
 * Stops at an entry that cannot be applied.
 */
export async function replay(
  game: AnyGame,
  { header, start, entries }: Contents,
  mayGoOn: (record: TableRecord) => boolean = () => true,
): Promise<Result<Replayed, Refusal>> {
  const begin = start ? readRecord(game, start.state) : beginning(game, header.genesis, header.created)
  if (!begin.ok) return begin
  let record = begin.value
  const understood: Entry[] = []
  const turns = new Turns()
  for (const [followed, entry] of entries.entries()) {
    try {
      const done = follow(game, record, entry)
      if (!done.ok) return ok({ record, followed, understood, stopped: done.error })
      record = done.value.record
      understood.push({ ...entry, command: done.value.command })
      if (!mayGoOn(record))
        return ok({ record, followed, understood, stopped: refusal('file/out-of-bounds') })
      if (turns.isOver) await turns.next()
    } catch (stopped) {
      return ok({ record, followed, understood, stopped })
    }
  }
  return ok({ record, followed: entries.length, understood })
}

/** A table as it was made. Its options are checked by the current game, which may be a later version. */
function beginning(game: AnyGame, genesis: unknown, created: number): Result<TableRecord, Refusal> {
  // The array is not spread: a long one would take a minute.
  const made = typeof genesis === 'object' && !Array.isArray(genesis) ? genesis : {}
  const table = readTable(game, { ...made, game: { id: game.id, version: game.version } })
  return table.ok ? ok(newRecord(table.value, created)) : table
}

export interface Reopened {
  readonly game: AnyGame
  readonly record: TableRecord
  readonly journal: Journal
  readonly act?: string
  readonly damage?: Refusal
}

/** Opens a table of the storage, as far as it can be read. */
export async function reopen(
  storage: Storage,
  games: Games,
  id: TableId,
  log: Log,
): Promise<Result<Reopened, Refusal>> {
  const trusted = ({ header, maker }: Snapshot): boolean => {
    const game = games[header.game]
    return game !== undefined && makerOf(game) === maker
  }
  const found = await storage.open(id, trusted)
  if (!found.ok) return found
  const { journal, header } = found.value
  const game = games[header.game]
  const replayed = game
    ? await replay(game, found.value)
    : err(refusal('game/unknown', { game: header.game }))
  if (!game || !replayed.ok) {
    await journal.close()
    return replayed.ok ? err(refusal('game/unknown', { game: header.game })) : replayed
  }
  const { record, followed, stopped } = replayed.value
  const act = header.act === undefined ? {} : { act: header.act }
  if (stopped === undefined) {
    const { damage } = found.value
    // The next start need not replay it all again.
    if (followed >= LONG_REPLAY)
      await journal
        .saveSnapshot({ seq: record.table.seq, maker: makerOf(game), state: record })
        .catch((cause: unknown) => log({ level: 'warn', event: 'snapshot/failed', table: id, cause }))
    return ok({ game, record, journal, ...act, ...(damage ? { damage } : {}) })
  }
  log({ level: 'incident', event: 'journal/not-followed', table: id, rev: record.table.seq, cause: stopped })
  await journal.close()
  const { start, entries } = found.value
  const short = { header, entries: entries.slice(0, followed), ...(start ? { start } : {}) }
  const damage = refusal('journal/not-followed', { kept: record.table.seq, lost: entries.length - followed })
  return ok({ game, record, journal: await storage.rewrite(short), ...act, damage })
}
