// The table: plain JSON that holds a whole game and its people. It follows from its beginning and its journal alone.
import { z } from 'zod'
import { CHANCES, type Seed } from '../kernel/chance.ts'
import type { AnyGame, SeatId } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Result, ok } from '../kernel/result.ts'
import { type Bell, bellSchema } from './bell.ts'
import {
  BALLOT_KINDS,
  BALLOT_SECRECY,
  GAMEMASTERS,
  NAMES,
  PRESS,
  RULING_KINDS,
  type Settings,
  settingsSchema,
} from './command.ts'
import { type Mail, mailSchema, NO_MAIL } from './letters/letter.ts'
import { NO_LETTERS } from './letters/rule.ts'
import {
  type Holder,
  holderSchema,
  personName,
  playerId,
  type PlayerId,
  seatId,
  tableId,
  type TableId,
} from './holder.ts'
import { faultIn, refuse } from './refusals.ts'
import { type SeatClock, seatClockSchema } from './seat-clock.ts'
import type { BallotResult, Ruling, TableStatus } from './view.ts'
import { hidesNames } from './names.ts'

/** Raised when tables of the old shape need a migration. */
export const TABLE_SCHEMA = 1

export interface Seat {
  readonly seat: SeatId
  readonly holder: Holder
}

/** A person with a device, seated or not. */
export interface Person {
  readonly player: PlayerId
  readonly name: string
  /** The seat asked for; 'any' stands for any free seat. */
  readonly asking: SeatId | 'any' | null
}

/** A vote of one seat; silence counts as no when the phase closes. */
export interface Vote {
  readonly seat: SeatId
  readonly vote: 'yes' | 'no'
}

export interface Ballot {
  readonly kind: (typeof BALLOT_KINDS)[number]
  /** Seats that share the draw, or win by concession. */
  readonly who: readonly SeatId[]
  /** The seat that proposed it; null: the host. */
  readonly by: SeatId | null
  readonly secrecy: (typeof BALLOT_SECRECY)[number]
  readonly votes: readonly Vote[]
  /** The phase a rollback goes back to, or the terms of the game's own agreement; null for the others. */
  readonly terms: unknown
}

/** The beginning of a phase, kept where the game may go back to it. */
export interface Beginning {
  readonly phase: string
  readonly state: unknown
}

/** What a seat may take back of its turn: acts whose effects no other seat has seen, and the state they began from. */
export interface Undoable {
  readonly seat: SeatId
  readonly from: unknown
  readonly intents: readonly unknown[]
}

/** Where the clock stands: in a stage of the game's phase (its index there), reading results, or at the end. */
export type StageNow =
  | { readonly kind: 'stage'; readonly index: number }
  | { readonly kind: 'reading' }
  | { readonly kind: 'ended' }

/** A game in play, or played. */
export interface Play {
  /** The game's own state; the table does not read it. */
  readonly state: unknown
  readonly stage: StageNow
  readonly bell: Bell
  readonly paused: boolean
  /** Seats that are ready in this stage. */
  readonly ready: readonly SeatId[]
  readonly ballot: Ballot | null
  readonly lastBallot: BallotResult | null
  /** How often results were shown. */
  readonly closings: number
  /** Phases passed over at the last closing. */
  readonly skipped: readonly string[]
  /** The game before the last closing, kept where a gamemaster may take it back. */
  readonly before: { readonly state: unknown } | null
  /** Empty unless the game may go back by consent; oldest first. */
  readonly beginnings: readonly Beginning[]
  /** How often the game went back by consent. */
  readonly rollbacks: number
  readonly undoable: Undoable | null
  /** A seat that has ended its turn while another one is still asked something in it. */
  readonly ending: SeatId | null
  /** Empty unless the game is played in turns and has clocks for them. */
  readonly seatClocks: readonly SeatClock[]
  readonly rulings: readonly Ruling[]
}

export interface Table {
  readonly schema: typeof TABLE_SCHEMA
  readonly id: TableId
  /** What people type to come in. */
  readonly code: string
  /** The secret that the game draws from, in no view before the end. Empty: the game draws from the public seed. */
  readonly secret: string
  /** How chance is drawn from it. */
  readonly chance: Seed['chance']
  readonly game: { readonly id: string; readonly version: number }
  /** Commands accepted so far; the number of the last journal entry. */
  readonly seq: number
  readonly settings: Settings
  readonly seats: readonly Seat[]
  readonly people: readonly Person[]
  readonly mail: Mail
  /** Null before the start. */
  readonly play: Play | null
}

/** A table whose game has started. */
export type PlayedTable = Table & { readonly play: Play }

const yesOrNo = z.enum(['yes', 'no'])
const ballotSchema = z.object({
  kind: z.enum(BALLOT_KINDS),
  who: z.array(seatId),
  terms: z.unknown().default(null),
  by: seatId.nullable(),
  secrecy: z.enum(BALLOT_SECRECY),
  votes: z.array(z.object({ seat: seatId, vote: yesOrNo })),
})
const ballotResultSchema = z.object({
  kind: z.enum(BALLOT_KINDS),
  who: z.array(seatId),
  // Tables of earlier versions have no such field.
  byAll: z.boolean().default(false),
  terms: z.unknown().default(null),
  passed: z.boolean(),
  against: z.number().nullable(),
  votes: z.array(z.object({ seat: seatId, vote: yesOrNo.nullable() })).nullable(),
})
const tableSchema: z.ZodType<Table> = z.object({
  schema: z.literal(TABLE_SCHEMA),
  id: tableId,
  code: z.string(),
  secret: z.string().default(''),
  // Tables from before there were two ways have no such field.
  chance: z.enum(CHANCES).default('folded'),
  game: z.object({ id: z.string(), version: z.number() }),
  seq: z.number().int().min(0),
  // Tables of earlier versions have none of these.
  settings: settingsSchema.extend({
    gamemaster: z.enum(GAMEMASTERS).default('none'),
    press: z.enum(PRESS).default('spoken'),
    names: z.enum(NAMES).default('told'),
    letters: settingsSchema.shape.letters.default(NO_LETTERS),
    endAt: settingsSchema.shape.endAt.default(null),
    tournament: settingsSchema.shape.tournament.default(null),
  }),
  seats: z.array(z.object({ seat: seatId, holder: holderSchema })),
  people: z.array(
    z.object({ player: playerId, name: personName, asking: z.union([z.literal('any'), seatId]).nullable() }),
  ),
  mail: mailSchema.default(NO_MAIL),
  play: z
    .object({
      state: z.unknown(),
      stage: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('stage'), index: z.number().int().min(0) }),
        z.object({ kind: z.literal('reading') }),
        z.object({ kind: z.literal('ended') }),
      ]),
      bell: bellSchema,
      paused: z.boolean(),
      ready: z.array(seatId),
      ballot: ballotSchema.nullable(),
      lastBallot: ballotResultSchema.nullable(),
      closings: z.number().int().min(0),
      skipped: z.array(z.string()),
      before: z.object({ state: z.unknown() }).nullable().default(null),
      beginnings: z.array(z.object({ phase: z.string(), state: z.unknown() })).default([]),
      rollbacks: z.number().int().min(0).default(0),
      undoable: z
        .object({ seat: seatId, from: z.unknown(), intents: z.array(z.unknown()) })
        .nullable()
        .default(null),
      ending: seatId.nullable().default(null),
      seatClocks: z.array(seatClockSchema).default([]),
      rulings: z
        .array(
          z.object({
            kind: z.enum(RULING_KINDS),
            phase: z.string(),
            seat: seatId.nullable(),
            reason: z.string(),
            told: z.unknown().default(null),
          }),
        )
        .default([]),
    })
    .nullable(),
})

/**
 * A table read back from JSON, for the game it was made with. Refuses another shape (`table/unreadable`) and another
 * game or version of it (`table/other-game`).
 */
export function readTable(game: AnyGame, json: unknown): Result<Table, Refusal> {
  const parsed = tableSchema.safeParse(json)
  if (!parsed.success) {
    return refuse('table/unreadable', { at: faultIn(parsed.error) })
  }
  const of = belongsTo(game, parsed.data)
  return of.ok ? ok(parsed.data) : of
}

/** Refuses a game module the table was not made with. */
export function belongsTo(game: AnyGame, table: Table): Result<true, Refusal> {
  if (table.game.id === game.id && table.game.version === game.version) return ok(true)
  return refuse('table/other-game', { game: table.game.id, version: table.game.version })
}

/** The secret chance comes from where it must stay unknown until the end. */
export const seedOf = ({ chance, secret, settings }: Table): Seed => ({
  chance,
  secret: secret || settings.seed,
})

/** Whether nobody may know which person plays which seat. */
export const isVeiled = (table: Table): boolean => hidesNames(table.settings) && statusOf(table) === 'playing'

export function statusOf(table: Table): TableStatus {
  if (!table.play) return 'setting'
  return table.play.stage.kind === 'ended' ? 'ended' : 'playing'
}

/** The holder of a seat; undefined where the game has no such seat. */
export function holderOf(table: Table, seat: SeatId): Holder | undefined {
  return table.seats.find((one) => one.seat === seat)?.holder
}

/** A person by id; undefined where the table does not know it. */
export const personOf = (table: Table, player: PlayerId): Person | undefined =>
  table.people.find((person) => person.player === player)

/** The seats of a person, in the order of the table. */
export function seatsOf(table: Table, player: PlayerId): SeatId[] {
  return table.seats.filter(({ holder }) => isHeldBy(holder, player)).map(({ seat }) => seat)
}

export const isHeldBy = (holder: Holder, player: PlayerId): boolean =>
  holder.kind === 'player' && holder.player === player

/** A holder who talks and agrees: a person at the laptop or on a device. */
export const isPerson = (holder: Holder | undefined): boolean =>
  holder?.kind === 'here' || holder?.kind === 'player'

/** A holder that decides, person or computer; other seats fall under the game's rule for absent seats. */
export const isHeld = (holder: Holder | undefined): boolean => isPerson(holder) || holder?.kind === 'computer'
