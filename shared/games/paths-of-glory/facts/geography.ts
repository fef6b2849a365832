import { GEOGRAPHY_ROWS } from './geography-rows.ts'
import { linesOf } from './rows.ts'

/** Where a place really is, in degrees. */
export interface RealPlace {
  readonly longitude: number
  readonly latitude: number
  /** An area, a sea box, or a place that is not certain. */
  readonly approximate: boolean
}

/** The real places by the id of the place. */
export const GEOGRAPHY: ReadonlyMap<string, RealPlace> = new Map(
  linesOf(GEOGRAPHY_ROWS).map((line) => {
    const [id = '', longitude, latitude, approximate] = line.split(' | ')
    return [
      id,
      { longitude: Number(longitude), latitude: Number(latitude), approximate: approximate !== undefined },
    ]
  }),
)
