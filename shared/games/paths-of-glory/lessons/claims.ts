// What an answer of a lesson says about the game. Whether it is so, only the engine knows (`judging.ts`).
import type { Level } from '../facts/cards.ts'
import type { SideName } from '../facts/nations.ts'
import type { FireTable } from '../facts/tables.ts'
import type { Pool } from '../facts/units.ts'
import type { Role } from '../state/state.ts'

/** A step that a unit loses. */
export interface LostStep {
  readonly unit: string
  readonly to: 'reduced' | 'eliminated'
}

/** Where a unit is, and whether it can act there. */
export const FATES = ['full', 'reduced', 'eliminated', 'supplied', 'cut-off'] as const
export type Fate = (typeof FATES)[number]

export type Claim =
  /** A side fires in this column, shifts included. */
  | { readonly kind: 'column'; readonly role: Role; readonly table: FireTable; readonly column: string }
  /** A flank attack from this pinning place succeeds from this number of the die on. */
  | { readonly kind: 'flank'; readonly pin: string; readonly from: number }
  | { readonly kind: 'may-flank'; readonly may: boolean }
  /** These steps and no others are lost to the next fire. */
  | { readonly kind: 'loses'; readonly side: SideName; readonly steps: readonly LostStep[] }
  /** The side that is asked may choose these losses. */
  | { readonly kind: 'may-lose'; readonly steps: readonly LostStep[] }
  /** A side inflicts this loss number. */
  | { readonly kind: 'inflicts'; readonly side: SideName; readonly loss: number }
  /** Who wins the battle; null for nobody. */
  | { readonly kind: 'won'; readonly by: SideName | null }
  /** How many places the defenders retreat, and whether a step may be lost instead. */
  | { readonly kind: 'retreats'; readonly places: number; readonly mayStand: boolean }
  /** Who may advance. */
  | { readonly kind: 'may-advance'; readonly units: readonly string[] }
  /** Where an advance may end. */
  | { readonly kind: 'advance-to'; readonly places: readonly string[] }
  | { readonly kind: 'costs'; readonly places: readonly string[]; readonly operations: number }
  /** These units may attack a place together. */
  | { readonly kind: 'together'; readonly target: string; readonly units: readonly string[] }
  | {
      readonly kind: 'card'
      readonly card: string
      readonly lies: 'face-up' | 'discarded' | 'removed'
    }
  | { readonly kind: 'points'; readonly total: number }
  /** These places change hands, and no others. */
  | { readonly kind: 'takes'; readonly side: SideName; readonly places: readonly string[] }
  | { readonly kind: 'holds'; readonly side: SideName; readonly place: string }
  | { readonly kind: 'fate'; readonly unit: string; readonly fate: Fate }
  | {
      readonly kind: 'records'
      readonly side: SideName
      readonly points: Readonly<Partial<Record<Pool, number>>>
    }
  | { readonly kind: 'draws'; readonly side: SideName; readonly cards: number }
  | { readonly kind: 'level'; readonly side: SideName; readonly level: Level }
  /** Of the 36 pairs of dice so many leave a unit alive. */
  | { readonly kind: 'lives'; readonly unit: string; readonly pairs: number }
  /** The siege ends at this number of the die or more; null: it cannot end this turn. */
  | { readonly kind: 'falls'; readonly place: string; readonly from: number | null }

const steps =
  (to: LostStep['to']) =>
  (...units: readonly string[]): readonly LostStep[] =>
    units.map((unit) => ({ unit, to }))
export const reduced = steps('reduced')
export const eliminated = steps('eliminated')

/** These steps and no others are lost to the next fire. */
export const loses = (side: SideName, ...lost: readonly (readonly LostStep[])[]): Claim => ({
  kind: 'loses',
  side,
  steps: lost.flat(),
})
/** The side that is asked may choose these losses. */
export const mayLose = (...lost: readonly (readonly LostStep[])[]): Claim => ({
  kind: 'may-lose',
  steps: lost.flat(),
})
