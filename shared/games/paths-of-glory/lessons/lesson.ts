// A lesson: a beginning, and pages that lead on from it. Nothing in it says what comes of a page: the engine does.
import type { Answer } from '../state/answer.ts'
import type { State } from '../state/state.ts'
import type { Claim } from './claims.ts'
import type { Mistake } from './mistakes.ts'

/** What is done in a part of a page. It ends where its answers do, or where a die is rolled that it does not have. */
export interface Act {
  readonly deeds: readonly Answer[]
  readonly dice: readonly number[]
}

export interface Option {
  readonly claim: Claim
  /** What whoever chooses it overlooks; null for the right one. */
  readonly mistake: Mistake | null
}

export interface Question {
  /** The rule that settles it, by the book's number. */
  readonly rule: string
  readonly options: readonly Option[]
}

/** What a page shows below its text, beside the map. */
export const EXHIBITS = ['aim', 'turn', 'card', 'counters', 'key', 'supply', 'tables'] as const
export type Exhibit = (typeof EXHIBITS)[number]

export interface Page {
  readonly id: string
  /** The place that the map shows. */
  readonly at: string
  readonly shows?: Exhibit
  /** What is done before the question. */
  readonly read: Act
  readonly question: Question | null
  /** What is done after the guess. */
  readonly see: Act
}

export interface Lesson {
  readonly id: string
  readonly minutes: number
  /** A position of its own, or the lesson whose end it goes on from. */
  readonly begins: (() => State) | Lesson
  readonly pages: readonly Page[]
}

export const act = (
  deeds: readonly (Answer | readonly Answer[])[] = [],
  dice: readonly number[] = [],
): Act => ({
  deeds: deeds.flat(),
  dice,
})
export const right = (claim: Claim): Option => ({ claim, mistake: null })
export const wrong = (claim: Claim, mistake: Mistake): Option => ({ claim, mistake })
