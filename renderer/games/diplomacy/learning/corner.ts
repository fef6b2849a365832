// The part of the board where a position stands.
import type { BoardMap, Box } from '../../../../shared/map/board-map.ts'
import { around } from '../../../board/look.ts'
import { siteOf } from '../map/pieces.ts'

/** Board px left round the outermost places; twice that round a single one. */
const MARGIN = 50

/** The box around places with some room; null where the map has none of them. */
export function corner(map: BoardMap, places: readonly string[]): Box | null {
  const points = places.map((at) => siteOf(map, at)).filter((point) => point !== null)
  return around(
    points.map(([x, y]) => ({ x, y, width: 0, height: 0 })),
    places.length === 1 ? 2 * MARGIN : MARGIN,
  )
}
