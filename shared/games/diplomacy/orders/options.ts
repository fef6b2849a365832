import type { LocationId } from '../board/ids.ts'
import type { UnitRef } from '../board/unit.ts'

/** Everything one unit may legally be ordered to do in a movement phase; hold is always possible. */
export interface UnitOptions {
  readonly unit: UnitRef
  /** Spaces reached without a convoy. */
  readonly moves: readonly LocationId[]
  /** Spaces an army reaches only, or also, over fleets at sea now. */
  readonly convoyed: readonly LocationId[]
  /** Units it may support where they stand. */
  readonly supportsHold: readonly UnitRef[]
  /** Units it may support in a move, each with the spaces it may support them into (convoyed moves too). */
  readonly supportsMove: readonly { readonly target: UnitRef; readonly to: readonly LocationId[] }[]
  /** Armies it may convoy, each with the spaces it may help them reach. */
  readonly convoys: readonly { readonly target: UnitRef; readonly to: readonly LocationId[] }[]
}

/** Where a dislodged unit may go; it may always disband (R131..R138). */
export interface RetreatOptions {
  readonly unit: UnitRef
  readonly to: readonly LocationId[]
}

/** What a power's sheet must or may hold in an adjustment phase (R145..R153). */
export interface AdjustmentOptions {
  /** Positive: builds allowed (each may be waived); negative: removals owed; 0: nothing to do. */
  readonly count: number
  readonly builds: readonly UnitRef[]
  readonly removals: readonly UnitRef[]
}
