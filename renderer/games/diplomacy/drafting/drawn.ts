// The draft on the map: counters with their marks, and arrows of the orders written so far.
import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import type { DrawnArrow } from '../../../board/drawn-arrow.ts'
import { orderArrows } from '../map/order-arrows.ts'
import { pieceOf, type Mark, type Piece } from '../map/pieces.ts'
import { ordered, orderKey, type Desk } from './desk.ts'
import type { Lights } from './lights.ts'
import { isDoubtful } from './movement.ts'

/** Every unit on the board, the dislodged beside their attackers, and builds of the sheet as shades. */
export function draftedPieces(
  map: BoardMap,
  view: DiplomacyView,
  desk: Desk,
  lights: Lights,
): readonly Piece[] {
  const retreating = desk.phase === 'retreats'
  const markOf = (province: string, moves: boolean): Mark => {
    if (province === lights.held) return moves ? 'held' : null
    if (province === lights.named) return 'named'
    const removable = (desk.sheet.adjustment?.count ?? 0) < 0 ? lights.open : lights.helped
    return (removable as ReadonlySet<string>).has(province) ? 'helped' : null
  }
  const own = (power: string) => power === desk.sheet.power
  const adjusting = desk.phase === 'adjustments'
  const standing = view.units.map((unit) => {
    const province = provinceOf(unit.at)
    const open = !retreating && !adjusting && own(unit.power) && lights.open.has(province)
    return pieceOf(map, unit, { mark: markOf(province, own(unit.power) && !retreating), open })
  })
  const dislodged = view.dislodged.map(({ unit }) => {
    const province = provinceOf(unit.at)
    return pieceOf(map, unit, {
      standing: 'dislodged',
      mark: markOf(province, own(unit.power)),
      open: own(unit.power) && lights.open.has(province),
    })
  })
  const planned = desk.sheet.drafts.map(({ order }) =>
    order.kind === 'build'
      ? pieceOf(map, { ...order.unit, power: desk.sheet.power }, { standing: 'planned' })
      : null,
  )
  return [...standing, ...planned, ...dislodged].filter((piece) => piece !== null)
}

/** The arrows of a sheet at a zoom; none of them is highlighted. */
export function draftedArrows(map: BoardMap, desk: Desk, zoom: number): readonly DrawnArrow[] {
  const drawings = desk.sheet.drafts.map(({ order, route }, i) => {
    const unit = ordered(order)
    return { id: unit ? provinceOf(unit.at) : `waive ${i}`, order, power: desk.sheet.power, route }
  })
  const doubtful = new Set<Order>(
    desk.sheet.drafts.flatMap((draft) => (isDoubtful(desk, draft) ? [draft.order] : [])),
  )
  return orderArrows(map, drawings, zoom).map(({ arrow, drawing }) => ({
    ...arrow,
    key: drawing ? orderKey(drawing.order) : arrow.id,
    power: drawing?.power ?? null,
    doubtful: drawing !== null && doubtful.has(drawing.order),
    lit: false,
    faint: false,
  }))
}

/** The same arrows, with that of the selected unit highlighted. */
export const litArrows = (arrows: readonly DrawnArrow[], { held }: Lights): readonly DrawnArrow[] =>
  arrows.map((arrow) => (held !== null && arrow.id.startsWith(held) ? { ...arrow, lit: true } : arrow))
