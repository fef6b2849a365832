// The printed facts of a board: data alone.
import type { LocationId, PowerId, ProvinceId } from './ids.ts'
import type { UnitRef } from './unit.ts'

export const SPACE_KINDS = ['inland', 'coastal', 'sea'] as const
/** Armies stand inland and on coasts, fleets on coasts and at sea (R19). */
export type SpaceKind = (typeof SPACE_KINDS)[number]

/** A playable space. */
export interface Space {
  readonly id: ProvinceId
  /** English, for every list that has to be in an order the whole table agrees on (R160, D7). */
  readonly name: string
  readonly kind: SpaceKind
  /** Named coasts, where there are two or more (R72): `['SPA/NC', 'SPA/SC']`. */
  readonly coasts: readonly LocationId[]
  readonly centre: boolean
  /** Islands and the water around them: a coast whose fleets carry armies as those at sea do. */
  readonly convoying?: true
  /** The power whose home centre it is. */
  readonly home?: PowerId
}

/** Neighbours by location, each border given from both sides; fleets' borders name the coasts. */
export type Borders = Readonly<Record<string, readonly LocationId[]>>

/** Who plays on a board, what it consists of, and who stands where at the start. */
export interface BoardFacts {
  readonly powers: readonly PowerId[]
  readonly spaces: readonly Space[]
  readonly armies: Borders
  readonly fleets: Borders
  /**
   * Pairs of provinces that units pass between although they do not touch: a mark on the drawing joins them. Their borders are
   * among those of armies or fleets.
   */
  readonly passages?: readonly (readonly [ProvinceId, ProvinceId])[]
  /** Who owns which land at the start, where land without centres has owners; left out, home centres alone do. */
  readonly land?: Readonly<Record<ProvinceId, PowerId>>
  readonly start: Readonly<Record<PowerId, readonly UnitRef[]>>
}
