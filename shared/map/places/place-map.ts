// A compiled map of places joined by lines, as the drawing sees it, without anything of a game. All coordinates are
// px of the map's own viewBox (x right, y down).
import type { Box, Point } from '../board-map.ts'

export const TERRAIN_TEXTURES = ['mountain', 'forest', 'swamp', 'desert'] as const
/** Marks of terrain on the land around places. */
export type TerrainTexture = (typeof TERRAIN_TEXTURES)[number]

/**
 * Room kept around a place's point, in viewBox px. Counters stand in a row of `row`, with its middle on the point;
 * markers lie above it, the name below.
 */
export const PLACE_ROOM = { up: 31, down: 31, row: 32, leastHalf: 48, mostHalf: 56 } as const

/** Size of a place's name, in viewBox px; longer names than its box are set smaller, down to `LEAST_NAME_SHARE`. */
export const NAME_PX = 13
export const LEAST_NAME_SHARE = 0.78

export interface MapPlace {
  readonly id: string
  readonly at: Point
  /** Half the width of its box. */
  readonly half: number
}

/** Land of one nation: rings that extend into the sea, which is drawn over them. */
export interface NationLand {
  readonly nation: string
  readonly path: string
}

/** A part of the earth in its own scale. */
export interface MapRegion {
  readonly id: string
  readonly window: Box
  readonly nations: readonly NationLand[]
  /** Borders between nations; where they run out to sea, the sea hides them. */
  readonly frontiers: readonly (readonly Point[])[]
  /** Rings of land, whole: what of the window they leave is the sea, drawn with fill-rule evenodd. */
  readonly land: readonly (readonly Point[])[]
}

export interface NationName {
  readonly nation: string
  readonly at: Point
  /** Height of its letters. */
  readonly size: number
}

/** A mark of terrain: its middle and its size as a share of a full one. */
export interface TerrainMark {
  readonly at: Point
  readonly size: number
}

export interface PlaceMap {
  readonly board: string
  /** Credits for the coastlines, in one line. */
  readonly credits: string
  readonly width: number
  readonly height: number
  readonly regions: readonly MapRegion[]
  readonly places: ReadonlyMap<string, MapPlace>
  readonly labels: readonly NationName[]
  readonly texture: Readonly<Record<TerrainTexture, readonly TerrainMark[]>>
}
