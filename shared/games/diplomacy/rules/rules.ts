// What a way of playing says about orders. A game asks its rules object and nothing else, so that another way to play
// (other orders, land that is owned) is another object, and no branch anywhere.
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
import type { Policies } from './edition.ts'
import type { MoveStrengths } from './explain.ts'
import type { Homes } from './homes.ts'
import type { Dislodged, Illegality, MovementResolution, OrderResult, PhaseResolution } from './outcome.ts'
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
  /** What was declared and goes on, where the rules know declarations. */
  readonly pacts?: Pacts
  /** The home centres that powers have named, where the rules have them named. */
  readonly homes?: Homes
  /** Decides what nobody ordered, where the rules leave that to a lot (S22, S31). Without it they ask none. */
  readonly lot?: Random
}

/** A season behind which its end lies: how its movement went, and what was declared with it. */
export interface SeasonPast {
  readonly season: Season
  readonly results: readonly OrderResult[]
  readonly declared: readonly Declared[]
}

/** What a season leaves behind when all have moved and retreated. */
export interface SeasonEnd {
  readonly units: readonly Unit[]
  readonly owners: Ownership
  readonly pacts?: Pacts
  /** What there is to tell of it. */
  readonly changes?: SeasonChanges
}

export interface DeclarationRules {
  /** What a power may declare; null where these rules know nothing of the kind. */
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
  /** What comes of everybody's orders. */
  readonly resolve: (at: Situation, orders: readonly Submitted[]) => Resolution
}

export interface Rules {
  readonly movement: PhaseRules<readonly UnitOptions[], MovementResolution>
  readonly retreats: PhaseRules<readonly RetreatOptions[], PhaseResolution>
  readonly adjustments: PhaseRules<AdjustmentOptions, PhaseResolution>
  readonly declarations: DeclarationRules
  /** What a season leaves behind, its retreats included: who owns what, and what declarations do. */
  readonly endSeason: (at: Situation, past: SeasonPast) => SeasonEnd
  /** How units come onto the board at the start. */
  readonly opening: Policies['openingUnits']
  /** Which centres are a power's homes. */
  readonly homes: Policies['homeCentres']
  /** What a power does that wrote nothing: it is in civil disorder (R157), or its units defend (S11) and it goes on. */
  readonly silence: 'civil-disorder' | 'defends'
  /** How a centre changes hands: to whoever stands in it after fall (R141), or who defended in it a whole turn (S21). */
  readonly capture: 'standing-after-fall' | 'defending'
  /** When somebody has won: with as many centres as were agreed on (R24), or as the last power there is (S55). */
  readonly conquest: 'centres' | 'last-power'
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
