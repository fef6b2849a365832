import { type SideName, SIDE_NAMES } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { findUnit, unitAt } from '../../../../shared/games/paths-of-glory/facts/units.ts'

/** The side of a counter that a view names. */
export const sideOf = (unit: string): SideName => SIDE_NAMES[unitAt(findUnit(unit) ?? 0).side]
