// Where on a large board a frame of the reading is: a phone looks there, since the whole of such a board is too small to read.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Box, BoardMap } from '../../../../shared/map/board-map.ts'
import { around } from '../../../board/look.ts'
import { nearest } from '../../../board/round.ts'
import { cornerOf } from '../map/corner.ts'
import { siteOf } from '../map/pieces.ts'
import { resultKey } from './lines.ts'
import type { Frame } from './script.ts'

/** A wider board is not read as a whole on a phone, in viewBox px. Counters of the standard board are just large enough. */
const WIDE = 3000
/** Margin around the places, in viewBox px: about a province. */
const MARGIN = 120

/** Where a reading of a large board opens: where its first frame is, else where the reader's own units stand. */
export const openingBox = (
  map: BoardMap,
  frame: Frame,
  own: readonly PowerId[],
  capital?: string,
): Box | null =>
  toldBox(map, frame) ??
  (map.width < WIDE
    ? null
    : (cornerOf(
        map,
        frame.record.units.flatMap(({ at, power }) => (own.includes(power) ? [at] : [])),
        capital,
      )?.box ?? null))

/** The part of a large board that the lit orders of a frame are about; null where it is about none, or about the whole. */
export function toldBox(map: BoardMap, { record, lit }: Frame): Box | null {
  if (map.width < WIDE || lit.size === 0) return null
  const sites = record.results
    .filter((result) => lit.has(resultKey(result, record.results)))
    .flatMap(({ unit, order }) => [
      unit.at,
      ...(order && 'to' in order ? [order.to] : []),
      ...(order && 'target' in order ? [order.target.at] : []),
    ])
    .map((at) => siteOf(map, at))
    .filter((site) => site !== null)
  const [first] = sites
  if (!first) return null
  const boxes = sites.map((site) => {
    const [x, y] = nearest(site, first, map.round)
    return { x, y, width: 0, height: 0 }
  })
  const box = around(boxes, MARGIN)
  return box && box.width < WIDE ? box : null
}
