// The map in words: what a screen reader says of a province, and what the bar says of a province touched without a
// selection.
import { namingIn } from '../words/board-shown.ts'
import { provinceOf, type PowerId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { nameOf, powerName } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { writeUnit } from '../../../../shared/games/diplomacy/notation/write.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Ownership } from '../../../../shared/games/diplomacy/rules/ownership.ts'
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import { m } from '../../../paraglide/messages.js'

export interface Described {
  readonly map: BoardMap
  readonly units: readonly Unit[]
  readonly dislodged: readonly Unit[]
  readonly owners: Ownership
  /** Land that nobody may enter for a while. */
  readonly closed?: readonly ProvinceId[]
}

/** "Burgundy, A Burgundy, France". */
export function describe(board: Described, province: string, language: Language): string {
  const id = province as ProvinceId
  const power = (of: PowerId) => powerName(namingIn(language), of, 'short')
  const stands = (unit: Unit) => provinceOf(unit.at) === id
  const said = (unit: Unit) => ({
    unit: writeUnit(unit, { ...namingIn(language), style: 'names' }),
    power: power(unit.power),
  })
  const owner = board.owners[id]
  const centre = board.map.provinces.get(province)?.sites.star !== null
  return [
    nameOf(namingIn(language), id, 'full'),
    ...(owner ? [m.map_centre_owned({ power: power(owner) })] : centre ? [m.map_centre_free()] : []),
    ...(board.closed?.includes(id) ? [m.map_closed()] : []),
    ...board.units.filter(stands).map((unit) => m.map_unit(said(unit))),
    ...board.dislodged.filter(stands).map((unit) => m.map_dislodged(said(unit))),
  ].join(', ')
}

/** The words of every province, made once for a position. */
export function descriptions(board: Described, language: Language): ReadonlyMap<string, string> {
  return new Map([...board.map.provinces.keys()].map((id) => [id, describe(board, id, language)]))
}
