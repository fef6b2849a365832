// Units as things on the drawing: where each counter stands and in what state.
import { coastOf, provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitType } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { BoardMap, Point } from '../../../../shared/map/board-map.ts'
import { DISLODGED_SHARE, spread } from '../../../../shared/map/symbols.ts'

export const PIECE_STATES = ['standing', 'beaten', 'dislodged', 'planned'] as const
/** `beaten` is dislodged but still drawn in place; `planned` is not there yet: builds on a sheet. */
export type PieceState = (typeof PIECE_STATES)[number]
export type Mark = 'held' | 'named' | 'helped' | null

export interface Piece {
  readonly key: string
  readonly type: UnitType
  readonly power: string
  readonly location: string
  readonly at: Point
  /** Share of the full counter. */
  readonly size: number
  readonly standing: PieceState
  readonly mark: Mark
  /** Whether it still lacks an order. */
  readonly open: boolean
}

/** Where a unit's counter stands: on its coast where it has one; `by` spreads the dislodged (shared/map/symbols.ts). */
export function siteOf(
  map: BoardMap,
  location: string,
  standing: PieceState = 'standing',
  by = 1,
): Point | null {
  const sites = map.provinces.get(provinceOf(location))?.sites
  if (!sites) return null
  if (standing === 'dislodged') return spread(sites.unit, sites.dislodged, by)
  return sites.coasts[coastOf(location)] ?? sites.unit
}

/** A unit as a piece; null where the map knows no such place. */
export function pieceOf(
  map: BoardMap,
  unit: Unit,
  { standing = 'standing', mark = null, open = false }: Partial<Pick<Piece, 'standing' | 'mark' | 'open'>>,
): Piece | null {
  const at = siteOf(map, unit.at, standing)
  if (!at) return null
  return {
    // A sheet may build twice in one place; a unit that stands keeps its key whatever it is called.
    key: [
      standing,
      unit.power,
      standing === 'planned' ? `${unit.type} ${unit.at}` : provinceOf(unit.at),
    ].join(' '),
    type: unit.type,
    power: unit.power,
    location: unit.at,
    at,
    size: standing === 'dislodged' ? DISLODGED_SHARE : 1,
    standing,
    mark,
    open,
  }
}

/** The counters of a position: every unit, the dislodged beside their conquerors. */
export const piecesNow = (
  map: BoardMap,
  units: readonly Unit[],
  dislodged: readonly Unit[],
): readonly Piece[] =>
  [
    ...units.map((unit) => pieceOf(map, unit, {})),
    ...dislodged.map((unit) => pieceOf(map, unit, { standing: 'dislodged' })),
  ].filter((piece) => piece !== null)
