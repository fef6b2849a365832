// The rules of a way to play. A game calls its rules object and nothing else, so that other rules (other orders, land
// that is owned) are another object, without branches elsewhere.
import type { Board } from '../board/board.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import type { Random } from '../../../kernel/random.ts'
import type {
  Declaration,
  DeclarationFault,
  DeclarationOptions,
  Declared,
  Pacts,
  SeasonChanges,
} from '../declarations/declaration.ts'
import type { AdjustmentOptions, RetreatOptions, UnitOptions } from '../orders/options.ts'
import type { Season } from '../turn.ts'
import type { Policies } from '../editions/edition.ts'
import type { MoveStrengths } from './explain.ts'
import type { Homes } from './homes.ts'
import type { Dislodged, MovementResolution, OrderResult, PhaseResolution } from './outcome.ts'
import type { Illegality } from '../orders/illegality.ts'
import type { Ownership } from './ownership.ts'
import type { Submitted } from './submitted.ts'
import type { Change } from './smallest-change.ts'

/** The position that the rules take: a board, with its units and owners when a phase opens. */
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
  /** Declarations in force, where the rules have declarations. */
  readonly pacts?: Pacts
  /** The home centres that powers have named, where the rules have them named. */
  readonly homes?: Homes
  /** Decides by lot where there is no order and the rules ask for that (S22, S31). Without it no lot is drawn. */
  readonly lot?: Random
}

/** A season at its end: its movement, and its declarations. */
export interface SeasonPast {
  readonly season: Season
  readonly results: readonly OrderResult[]
  readonly declared: readonly Declared[]
}

/** The effects of the end of a season. */
export interface SeasonEnd {
  readonly units: readonly Unit[]
  readonly owners: Ownership
  readonly pacts?: Pacts
  /** The events to be reported. */
  readonly changes?: SeasonChanges
}

export interface DeclarationRules {
  /** What a power may declare; null where these rules have no declarations. */
  readonly options: (at: Situation, power: PowerId) => DeclarationOptions | null
  /** Why it cannot declare this; null where it can. */
  readonly judge: (at: Situation, power: PowerId, declaration: Declaration) => DeclarationFault | null
}

/** The rules of one phase. */
export interface PhaseRules<Options, Resolution> {
  /** Everything a power may order, or owes. */
  readonly options: (at: Situation, power: PowerId) => Options
  /** Why each line of a sheet is not allowed, or null. Only orders of the same sheet play a part. */
  readonly judge: (at: Situation, sheet: readonly Submitted[]) => readonly (Illegality | null)[]
  /** Resolves all orders. */
  readonly resolve: (at: Situation, orders: readonly Submitted[]) => Resolution
}

export interface Rules {
  readonly movement: PhaseRules<readonly UnitOptions[], MovementResolution>
  readonly retreats: PhaseRules<readonly RetreatOptions[], PhaseResolution>
  readonly adjustments: PhaseRules<AdjustmentOptions, PhaseResolution>
  readonly declarations: DeclarationRules
  /** The effects of the end of a season, its retreats included: changes of owners, and effects of declarations. */
  readonly endSeason: (at: Situation, past: SeasonPast) => SeasonEnd
  /** How units come onto the board at the start. */
  readonly opening: Policies['openingUnits']
  /** Which centres are a power's homes. */
  readonly homes: Policies['homeCentres']
  /** What happens to a power without orders: it is in civil disorder (R157), or its units defend (S11). */
  readonly silence: 'civil-disorder' | 'defends'
  /**
   * How a centre changes hands: to the power whose unit stands in it after fall (R141), or that defended in it a
   * whole turn (S21).
   */
  readonly capture: 'standing-after-fall' | 'defending'
  /** How the game is won: with as many centres as were agreed on (R24), or as the last power left (S55). */
  readonly conquest: 'centres' | 'last-power'
  readonly explain: {
    /** The calculation behind every move of a phase. */
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
