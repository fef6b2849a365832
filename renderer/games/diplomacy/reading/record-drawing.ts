// A frame of the reading as counters and arrows.
import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import type { DrawnArrow } from '../../../board/drawn-arrow.ts'
import { orderArrows } from '../map/order-arrows.ts'
import type { Drawing } from '../map/order-strokes.ts'
import { pieceOf, type Piece, type PieceState } from '../map/pieces.ts'
import { resultKey } from './lines.ts'
import type { Frame } from './script.ts'

/** Where a unit of the board after the phase stood before it: counters keep their identity while they move. */
function originOf(unit: Unit, results: readonly OrderResult[]): string {
  const came = results.find(
    ({ unit: mover, order, outcome }) =>
      mover.power === unit.power &&
      (outcome.kind === 'moves' || outcome.kind === 'retreats') &&
      order !== null &&
      'to' in order &&
      provinceOf(order.to) === provinceOf(unit.at),
  )
  return provinceOf(came?.unit.at ?? unit.at)
}

const provincesOf = (units: readonly Unit[]): Set<string> => new Set(units.map(({ at }) => provinceOf(at)))

/** The builds to be drawn as shades, one for each province without a unit. */
function comingUnits({ record, drawn }: Frame): readonly Unit[] {
  const taken = provincesOf(record.units)
  return record.results.flatMap((result) => {
    const { unit, order } = result
    if (
      order?.kind !== 'build' ||
      !drawn.has(resultKey(result, record.results)) ||
      taken.has(provinceOf(unit.at))
    )
      return []
    taken.add(provinceOf(unit.at))
    return [unit]
  })
}

/** The counters of a frame: at their places before the phase, or after it. */
export function recordPieces(map: BoardMap, frame: Frame): readonly Piece[] {
  const { record, said, resolved } = frame
  const { turn, results } = record
  const piece = (unit: Unit, origin: string, standing: PieceState = 'standing') => {
    const placed = pieceOf(map, unit, { standing })
    return placed && { ...placed, key: `${unit.power} ${origin}` }
  }
  const beaten = (unit: Unit) =>
    results.some((r) => r.unit.at === unit.at && r.unit.power === unit.power && r.dislodgedBy)
  const pieces =
    said.kind === 'after'
      ? [
          ...record.unitsAfter.map((unit) => piece(unit, originOf(unit, results))),
          ...(turn.phase === 'movement'
            ? record.dislodged.flatMap(({ unit, retreats }) =>
                retreats.length > 0 ? piece(unit, provinceOf(unit.at), 'dislodged') : [],
              )
            : []),
        ]
      : [
          ...record.units.map((unit) => {
            const its = results.find((r) => r.unit.at === unit.at && r.unit.power === unit.power)
            const gone = its !== undefined && beaten(unit) && resolved.has(resultKey(its, results))
            return piece(unit, provinceOf(unit.at), gone ? 'beaten' : 'standing')
          }),
          ...comingUnits(frame).map((unit) => piece(unit, provinceOf(unit.at), 'planned')),
          ...(turn.phase === 'retreats'
            ? record.dislodged.map(({ unit }) => piece(unit, provinceOf(unit.at), 'dislodged'))
            : []),
        ]
  return pieces.filter((one) => one !== null)
}

/** The fate of a unit without a written order, in the form of an order; null where the unit stayed. */
function unwritten({ unit, order, outcome }: OrderResult): Order | null {
  if (order !== null) return null
  if (outcome.kind === 'removed') return { kind: 'remove', unit }
  return outcome.kind === 'disbands' ? { kind: 'disband', unit } : null
}

/** The cross on a unit that was dislodged and removed at once; once it is removed, its place is another unit's. */
function goneAtOnce({ record, said, resolved }: Frame): readonly Drawing[] {
  if (said.kind === 'after') return []
  return record.results.flatMap((result): Drawing[] => {
    const key = resultKey(result, record.results)
    if (!result.disbanded || !resolved.has(key)) return []
    const { unit } = result
    return [{ id: `${key} gone`, order: { kind: 'remove', unit }, power: unit.power }]
  })
}

/** The arrows of a frame. */
export function recordArrows(map: BoardMap, frame: Frame, zoom: number): readonly DrawnArrow[] {
  const { record, drawn, resolved, lit } = frame
  const taken = provincesOf(record.units)
  const drawings = record.results.flatMap((result): Drawing[] => {
    const key = resultKey(result, record.results)
    if (result.order === null || !drawn.has(key)) return []
    // A ring and cross for the refused build would be mistaken for those of the unit that stands there.
    if (result.order.kind === 'build' && taken.has(provinceOf(result.unit.at))) return []
    const { order, outcome, route } = result
    const known = resolved.has(key) ? { outcome } : {}
    return [{ id: key, order, power: result.unit.power, route, ...known }]
  })
  const lost = record.results.flatMap((result): Drawing[] => {
    const [key, order] = [resultKey(result, record.results), unwritten(result)]
    return order && resolved.has(key) ? [{ id: key, order, power: result.unit.power }] : []
  })
  return orderArrows(map, [...drawings, ...lost, ...goneAtOnce(frame)], zoom).map(({ arrow, drawing }) => ({
    ...arrow,
    key: arrow.id,
    power: drawing?.power ?? null,
    doubtful: false,
    lit: lit.has(arrow.id) && frame.said.kind === 'result',
    faint: frame.said.kind === 'after' || (lit.size > 0 && !lit.has(arrow.id)),
  }))
}
