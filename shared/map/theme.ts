// The board's grounds, lines and letters as data, and the type of the players' inks. Each board chooses its own inks;
// test/map/theme.test.ts checks that those of every board can be told apart.

export const THEME_IDS = ['light', 'dark', 'contrast'] as const
export type ThemeId = (typeof THEME_IDS)[number]

/** A pattern to lay over a power's land, so that no power is told by colour alone. */
export interface Hatch {
  /** Side of the square tile in viewBox px. */
  readonly size: number
  readonly path: string
  /** Width of the strokes; null where the path is filled. */
  readonly stroke: number | null
}

/** The common patterns; more-hatches.ts has others, which pages of most boards need not fetch. */
export const HATCHES = {
  level: { size: 8, path: 'M0 4H8', stroke: 1.2 },
  upright: { size: 8, path: 'M4 0V8', stroke: 1.2 },
  rising: { size: 8, path: 'M-2 2L2 -2M0 8L8 0M6 10L10 6', stroke: 1.1 },
  falling: { size: 14, path: 'M-2 12L2 16M0 0L14 14M12 -2L16 2', stroke: 0.9 },
  crossed: { size: 9, path: 'M0 0L9 9M9 0L0 9', stroke: 0.9 },
  dots: {
    size: 9,
    path: 'M1 2.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M5.5 7a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
    stroke: null,
  },
  plus: { size: 13, path: 'M3.5 6.5H9.5M6.5 3.5V9.5', stroke: 1.3 },
} as const satisfies Readonly<Record<string, Hatch>>

/** The colours mixed for the ground of each theme. */
export interface GroundInk {
  /** Fill of the power's land. */
  readonly tint: string
  /** The band along the inside of the power's frontier. */
  readonly edge: string
  /** The hatch's ink, at `BoardTheme.hatchOpacity`. */
  readonly hatchInk: string
}

/** The inks of one player on a board: a power or a side. */
export interface PowerInk extends Readonly<Record<ThemeId, GroundInk>> {
  /**
   * Badges, filled centres, arrows, charts. It is the same in every theme, so that a badge on a phone, a sector on the
   * big screen and a printed page name the same power.
   */
  readonly strong: string
  /** Glyphs and letters on the strong colour. */
  readonly onStrong: string
  readonly hatch: Hatch
  /** Its hatch is always drawn: white land looks unpainted without it. */
  readonly woven?: true
}

/** The inks of all who play on a board, by their ids. */
export type Inks = Readonly<Record<string, PowerInk>>

/** Widths of an arrow in px of a full counter: its shaft, the casing around it, the halo around that. */
export const ARROW_WIDTH = { shaft: 3, casing: 5.8, halo: 8 } as const
/** How much of an arrow's ground its halo hides. */
export const HALO_OPACITY = 0.75

export interface BoardTheme {
  readonly id: ThemeId
  readonly sea: string
  /** Towards the rim of the sea, and for lakes. */
  readonly deepSea: string
  readonly seaLine: string
  readonly seaText: string
  /** The wide soft strokes along the shore. */
  readonly shore: string
  /** Land nobody owns. */
  readonly land: string
  readonly impassable: string
  readonly impassableHatch: string
  readonly border: string
  readonly frontier: string
  readonly coast: string
  readonly text: string
  /** Around letters and arrows. */
  readonly halo: string
  /** Around the map. */
  readonly page: string
  /** The highlight of what a touch may choose now, and the rim that separates it from every ground. */
  readonly lit: string
  readonly litRim: string
  /** Stroke widths in viewBox px at zoom 1. */
  readonly width: {
    readonly border: number
    readonly frontier: number
    readonly coast: number
    readonly sea: number
  }
  readonly hatchOpacity: number
  /** Whether hatches are shown by default. */
  readonly hatched: boolean
  /** Around badges and arrows, where a strong colour may lie on a ground of a similar colour. */
  readonly outline: string
}

const light: BoardTheme = {
  id: 'light',
  sea: '#c9dae2',
  deepSea: '#b6ccd7',
  seaLine: '#6f93a8',
  seaText: '#3d6076',
  shore: '#8db2c6',
  land: '#e9e0c5',
  impassable: '#d8d0bd',
  impassableHatch: '#b8ab8d',
  border: '#5f5343',
  frontier: '#352c23',
  coast: '#46443f',
  text: '#231e18',
  halo: '#fffdf6',
  page: '#f6f1e6',
  lit: '#ffcf24',
  litRim: '#1b2027',
  width: { border: 0.9, frontier: 1.7, coast: 1, sea: 1.1 },
  hatchOpacity: 0.3,
  hatched: false,
  outline: '#352c23',
}

const dark: BoardTheme = {
  id: 'dark',
  sea: '#1b2c38',
  deepSea: '#15232e',
  seaLine: '#4a6a7e',
  seaText: '#93b4c8',
  shore: '#37566a',
  land: '#423f33',
  impassable: '#2b2924',
  impassableHatch: '#47443b',
  border: '#0c0a08',
  frontier: '#0a0807',
  coast: '#0b1117',
  text: '#f7f2e6',
  halo: '#12100d',
  page: '#10171c',
  lit: '#ffd84a',
  litRim: '#06090c',
  width: { border: 0.9, frontier: 1.7, coast: 1, sea: 1.1 },
  hatchOpacity: 0.34,
  hatched: false,
  outline: '#f7f2e6',
}

const contrast: BoardTheme = {
  id: 'contrast',
  sea: '#c3d9e6',
  deepSea: '#b3cddd',
  seaLine: '#1f4a63',
  seaText: '#0d2f44',
  shore: '#7ea9c0',
  land: '#e9dfb6',
  impassable: '#c9c2b4',
  impassableHatch: '#6f6756',
  border: '#000000',
  frontier: '#000000',
  coast: '#000000',
  text: '#000000',
  halo: '#ffffff',
  page: '#ffffff',
  lit: '#ffe200',
  litRim: '#000000',
  width: { border: 1.4, frontier: 2.8, coast: 1.6, sea: 1.6 },
  hatchOpacity: 0.55,
  hatched: true,
  outline: '#000000',
}

/** Every theme by its id. */
export const THEMES: Readonly<Record<ThemeId, BoardTheme>> = { light, dark, contrast }
