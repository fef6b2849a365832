// The table as one pair of eyes sees it. Each view is built from nothing: it holds only what was put in.
import type { ComputerLevel } from '../kernel/computer.ts'
import type { Ending, SeatId, Stage, StageName } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Clock } from './clock.ts'
import type {
  ALLOTMENTS,
  BALLOT_KINDS,
  BALLOT_SECRECY,
  GAMEMASTERS,
  JOINING,
  NAMES,
  PRESS,
  RULING_KINDS,
  Settings,
} from './command.ts'
import type { Holder, PlayerId, TableId } from './holder.ts'
import type { LettersView } from './letters/view.ts'

export const TABLE_STATUS = ['setting', 'playing', 'ended'] as const
export type TableStatus = (typeof TABLE_STATUS)[number]

export type You =
  /** The window of the host; `lifted` is a seat of the hand whose curtain is open. */
  | { readonly kind: 'host'; readonly lifted: SeatId | null }
  | {
      readonly kind: 'player'
      readonly player: PlayerId
      readonly name: string
      readonly seats: readonly SeatId[]
      /** Seats a computer plays until this person comes back. */
      readonly kept: readonly SeatId[]
    }
  | { readonly kind: 'screen' }

export interface PersonView {
  readonly player: PlayerId
  readonly name: string
  readonly online: boolean
  readonly seats: readonly SeatId[]
  /** The seat asked for; 'any' stands for any free seat; null when the person asks for none. */
  readonly asking: SeatId | 'any' | null
}

export interface SeatView {
  readonly seat: SeatId
  /** Veiled: a person or computer plays it, and nobody else may know which. */
  readonly holder: Holder | { readonly kind: 'veiled' }
  /** The person's name, where a person plays it. */
  readonly name: string | null
  readonly online: boolean
  /** Whether the stage waits for this seat: it takes part and has something to decide or agree to. */
  readonly awaited: boolean
  /** Whether it has written anything in this phase; never what it wrote. */
  readonly drafted: boolean
  /** Null for veiled seats: a mark that appears when a player touches a phone would give the player away. */
  readonly ready: boolean
  /** Whether it still takes part; false once eliminated. True before the start. */
  readonly alive: boolean
  /** Its own clock where the game is played in turns; null without one, and where its player must stay unknown. */
  readonly clock: SeatClockView | null
}

export interface SeatClockView {
  /** Milliseconds left when the view was made. */
  readonly leftMs: number
  /** All the time it got so far, in milliseconds. */
  readonly lengthMs: number
  /** Whether it runs: it does while the seat decides. */
  readonly runs: boolean
  /** When a seat is warned, in milliseconds left. */
  readonly warningMs: number
}

export interface StageView {
  readonly name: StageName | 'reading' | 'setting' | 'ended'
  /** The game's phase, `S1901M`; null before the start. */
  readonly phase: string | null
  readonly talk: boolean
  readonly drafting: boolean
  /** What ends it before its bell; null before the start and after the end. */
  readonly early: Stage['early'] | null
  /** Whether its end closes the phase: being ready then means that the orders stand. */
  readonly last: boolean
  /** Milliseconds left when the view was made; null without a bell. */
  readonly leftMs: number | null
  /** Whole length of the stage, with extensions, in milliseconds; null without a bell. */
  readonly lengthMs: number | null
  readonly paused: boolean
  /** How many seats the stage still waits for. */
  readonly waiting: number
  /** The seat whose turn the phase is, where the game has turns. */
  readonly turnOf: SeatId | null
  /** Whether that seat is offered to end its turn. */
  readonly endable: boolean
}

export interface BallotView {
  readonly kind: (typeof BALLOT_KINDS)[number]
  readonly who: readonly SeatId[]
  /** Whether it is a draw that all who are left share. */
  readonly byAll: boolean
  /** The phase a rollback goes back to, or the game's own terms; null for the other kinds. */
  readonly terms: unknown
  readonly by: SeatId | null
  readonly secrecy: (typeof BALLOT_SECRECY)[number]
  /** How many have voted; null where names are hidden: the moment of a vote would name the voter. */
  readonly cast: number | null
  /** Seats asked, and whether each has voted (null for veiled seats); `vote` where secrecy or ownership allows it. */
  readonly votes: readonly {
    readonly seat: SeatId
    readonly voted: boolean
    readonly vote: 'yes' | 'no' | null
  }[]
}

/** A ballot that was decided, with what its secrecy allows to show. */
export interface BallotResult {
  readonly kind: (typeof BALLOT_KINDS)[number]
  readonly who: readonly SeatId[]
  readonly byAll: boolean
  readonly terms: unknown
  readonly passed: boolean
  /** How many did not say yes, silence included; null after a secret ballot. */
  readonly against: number | null
  /** Each seat's vote, after an open ballot; null otherwise. */
  readonly votes: readonly { readonly seat: SeatId; readonly vote: 'yes' | 'no' | null }[] | null
}

/** A gamemaster's ruling, public for all. What was written on a sheet shows only when sheets are revealed. */
export interface Ruling {
  readonly kind: (typeof RULING_KINDS)[number]
  /** The phase it was made in; for a phase taken back, that phase. */
  readonly phase: string
  /** Whose sheet was entered or corrected; null for the others. */
  readonly seat: SeatId | null
  readonly reason: string
  /** What the game says about a changed position; null for the other kinds. */
  readonly told: unknown
}

export interface TableView<Game = unknown, Options = unknown> {
  readonly id: TableId
  readonly name: string
  readonly game: string
  readonly code: string
  readonly status: TableStatus
  readonly joining: (typeof JOINING)[number]
  readonly allotment: (typeof ALLOTMENTS)[number]
  readonly seed: string
  /** The secret the game drew from, published when the game is over for good so that anybody may check it. */
  readonly secret: string | null
  readonly press: (typeof PRESS)[number]
  readonly names: (typeof NAMES)[number]
  /** The rule for letters and how many of them these eyes have; null at a table without letters. */
  readonly letters: LettersView | null
  /** The hour the game ends at, in milliseconds on the host's clock; null without one. */
  readonly endAt: number | null
  readonly tournament: Settings['tournament']
  /** Kinds of computers that the game has, the strongest last. */
  readonly computers: readonly ComputerLevel[]
  /** Seats that one person plays together. */
  readonly hands: readonly (readonly SeatId[])[]
  readonly clock: Clock
  readonly ballotSecrecy: (typeof BALLOT_SECRECY)[number]
  readonly gamemaster: (typeof GAMEMASTERS)[number]
  readonly options: Options
  readonly you: You
  readonly people: readonly PersonView[]
  readonly seats: readonly SeatView[]
  readonly stage: StageView
  readonly ballot: BallotView | null
  /** How the newest vote of the phase ended, until another one opens. */
  readonly lastBallot: BallotResult | null
  /** Why nobody may propose to end the game yet; null where they may. */
  readonly endBarred: Refusal | null
  /** Phases whose beginning the table can go back to, oldest first. */
  readonly beginnings: readonly string[]
  /** Where a game that a vote ended goes on if all agree to reopen it; null where nobody may propose that. */
  readonly reopensAt: string | null
  /** How often it went back: pages drop the records they have kept. */
  readonly rollbacks: number
  /** The phase that these eyes may go back to without asking anybody, for only computers play against them; null without one. */
  readonly backTo: string | null
  /** Whether going back there would deal cards anew: pages then offer it in a menu alone. */
  readonly backDeals: boolean
  /** Seats of these eyes that may take their last act back. */
  readonly undoable: readonly SeatId[]
  /** Those acts as the game reads them, the last one last, where it is an own seat's; no more of them than `LAST_ACTS`. */
  readonly lastActs: readonly unknown[]
  /** A seat of these eyes that has ended its turn while another one is still asked something in it. */
  readonly ending: SeatId | null
  /** Raised by one whenever a phase closes: pages use it to start the reading once. */
  readonly closings: number
  /** The gamemaster's rulings, oldest first. After a `take-back` pages drop the records they have kept. */
  readonly rulings: readonly Ruling[]
  /** Phases passed over at the last closing because no seat had anything to decide (R29). */
  readonly skipped: readonly string[]
  /** Whether the host may open the last closed phase again. */
  readonly takesBack: boolean
  /** How the game stands; null before the start. */
  readonly outcome: Ending | null
  /** The game as these eyes may see it; null before it starts. */
  readonly gameView: Game | null
}
