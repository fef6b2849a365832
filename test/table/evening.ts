// A table under test that is driven by commands: keeps the journal, the time and the news.
import { expect } from 'vitest'
import type { AnyGame, SeatId } from '../../shared/kernel/game.ts'
import type { Refusal } from '../../shared/kernel/refusal.ts'
import type { Actor, Command } from '../../shared/table/command.ts'
import type { Holder, PlayerId, TableId } from '../../shared/table/holder.ts'
import type { JournalEntry } from '../../shared/table/journal.ts'
import type { AddressedNews } from '../../shared/table/news.ts'
import { reduce } from '../../shared/table/reduce.ts'
import { newTable, type NewTableArgs } from '../../shared/table/settings.ts'
import type { Table } from '../../shared/table/table.ts'
import { viewTable } from '../../shared/table/view-table.ts'
import { skirmish } from './skirmish.ts'

export const host: Actor = { kind: 'host' }
export const clock: Actor = { kind: 'clock' }
export const standIn: Actor = { kind: 'stand-in' }
export const who = (name: string) => name as PlayerId
export const player = (name: string): Actor => ({ kind: 'player', player: who(name) })

export class Evening {
  readonly game: AnyGame
  readonly first: Table
  table: Table
  now = 1_000_000
  /** How far the host's calendar is behind the table's time, milliseconds. */
  behind = 0
  readonly journal: JournalEntry[] = []
  readonly news: AddressedNews[] = []
  readonly refused: Refusal[] = []

  constructor(args: Partial<NewTableArgs> = {}) {
    this.game = args.game ?? skirmish
    const made = newTable({ id: 'table' as TableId, code: 'ROOM', ...args, game: this.game })
    if (!made.ok) throw new Error(made.error.code)
    this.first = this.table = made.value
  }

  /** Does a command; the refusal if it was refused. */
  try(actor: Actor, command: Command): Refusal | null {
    const before = JSON.stringify(this.table)
    const done = reduce(this.game, this.table, actor, command, this.now, this.now - this.behind)
    expect(JSON.stringify(this.table)).toBe(before)
    if (!done.ok) {
      this.refused.push(done.error)
      return done.error
    }
    this.table = done.value.table
    const calendar = this.behind === 0 ? {} : { calendar: this.now - this.behind }
    this.journal.push({
      seq: this.table.seq,
      at: this.now,
      ...calendar,
      actor,
      command: done.value.command,
    })
    this.news.push(...done.value.news)
    return null
  }

  /** Does a command that must be accepted. */
  do(actor: Actor, command: Command): this {
    expect(this.try(actor, command)).toBeNull()
    return this
  }

  wait(seconds: number): this {
    this.now += seconds * 1000
    return this
  }

  ready(...seats: string[]): this {
    for (const seat of seats) this.do(host, { kind: 'ready', seat: seat as SeatId, ready: true })
    return this
  }

  /** Every seat at the laptop votes. */
  voteAll(vote: 'yes' | 'no'): this {
    const asked = this.screen.ballot?.votes ?? []
    for (const { seat } of asked) this.do(host, { kind: 'vote', seat, vote })
    return this
  }

  rule(ruling: Extract<Command, { kind: 'rule' }>['ruling'], reason = 'As was agreed'): this {
    return this.do(host, { kind: 'rule', ruling, reason })
  }

  seat(seat: string, holder: Holder): this {
    return this.do(host, { kind: 'seat', seat: seat as SeatId, holder })
  }

  unready(seat: string): this {
    return this.do(host, { kind: 'ready', seat: seat as SeatId, ready: false })
  }

  write(seat: string, write: string): this {
    return this.do(host, { kind: 'intent', seat: seat as SeatId, intent: { write } })
  }

  /** The table as the public sees it. */
  get screen() {
    return viewTable(this.game, this.table, { you: { kind: 'screen' }, online: new Set(), now: this.now })
  }

  /** `negotiation T1M`, `reading T1R`. */
  get stage(): string {
    const { name, phase } = this.screen.stage
    return `${name} ${phase ?? ''}`.trim()
  }
}

/** Everybody at the laptop. */
export const here = { kind: 'here' } as const
export const allHere = { red: here, green: here, blue: here }
