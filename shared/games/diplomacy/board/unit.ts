import type { LocationId, PowerId } from './ids.ts'

export const UNIT_TYPES = ['A', 'F'] as const
/** Army or fleet, by its letter in English. */
export type UnitType = (typeof UNIT_TYPES)[number]

/** A unit as an order names it: no two units share a province, so this is enough (R64). */
export interface UnitRef {
  readonly type: UnitType
  readonly at: LocationId
}

/** A unit on the board. */
export interface Unit extends UnitRef {
  readonly power: PowerId
}
