// Suggested orders on the map: drawn pale, and removed once the sheet has the same order.
import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import { type Desk, ordered, orderKey } from '../drafting/desk.ts'
import { draftedArrows, draftedPieces, litArrows } from '../drafting/drawn.ts'
import type { Lights } from '../drafting/lights.ts'
import type { DrawnArrow } from '../../../board/drawn-arrow.ts'
import { orderArrows } from '../map/order-arrows.ts'
import { type Piece, pieceOf } from '../map/pieces.ts'

/** The suggested orders that the sheet does not hold yet. */
export function untaken(suggested: readonly Order[], drafted: readonly Order[]): readonly Order[] {
  const keys = drafted.map(orderKey)
  const waived = drafted.filter(({ kind }) => kind === 'waive').length
  const waivers = suggested.filter(({ kind }) => kind === 'waive').slice(waived)
  const others = suggested.filter((order) => order.kind !== 'waive' && !keys.includes(orderKey(order)))
  return [...others, ...waivers]
}

/** The sheet on the map with the ghosts among it. */
export function drawGhosts(
  map: BoardMap,
  view: DiplomacyView,
  suggested: readonly Order[],
  desk: Desk,
  lights: Lights,
  zoom: number,
): { readonly pieces: readonly Piece[]; readonly arrows: readonly DrawnArrow[] } {
  const { power, drafts } = desk.sheet
  const ghosts = untaken(
    suggested,
    drafts.map(({ order }) => order),
  )
  const drawings = ghosts.map((order, i) => {
    const unit = ordered(order)
    return { id: `ghost ${unit ? provinceOf(unit.at) : i}`, order, power }
  })
  const arrows = orderArrows(map, drawings, zoom)
    .filter(({ drawing }) => drawing !== null)
    .map(({ arrow }) => ({ ...arrow, key: arrow.id, power, doubtful: false, lit: false, faint: true }))
  const builds = ghosts.flatMap((order) => {
    const shade = order.kind === 'build' && pieceOf(map, { ...order.unit, power }, { standing: 'planned' })
    return shade ? [shade] : []
  })
  return {
    pieces: [...draftedPieces(map, view, desk, lights), ...builds],
    arrows: [...arrows, ...litArrows(draftedArrows(map, desk, zoom), lights)],
  }
}
