import type { BoardMap } from '../../../../shared/map/board-map.ts'
import { spreadAt, symbolScale } from '../../../../shared/map/symbols.ts'
import { arrowSizes, layArrows, type Arrow } from '../../../board/arrows.ts'
import { strokesOf, type Drawing } from './order-strokes.ts'

/** An arrow with the drawing it came from; shadows of moves nobody here ordered have none. */
export interface OrderArrow {
  readonly arrow: Arrow
  readonly drawing: Drawing | null
}

/** A unit may have two orders (D5), and each of them is an arrow of its own: ids that come again are told apart. */
function apart(drawings: readonly Drawing[]): readonly Drawing[] {
  const seen = new Map<string, number>()
  return drawings.map((drawing) => {
    const before = seen.get(drawing.id) ?? 0
    seen.set(drawing.id, before + 1)
    return before === 0 ? drawing : { ...drawing, id: `${drawing.id} ${before + 1}` }
  })
}

/** The arrows of orders as they lie at a zoom. */
export function orderArrows(
  map: BoardMap,
  drawings: readonly Drawing[],
  zoom: number,
): readonly OrderArrow[] {
  const strokes = strokesOf(map, apart(drawings), spreadAt(zoom))
  const drawingOf = new Map(strokes.map(({ stroke, drawing }) => [stroke.id, drawing]))
  return layArrows(
    strokes.map(({ stroke }) => stroke),
    arrowSizes(symbolScale(zoom)),
  ).map((arrow) => ({ arrow, drawing: drawingOf.get(arrow.id) ?? null }))
}
