// A variant: a board and everything that goes with it. Only its folder has the names of powers, the numbers of powers
// and centres, and the first year; the rest of the game reads them from here. How it is called and drawn (look.ts) is a
// file of its own, because a page needs that at once and the rest seldom.
import type { BoardFacts } from '../board/facts.ts'
import type { EditionId } from '../editions/edition.ts'
import type { Turn } from '../turn.ts'
import type { Look } from './look.ts'
import type { Opening } from './opening.ts'
import type { Minors } from './pairs.ts'
import type { Way } from './way.ts'

export interface Calendar {
  /** The turn a game begins with, in the year that is usual. */
  readonly first: Turn
  /** The years the set-up page offers to begin in. */
  readonly years: readonly number[]
}

/** How many centres or units win, unless the table agrees on another number (R24, R27). */
export interface Victory {
  readonly alone: number
  /** For powers that win together. */
  readonly together: number
}

/** What the Python package `diplomacy` calls a board that it has under another name (exchange/). */
export interface InPackage {
  readonly map: string
  /** Its codes of spaces, by ours, where they differ. */
  readonly codes: Readonly<Record<string, string>>
}

export interface Variant {
  /** Names its folder, and itself in options, journals and files. */
  readonly id: string
  readonly look: Look
  readonly board: BoardFacts
  /** Whose rules it may be played by, the usual ones first. */
  readonly editions: readonly [EditionId, ...EditionId[]]
  readonly calendar: Calendar
  readonly victory: Victory
  /** The year with which its game ends, where it begins in its usual year (R26); left out, it goes on. */
  readonly lastYear?: number
  /** Turns after which its game is judged (S55); left out, it goes on. */
  readonly timeOut?: number
  /** Ways to play, the first with a person for each power. */
  readonly ways: readonly [Way, ...Way[]]
  /** The fewest people it is offered to, where fewer play another kind of its board; left out, anybody. */
  readonly fewest?: number
  /**
   * Small powers that a great power's player plays, and who plays each of them by fixed pairs; left out, every power has its own
   * player.
   */
  readonly minors?: Minors
  /** First orders that computers choose from, by power; without them they search for their own. */
  readonly openings?: Readonly<Record<string, readonly Opening[]>>
  /** Left out, the package has the board under our names, or not at all. */
  readonly inPackage?: InPackage
}
