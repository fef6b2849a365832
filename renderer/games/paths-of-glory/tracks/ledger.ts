// The numbers beside the map, as the panels need them.
import type { Level } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import type { Mandate } from '../../../../shared/games/paths-of-glory/facts/tables.ts'
import type { Pool } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Use } from '../../../../shared/games/paths-of-glory/facts/use.ts'

export type BySide<T> = Readonly<Record<SideName, T>>

export const US_BOXES = ['neutral', 'zimmermann-allowed', 'zimmermann', 'over-there'] as const
export const RUSSIA_BOXES = [
  'god-save-the-tsar',
  'tsar-takes-command',
  'fall',
  'bolshevik',
  'brest-litovsk',
] as const

export interface Ledger {
  readonly turn: number
  readonly lastTurn: number
  /** The action round; after the last one it is still that. */
  readonly round: number
  /** What each side did in the rounds of this turn. */
  readonly actions: BySide<readonly (Use | 'one-operation')[]>
  readonly points: number
  /** The last bid, where sides are bid for. */
  readonly bid: PogView['bid']
  /** The Central Powers win at this total or more, the Allies at theirs or less. */
  readonly wins: BySide<number>
  readonly status: BySide<number>
  readonly levels: BySide<Level>
  /** Whether war status raises commitment in this scenario. */
  readonly rising: boolean
  /** Half replacement points by pool. */
  readonly halves: Readonly<Partial<Record<Pool, number>>>
  /** Whether the dice for this turn's mandates have fallen (7.1.1): before the first turn they have not. */
  readonly rolled: boolean
  readonly mandates: BySide<{ readonly box: Mandate; readonly met: boolean }>
  readonly us: (typeof US_BOXES)[number]
  readonly russia: (typeof RUSSIA_BOXES)[number]
}

export const ROUNDS = 6
/** The ends of the track of victory points. */
export const POINTS_TRACK = { least: 0, most: 20 } as const
