// The countries of the board: the provinces of each power's homeland. Every other province is a country of its own.
import type { PowerId, ProvinceId } from '../../board/ids.ts'

const LANDS: Readonly<Record<string, string>> = {
  CARTHAGE: 'CAR CIR THA',
  EGYPT: 'ALE MEM THB',
  GREECE: 'ATH MAC SPA',
  PERSIA: 'ANT DAM SID',
  ROME: 'NEA RAV ROM',
}

/** The power in whose country a province lies. */
export const COUNTRIES: ReadonlyMap<ProvinceId, PowerId> = new Map(
  Object.entries(LANDS).flatMap(([power, list]) =>
    list.split(' ').map((id) => [id as ProvinceId, power as PowerId] as const),
  ),
)
