import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { MapProvince } from '../../../../shared/map/board-map.ts'
import { bandsOf, type Bands } from '../../../board/band.ts'
import type { Frontier } from './land.ts'

/** The vignette of a province, along its frontier. */
export interface Rim {
  readonly province: MapProvince
  readonly power: PowerId
  readonly bands: readonly Bands[]
}

export const rimOf = ({ province, power, borders }: Frontier): Rim => ({
  province,
  power,
  bands: borders.map((border) => bandsOf(border, province)),
})
