// A table in play. A command is done in memory at once, then written to the journal together with others that wait, and
// only then answered and shown: no page shows a result that a crash could undo.
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import type { Actor, Command } from '../../../shared/table/command.ts'
import type { PlayerId, TableId } from '../../../shared/table/holder.ts'
import { outdated } from '../../../shared/table/outdated.ts'
import { reduce } from '../../../shared/table/reduce.ts'
import { nextBell } from '../../../shared/table/view-table.ts'
import type { Clock } from '../ports/clock.ts'
import type { Log } from '../ports/log.ts'
import { errorCode } from '../ports/node-files.ts'
import { bytesOf, type Entry } from '../storage/entry.ts'
import { JournalFault, type Contents, type Journal } from '../storage/journal.ts'
import { BellTimer } from './bell-timer.ts'
import { JournalBudget } from './journal-budget.ts'
import { actorName, follow, wasDone, type TableRecord } from './record.ts'

const SNAPSHOT_EVERY = 100
/** Refused acts, and acts that wait for the disk, are remembered for as long as a page may repeat them. */
const ANSWERS_KEPT = 256
/** A bell that is later than this means that the machine slept; the clock is paused instead. */
const ASLEEP_MS = 15_000

export type Answer = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly refusal: Refusal }

/** A command that is not yet done. */
export interface CommandRequest {
  readonly actor: Actor
  readonly command: Command
  readonly id?: string
  readonly key?: string
  /** The time at which it counts as done; now, when left out. */
  readonly at?: number
}

interface Waiting {
  readonly entry: Entry
  readonly record: TableRecord
  readonly answer: (answer: Answer) => void
}

export interface LiveTableOptions {
  readonly game: AnyGame
  readonly record: TableRecord
  readonly journal: Journal
  readonly clock: Clock
  readonly log: Log
  /** Names the code that makes snapshots: another one does not trust them. */
  readonly maker: string
  /** The time on the host's clock when the machine was last known to be awake. */
  readonly lastAwake: () => number
  /** Bytes of the journal that a person may write for a seat at once; left out, the usual number. */
  readonly journalBytesAtOnce?: number | undefined
}

export class LiveTable {
  readonly game: AnyGame
  private readonly options: LiveTableOptions
  /** The record on the disk: what everybody sees. */
  private kept: TableRecord
  /** The record with commands that are not yet written. */
  private ahead: TableRecord
  private waiting: Waiting[] = []
  private writing: Promise<void> | undefined
  private readonly answers = new Map<string, Promise<Answer>>()
  private readonly listeners = new Set<() => void>()
  private readonly bell: BellTimer
  private readonly budget: JournalBudget
  private snapshotAt: number
  private snapshotting: Promise<void> = Promise.resolve()
  /** Added to the host's clock: a calendar that was set back must not stop the table's time. */
  private readonly offset: number
  private closed = false

  constructor(options: LiveTableOptions) {
    this.options = options
    this.budget = new JournalBudget(options.journalBytesAtOnce)
    this.game = options.game
    this.kept = options.record
    this.ahead = options.record
    this.snapshotAt = options.record.table.seq
    this.offset = Math.max(0, options.record.at - options.clock.now())
    this.bell = new BellTimer({
      after: (ms, run) => options.clock.after(ms, run),
      now: () => this.now(),
      due: () => nextBell(this.kept.table),
      ring: (due) => this.ring(due),
    })
    this.bell.set()
  }

  get id(): TableId {
    return this.kept.table.id
  }

  /** The record on the disk. */
  get record(): TableRecord {
    return this.kept
  }

  /** The table's time in milliseconds; it never runs backwards, not even over a restart. */
  now(): number {
    return Math.max(this.options.clock.now() + this.offset, this.ahead.at)
  }

  /** Calls back whenever a new entry is on the disk; the returned function ends that. */
  onChange(run: () => void): () => void {
    this.listeners.add(run)
    return () => this.listeners.delete(run)
  }

  /** The person a key belongs to. */
  owner(keyHash: string): PlayerId | undefined {
    return this.kept.keys[keyHash]
  }

  /** Does a command. Resolves when it is on the disk, or refused; a repeat gets the answer of the first time. */
  submit(request: CommandRequest): Promise<Answer> {
    if (request.id === undefined) return this.perform(request)
    if (wasDone(this.kept, request.actor, request.id)) return Promise.resolve({ kind: 'done' })
    const name = `${actorName(request.actor)}/${request.id}`
    const before = this.answers.get(name)
    if (before) return before
    const answer = this.perform(request)
    this.answers.set(name, answer)
    if (this.answers.size > ANSWERS_KEPT) this.answers.delete(this.answers.keys().next().value ?? '')
    return answer
  }

  /** Why a command would be refused now; undefined where it would be done. It does nothing. */
  trial(actor: Actor, command: Command): Refusal | undefined {
    const { table } = this.kept
    try {
      const done = reduce(this.game, table, actor, command, this.now(), this.options.clock.now())
      if (!done.ok) return done.error
      return outdated(this.game, table, done.value.command) ?? undefined
    } catch (cause) {
      const rev = table.seq
      this.options.log({ level: 'incident', event: 'table/crashed', table: this.id, rev, cause })
      return refusal('host/incident', { rev })
    }
  }

  private perform({ at = this.now(), ...request }: CommandRequest): Promise<Answer> {
    if (this.closed) return refused(refusal('table/unknown'))
    const seq = this.ahead.table.seq + 1
    const today = this.options.clock.now()
    const when = { at, ...(today === at ? {} : { calendar: today }) }
    try {
      const done = follow(this.game, this.ahead, { ...request, ...when })
      if (!done.ok) return refused(done.error)
      const { record, command } = done.value
      const old = outdated(this.game, this.ahead.table, command)
      if (old) return refused(old)
      const entry: Entry = { seq, ...when, ...request, command }
      // Checked first: a command that cannot be written is refused alone, without affecting other commands.
      const spent = this.budget.spend(request, bytesOf(entry), today)
      if (spent) return refused(spent)
      this.ahead = record
      const { promise, resolve } = deferred<Answer>()
      this.waiting.push({ entry, record, answer: resolve })
      this.writing ??= this.write()
      return promise
    } catch (cause) {
      this.options.log({ level: 'incident', event: 'table/crashed', table: this.id, rev: seq, cause })
      return refused(refusal('host/incident', { rev: seq }))
    }
  }

  /** Writes all waiting commands with one flush, until none waits. */
  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting
      this.waiting = []
      try {
        await this.options.journal.append(batch.map(({ entry }) => entry))
        this.kept = batch.at(-1)?.record ?? this.kept
        this.tell()
        for (const { answer } of batch) answer({ kind: 'done' })
      } catch (cause) {
        // Commands that came meanwhile were applied on top of those that could not be written.
        const lost = [...batch, ...this.waiting]
        this.waiting = []
        this.ahead = this.kept
        const reason = cause instanceof JournalFault ? cause.refusal : refusal('host/incident')
        // A folder with another owner is logged once for all tables.
        const level = reason.code === 'journal/taken' ? 'info' : 'incident'
        this.options.log({ level, event: reason.code, table: this.id, cause })
        for (const { entry, answer } of lost) {
          if (entry.id !== undefined) this.answers.delete(`${actorName(entry.actor)}/${entry.id}`)
          answer({ kind: 'refused', refusal: reason })
        }
        // The lost command may have been the bell, or one that sets the next bell.
        this.bell.setAgain()
      }
    }
    this.writing = undefined
  }

  private tell(): void {
    this.bell.set()
    if (this.kept.table.seq - this.snapshotAt >= SNAPSHOT_EVERY) this.saveSnapshot()
    for (const listener of this.listeners) {
      try {
        listener()
      } catch (cause) {
        this.options.log({ level: 'incident', event: 'table/listener', table: this.id, cause })
      }
    }
  }

  private saveSnapshot(): void {
    const { journal, maker, log } = this.options
    const state = this.kept
    this.snapshotAt = state.table.seq
    this.snapshotting = this.snapshotting
      .then(() => journal.saveSnapshot({ seq: state.table.seq, maker, state }))
      // The journal has everything; a snapshot only saves time. Without the folder there is none to write.
      .catch((cause: unknown) => {
        const level = errorCode(cause) === 'ENOENT' ? 'info' : 'warn'
        log({ level, event: 'snapshot/failed', table: this.id, cause })
      })
  }

  /** Whether the bell was accepted, or a pause in its place. */
  private async ring(due: number): Promise<boolean> {
    // A table played by the calendar rings a missed bell as of its own hour.
    if (this.runsByCalendar) return this.ringAsOf(due)
    const awake = this.options.lastAwake() + this.offset
    const slept = this.now() - awake > ASLEEP_MS && due > awake
    const bell = () => this.submit({ actor: { kind: 'clock' }, command: { kind: 'bell' } })
    const { kind } = await (slept ? this.pause(awake) : bell())
    return kind === 'done'
  }

  private get runsByCalendar(): boolean {
    return this.ahead.table.settings.clock.calendar !== undefined
  }

  private async ringAsOf(due: number): Promise<boolean> {
    const at = Math.max(Math.min(due, this.now()), this.ahead.at)
    const { kind } = await this.submit({ actor: { kind: 'clock' }, command: { kind: 'bell' }, at })
    return kind === 'done'
  }

  /** The host stops, or was stopped since `at`: the clock pauses, unless the table goes by the calendar. */
  rest(at?: number): Promise<Answer> {
    return this.runsByCalendar ? Promise.resolve({ kind: 'done' }) : this.pause(at)
  }

  /** Stops the clock of a game in play as of `at` (now, when left out). */
  async pause(at?: number): Promise<Answer> {
    const { play } = this.ahead.table
    if (!play || play.paused || play.stage.kind === 'ended') return { kind: 'done' }
    const when = at === undefined ? {} : { at: Math.max(Math.min(at, this.now()), this.ahead.at) }
    return this.submit({ actor: { kind: 'clock' }, command: { kind: 'pause' }, ...when })
  }

  /** The table as the text of a file. */
  async contents(): Promise<Contents> {
    await this.writing
    return this.options.journal.contents()
  }

  /** Pauses, writes everything to the disk and closes the files. */
  async close(): Promise<void> {
    const paused = this.rest()
    this.closed = true
    this.bell.stop()
    await paused
    await this.writing
    if (this.kept.table.seq > this.snapshotAt) this.saveSnapshot()
    await this.snapshotting
    await this.options.journal.close()
  }
}

const refused = (reason: Refusal): Promise<Answer> => Promise.resolve({ kind: 'refused', refusal: reason })

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
