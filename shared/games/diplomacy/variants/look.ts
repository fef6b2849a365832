// How a variant is called and drawn.
import type { PowerId, ProvinceId } from '../board/ids.ts'

export interface Look {
  /** The land of each power, with and without centres: there the board draws its thick lines. */
  readonly countries: ReadonlyMap<ProvinceId, PowerId>
}
