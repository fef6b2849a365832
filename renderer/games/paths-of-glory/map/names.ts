// Names of places, below the place and as large as its box allows.
import { LEAST_NAME_SHARE, type MapPlace, NAME_PX } from '../../../../shared/map/places/place-map.ts'
import { textWidthEm } from '../../../../shared/map/text-width.ts'

export interface WrittenName {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
}

const BELOW_PX = 29

/** The position and the size of a place's name. */
export function writtenName({ id, at, half }: MapPlace, name: string): WrittenName {
  const share = Math.max(LEAST_NAME_SHARE, Math.min(1, (2 * half) / (textWidthEm(name) * NAME_PX)))
  return { id, name, x: at[0], y: at[1] + BELOW_PX, size: Math.round(NAME_PX * share * 10) / 10 }
}

/** The size of the names of lit places where the map is too small for all names, in screen px. */
const LIT_NAME_PX = 11
/** The zoom from which they are shown: below it they would cover one another. */
const LIT_NAMES_FROM = 0.4

/** A place's name as large as it must be to be read at a zoom; null where it has no room. */
export function legibleName(place: MapPlace, name: string, zoom: number): WrittenName | null {
  const written = writtenName(place, name)
  if (zoom < LIT_NAMES_FROM) return null
  const size = Math.round((LIT_NAME_PX / zoom) * 10) / 10
  return written.size >= size ? written : { ...written, y: written.y + (size - written.size) * 0.6, size }
}

/** Names are written bolder than the measured letters. */
const BOLD = 1.06
/** The width of a name that is written so large. */
export const widthOf = (name: string, size: number): number => textWidthEm(name) * size * BOLD

/** Of these names those that run into no other one; where two meet, the one that comes first, `first` before all. */
export function apart(names: readonly WrittenName[], first: (id: string) => boolean): readonly WrittenName[] {
  const kept: WrittenName[] = []
  const half = ({ name, size }: WrittenName): number => widthOf(name, size) / 2
  for (const one of names.toSorted((a, b) => Number(first(b.id)) - Number(first(a.id)))) {
    const meets = (other: WrittenName): boolean =>
      Math.abs(other.x - one.x) < half(other) + half(one) + 2 &&
      Math.abs(other.y - one.y) < Math.max(other.size, one.size) * 0.9
    if (!kept.some(meets)) kept.push(one)
  }
  return kept
}
