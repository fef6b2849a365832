// A game's own words on the pages of a table.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/table/view.ts'

/** A table whose game has begun, so that it has a board. */
export type Played<GameView = unknown, Options = unknown> = TableView<GameView, Options> & {
  readonly gameView: GameView
}

/** A game's own words in the reader's language. */
export interface GameWords<GameView, Options = unknown> {
  /** Whom a seat plays: "France". */
  readonly seat: (seat: SeatId) => string
  /** A phase by the name it has in files: "Spring 1901" for S1901M. An unknown name is returned as it is. */
  readonly phase: (name: string) => string
  /** The same for a button, without what a tooltip may tell; left out, as `phase` says it. */
  readonly shortPhase?: (name: string) => string
  /** What the table is about, for a heading: the turn, and while results are read, theirs. */
  readonly moment: (view: Played<GameView, Options>) => string
  /** What a stage of the clock is called in a phase of its own kind; null for the usual word. */
  readonly stage?: (view: Played<GameView, Options>) => string | null
  /** How the game has ended, for a heading; null while it goes on. Left out, the game's pages show it themselves. */
  readonly outcome?: (view: Played<GameView, Options>) => string | null
  /** What a seat still has to do in a phase, for a number of things left, and for none. */
  readonly left: (count: number, phase: string) => string
  readonly done: (phase: string) => string
  /** On the mark by which a seat says that it is done. */
  readonly ready: () => string
  /** For a table that is being set: which seats have no player, and that none is without. */
  readonly vacant: (count: number) => string
  /** What the game's own agreement asks, as a question; only of games that have any. */
  readonly terms?: (terms: unknown) => string
  /** The game's own news as a sentence; only of games that tell any. */
  readonly news?: (told: unknown) => string
}
