import { provinceOf, type LocationId, type PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import type { BoardMap, Box } from '../../../../shared/map/board-map.ts'
import { around } from '../../../board/look.ts'
import { turnTo } from '../../../board/round.ts'

/** Margin around a power's corner, in viewBox px. */
const MARGIN = 60
/** Margin around a destination, in viewBox px: the place itself is enough to touch. */
const NEAR = 20
/** On a phone counters of a wider or higher part are too small to read, in viewBox px. The standard board is narrower. */
const WIDEST = 1800
/** Of a wider part those places are shown that lie within this distance of one of them, in viewBox px. */
const REACH = 420

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

/** The boxes around the capital, or the most that lie together, for a power that is scattered over a large board. */
function densest(boxes: readonly Box[], capital: Box | undefined): readonly Box[] {
  const near = (capital && boxes.includes(capital) ? [capital] : boxes).map((one) =>
    boxes.filter((box) => Math.max(Math.abs(box.x - one.x), Math.abs(box.y - one.y)) <= REACH),
  )
  return near.reduce((best, some) => (some.length > best.length ? some : best), [])
}

/** The part of the board where a power has something to do, or its capital's part, or the most; null where it has nothing. */
export function ownCorner(map: BoardMap, view: DiplomacyView, power: PowerId, capital?: string): Box | null {
  const own = ownPlaces(view, power).flatMap((at) => map.provinces.get(provinceOf(at))?.box ?? [])
  const places = around(own, MARGIN)
  if (places && (places.width > WIDEST || places.height > WIDEST))
    return around(densest(own, map.provinces.get(capital ?? '')?.box), 2 * MARGIN)
  if (!places) return null
  const targets = ownTargets(view, power).flatMap((at) => {
    const [x, y] = map.provinces.get(provinceOf(at))?.sites.unit ?? []
    return x === undefined || y === undefined
      ? []
      : [{ x: x + turnTo(x, places.x, map.round) - NEAR, y: y - NEAR, width: 2 * NEAR, height: 2 * NEAR }]
  })
  return around([places, ...targets], 0)
}
