import type { Ending, GameEvent, SeatId, StageName } from '../kernel/game.ts'
import type { PlayerId } from './holder.ts'
import type { BallotResult, Ruling } from './view.ts'

/** What ended a stage. `empty`: nobody had anything to decide. */
export const CLOSED_BY = ['ready', 'bell', 'host', 'empty'] as const
export type ClosedBy = (typeof CLOSED_BY)[number]

/** Public news of one command, for sounds, narration and logs; holds nothing sealed. */
export type TableEvent =
  | { readonly kind: 'configured' }
  | { readonly kind: 'joined' | 'dismissed'; readonly player: PlayerId; readonly name: string }
  | { readonly kind: 'asked'; readonly player: PlayerId; readonly seat: SeatId | 'any' }
  | { readonly kind: 'seat-changed'; readonly seat: SeatId }
  | { readonly kind: 'started' }
  | {
      readonly kind: 'stage'
      readonly name: StageName | 'reading'
      readonly phase: string
      /** Null without a bell. */
      readonly lengthMs: number | null
    }
  | { readonly kind: 'stage-ended'; readonly name: StageName | 'reading'; readonly by: ClosedBy }
  | { readonly kind: 'phase-closed' | 'phase-skipped'; readonly phase: string }
  | { readonly kind: 'drafted'; readonly seat: SeatId }
  | { readonly kind: 'ready'; readonly seat: SeatId; readonly ready: boolean }
  | { readonly kind: 'paused' | 'resumed' }
  | { readonly kind: 'extended'; readonly seconds: number }
  | { readonly kind: 'ballot-opened' | 'ballot-withdrawn' | 'voted' }
  | { readonly kind: 'ballot-closed'; readonly result: BallotResult }
  | { readonly kind: 'ruled'; readonly ruling: Ruling }
  | { readonly kind: 'ended'; readonly outcome: Ending }
  /** News of the game itself. */
  | { readonly kind: 'game'; readonly event: GameEvent }
