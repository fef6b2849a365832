// The shipped form of a map of places: lines as strings of variable-length integers, as in the other maps (packed.ts).
import type { TerrainTexture } from './place-map.ts'

export const PLACES_FORMAT = 'entente-places'
export const PLACES_VERSION = 1

export interface PackedRegion {
  readonly id: string
  readonly window: readonly [x: number, y: number, width: number, height: number]
  /** Closed rings of land. */
  readonly land: readonly string[]
  /** Borders between nations, each once. */
  readonly arcs: readonly string[]
  /** The number of arcs that separate two nations on land: these come first in `arcs`. */
  readonly frontiers: number
  /** Rings of arc numbers by nation; `~i` is arc i backwards. */
  readonly nations: Readonly<Record<string, readonly (readonly number[])[]>>
}

export interface PackedPlaces {
  readonly format: typeof PLACES_FORMAT
  readonly version: number
  readonly board: string
  readonly credits: string
  readonly box: readonly [width: number, height: number]
  /** Units of the packed coordinates in one px. */
  readonly precision: number
  readonly regions: readonly PackedRegion[]
  /** Id, x and y of a place, half the width of its box. */
  readonly places: readonly (readonly [id: string, x: number, y: number, half: number])[]
  readonly labels: readonly (readonly [nation: string, x: number, y: number, size: number])[]
  /** x, y and size of each mark in turn, in hundredths. */
  readonly texture: Readonly<Record<TerrainTexture, readonly number[]>>
}
