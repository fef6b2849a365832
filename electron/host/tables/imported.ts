// A saved game of another program, made into a table of ours: set up, played step by step and left where the file
// ends. One hand holds every seat, as in a sandbox.
import type { AnyGame, Games, Imported, ImportedStep } from '../../../shared/kernel/game.ts'
import type { Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import { CLOCK_PRESETS } from '../../../shared/table/clock-presets.ts'
import type { TableCommand } from '../../../shared/table/command.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { newTable } from '../../../shared/table/settings.ts'
import { parseInTurns } from '../storage/bounded-json.ts'
import type { Entry } from '../storage/entry.ts'
import { Turns } from '../storage/turns.ts'
import type { TakenIn } from './carried.ts'
import { headerOf } from './header-of.ts'
import { follow, newRecord, type TableRecord } from './record.ts'

/** What a new table needs beside the file. */
export interface Birth {
  readonly id: TableId
  readonly code: string
  readonly secret: string
  /** Milliseconds on the host's clock. */
  readonly at: number
}

const LONGEST_NAME = 60
/** The reason given in the ruling that sets the position: the file says so. */
const AS_IN_THE_FILE = 'As in the file'

/** The table made from a saved game of another program; null where no game can read the file. */
export async function importGame(
  text: string,
  games: Games,
  birth: Birth,
): Promise<Result<TakenIn, Refusal> | null> {
  const file = (await parseInTurns(text)) ?? text
  for (const game of Object.values(games)) {
    const imported = game.import?.(file)
    if (imported) return imported.ok ? played(game, imported.value, birth) : imported
  }
  return null
}

async function played(
  game: AnyGame,
  { name, options, steps }: Imported<unknown>,
  { id, code, secret, at }: Birth,
): Promise<Result<TakenIn, Refusal>> {
  const made = newTable({
    id,
    code,
    secret,
    game,
    settings: {
      name: name.trim().slice(0, LONGEST_NAME) || code,
      allotment: 'chosen',
      joining: 'locked',
      gamemaster: 'sandbox',
      clock: CLOCK_PRESETS.none,
      options,
    },
    seats: Object.fromEntries(
      game.seats(game.optionsSchema.parse(options)).map((seat) => [seat, { kind: 'here' }]),
    ),
  })
  if (!made.ok) return made
  const story = new Story(game, newRecord(made.value, at), at)
  const turns = new Turns()
  let barred = story.does({ kind: 'start' })
  for (const step of steps) {
    if (barred) break
    barred = story.takes(step)
    if (turns.isOver) await turns.next()
  }
  if (barred) return err(barred)
  const { record, entries } = story
  const header = headerOf(game, made.value, at)
  return ok({ game, record, contents: { header, entries }, brought: [] })
}

/** A journal while it is written. */
class Story {
  record: TableRecord
  readonly entries: Entry[] = []
  private readonly game: AnyGame
  private readonly at: number

  constructor(game: AnyGame, record: TableRecord, at: number) {
    this.game = game
    this.record = record
    this.at = at
  }

  /** Does a command as the host; returns the refusal, if any. */
  does(command: TableCommand): Refusal | null {
    const entry = { at: this.at, actor: { kind: 'host' }, command } as const
    const done = follow(this.game, this.record, entry)
    if (!done.ok) return done.error
    this.record = done.value.record
    this.entries.push({ ...entry, command: done.value.command, seq: this.record.table.seq })
    return null
  }

  takes(step: ImportedStep<unknown>): Refusal | null {
    switch (step.kind) {
      case 'intent':
        return this.does({ kind: 'intent', seat: step.seat, intent: step.intent })
      case 'amend':
        return this.does({
          kind: 'rule',
          reason: AS_IN_THE_FILE,
          ruling: { kind: 'amend', change: step.change },
        })
      case 'close':
        return this.closes()
    }
  }

  /** Ends the stages of the phase one after the other, and its reading. */
  private closes(): Refusal | null {
    const before = this.record.table.play?.closings
    while (this.record.table.play?.closings === before) {
      const barred = this.does({ kind: 'close-now' })
      if (barred) return barred
    }
    return this.record.table.play?.stage.kind === 'reading' ? this.does({ kind: 'continue' }) : null
  }
}
