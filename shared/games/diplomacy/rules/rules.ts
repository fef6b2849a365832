// What a way of playing says about orders. A game asks its rules object and nothing else, so that another way to play
// (other orders, land that is owned) is another object, and no branch anywhere.
import type { Board } from '../board/board.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import type { AdjustmentOptions, RetreatOptions, UnitOptions } from '../orders/options.ts'
import type { Season } from '../turn.ts'
import type { MoveStrengths } from './explain.ts'
import type { Dislodged, Illegality, MovementResolution, PhaseResolution } from './outcome.ts'
import type { Ownership } from './ownership.ts'
import type { Submitted } from './orders-by-unit.ts'
import type { Change } from './smallest-change.ts'

/** What the rules look at: a board, and what stands and is owned on it when a phase opens. */
export interface Situation {
  readonly board: Board
  readonly units: readonly Unit[]
  /** Units waiting to retreat; only in a retreat phase. */
  readonly dislodged: readonly Dislodged[]
  readonly owners: Ownership
  /** Powers in civil disorder (R157..R160). */
  readonly disorder: readonly PowerId[]
  /** Provinces nobody may enter (R175). */
  readonly closed: readonly ProvinceId[]
}

/** The rules of one phase. */
export interface PhaseRules<Options, Resolution> {
  /** Everything a power may order, or owes. */
  readonly options: (at: Situation, power: PowerId) => Options
  /** Why each line of a sheet is not allowed, or null. Only orders of the same sheet play a part. */
  readonly judge: (at: Situation, sheet: readonly Submitted[]) => readonly (Illegality | null)[]
  /** What comes of everybody's orders. */
  readonly resolve: (at: Situation, orders: readonly Submitted[]) => Resolution
}

export interface Rules {
  readonly movement: PhaseRules<readonly UnitOptions[], MovementResolution>
  readonly retreats: PhaseRules<readonly RetreatOptions[], PhaseResolution>
  readonly adjustments: PhaseRules<AdjustmentOptions, PhaseResolution>
  /** Who owns what when a season is over, its retreats included. */
  readonly own: (at: Situation, season: Season) => Ownership
  readonly explain: {
    /** The sums behind every move of a phase. */
    readonly strengths: (at: Situation, orders: readonly Submitted[]) => readonly MoveStrengths[]
    /**
     * The fewest orders of others with which the order of the unit at `place` would have succeeded; empty where it did,
     * null where one or two do not help.
     */
    readonly smallestChange: (
      at: Situation,
      orders: readonly Submitted[],
      place: LocationId,
    ) => readonly Change[] | null
  }
}
