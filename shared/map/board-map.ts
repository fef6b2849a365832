// A compiled board as the map code sees it: areas, lines and places, without anything of a game. All coordinates are
// px of the map's own viewBox (x right, y down). Ids are the variant's province ids, plain strings here.

/** A piece of a picture that lies under a map: inks as `#rrggbbaa` or empty, the stroke's width in px, packed lines. */
export interface PackedPiece {
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly rule: 'nonzero' | 'evenodd'
  readonly closed: readonly string[]
  readonly open: readonly string[]
}

/** A point of the drawing in viewBox px. */
export type Point = readonly [x: number, y: number]

/** An axis-aligned rectangle in viewBox px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * What an area is. `land` and `sea` are provinces; `impassable` is land nobody enters; `water` is a lake or sea that
 * is no province; `strait` is water that counts as land of its owner, because armies walk across it.
 */
export const AREA_KINDS = ['land', 'sea', 'impassable', 'water', 'strait'] as const
export type AreaKind = (typeof AREA_KINDS)[number]

/** A connected or scattered piece of the board under one id. The areas cover the frame without gap or overlap. */
export interface MapArea {
  readonly id: string
  readonly kind: AreaKind
  /** The province that a tap on this area selects: itself for a province, its shore for a strait or an inland sea. */
  readonly province: string | null
  /** Closed rings without a repeated last point; holes are told by the even-odd rule. */
  readonly rings: readonly (readonly Point[])[]
  /** The rings as an SVG path; draw it with fill-rule evenodd. */
  readonly path: string
  readonly box: Box
}

/** A short province code, centred on `at`; `scale` enlarges it on large provinces (1 to 1.4). */
export interface CodeLabel {
  readonly at: Point
  readonly scale: number
}

/** A full name on one or two lines, centred on `at`, free of every symbol from the zoom `fromZoom` upwards. */
export interface NameLabel {
  readonly at: Point
  readonly lines: readonly string[]
  readonly scale: number
  /** Screen px per viewBox px at which the name first fits. */
  readonly fromZoom: number
}

/** Where a province's symbols stand: centres of boxes whose sizes are in symbols.ts. */
export interface Sites {
  readonly unit: Point
  readonly dislodged: Point
  /** The supply centre's mark; null where there is none. */
  readonly star: Point | null
  readonly code: CodeLabel
  /** By language tag, as many as were compiled. */
  readonly names: Readonly<Record<string, NameLabel>>
  /** Fleets on a named coast, by the coast's code: NC, SC, EC, WC. */
  readonly coasts: Readonly<Record<string, Point>>
}

export interface MapProvince extends MapArea {
  readonly kind: 'land' | 'sea'
  readonly sites: Sites
}

/**
 * What a line separates: land from water (`coast`), land from land, water from water (`sea`), a strait from the open
 * water beside it (`strait`, not meant to be drawn), or the board from the rest of the world (`frame`).
 */
export const BORDER_KINDS = ['coast', 'land', 'sea', 'strait', 'frame'] as const
export type BorderKind = (typeof BORDER_KINDS)[number]

/** A line shared by the two areas on its sides; every stretch of border is in the list exactly once. */
export interface MapBorder {
  readonly kind: BorderKind
  /** Area ids; the second is null on the frame. */
  readonly between: readonly [string, string | null]
  /** Which of the two lies to the right, seen along the points. */
  readonly right: string | null
  readonly points: readonly Point[]
  readonly path: string
  /** The line in coarse steps, for wide strokes: they hide the steps, and are slow to paint along the full line. */
  readonly coarse: string
}

/** A crossing for units between provinces that do not touch: from shore to shore, or from sea to sea. */
export interface MapCrossing {
  /** The province ids at the two ends; the same one twice where the strait lies within a province. */
  readonly between: readonly [string, string]
  readonly from: Point
  readonly to: Point
}

export interface BoardMap {
  readonly variant: string
  /** Credits for the coastlines, in one line. */
  readonly credits: string
  readonly width: number
  readonly height: number
  /** The world goes round: x and x + `round` are the same place. Left out where a board ends at its edges. */
  readonly round?: number | undefined
  readonly provinces: ReadonlyMap<string, MapProvince>
  /** Every area that is no province: impassable land, lakes, straits. */
  readonly scenery: readonly MapArea[]
  readonly borders: readonly MapBorder[]
  readonly crossings: readonly MapCrossing[]
  /** Meridians and parallels as one path. */
  readonly graticule: string
  /** The picture that is shown instead of areas, still packed. Only boards that people bring have one. */
  readonly picture?: { readonly pieces: readonly PackedPiece[]; readonly precision: number } | undefined
}
