// Everything that can happen at a table. A command is accepted and journalled, or refused with a reason.
import { z } from 'zod'
import type { SeatId } from '../kernel/game.ts'
import { clockSchema } from './clock.ts'
import { WINNING_LEVELS } from '../kernel/computer.ts'
import { holderSchema, personName, playerId, seatId, type PlayerId } from './holder.ts'
import { headlineSchema, letterheadSchema, letterTextSchema, sideSchema } from './letters/letter.ts'
import { letterRuleSchema } from './letters/rule.ts'

/** How many acts in a row can be taken back at once. */
export const LAST_ACTS = 16

/** The actor. The host layer vouches for it; `reduce` decides what each may do. */
export type Actor =
  | { readonly kind: 'host' }
  | { readonly kind: 'player'; readonly player: PlayerId }
  /** The program that plays the seats held by a computer. */
  | { readonly kind: 'stand-in' }
  /** The bell and other acts of time. */
  | { readonly kind: 'clock' }

export const JOINING = ['open', 'confirm', 'locked'] as const
export const ALLOTMENTS = ['random', 'chosen'] as const
/**
 * What seats may propose to each other. A draw and a concession end the game; an extension and the end of the talks
 * change its clock (R35); a rollback goes back to the beginning of an earlier phase; an agreement is the game's own.
 * After the end, everybody's letters may be opened.
 */
export const BALLOT_KINDS = [
  'draw',
  'concession',
  'extension',
  'end-talks',
  'rollback',
  'agreement',
  'open-letters',
] as const
/** What a vote for more time adds, in seconds. */
export const BALLOT_EXTENSION = 180
export const BALLOT_SECRECY = ['secret', 'counts', 'open'] as const
/**
 * Whether the host rules as a gamemaster without a power (R168), and sees sealed sheets too or only what was
 * revealed. In a sandbox one hand plays every seat at the laptop and sees everything.
 */
export const GAMEMASTERS = ['none', 'sealed', 'open', 'sandbox'] as const
/** Whether people talk; in gunboat, besides, nobody knows who plays whom until the end. */
export const PRESS = ['spoken', 'silent', 'gunboat'] as const
/** Whether people are told who plays whom, or only once the game is over (S56); in gunboat, never before. */
export const NAMES = ['told', 'until-the-end'] as const
export const RULING_KINDS = ['paper', 'correct', 'amend', 'take-back'] as const

/** Settings that the host chooses before the game starts; joining and the clock may change later too. */
export const settingsSchema = z.object({
  name: z.string().trim().min(1).max(60),
  joining: z.enum(JOINING),
  allotment: z.enum(ALLOTMENTS),
  seed: z.string().trim().min(1).max(40),
  clock: clockSchema,
  ballotSecrecy: z.enum(BALLOT_SECRECY),
  gamemaster: z.enum(GAMEMASTERS),
  press: z.enum(PRESS),
  names: z.enum(NAMES),
  letters: letterRuleSchema,
  /** The last round begins before this instant (milliseconds on the host's clock); null: no such hour (R26). */
  endAt: z.number().int().min(0).nullable(),
  /** The table's place in a tournament over several tables; null outside one. */
  tournament: z
    .object({ round: z.number().int().min(1).max(99), board: z.string().trim().max(20) })
    .nullable(),
  /** The game's own options, checked by its schema. */
  options: z.unknown(),
})
export type Settings = z.infer<typeof settingsSchema>

/** Some of the settings; those left out stay as they are. */
const settingsChangeSchema = settingsSchema.partial()
export type SettingsChange = z.infer<typeof settingsChangeSchema>

/** What host and seats may ask for over the wire. */
export const commandSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('configure'), settings: settingsChangeSchema }),
  z.object({ kind: z.literal('seat'), seat: seatId, holder: holderSchema }),
  z.object({ kind: z.literal('start') }),
  /** A person asks for a seat (null: any); the host grants, unless the table is open. */
  z.object({ kind: z.literal('ask-seat'), seat: seatId.nullable() }),
  z.object({ kind: z.literal('grant-seat'), player: playerId, seat: seatId }),
  z.object({ kind: z.literal('deny-seat'), player: playerId }),
  z.object({ kind: z.literal('leave-seat'), seat: seatId }),
  /** A computer plays on for a person who is away for a while; the person may take the seat back (R162). */
  z.object({ kind: z.literal('take-break'), seat: seatId, level: z.enum(WINNING_LEVELS) }),
  z.object({ kind: z.literal('come-back'), seat: seatId }),
  z.object({ kind: z.literal('rename'), name: personName }),
  z.object({ kind: z.literal('dismiss'), player: playerId }),
  /** The game's own intent for a seat, checked by its schema. */
  z.object({ kind: z.literal('intent'), seat: seatId, intent: z.unknown() }),
  /** Takes the seat's last act back, or the last few, in its turn and while no other seat has seen any of it. */
  z.object({
    kind: z.literal('undo'),
    seat: seatId,
    acts: z.number().int().min(1).max(LAST_ACTS).optional(),
  }),
  /** Ends the seat's own turn: the game does as little as its rules allow, until another seat is asked. */
  z.object({ kind: z.literal('end-turn'), seat: seatId }),
  z.object({ kind: z.literal('ready'), seat: seatId, ready: z.boolean() }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('extend'), seconds: z.number().int().min(5).max(3600) }),
  /** Ends the stage now, as the bell would. */
  z.object({ kind: z.literal('close-now') }),
  /** Ends the reading and starts the next stage's clock. */
  z.object({ kind: z.literal('continue') }),
  z.object({
    kind: z.literal('open-ballot'),
    seat: seatId.nullable(),
    ballot: z.enum(BALLOT_KINDS),
    who: z.array(seatId).max(32),
    /** The phase a rollback goes back to, or the terms of the game's own agreement; the others have none. */
    terms: z.unknown().optional(),
  }),
  z.object({ kind: z.literal('vote'), seat: seatId, vote: z.enum(['yes', 'no']) }),
  z.object({ kind: z.literal('withdraw-ballot') }),
  /** A private letter. The letterhead is the writer's to make up; `to` is the true addressee. */
  z.object({
    kind: z.literal('letter'),
    seat: seatId,
    to: seatId,
    head: letterheadSchema,
    text: letterTextSchema,
  }),
  /** A broadcast: of a seat, or (null) of a guest or the gamemaster. The author given need not be true. */
  z.object({
    kind: z.literal('broadcast'),
    seat: seatId.nullable(),
    headline: headlineSchema,
    author: sideSchema,
    text: letterTextSchema,
  }),
  /** The gamemaster delivers a letter, to its addressee or (`to`) to another seat, or holds it back. */
  z.object({
    kind: z.literal('desk'),
    letter: z.number().int().min(1),
    deliver: z.boolean(),
    to: seatId.nullable(),
  }),
  /** The gamemaster rules; the reason is public. */
  z.object({
    kind: z.literal('rule'),
    reason: z.string().trim().min(1).max(200),
    ruling: z.discriminatedUnion('kind', [
      /**
       * Enters the seat's own orders, handed in on paper by a player at the laptop. With the `whole` sheet the seat
       * is ready; while a line of it is still to be corrected it is not.
       */
      z.object({
        kind: z.literal('paper'),
        seat: seatId,
        intent: z.unknown(),
        whole: z.boolean().default(true),
      }),
      /** Writes an intent on a seat's sheet before the reveal, with the rights of that seat. */
      z.object({ kind: z.literal('correct'), seat: seatId, intent: z.unknown() }),
      /** Changes the position, as far as the game allows. */
      z.object({ kind: z.literal('amend'), change: z.unknown() }),
      /** Opens the phase that closed last once more, with the sheets as they were. */
      z.object({ kind: z.literal('take-back') }),
    ]),
  }),
])
export type TableCommand = z.infer<typeof commandSchema>

/**
 * Commands that only the host layer issues: time is up, a person came in or goes on with another device, a computer
 * had too little time.
 */
export type InnerCommand =
  | { readonly kind: 'bell' }
  | { readonly kind: 'join'; readonly player: PlayerId; readonly name: string }
  | { readonly kind: 'new-key'; readonly player: PlayerId }
  /** A computer's sheet was made without its search, for want of time. */
  | { readonly kind: 'made-up'; readonly seat: SeatId }

export type Command = TableCommand | InnerCommand
