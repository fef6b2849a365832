// What pages get of letters.
import type { SeatId } from '../../kernel/game.ts'
import type { DeskPlace, Side, Writer } from './letter.ts'
import type { LetterRule } from './rule.ts'

/** The letters of a table in a view: the rule, and how many there are for these eyes. */
export interface LettersView extends LetterRule {
  /** Whether letters are taken now. */
  readonly now: boolean
  readonly printed: number
  /** The folders of these eyes: all that lies in one, how much of it came in, and how many the seat may still write. */
  readonly folders: readonly {
    readonly seat: SeatId
    readonly count: number
    readonly came: number
    readonly left: number
  }[]
  /**
   * How many letters wait for the gamemaster's decision, and a number that changes with the desk; null for all
   * others.
   */
  readonly desk: { readonly waiting: number; readonly count: number } | null
  /** Everybody may read everything. */
  readonly open: boolean
}

/** Which letters a page asks for. */
export type LetterBox =
  | { readonly kind: 'folder'; readonly seat: SeatId }
  | { readonly kind: 'printed' }
  | { readonly kind: 'desk' }
  | { readonly kind: 'all' }

/** A letter as its reader may see it. */
export interface LetterView {
  /** Its number in this box, from 1; at the desk and in the open archive its number at the table. */
  readonly number: number
  readonly kind: 'letter' | 'broadcast'
  /** The letterhead; of a broadcast its author, and no addressee. */
  readonly from: Side
  readonly to: Side
  /** Of a broadcast; empty without one. */
  readonly headline: string
  readonly text: string
  /** When it came into this box: phase, and the table's time (ms). */
  readonly phase: string
  readonly at: number
  /** In a folder: whether it was received or sent, and the true addressee of a sent one. */
  readonly way?: 'in' | 'out'
  readonly sentTo?: SeatId | null
  /** For the gamemaster's desk, and once all letters are open. */
  readonly truth?: {
    readonly by: Writer
    readonly to: SeatId | null
    readonly place: DeskPlace
    readonly got: readonly (SeatId | null)[]
    readonly due: readonly (SeatId | null)[]
  }
}
