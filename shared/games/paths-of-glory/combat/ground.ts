// What the ground of a place and a trench in it do in a battle for it (12.2.8, 12.3.1, 12.5.3, 12.7.3).
import type { SpaceIndex } from '../facts/spaces.ts'
import { terrainEffect } from '../state/board.ts'
import type { Role } from '../state/state.ts'
import { shiftsOf } from './fire.ts'

export interface GroundEffects {
  /** Columns by which each side's fire is shifted; negative is left. */
  readonly shifts: Readonly<Record<Role, number>>
  readonly barsFlank: boolean
  /** Whether beaten defenders may lose a step and stay. */
  readonly mayStand: boolean
  readonly stopsAdvance: boolean
}

/** The effects for units that defend a place with a trench of a level; a fort alone has nothing of its trench (15.1.6). */
export function groundEffects(space: SpaceIndex, trench: 0 | 1 | 2): GroundEffects {
  const { flank, mayCancelRetreat, stopsAdvance } = terrainEffect(space)
  return {
    shifts: shiftsOf(space, trench),
    barsFlank: !flank || trench > 0,
    mayStand: mayCancelRetreat || trench > 0,
    stopsAdvance,
  }
}
