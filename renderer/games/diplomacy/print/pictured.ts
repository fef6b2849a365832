// What a printed map shows: a closed phase with its orders and results, or the current position.
import type { DiplomacyView, PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import type { Ownership } from '../../../../shared/games/diplomacy/rules/ownership.ts'
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import type { DrawnArrow } from '../../../board/drawn-arrow.ts'
import type { Contrast } from '../map/palette.ts'
import { piecesNow, type Piece } from '../map/pieces.ts'
import { keysOf } from '../reading/lines.ts'
import { recordArrows, recordPieces } from '../reading/record-drawing.ts'
import type { Frame } from '../reading/script.ts'
import { PRINTED_ZOOM } from './printed-zoom.ts'

export interface Pictured {
  readonly owners: Ownership
  readonly pieces: readonly Piece[]
  readonly arrows: readonly DrawnArrow[]
}

/** How a map is drawn: on paper with patterns, since that may be without colour; in files as this device's boards are. */
export interface Look {
  readonly hatched?: boolean
  readonly contrast?: Contrast
}

/** The bare board, to write and draw on. */
export const NOTHING_ON_IT: Pictured = { owners: {}, pieces: [], arrows: [] }

/** The picture of a closed phase: the board before it, all orders, and their results. */
export function pictureOfPhase(map: BoardMap, record: PhaseRecord): Pictured {
  const all = new Set(keysOf(record.results))
  const frame: Frame = { record, said: { kind: 'rest', count: 0 }, drawn: all, resolved: all, lit: new Set() }
  return {
    owners: record.owners,
    pieces: recordPieces(map, frame),
    arrows: recordArrows(map, frame, PRINTED_ZOOM),
  }
}

/** The picture of the position that everybody sees now. */
export function pictureOfNow(map: BoardMap, { units, dislodged, owners }: DiplomacyView): Pictured {
  return {
    owners,
    pieces: piecesNow(
      map,
      units,
      dislodged.map(({ unit }) => unit),
    ),
    arrows: [],
  }
}
