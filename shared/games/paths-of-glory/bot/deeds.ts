// What an operation could do: moves, attacks, and places to activate for them.
import type { Purpose } from '../activation/activating.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import type { UnitIndex } from '../facts/units.ts'

export interface March {
  readonly units: readonly UnitIndex[]
  readonly path: readonly SpaceIndex[]
  readonly gain: number
}

export interface Strike {
  readonly target: SpaceIndex
  readonly units: readonly UnitIndex[]
  readonly from: readonly SpaceIndex[]
  readonly gain: number
}

/** One thing that an operation could do, with the places that it activates. */
export interface Deed {
  readonly kind: Purpose
  readonly places: readonly SpaceIndex[]
  readonly cost: number
  readonly gain: number
}
