// The contract a game fulfils. The table knows seats, stages and journals; everything it knows of the game it
// learns through these functions. All of them are pure: same arguments, same answer, on every machine.
import type { z } from 'zod'
import type { Brand } from './brand.ts'
import type { Bringing } from './brought.ts'
import type { Seed } from './chance.ts'
import type { ComputerLevel } from './computer.ts'
import type { Refusal } from './refusal.ts'
import type { Result } from './result.ts'

/** A chair of the game: a power, or a side where there are two. */
export type SeatId = Brand<'SeatId'>

/** A pair of eyes: those of some seats, or the public screen's. */
export type Eyes = { readonly kind: 'seats'; readonly seats: readonly SeatId[] } | { readonly kind: 'screen' }

/** A decision that a seat has to make now. Sealed decisions are revisable until the stage closes. */
export interface Decision {
  readonly seat: SeatId
  readonly manner: 'sealed' | 'in-turn'
  /** Whether the seat has written anything yet; never what it wrote. */
  readonly drafted: boolean
  /**
   * Whether a person who is present answers it by an own act, such as a die that was thrown: the end of a turn waits for
   * it.
   */
  readonly byHand?: true
}

export const STAGE_NAMES = ['negotiation', 'writing', 'retreats', 'adjustments', 'turn'] as const
export type StageName = (typeof STAGE_NAMES)[number]

/** A stretch of the clock within one phase of the game. */
export interface Stage {
  readonly name: StageName
  /** Whether players may talk (R34, R43). */
  readonly talk: boolean
  /** Whether sealed intents are taken in this stage. */
  readonly drafting: boolean
  /** What closes it early: all agree to end the talks, or every seat that must decide is ready. */
  readonly early: 'all-agree' | 'all-ready'
  /** First turn of the game: its talks last longer (R34). */
  readonly first: boolean
  /** The seat whose turn the phase is, in a game of turns: that seat may end it. Others may be asked meanwhile. */
  readonly turnOf?: SeatId
  /**
   * False where that turn is questions alone: it is over with its answers, there is nothing to end, and clocks give no
   * bonus.
   */
  readonly endable?: false
}

/**
 * News of a step that no view shows: a die, a card drawn. What views show, or a record shows in its order, needs no
 * news.
 */
export interface GameEvent {
  /** The only seat that gets it. Left out, everybody gets it, and it must hold nothing sealed. */
  readonly to?: SeatId
  /** Of the shape that `newsSchema` has. */
  readonly told: unknown
}

/** What a step of the game gives back. */
export interface Step<State> {
  readonly state: State
  readonly events: readonly GameEvent[]
  /**
   * For an act in a seat's own turn: true where nothing was rolled, drawn or revealed, so that the seat may take it
   * back until another seat acts. Left out, the act stands.
   */
  readonly mayUndo?: boolean
}

export type Ending =
  | { readonly kind: 'going-on' }
  | { readonly kind: 'ended'; readonly how: string; readonly who: readonly SeatId[] }

/** What a gamemaster may change in the position: move pieces, give centres back. */
export interface Amendment<State> {
  readonly schema: z.ZodType
  /**
   * Applies a change that passed the schema. The game clears open decisions and drafts that the change makes invalid.
   * `changes` is published with the ruling.
   */
  apply(state: State, change: unknown): Result<Step<State> & { readonly changes: unknown }, Refusal>
}

/** Going back to the beginning of an earlier phase, where all agree. */
export interface GoingBack<State> {
  /** How many beginnings of phases the table keeps. */
  readonly phases: number
  /**
   * The state with new chance from here on: a die that players saw must not fall the same again. `times` counts from
   * 1.
   */
  rechance(state: State, times: number): State
  /**
   * Whether cards were dealt between two moments, so that going back would deal others. Left out, none are.
   */
  deals?(from: State, to: State): boolean
}

/** What seats may agree on beyond what every table knows: peace, a bid. */
export interface Agreement<State> {
  readonly schema: z.ZodType
  /** Seats that must agree to these terms; the proposer has agreed. Refused where the terms cannot be proposed now. */
  asked(state: State, by: SeatId | null, terms: unknown): Result<readonly SeatId[], Refusal>
  /** Carries out what was agreed on. */
  agree(state: State, terms: unknown): Step<State>
}

/** What happened in a game that another program wrote down, step by step. */
export type ImportedStep<Intent> =
  | { readonly kind: 'intent'; readonly seat: SeatId; readonly intent: Intent }
  /** The file's rules came to another position, so it is set as a gamemaster would set it (see `amend`). */
  | { readonly kind: 'amend'; readonly change: unknown }
  | { readonly kind: 'close' }

/** A game out of another program's file. */
export interface Imported<Intent> {
  /** What the file calls it. */
  readonly name: string
  readonly options: unknown
  readonly steps: readonly ImportedStep<Intent>[]
}

export interface GameModule<State, View, Intent, Options> {
  readonly id: string
  /** Raised when a state of the old shape cannot be read any more. */
  readonly version: number
  readonly optionsSchema: z.ZodType<Options>
  /**
   * Reads a command. What it returns is done and journalled: it holds only the fields it names, and reading it again
   * returns the same.
   */
  readonly intentSchema: z.ZodType<Intent>
  /** The shape of the game's news; pages get no other field. */
  readonly newsSchema: z.ZodType
  /** Seats in their order at the table. */
  seats(options: Options): readonly SeatId[]
  /** Seats that one person plays together (R172..R175); left out, each seat has its own player. */
  hands?(options: Options): readonly (readonly SeatId[])[]
  /** The compiled map that pages draw first, `resources/maps/NAME.json`; left out where a game has none. */
  map?(options: Options): string
  /** Kinds of computers that play a seat, the strongest last; left out, none does. */
  readonly computers?: readonly ComputerLevel[]
  setup(args: { readonly seed: Seed; readonly options: Options }): State
  /** A name for the phase, for files and journals: `S1901M`. It changes whenever the phase does. */
  phase(state: State): string
  /** Decisions open now. Empty: no seat has anything to decide and the phase may close at once. */
  pending(state: State): readonly Decision[]
  /** The clock's stages of the phase now, in order. */
  stages(state: State): readonly Stage[]
  apply(state: State, seat: SeatId, intent: Intent): Result<Step<State>, Refusal>
  /**
   * Why nobody may send an intent that `apply` still takes, because journals of earlier versions hold it; null for every
   * other. Left out, what `apply` takes may be sent.
   */
  outdated?(state: State, seat: SeatId, intent: Intent): Refusal | null
  /**
   * Ends the phase: all are ready, the bell rang, or the host closed it. Absent seats fall under the game's own rule.
   */
  close(state: State, absent: readonly SeatId[]): Step<State>
  /**
   * Two seats whose holders have changed places since the game began, because it gave them by a bid; null where nobody has.
   * Left out, nobody does.
   */
  exchanged?(state: State): readonly [SeatId, SeatId] | null
  /** Ends the game by agreement of the table, or because its time is up. */
  conclude(state: State, how: 'draw' | 'concession' | 'time', who: readonly SeatId[]): Step<State>
  /** Whether a draw may leave out some who still take part; left out, it is always shared by all (R25). */
  sharesDraw?(state: State, who: readonly SeatId[]): boolean
  /** Why the table may not end the game by ballot yet; null once it may. Left out, it may at any time. */
  endBarred?(state: State): Refusal | null
  /** Seats that still take part: they vote, and the clock waits for them. */
  alive(state: State): readonly SeatId[]
  /** Intents for an absent seat, where the game wants any (an automatic pass). */
  absentIntents(state: State, seat: SeatId): readonly Intent[]
  /** The view for these eyes. It is built from nothing, never by removing fields from the state. */
  view(state: State, eyes: Eyes): View
  /**
   * One closed phase for these eyes, built from nothing like a view, after the end as before; undefined where there
   * is none.
   */
  record(state: State, index: number, eyes: Eyes): unknown
  /**
   * Whether the chance secret is published once the game is over, so that anybody can check it. It reveals every hand
   * that was dealt. Left out, it is not published.
   */
  readonly tellsSecret?: boolean
  /** Whether a table may go back by consent; left out, it may not. */
  readonly goBack?: GoingBack<State>
  /** What else seats may agree on; left out, nothing. */
  readonly agreement?: Agreement<State>
  /** What a gamemaster may change in the position by ruling, where the game allows any of it (R33, R169). */
  readonly amend?: Amendment<State>
  /**
   * Reads a game out of what other programs of its field save: JSON that is parsed, or a text that is no JSON. Null where
   * it is in none of their formats. Left out, nothing is read.
   */
  import?(file: unknown): Result<Imported<Intent>, Refusal> | null
  /** What people may bring to it: boards. Left out, nothing. */
  readonly brought?: Bringing
  outcome(state: State): Ending
}

/** A game whose types the table does not know: what the table holds. */
// oxlint-disable-next-line typescript/no-explicit-any -- the table passes values through unseen
export type AnyGame = GameModule<any, any, any, any>

/** Games by their ids. */
export type Games = Readonly<Record<string, AnyGame>>
