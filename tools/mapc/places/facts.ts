// The input of a map of places and lines, written by hand: where places are on the earth, what joins them, and the
// projection. Everything else is compiled.
import type { TerrainTexture } from '../../../shared/map/places/place-map.ts'
import type { Bounds } from '../../../shared/map/layout/plane.ts'
import type { LonLat } from '../variant.ts'

export interface PlaceFact {
  readonly id: string
  /** The region it is drawn in. */
  readonly region: string
  readonly at: LonLat
  /** Whose land it is; null for a box at sea. */
  readonly nation: string | null
  readonly texture: TerrainTexture | null
  /** Its name in every language: room is kept for the longest. */
  readonly names: readonly string[]
}

/** A part of the earth with a scale of its own. */
export interface RegionFact {
  readonly id: string
  /** What it fills of the drawing, in px. Regions later in the list lie over those before. */
  readonly window: Bounds
  readonly centre: LonLat
  readonly pxPerRadian: number
  /** Widens the earth, as boxes are wider than high. */
  readonly stretch: number
  /** Where the centre falls in the drawing, in px. */
  readonly origin: readonly [x: number, y: number]
}

/** A stretch of land that belonged to another country than today's. */
export interface Cession {
  readonly nation: string
  /** Today's countries it is cut from. The outline may overshoot into others. */
  readonly from: readonly string[]
  readonly outline: readonly LonLat[]
}

/** Where the name of a nation stands on its land. */
export interface NationLabel {
  readonly nation: string
  readonly region: string
  readonly at: LonLat
  /** Height of its letters in px. */
  readonly size: number
}

export interface PlaceBoardFacts {
  readonly id: string
  readonly frame: readonly [width: number, height: number]
  readonly regions: readonly RegionFact[]
  readonly places: readonly PlaceFact[]
  readonly lines: readonly (readonly [a: string, b: string])[]
  /** Places that start elsewhere than where they are on the earth, because the board does not reach so far. */
  readonly displaced: Readonly<Record<string, LonLat>>
  /** The nation of the time for each of today's countries; the others have none. */
  readonly nations: Readonly<Record<string, string>>
  readonly cessions: readonly Cession[]
  readonly labels: readonly NationLabel[]
}
