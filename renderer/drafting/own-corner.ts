import { provinceOf, type PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import type { BoardMap, Box } from '../../shared/map/board-map.ts'
import { around } from '../map/look.ts'

/** Air around a power's corner, in viewBox px. */
const MARGIN = 60

/** The part of the board where a power has something to do: its retreats, else its units; null where it has neither. */
export function ownCorner(map: BoardMap, view: DiplomacyView, power: PowerId): Box | null {
  const retreats = view.dislodged.filter(({ unit }) => unit.power === power)
  const places =
    retreats.length > 0
      ? retreats.flatMap(({ unit, retreats: open }) => [unit.at, ...open])
      : view.units.filter((unit) => unit.power === power).map((unit) => unit.at)
  return around(
    places.flatMap((at) => map.provinces.get(provinceOf(at))?.box ?? []),
    MARGIN,
  )
}
