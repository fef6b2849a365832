import { provinceOf, type LocationId, type PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import type { BoardMap, Box } from '../../../../shared/map/board-map.ts'
import { around } from '../../../board/look.ts'
import { turnTo } from '../../../board/round.ts'
import { cornerOf } from '../map/corner.ts'

/** Margin around a destination, in viewBox px: the place itself is enough to touch. */
const NEAR = 20

/** Where a power has units, or has to decide: the dislodged alone, else units and places to build in. */
export function ownPlaces(view: DiplomacyView, power: PowerId): readonly LocationId[] {
  const fallen = view.dislodged.filter(({ unit }) => unit.power === power).map(({ unit }) => unit.at)
  if (fallen.length > 0) return fallen
  const builds = sheetOf(view, power)?.adjustment?.builds.map(({ at }) => at) ?? []
  return [...view.units.filter((unit) => unit.power === power).map((unit) => unit.at), ...builds]
}

/** Where a power's orders may lead without a convoy: moves and retreats. */
export function ownTargets(view: DiplomacyView, power: PowerId): readonly LocationId[] {
  const fallen = view.dislodged.filter(({ unit }) => unit.power === power)
  if (fallen.length > 0) return fallen.flatMap(({ retreats }) => retreats)
  return sheetOf(view, power)?.movement.flatMap(({ moves }) => moves) ?? []
}

const sheetOf = (view: DiplomacyView, power: PowerId) => view.sheets.find((sheet) => sheet.power === power)

/** The part of the board where a power has something to do, or its capital's part, or the most; null where it has nothing. */
export function ownCorner(map: BoardMap, view: DiplomacyView, power: PowerId, capital?: string): Box | null {
  const corner = cornerOf(map, ownPlaces(view, power), capital)
  if (!corner?.whole) return corner?.box ?? null
  const places = corner.box
  const targets = ownTargets(view, power).flatMap((at) => {
    const [x, y] = map.provinces.get(provinceOf(at))?.sites.unit ?? []
    return x === undefined || y === undefined
      ? []
      : [{ x: x + turnTo(x, places.x, map.round) - NEAR, y: y - NEAR, width: 2 * NEAR, height: 2 * NEAR }]
  })
  return around([places, ...targets], 0)
}
