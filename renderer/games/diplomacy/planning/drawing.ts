// A plan on the map: everybody's orders as arrows with their results, rings around units that would be dislodged, and
// shades where units would arrive.
import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { DiplomacyView, PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import { orderKey, sameOrder, type Desk } from '../drafting/desk.ts'
import { draftedPieces } from '../drafting/drawn.ts'
import type { Lights } from '../drafting/lights.ts'
import type { DrawnArrow } from '../../../board/drawn-arrow.ts'
import { orderArrows } from '../map/order-arrows.ts'
import type { Drawing } from '../map/order-strokes.ts'
import { pieceOf, type Piece } from '../map/pieces.ts'

/** Size of a shade as a share of a full counter: smaller, so that it is not mistaken for a unit. */
const SHADE = 0.7

export interface Planned {
  readonly pieces: readonly Piece[]
  readonly arrows: readonly DrawnArrow[]
}

/** Counters and arrows of the open phase. */
export function drawPlan(
  map: BoardMap,
  view: DiplomacyView,
  record: PhaseRecord | null,
  desk: Desk,
  lights: Lights,
  zoom: number,
): Planned {
  const results = record?.results ?? []
  return {
    pieces: [...piecesOf(map, view, results, desk, lights), ...shadesOf(map, view, results, desk)],
    arrows: arrowsOf(map, results, lights, zoom),
  }
}

function piecesOf(
  map: BoardMap,
  view: DiplomacyView,
  results: readonly OrderResult[],
  desk: Desk,
  lights: Lights,
): readonly Piece[] {
  const beaten = new Set<string>(
    results.flatMap(({ unit, dislodgedBy }) => (dislodgedBy ? [`${unit.power} ${unit.at}`] : [])),
  )
  return draftedPieces(map, view, desk, lights).map((piece) =>
    piece.standing === 'standing' && beaten.has(`${piece.power} ${piece.location}`)
      ? { ...piece, standing: 'beaten' }
      : piece,
  )
}

/** Where units would come to stand on spaces that are empty now, and what other powers would build. */
function shadesOf(
  map: BoardMap,
  view: DiplomacyView,
  results: readonly OrderResult[],
  desk: Desk,
): readonly Piece[] {
  const taken = new Set(view.units.map(({ at }) => provinceOf(at)))
  return results.flatMap(({ unit, order, outcome }) => {
    if (outcome.kind === 'builds' && unit.power !== desk.sheet.power)
      return pieceOf(map, unit, { standing: 'planned' }) ?? []
    if ((outcome.kind !== 'moves' && outcome.kind !== 'retreats') || order === null || !('to' in order))
      return []
    if (taken.has(provinceOf(order.to))) return []
    const shade = pieceOf(map, { ...unit, at: order.to }, { standing: 'planned' })
    return shade ? [{ ...shade, size: SHADE }] : []
  })
}

function arrowsOf(
  map: BoardMap,
  results: readonly OrderResult[],
  lights: Lights,
  zoom: number,
): readonly DrawnArrow[] {
  const drawings = results.flatMap(({ unit, order, outcome, route }): Drawing[] =>
    order === null ? [] : [{ id: provinceOf(unit.at), order, power: unit.power, outcome, route }],
  )
  return orderArrows(map, drawings, zoom).map(({ arrow, drawing }) => ({
    ...arrow,
    key: drawing ? orderKey(drawing.order) : arrow.id,
    power: drawing?.power ?? null,
    doubtful: drawing?.outcome?.kind === 'illegal',
    lit: arrow.id === lights.held,
    faint: false,
  }))
}

/** The result of an order; undefined where no open sheet holds it, as for an order that is only asked about. */
export function resultOf(
  view: DiplomacyView,
  record: PhaseRecord | null,
  order: Order,
): OrderResult | undefined {
  const written = view.sheets.some(({ drafts }) => drafts.some((line) => sameOrder(line.order, order)))
  if (order.kind === 'waive' || !written) return undefined
  return record?.results.find(({ unit }) => provinceOf(unit.at) === provinceOf(order.unit.at))
}
