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
