// A saved table from any source, before it becomes one of ours: its file may be malicious. It is read, replayed to
// its end and viewed from every seat before any of it can affect other tables.
import type { AnyGame, Games } from '../../../shared/kernel/game.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { readTable, type Table } from '../../../shared/table/table.ts'
import { viewTable } from '../../../shared/table/view-table.ts'
import type { Contents, Snapshot } from '../storage/journal.ts'
import { moment } from '../storage/entry.ts'
import { readTableFile } from '../storage/table-file.ts'
import { readRecord, type TableRecord } from './record.ts'
import { makerOf, replay } from './reopen.ts'

/** More people than any real table has. */
const MOST_PEOPLE = 500
/** Phases: a game of 250 of them takes weeks. */
const MOST_CLOSINGS = 1_000

/** A table from a file, replayed to its end. */
export interface TakenIn {
  readonly game: AnyGame
  readonly record: TableRecord
  readonly contents: Contents
  /** What people brought that it is played with. */
  readonly brought: readonly unknown[]
}

/** Reads a saved table as one of ours with this id. */
export async function takeIn(text: string, games: Games, id: TableId): Promise<Result<TakenIn, Refusal>> {
  const read = await readTableFile(text)
  if (!read.ok) return read
  const { header, start, entries, brought } = read.value
  const game = Object.hasOwn(games, header.game) ? games[header.game] : undefined
  if (!game) return err(refusal('game/unknown', { game: header.game }))
  // Before the options are read that name it.
  for (const kept of brought) {
    const taken = game.brought?.take(kept)
    if (!taken?.ok) return err(taken?.error ?? refusal('file/not-a-table'))
  }
  if (start && start.maker !== makerOf(game)) return err(refusal('file/other-version'))
  const made = genesisOf(game, header.genesis)
  if (!made.ok) return made
  const head = { ...header, table: id, genesis: { ...made.value, id } }
  const begun = start && readRecord(game, start.state)
  if (begun && !begun.ok) return begun
  const state = begun && { ...begun.value, keys: {}, acts: {}, table: { ...begun.value.table, id } }
  if (state && (state.table.seq !== start?.seq || !isBounded(game, state)))
    return err(refusal('file/out-of-bounds'))
  const contents: Contents = {
    header: head,
    entries,
    ...(start && state ? { start: { ...start, header: head, state } } : {}),
  }
  const replayed = await replay(game, contents, (record) => isBounded(game, record))
  if (!replayed.ok) return replayed
  const { record, followed, understood, stopped } = replayed.value
  if (stopped !== undefined)
    return isBounded(game, record)
      ? err(refusal('journal/not-followed', { kept: followed, lost: entries.length - followed }))
      : err(refusal('file/out-of-bounds'))
  return canBeShown(game, record.table)
    ? ok({ game, record, contents: { ...contents, entries: understood }, brought })
    : err(refusal('file/not-a-table'))
}

/** The same table with a code that is free on this host. */
export function withCode({ game, record, contents, brought }: TakenIn, code: string): TakenIn {
  const { header, start } = contents
  const head = { ...header, genesis: { ...(header.genesis as Table), code } }
  const state = start?.state as TableRecord | undefined
  const begin: Snapshot | undefined = start &&
    state && { ...start, header: head, state: { ...state, table: { ...state.table, code } } }
  return {
    game,
    brought,
    record: { ...record, table: { ...record.table, code } },
    contents: { header: head, entries: contents.entries, ...(begin ? { start: begin } : {}) },
  }
}

/** The table as it was made: without people, before its first command. */
function genesisOf(game: AnyGame, genesis: unknown): Result<Table, Refusal> {
  const made = typeof genesis === 'object' && !Array.isArray(genesis) ? genesis : {}
  const read = readTable(game, { ...made, game: { id: game.id, version: game.version } })
  if (!read.ok) return read
  const { play, people, seq } = read.value
  return play === null && people.length === 0 && seq === 0 ? read : err(refusal('file/not-a-table'))
}

/** Whether a table stays within the size that real play can reach. */
function isBounded(game: AnyGame, { table, at }: TableRecord): boolean {
  const { people, play, seats } = table
  const bell = play?.bell
  return (
    moment.safeParse(at).success &&
    people.length <= MOST_PEOPLE &&
    seats.length <= 64 &&
    (play?.closings ?? 0) <= MOST_CLOSINGS &&
    (bell?.kind !== 'running' || moment.safeParse(bell.at).success) &&
    (!bell || bell.kind === 'none' || moment.safeParse(bell.lengthMs).success) &&
    game.id === table.game.id
  )
}

/** Whether the game can work with its own state: the state in a file may be anything. */
function canBeShown(game: AnyGame, table: Table): boolean {
  const eyes = { online: new Set<never>(), now: 0 }
  try {
    const state: unknown = table.play?.state
    if (table.play) {
      game.phase(state)
      game.outcome(state)
      game.stages(state)
      game.pending(state)
      game.alive(state)
      for (const { seat } of table.seats) game.view(state, { kind: 'seats', seats: [seat] })
    }
    JSON.stringify(viewTable(game, table, { ...eyes, you: { kind: 'screen' } }))
    return true
  } catch {
    return false
  }
}
