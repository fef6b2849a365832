// Where one person writes all sheets, the board shows all orders: those of the open sheet as usual, the others faintly.
import { provinceOf, type PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import type { DrawnArrow } from '../../../board/drawn-arrow.ts'
import type { Desk } from '../drafting/desk.ts'
import { draftedArrows, draftedPieces, litArrows } from '../drafting/drawn.ts'
import type { Lights } from '../drafting/lights.ts'
import { orderArrows } from '../map/order-arrows.ts'
import type { Piece } from '../map/pieces.ts'

/** An order on a sheet that is not open. */
export interface OtherOrder {
  readonly power: PowerId
  readonly order: Order
}

/** The board with every sheet on it. */
export function drawAll(
  map: BoardMap,
  view: DiplomacyView,
  others: readonly OtherOrder[],
  desk: Desk,
  lights: Lights,
  zoom: number,
): { readonly pieces: readonly Piece[]; readonly arrows: readonly DrawnArrow[] } {
  const drawings = others.flatMap(({ power, order }) =>
    'unit' in order ? [{ id: `other ${provinceOf(order.unit.at)}`, order, power }] : [],
  )
  const faint = orderArrows(map, drawings, zoom)
    .filter(({ drawing }) => drawing !== null)
    .map(({ arrow, drawing }) => ({
      ...arrow,
      key: arrow.id,
      power: drawing?.power ?? null,
      doubtful: false,
      lit: false,
      faint: true,
    }))
  return {
    pieces: draftedPieces(map, view, desk, lights),
    arrows: [...faint, ...litArrows(draftedArrows(map, desk, zoom), lights)],
  }
}
