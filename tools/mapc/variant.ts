// The input of a map, written by hand: coordinates, names and pairs. Everything else is compiled.

import type { RulesFacts } from './rules.ts'

/** Degrees east, degrees north. */
export type LonLat = readonly [lon: number, lat: number]

/** A Gaussian lens: magnifies (gain > 0) or squeezes (gain < 0) the country about its centre. */
export interface Lens {
  readonly at: LonLat
  readonly sigmaDegrees: number
  readonly gain: number
}

export interface ProjectionFacts {
  /** Width and height of the drawing in px. */
  readonly frame: readonly [width: number, height: number]
  readonly centre: LonLat
  /** Distance from the centre, in radians, where the fisheye begins. */
  readonly fisheyeRadians: number
  readonly stretch: readonly [x: number, y: number]
  readonly pxPerRadian: number
  readonly shift: readonly [x: number, y: number]
  readonly lenses: readonly Lens[]
}

/**
 * A border drawn by hand. It may overshoot the coast, where it is cut; inland its ends must be junctions that other
 * lines share, or cross another line. The pair it parts is checked against what it does part.
 */
export interface AuthoredLine {
  readonly parts: readonly [string, string]
  readonly through: readonly LonLat[]
}

/** Water that counts as land of a province because armies walk across it (R75 and the bridges of Constantinople). */
export interface Strait {
  readonly province: string
  readonly outline: readonly LonLat[]
  /** Where the water is too narrow to be seen: drawn as water, whatever the coastline says. */
  readonly channel?: readonly LonLat[]
  /** Lies in the open: where it ends at sea, a border is drawn. */
  readonly open?: true
  /** The two shores a mark is drawn between; absent where the crossing is too small to need one. */
  readonly crossing?: { readonly from: LonLat; readonly to: LonLat; readonly leadsTo: string }
}

/** Water that is no province, and the province whose land it lies in, if it lies in one. */
export interface InlandWater {
  readonly at: readonly LonLat[]
  readonly province?: string
}

/** Neighbours that no border line joins: an exception that the rules of a board state. Pairs are alphabetical, `A-B`. */
export interface Join {
  /** The strait on whose shores all of them lie, as fleets pass along it; null for four that meet in one point. */
  readonly over: string | null
  readonly pairs: readonly string[]
}

export interface VariantFacts {
  readonly id: string
  readonly projection: ProjectionFacts
  /** Coarser lines than usual, for a board so large that a phone would wait for it: least triangles in px², units of a px. */
  readonly detail?: { readonly coastPx2: number; readonly linePx2: number; readonly precision: number }
  /** Borders of Natural Earth that suit the year: `Country/Country`, or `Country/*` for all of a country's borders. */
  readonly countryBorders: readonly string[]
  readonly omittedCountries: readonly string[]
  readonly landLines: readonly AuthoredLine[]
  readonly seaLines: readonly AuthoredLine[]
  readonly straits: Readonly<Record<string, Strait>>
  /** Marks from one province to another that units pass between without a common border. */
  readonly passages?: readonly {
    readonly between: readonly [string, string]
    readonly from: LonLat
    readonly to: LonLat
  }[]
  /** Points in a province that find its areas; one for each area that is not joined by contact. */
  readonly provinces: Readonly<Record<string, readonly LonLat[]>>
  readonly impassable: Readonly<Record<string, readonly LonLat[]>>
  readonly waters: Readonly<Record<string, InlandWater>>
  /** Islands without a point of their own go to the nearest of these provinces, by country; the others to none. */
  readonly islands: Readonly<Record<string, readonly string[]>>
  readonly joins?: readonly Join[]
  /** Where a fleet on a separate coast should stand, by `PROVINCE/COAST`. */
  readonly coasts: Readonly<Record<string, LonLat>>
  /** Full names by language tag, then province. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What the drawing is proved against. */
  readonly rules: RulesFacts
}

/** Reads `VIE-GAL` and the points it runs through. */
export function line(pair: string, ...through: LonLat[]): AuthoredLine {
  const [a, b] = pair.split('-')
  if (a === undefined || b === undefined)
    throw new Error(`a line is named after the two provinces it parts: ${pair}`)
  return { parts: [a, b], through }
}
