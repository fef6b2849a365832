// Ways to play a variant: who plays what, and what the table then agrees on.
import type { PowerId, ProvinceId } from '../board/ids.ts'
import type { EditionId } from '../editions/edition.ts'

/** What is counted for a victory or at the end of a short game (R26, R27). */
export const MEASURES = ['centres', 'units'] as const
export type Measure = (typeof MEASURES)[number]

/** A power outside the war, its land closed, that a coin gives to a side after `tossAfter` (R175, R176). */
export interface NeutralPower {
  readonly power: PowerId
  readonly closed: readonly ProvinceId[]
  readonly tossAfter: number
}

/** Armies from overseas that come to a side (the Great War): in that turn, or as soon as one of the ports is free. */
export interface Reinforcement {
  readonly year: number
  readonly season: 'spring' | 'fall'
  readonly armies: number
  /** Where they land, in this order: a port that nobody stands in and that one of `for` owns. */
  readonly ports: readonly ProvinceId[]
  /** The first of these powers that is still in the game gets them. */
  readonly for: readonly PowerId[]
}

/** A power that leaves the war (the Great War): from that turn on nobody orders it, and its units only hold. */
export interface Collapse {
  readonly power: PowerId
  readonly year: number
  readonly season: 'spring' | 'fall'
}

/** The options of a game that a way may set; options.ts says what each of them means. */
export interface WayOptions {
  readonly edition: EditionId
  readonly startYear: number
  readonly victoryCentres: number
  readonly victoryBy: Measure
  readonly passive: readonly PowerId[]
  readonly sides: readonly (readonly PowerId[])[]
  readonly neutral: NeutralPower | null
  readonly groups: readonly (readonly PowerId[])[]
  readonly reinforcements: readonly Reinforcement[]
  readonly collapses: readonly Collapse[]
  /** How many units each power places in turn; null where units stand where the board prints them. */
  readonly placement: number | null
}

/** A way to play with so many people: which powers each of them has, and what the table agrees on. */
export interface Way {
  readonly id: string
  readonly people: number
  /** The powers of each person. */
  readonly groups: readonly (readonly PowerId[])[]
  /** What differs from the default options. */
  readonly options: Partial<WayOptions>
}
