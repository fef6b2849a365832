// Orders as understood. What was typed may be invalid (not understood); an order may still be illegal
// (understood, not allowed): legality is judged against a position, not here.
import type { LocationId } from '../board/ids.ts'
import type { UnitRef } from '../board/unit.ts'

export const MOVEMENT_KINDS = ['hold', 'move', 'support-hold', 'support-move', 'convoy'] as const
export const RETREAT_KINDS = ['retreat', 'disband'] as const
export const ADJUSTMENT_KINDS = ['build', 'remove', 'waive'] as const

export type MovementOrder =
  | { readonly kind: 'hold'; readonly unit: UnitRef }
  /** `via` asks for the convoy route in words (R62). */
  | { readonly kind: 'move'; readonly unit: UnitRef; readonly to: LocationId; readonly via?: boolean }
  | { readonly kind: 'support-hold'; readonly unit: UnitRef; readonly target: UnitRef }
  | {
      readonly kind: 'support-move'
      readonly unit: UnitRef
      readonly target: UnitRef
      readonly to: LocationId
    }
  | { readonly kind: 'convoy'; readonly unit: UnitRef; readonly target: UnitRef; readonly to: LocationId }

export type RetreatOrder =
  | { readonly kind: 'retreat'; readonly unit: UnitRef; readonly to: LocationId }
  | { readonly kind: 'disband'; readonly unit: UnitRef }

export type AdjustmentOrder =
  | { readonly kind: 'build'; readonly unit: UnitRef }
  | { readonly kind: 'remove'; readonly unit: UnitRef }
  | { readonly kind: 'waive' }

export type Order = MovementOrder | RetreatOrder | AdjustmentOrder
