// The shipped form of a map: one JSON object whose lines are strings of variable-length integers (six bits a letter,
// five of them number), each point as the step from the one before. Shared borders are stored once.
import type { AreaKind, BorderKind, PackedPiece, Point } from './board-map.ts'

export const PACKED_FORMAT = 'entente-map'
export const PACKED_VERSION = 1

/** An area: its kind, the province it stands for when that is not itself, and its rings of arc numbers. */
export interface PackedArea {
  readonly kind: AreaKind
  readonly province?: string | null
  /** Arc i walked forward is i, walked backward is ~i. */
  readonly rings: readonly (readonly number[])[]
  /** How many of the rings are its own: the others are drawn a second time, where the world goes round. */
  readonly own?: number
}

/** A name label: x, y, scale, first zoom, then its lines. */
export type PackedName = readonly [x: number, y: number, scale: number, fromZoom: number, ...lines: string[]]

export interface PackedSites {
  readonly unit: Point
  readonly dislodged: Point
  readonly star?: Point
  readonly code: readonly [x: number, y: number, scale: number]
  readonly names: Readonly<Record<string, PackedName>>
  readonly coasts?: Readonly<Record<string, Point>>
}

export interface PackedMap {
  readonly format: typeof PACKED_FORMAT
  readonly version: number
  readonly variant: string
  readonly credits: string
  readonly box: readonly [width: number, height: number]
  /** The world goes round: x and x + `round` are the same place. Left out where a board ends at its edges. */
  readonly round?: number
  /** Units of the packed coordinates in one px. */
  readonly precision: number
  readonly arcs: readonly string[]
  /** One letter an arc, in the order of `arcs`. */
  readonly kinds: string
  readonly areas: Readonly<Record<string, PackedArea>>
  readonly sites: Readonly<Record<string, PackedSites>>
  readonly crossings: readonly (readonly [
    a: string,
    b: string,
    fx: number,
    fy: number,
    tx: number,
    ty: number,
  ])[]
  readonly graticule: readonly string[]
  /** A picture that is shown instead of land, sea and borders, where the drawing does not distinguish areas. */
  readonly picture?: readonly PackedPiece[] | undefined
}

/** The letter that stands for each kind of border in `PackedMap.kinds`. */
export const KIND_LETTER = {
  coast: 'c',
  land: 'l',
  sea: 's',
  strait: 't',
  frame: 'f',
} as const satisfies Record<BorderKind, string>

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** The value of each letter, by its code; other codes have none. */
const VALUE = new Int8Array(128).fill(-1)
for (let value = 0; value < ALPHABET.length; value++) VALUE[ALPHABET.charCodeAt(value)] = value

function packInteger(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1 // zigzag: the sign becomes the lowest bit
  let text = ''
  while (rest >= 32) {
    text += ALPHABET.charAt((rest & 31) | 32)
    rest >>>= 5
  }
  return text + ALPHABET.charAt(rest)
}

/** Packs whole-numbered points as zigzag steps from the point before (the first from the origin). */
export function packLine(points: readonly Point[]): string {
  let [px, py] = [0, 0]
  let text = ''
  for (const [x, y] of points) {
    text += packInteger(x - px) + packInteger(y - py)
    px = x
    py = y
  }
  return text
}

/** Undoes {@link packLine}, dividing by `precision`; throws on an unknown letter. */
export function unpackLine(text: string, precision: number): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  let cursor = 0
  const next = (): number => {
    let value = 0
    let shift = 0
    for (;;) {
      const digit = VALUE[text.charCodeAt(cursor++)] ?? -1
      if (digit < 0) throw new Error(`packed line broken at ${cursor - 1} of ${text.length}`)
      value |= (digit & 31) << shift
      if (digit < 32) return value & 1 ? ~(value >>> 1) : value >>> 1
      shift += 5
    }
  }
  while (cursor < text.length) {
    x += next()
    y += next()
    points.push([x / precision, y / precision])
  }
  return points
}
