// The one protocol between a host and all its pages. A view replaces the one before; an act carries an id, so a
// repeat after a reconnect does nothing twice.
import { z } from 'zod'
import type { SeatId } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { BroughtEntry } from './brought.ts'
import { visible } from '../kernel/visible.ts'
import { roomCodeOf } from './room-code.ts'
import { clockSchema } from '../table/clock.ts'
import { commandSchema, settingsSchema } from '../table/command.ts'
import { SEATINGS } from '../table/seating.ts'
import { holderSchema, seatId, tableId, type PlayerId, type TableId } from '../table/holder.ts'
import type { LetterView } from '../table/letters/view.ts'
import type { NumberedNews } from '../table/news.ts'
import type { TableStatus, TableView } from '../table/view.ts'

/** Which letters a page asks for: a seat's folder, broadcasts, the gamemaster's desk, or all of them once they are open. */
const letterBoxSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('folder'), seat: seatId }),
  z.object({ kind: z.literal('printed') }),
  z.object({ kind: z.literal('desk') }),
  z.object({ kind: z.literal('all') }),
])
const actId = z.string().min(1).max(40)
const token = z.string().min(16).max(128)
const roomCode = z.string().max(40).transform(roomCodeOf).pipe(z.string().min(3).max(12))
/** A name as it was typed; the table says what is wrong with it. */
const typedName = z.string().max(200).transform(visible).pipe(z.string().max(40))

/** Identifies the connection. A host token also opens the lobby. */
const asSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('host'), token }),
  /** With the code the host can tell a revoked key from one of another host. */
  z.object({ kind: z.literal('player'), token, code: roomCode.optional() }),
  /** The big screen, and people who only watch: public data. */
  z.object({ kind: z.literal('screen'), code: roomCode }),
  /** Not identified yet: may join. */
  z.object({ kind: z.literal('guest') }),
])

/** Settings of a new table; what is left out takes its default. */
const newTableSchema = z.object({
  game: z.string().min(1).max(40),
  settings: settingsSchema.partial().extend({ clock: clockSchema.optional() }),
  seats: z.record(z.string(), holderSchema).optional(),
})

/** What the laptop may do to the reading on a television. */
export const CONDUCTS = ['back', 'stop', 'run', 'hurry'] as const
export type Conduct = (typeof CONDUCTS)[number]

export const clientMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    protocol: z.number().int(),
    as: asSchema,
    table: tableId.optional(),
    /** The last news a returning page has received. */
    heard: z
      .object({
        table: tableId,
        numbers: z.record(z.string().max(32), z.number().int().min(0)),
      })
      .optional(),
  }),
  /** Joins with a name; answered by `welcome` with a token. */
  z.object({ type: z.literal('join'), id: actId, code: roomCode, name: typedName }),
  /**
   * Asks for the place of the person of that name, whose own device is lost. Answered by `claimed` at once, and, once
   * the host has decided, by `welcome` with a token, or a refusal.
   */
  z.object({ type: z.literal('claim'), id: actId, code: roomCode, name: typedName }),
  /** Withdraws the claim. */
  z.object({ type: z.literal('unclaim'), id: actId }),
  /** The host's decision on a claim, by its number. */
  z.object({ type: z.literal('decide-claim'), id: actId, number: z.string().max(8), grant: z.boolean() }),
  z.object({ type: z.literal('act'), id: actId, command: commandSchema }),
  /** Asks whether an intent would be taken: answered by `done` or `refused`. Nothing is done by it. */
  z.object({ type: z.literal('try'), id: actId, seat: seatId, intent: z.unknown() }),
  /** Opens the curtain of a seat at the laptop (null: closes it). */
  z.object({ type: z.literal('lift'), id: actId, seat: seatId.nullable() }),
  /**
   * Moves the reading on all televisions one scene back, stops it, lets it run, or goes to the next scene: host
   * only.
   */
  z.object({ type: z.literal('conduct'), id: actId, act: z.enum(CONDUCTS) }),
  /** A television tells whether somebody stopped its reading, and whether it has ended; from other pages it means nothing. */
  z.object({ type: z.literal('stopped'), id: actId, stopped: z.boolean(), ended: z.boolean().optional() }),
  /** A closed phase in full. */
  z.object({ type: z.literal('record'), id: actId, index: z.number().int().min(0) }),
  /** Letters of a box that come after so many of it; answered by `letters`, as many as fit. */
  z.object({
    type: z.literal('letters'),
    id: actId,
    box: letterBoxSchema,
    after: z.number().int().min(0),
  }),
  z.object({
    type: z.literal('lobby'),
    id: actId,
    act: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('create'), table: newTableSchema }),
      z.object({ kind: z.literal('open'), table: tableId }),
      /** Back to the list of tables; the table itself goes on. */
      z.object({ kind: z.literal('close') }),
      /**
       * Makes the next table for the people of this one and moves them there: the same settings, seats kept or drawn
       * again.
       */
      z.object({
        kind: z.literal('again'),
        table: tableId,
        name: z.string().trim().min(1).max(60),
        seating: z.enum(SEATINGS),
      }),
      z.object({ kind: z.literal('archive'), table: tableId, archived: z.boolean() }),
      /** Removes what somebody brought and no table is played on. */
      z.object({ kind: z.literal('remove-brought'), game: z.string().max(40), brought: z.string().max(80) }),
      z.object({ kind: z.literal('rename'), table: tableId, name: z.string().trim().min(1).max(60) }),
      /** Gives a table its place in a tournament, or removes it. */
      z.object({
        kind: z.literal('place'),
        table: tableId,
        tournament: settingsSchema.shape.tournament,
      }),
      /** The standings of several tables, as the public sees them: answered by `standings`. */
      z.object({ kind: z.literal('standings'), tables: z.array(tableId).max(200) }),
    ]),
  }),
  /** `sent` is the page's own clock (ms), from which it computes how long the answer took. */
  z.object({ type: z.literal('ping'), sent: z.number().optional() }),
])
export type ClientMessage = z.infer<typeof clientMessageSchema>
export type NewTable = z.infer<typeof newTableSchema>

/** A table of this host, as the start screen lists it. */
export interface TableEntry {
  readonly id: TableId
  readonly name: string
  readonly game: string
  readonly code: string
  readonly status: TableStatus
  /** The game's phase, `S1901M`; null before the start. */
  readonly phase: string | null
  /** Whether its clock runs, while nobody looks at it too. */
  readonly runs: boolean
  readonly people: number
  /** Names of the players, in the order of the seats; empty where nobody may know who plays whom. */
  readonly players: readonly string[]
  readonly changedAt: number
  readonly archived: boolean
  /** Set when its files could not be read whole: what was lost, as a code for a sentence. */
  readonly damage?: Refusal
}

/** A table of another host on this network. */
export interface NearbyTable {
  readonly name: string
  readonly url: string
}

/** Where phones find this host; the first address is the best guess. */
export interface Addresses {
  readonly urls: readonly string[]
}

/** A table of this host that is not started yet. */
export interface NextTable {
  readonly code: string
  readonly name: string
}

/** A person asks to go on with another device. The asking page shows the number. */
export interface ClaimView {
  readonly number: string
  readonly player: PlayerId
}

export interface LobbyView {
  readonly tables: readonly TableEntry[]
  readonly nearby: readonly NearbyTable[]
  readonly addresses: Addresses
  /** What people have brought to the games here. */
  readonly brought: readonly BroughtEntry[]
  readonly version: string
}

export type ServerMessage =
  | {
      readonly type: 'welcome'
      readonly protocol: number
      /** Sent once, to the person who just joined: the key to the seat. */
      readonly token?: string
      readonly player?: PlayerId
      readonly table?: TableId
    }
  /** To the host's window only. */
  | { readonly type: 'lobby'; readonly lobby: LobbyView }
  /**
   * A whole view, sent whenever these eyes have something new to see; `rev` rises with every view on this connection,
   * and each connection counts its own. `at` is the host's clock (ms) at which the times left were computed.
   * `addresses` go to host and screen, `claims` to the host and to the person whose place is asked for. `screens`
   * tells the host how many televisions are at the table, `stopped` on how many of them the reading stands still, `ended` on how many it has ended.
   * `next` tells those who sat at a table that is over which one they may join.
   */
  | {
      readonly type: 'view'
      readonly rev: number
      readonly at: number
      readonly view: TableView
      readonly addresses?: Addresses
      readonly claims?: readonly ClaimView[]
      readonly screens?: number
      readonly stopped?: number
      readonly ended?: number
      readonly next?: NextTable
    }
  /**
   * What happened, in order; each stream (the public one, and each seat's own) counts its own. `before`: it happened
   * before the page first connected. `forget`: seats whose own news these eyes may no longer see.
   */
  | {
      readonly type: 'news'
      readonly table: TableId
      readonly news: readonly NumberedNews[]
      readonly before?: boolean
      readonly forget?: readonly SeatId[]
    }
  /** To a television: what the laptop does to its reading. Sent once, to all televisions connected at that moment. */
  | { readonly type: 'conducted'; readonly act: Conduct }
  /** The claim waits for the host, who sees the same number. */
  | { readonly type: 'claimed'; readonly id: string; readonly number: string }
  /** The act was done (and is on the disk). */
  | {
      readonly type: 'done'
      readonly id: string
      readonly table?: TableId
    }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly type: 'standings'; readonly id: string; readonly views: readonly TableView[] }
  | { readonly type: 'record'; readonly id: string; readonly index: number; readonly record: unknown }
  /** Some letters of a box, and how many lie in it altogether. */
  | {
      readonly type: 'letters'
      readonly id: string
      readonly letters: readonly LetterView[]
      readonly count: number
    }
  /** Heartbeat: the host's clock (ms), and `sent` of the ping that it answers, if any. */
  | { readonly type: 'pong'; readonly now: number; readonly sent?: number }
  /** The host closes the connection and gives the reason: an old page, a revoked seat, a second window. */
  | { readonly type: 'goodbye'; readonly refusal: Refusal }
