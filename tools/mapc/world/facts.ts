// The input of a map of the whole world, written by hand: coordinates, names and pairs.
import type { RulesFacts } from '../rules.ts'
import type { LonLat } from '../variant.ts'

/** How many px a degree takes from here on, until the next entry. */
export type Density = readonly [fromDegree: number, pxPerDegree: number]

export interface WorldProjection {
  /** Px per degree of longitude, from the cut eastwards once round; the first entry is the cut. */
  readonly east: readonly Density[]
  /** Px per degree of latitude, from the top southwards; the last entry is the bottom. */
  readonly south: readonly Density[]
  /** Px of the drawing for each cell, in which all other lengths of these facts are given. */
  readonly pxPerCell: number
  /** Magnifies the country about each centre (Gaussian, `sigma` in px before the lens). */
  readonly lenses: readonly { readonly at: LonLat; readonly sigmaPx: number; readonly gain: number }[]
}

export interface WorldFacts {
  readonly id: string
  readonly projection: WorldProjection
  /** Points in each space; it grows from them over its own element until it meets its neighbours. */
  readonly spaces: Readonly<Record<string, readonly LonLat[]>>
  /** Spaces on islands too small to be seen, with the radius in px of the land drawn around their points. */
  readonly islets: Readonly<Record<string, number>>
  /** Land that no unit enters. */
  readonly impassable: Readonly<Record<string, readonly LonLat[]>>
  /** Outlines of lakes that the coastlines do not have. */
  readonly lakes: Readonly<Record<string, readonly LonLat[]>>
  /** Water that is no space. */
  readonly waters: Readonly<Record<string, readonly LonLat[]>>
  /** Land that is drawn as water, and water that is drawn as land, as lines so many px wide. */
  readonly cuts: readonly {
    readonly as: 'land' | 'water'
    readonly through: readonly LonLat[]
    readonly px: number
  }[]
  /** Pairs that water parts although units pass between them: a mark joins them. `A-B`, alphabetical. */
  readonly crossings: readonly string[]
  /** Pairs that would touch although nothing passes between them: a strip that belongs to no space parts them. */
  readonly walls: readonly string[]
  /** What it costs a space to grow across a present-day border, in px of way. */
  readonly borderPx: number
  /** Full names by language tag, then space. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What the drawing is proved against. */
  readonly rules: RulesFacts
}
