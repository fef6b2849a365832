// What a game brings to the pages of a table. The table's pages know seats, stages, people and clocks; everything that
// is the game's own on them comes from here.
import type { ComputerLevel } from '../../shared/kernel/computer.ts'
import type { Component, Snippet } from 'svelte'
import type { SeatId, StageName } from '../../shared/kernel/game.ts'
import type { LobbyView, NewTable } from '../../shared/protocol/messages.ts'
import type { SettingsChange } from '../../shared/table/command.ts'
import type { TableView } from '../../shared/table/view.ts'
import type { TableClient } from '../connection/client.svelte.ts'
import type { Notices } from '../ui/notices.svelte.ts'
import type { KeyGroup } from '../commands/key-group.ts'
import type { Agreement } from './agreement.ts'
import type { GameWords, Played } from './game-words.ts'

/** How a seat stands, for the list of seats. */
export interface SeatLine {
  readonly seat: SeatId
  /** It takes no part any more. */
  readonly out: boolean
  /** Shown instead of the player: eliminated, in disorder, or, of a seat without a player, who decides for it. */
  readonly state: string | null
  /** The character it stands for, where the table has a cast: state, and leader with title. */
  readonly character?: { readonly state: string; readonly leader: string }
  /** What is counted of it, as a number and as a sentence. */
  readonly count: {
    readonly number: number
    readonly text: string
    /** What it is about to gain (positive) or lose now; 0 for nothing. */
    readonly change: number
    /** Whether the sentence is shown, because the number alone would not be understood. */
    readonly spelled?: boolean
  } | null
}

/** What a seat plays: mostly itself; some games give a seat more to decide for. */
export interface Playing<GameView> {
  /** All that these seats decide for, the own first. */
  of(gameView: GameView, seats: readonly SeatId[]): readonly SeatId[]
  /** The one that is shown: the one that was chosen, else the first with something to decide. */
  onTop(gameView: GameView, played: readonly SeatId[], chosen: SeatId | null): SeatId | null
  /** The seat that decides for it; null where nobody does. */
  decider(gameView: GameView, played: SeatId): SeatId | null
  /** Whether it has something to write now. */
  writes(gameView: GameView, played: SeatId): boolean
  /** How much of what is due is written for one of them; null where nothing is due. */
  readonly written?: (
    gameView: GameView,
    played: SeatId,
  ) => { readonly done: number; readonly all: number } | null
  /** How much a seat has still to write. */
  left(gameView: GameView, seat: SeatId): number
}

export interface MarkProps {
  readonly seat: SeatId
  readonly size?: string
}

/** A page at a table. */
export interface TableProps<GameView, Options = unknown> {
  readonly client: TableClient
  readonly view: Played<GameView, Options>
  readonly notices: Notices
}

/** What a seat writes on, with its ready mark. */
export interface SheetProps<GameView, Options = unknown> extends Omit<
  TableProps<GameView, Options>,
  'notices'
> {
  /** The one that is shown, and all of the same hand. */
  readonly shown: SeatId
  readonly hand: readonly SeatId[]
  readonly onready: (seat: SeatId, ready: boolean) => Promise<void>
  /** Shows another of the hand; left out where the page has no other way to show it. */
  readonly onshow?: (which: SeatId) => void
  /** More for the foot of the sheet. */
  readonly children?: Snippet
}

/** The board as everybody may see it, and its reading. */
export interface BoardProps<GameView, Options = unknown> {
  readonly view: Played<GameView, Options>
  /** Whether it must be readable from four metres. */
  readonly large?: boolean
  /** A closed phase as the game tells it; null where there is none any more. */
  readonly record?: (index: number) => Promise<unknown>
  /** Whether the reader has paused the reading; then it stays open while the table goes on. */
  attending?: boolean
  /** Called when the reading of the last closed phase has reached its end on this page. */
  readonly onheard?: () => void
  /** The laptop's own list, for the head of the board's column. */
  readonly list?: Snippet | undefined
}

/** The television, which shows the table to a whole room. */
export interface TelevisionProps<GameView, Options = unknown> {
  readonly view: Played<GameView, Options>
  readonly client: TableClient
  /** What of the screen's head and foot lies under the table's own words, in px. */
  readonly head: number
  readonly foot: number
  /** How far the words at the head's left reach, in px. */
  readonly heading: number
  /** What of its left side lies under news, in px. */
  readonly news: number
  /** Width and height of a card in the lower left corner over the foot, in px; 0 where there is none. */
  readonly sign: readonly [width: number, height: number]
}

/** A planning board for some seats. */
export interface PlanProps<GameView, Options = unknown> {
  readonly client: TableClient
  readonly view: Played<GameView, Options>
  readonly seats: readonly SeatId[]
  /** Whether what is planned may be written on a sheet. */
  readonly writes: boolean
  readonly onclose: () => void
}

export interface OverlayProps<GameView, Options = unknown> extends TableProps<GameView, Options> {
  readonly onclose: () => void
}

/** The past of a game, phase by phase. */
export interface HistoryProps<GameView, Options = unknown> extends Omit<
  OverlayProps<GameView, Options>,
  'notices'
> {
  /** The name of the phase to show; a change shows another one. Left out, the newest is shown. */
  readonly phase?: string | undefined
  /** Called with the name of the phase that is shown, at once and at every change. */
  readonly onphase?: (phase: string) => void
}

/** What going back to the beginning of a phase would undo. */
export interface ForgottenProps<GameView, Options = unknown> {
  readonly client: TableProps<GameView, Options>['client']
  readonly view: Played<GameView, Options>
  readonly phase: string
}

/** The game's own agreements, to be proposed by a seat; null is the host. */
export interface AgreementProps<GameView, Options = unknown> {
  readonly view: Played<GameView, Options>
  readonly by: SeatId | null
  readonly onpropose: (terms: unknown) => unknown
  /** A gamemaster rules a change of the position, with a public reason; null for everybody else. */
  readonly onrule: ((change: unknown, reason: string) => unknown) | null
}

/** Settings of a table that is being set. */
export interface SetUpProps<GameView = unknown, Options = unknown> {
  readonly client: TableClient
  readonly view: TableView<GameView, Options>
  readonly notices: Notices
  readonly onset: SetSettings<GameView, Options>
}

/**
 * Changes settings once earlier choices are done, from what the table is then; false where the table refused, and said
 * why.
 */
export type SetSettings<GameView = unknown, Options = unknown> = (
  change: (now: TableView<GameView, Options>) => SettingsChange,
) => Promise<boolean>

export interface WaysProps<GameView = unknown, Options = unknown> extends SetUpProps<GameView, Options> {
  /**
   * Puts a choice that takes several commands behind those that were made before; later ones, and the beginning of the game, wait
   * for it.
   */
  readonly queue: <Outcome>(choice: () => Outcome | Promise<Outcome>) => Promise<Outcome>
}

export interface LearningProps {
  /** The host's connection, where the page has one. */
  readonly client: TableClient | null
  /** A practice game stands on the table. */
  readonly onplay: () => void
  /** Lessons of other games, with what their address ends in. */
  readonly others: readonly { readonly title: string; readonly at: string }[]
}

export interface TournamentProps {
  readonly client: TableClient
  readonly lobby: LobbyView
  readonly notices: Notices
  readonly onclose: () => void
}

export interface ComputersProps {
  readonly levels: readonly ComputerLevel[]
}

export interface ProspectProps<GameView = unknown, Options = unknown> {
  readonly view: TableView<GameView, Options>
  /** The reader's seats. */
  readonly seats: readonly SeatId[]
}

/** A page of the game, fetched when somebody opens it. */
export type LazyPage<Props extends object> = () => Promise<{ readonly default: Component<Props> }>

/** What can be taken back, in words, and how many acts that is. */
export interface TakenBack {
  readonly what: string
  readonly acts: number
}

/** Pages that not every game has: the table offers only those that are there. */
export interface MorePages<GameView, Options = unknown> {
  readonly plan: LazyPage<PlanProps<GameView, Options>>
  readonly history: LazyPage<HistoryProps<GameView, Options>>
  readonly standings: LazyPage<{ readonly view: Played<GameView, Options> }>
  readonly print: LazyPage<OverlayProps<GameView, Options>>
  /** The gamemaster's acts. */
  readonly desk: LazyPage<TableProps<GameView, Options>>
  /** What a player who waits for the start is shown: the own land, its neighbours, how to play. */
  readonly prospect: LazyPage<ProspectProps<GameView, Options>>
  /** What the kinds of computers that have seats are like, shown where a table is set. */
  readonly computers: LazyPage<ComputersProps>
  /** Shown beside the ready mark while nothing is written: what the end of the stage will cost. */
  readonly outlook: LazyPage<{ readonly view: Played<GameView, Options>; readonly shown: SeatId }>
  /** Beside the list of seats: points, how this device draws the board. */
  readonly score: LazyPage<{ readonly view: Played<GameView, Options> }>
  readonly look: LazyPage<Record<string, never>>
  readonly agreement: LazyPage<AgreementProps<GameView, Options>>
  /** Shown where going back is proposed: the dice that it would forget. */
  readonly forgotten: LazyPage<ForgottenProps<GameView, Options>>
  /** A table on which one person plays every seat. */
  readonly sandbox: LazyPage<TableProps<GameView, Options>>
  readonly tournament: LazyPage<TournamentProps>
}

export interface GamePages<GameView, Options = unknown> {
  readonly words: GameWords<GameView, Options>
  readonly playing: Playing<GameView>
  /**
   * How the seats stand, in their order, and below them what takes part without one. Before the start nothing is known of
   * them.
   */
  readonly lines: () => Promise<{
    readonly seatLines: (view: TableView<GameView, Options>) => readonly SeatLine[]
  }>
  /** The stages of a game with these options whose time can be set. */
  timed(options: Options): readonly StageName[]
  /** Whether a draw may leave out some who still take part. */
  splitsDraws(view: TableView<GameView, Options>): boolean
  /** What a ruling changed in the position, in words. */
  readonly amended: () => Promise<{ readonly amendedText: (told: unknown) => string }>
  /** A seat's sign: colour and letter together, never colour alone. */
  readonly Mark: Component<MarkProps>
  readonly Sheet: Component<SheetProps<GameView, Options>>
  readonly board: LazyPage<BoardProps<GameView, Options>>
  /** Whether the board has a column beside it on a wide page: the laptop's list stands at its head then. */
  readonly hasColumn?: boolean
  /** What the television shows over the whole screen; the board where a game brings nothing of the kind. */
  readonly television?: LazyPage<TelevisionProps<GameView, Options>>
  /** Whether the television tells the end of a game page by page, so that the laptop may stop it there too. */
  readonly tellsEnd?: boolean
  /** The choice of how the game is played: the first setting of a new table. */
  readonly ways: LazyPage<WaysProps<GameView, Options>>
  /** Which rules hold, and what else a table agrees on. */
  readonly rules: LazyPage<SetUpProps<GameView, Options>>
  /**
   * Whether its pages hide what one side holds from others at the same screen: then people at one laptop need no
   * curtain, and the sheet of the seat that is asked is open. Left out, they do not.
   */
  coversHands?(gameView: GameView): boolean
  /**
   * Whether a laptop at which one person plays is usually that person's own: then the page stays open while others play
   * on their devices. Left out, it lies in the middle of the room, and the page behind the curtain.
   */
  readonly ownScreen?: boolean
  /**
   * What can be taken back of the last acts of a seat, in words, `now` being what they led to; nothing where the
   * game's own page has a button for it. Left out, the last act alone is, without a word for it.
   */
  readonly takenBack?: () => Promise<{
    takenBack(acts: readonly never[], now: GameView): Promise<readonly TakenBack[]>
  }>
  /** Whether there is a history to look into. */
  hasPast(gameView: GameView): boolean
  readonly morePages: Partial<MorePages<GameView, Options>>
  /** The seat of whoever makes a new table. */
  readonly hostSeat: SeatId
  /** Fetches what the first view probably needs; `map` is the map that the host expects, where it expects one. */
  prepare(map: string | null): void
  /** Called with the table that this page shows, before it is drawn and whenever it changes; fetches what it needs. */
  show?(view: TableView<GameView, Options>): void
  /** Whether everything that drawing a table needs is loaded; a game without this needs nothing more. */
  isHere?(view: TableView<GameView, Options>): boolean
  /** Fetches in advance what a page will need soon. What fails is fetched again when it is needed. */
  ahead(): void
}

/** A game whose types the table's pages do not know. */
// oxlint-disable-next-line typescript/no-explicit-any -- the pages pass boards through unseen
export type AnyPages = GamePages<any, any>

/** The settings of a table that the first page offers. */
export type OfferedTable = Omit<NewTable, 'game'>

/** What the first page offers to play: a board, and the ways to begin on it. */
export interface Offer {
  readonly id: string
  readonly title: string
  /** How many people it needs, in a sentence. */
  readonly line: string
  /** A table for each way; `how` says with whom. */
  readonly tables: readonly { readonly how: string; readonly table: OfferedTable }[]
}

/** What the pages know of a game before its code is fetched. */
export interface GameEntry {
  /** Its name in lists of games. */
  readonly title: () => string
  readonly load: () => Promise<{ readonly pages: AnyPages }>
  /** What people may agree on at its tables; left out, all of it. */
  readonly agreements?: readonly Agreement[]
  /** What the first page offers to play of it. */
  readonly tonight?: () => Promise<{ readonly tonight: () => readonly Offer[] }>
  /** The keys that work on its pages besides commands, as far as they are open now. */
  readonly keys?: () => Promise<{
    readonly keysHere: () => readonly KeyGroup[] | Promise<readonly KeyGroup[]>
  }>
  /** Its board, for the head of the first page. */
  readonly poster?: LazyPage<Record<string, never>>
  /** The page on which it can be learned, without a table. */
  readonly learning?: LazyPage<LearningProps>
}
