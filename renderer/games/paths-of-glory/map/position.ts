// The position as it is drawn. The pages make it from the game's view; nothing here knows a rule.
import type { SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'

/** Who holds a place; `nobody` for neutral land, null for a box that is closed. */
export type Holder = SideName | 'nobody' | null

export interface Counter {
  readonly id: string
  /** Counters of one kind are alike. */
  readonly kind: string
  readonly nation: string
  readonly side: SideName
  readonly army: boolean
  readonly combat: number
  readonly loss: number
  readonly move: number
  readonly reduced: boolean
  /** It is out of supply. */
  readonly cutOff: boolean
  /** It has moved or attacked in this action round. */
  readonly spent: boolean
}

export const ORDERS = ['move', 'attack'] as const
/** What a place is activated for in this action round. */
export type Activation = (typeof ORDERS)[number]

export interface PlaceNow {
  readonly holder: Holder
  readonly counters: readonly Counter[]
  readonly trench: 0 | 1 | 2
  /** 0 where there is none, or where it was destroyed. */
  readonly fort: number
  readonly fortDestroyed: boolean
  readonly besieged: boolean
  readonly activation: Activation | null
}

export type PlacesNow = ReadonlyMap<string, PlaceNow>
