// The two typefaces of the pages, and which letters of them are shipped.

/** A file of a face: the part of its letters that one package file holds. */
export interface FacePart {
  readonly name: string
  readonly file: string
  /** Letters the file is asked for, as CSS writes it. */
  readonly range: string
}

export interface Face {
  /** Its name on the pages. Cut faces may not bear the names of the whole ones, which their licences reserve. */
  readonly family: string
  /** How much larger than it is drawn it is shown: small letters then are as high as those of systems' own faces. */
  readonly scale: number
  readonly packageName: string
  readonly parts: readonly FacePart[]
  /** Weights that are kept of a variable face; null where the face has one weight. */
  readonly weights: { readonly min: number; readonly max: number } | null
}

/**
 * A face of the system that stands in until ours comes, set as wide and as high: text keeps its lines and its place when
 * they change. Measured over all messages: our letters' widths by those of Liberation Sans and Serif, which are as wide as
 * Arial and Times New Roman. Ascent and descent are ours.
 */
export interface FallbackFace {
  readonly family: string
  readonly weights: string
  /** Names by which systems know it, whole. */
  readonly locals: readonly string[]
  /** How wide it is set, and how high a line of it is, in percent. */
  readonly width: number
  readonly ascent: number
  readonly descent: number
}

const named = (bold: boolean, ...names: readonly string[]) =>
  names.map((name) => (bold ? `${name} Bold` : name))

export const FALLBACK_FACES: readonly FallbackFace[] = [
  {
    family: 'Entente Sans Stand-in',
    weights: '400 500',
    locals: named(false, 'Arial', 'Liberation Sans', 'Roboto', 'Helvetica'),
    width: 100,
    ascent: 109.6,
    descent: 42.8,
  },
  {
    family: 'Entente Sans Stand-in',
    weights: '600 700',
    locals: named(true, 'Arial', 'Liberation Sans', 'Roboto', 'Helvetica'),
    width: 95.5,
    ascent: 114.7,
    descent: 44.8,
  },
  {
    family: 'Entente Serif Stand-in',
    weights: '600 700',
    locals: named(true, 'Times New Roman', 'Liberation Serif', 'Noto Serif', 'Times'),
    width: 108.5,
    ascent: 74.4,
    descent: 23.3,
  },
]

const PARTS = [
  {
    part: 'latin',
    range: 'U+0-FF, U+131, U+2009, U+2013-2026, U+202F-2033, U+20AC, U+2190-2193, U+2212',
  },
  { part: 'latin-ext', range: 'U+100-130, U+132-17F' },
  { part: 'cyrillic', range: 'U+400-4FF, U+2116' },
] as const

/**
 * A humanist sans for all text, Source Sans 3, and a serif of the time before 1914 for titles, Old Standard TT. Both are under
 * the SIL Open Font License.
 */
export const FACES: readonly Face[] = [
  {
    family: 'Entente Sans',
    scale: 1.07,
    packageName: '@fontsource-variable/source-sans-3',
    weights: { min: 400, max: 700 },
    parts: PARTS.map(({ part, range }) => ({
      name: `sans-${part}`,
      file: `files/source-sans-3-${part}-wght-normal.woff2`,
      range,
    })),
  },
  {
    family: 'Entente Serif',
    scale: 1.06,
    packageName: '@fontsource/old-standard-tt',
    weights: null,
    parts: PARTS.map(({ part, range }) => ({
      name: `serif-${part}`,
      file: `files/old-standard-tt-${part}-700-normal.woff2`,
      range,
    })),
  },
]

const span = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

/** The alphabets of the four languages, Western European letters for names, figures and signs. */
export const LETTERS =
  span(0x20, 0x7e) +
  span(0xa0, 0xff) +
  'ĎďĚěŇňŘřŠšŤťŮůŽžČčŁłŃńŚśŹźŻżĄąĘęŐőŰűĞğİıŞş' +
  span(0x410, 0x44f) +
  'ЁёЍѝЄєІіЇїҐґЎў' +
  '\u2009\u202f–—‘’“”„…•′″€№→←↑↓−×'
