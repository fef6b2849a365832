// What happened, as codes and facts: pages have the words. Nothing in it is hidden from anybody.
import type { CardId, Level } from '../facts/cards.ts'
import type { Nation, SideName } from '../facts/nations.ts'
import type { SpaceId } from '../facts/spaces.ts'
import type { FireTable, Mandate } from '../facts/tables.ts'
import type { Pool, UnitId } from '../facts/units.ts'
import type { Use } from '../facts/use.ts'

/** Why the victory points changed. */
export const POINT_REASONS = ['captured', 'event', 'star-event', 'mandate-missed', 'blockade', 'bid'] as const

/** The reason with what it came by: a place, a card, or something that has neither. */
export type PointsCause =
  | { why: 'captured'; space: SpaceId }
  | { why: 'event' | 'star-event'; card: CardId }
  | { why: 'mandate-missed' | 'blockade' | 'bid' }

/**
 * Why no retreat, or no advance, follows a battle that the attackers might have used; and why defenders may not stay
 * where the ground lets them.
 */
export const HALTS = [
  ...(['reduced', 'card', 'none-full', 'fort', 'siege', 'barred'] as const),
  ...(['last-step', 'withdrawal'] as const),
] as const
export type Halt = (typeof HALTS)[number]

export type LogEntry =
  | { kind: 'bid' | 'bid-accepted'; for: SideName; points: number }
  | { kind: 'opening'; taken: boolean }
  | { kind: 'mandate'; side: SideName; die: number; box: Mandate; owed: Mandate }
  | { kind: 'mandate-met'; side: SideName }
  | { kind: 'mandate-missed'; side: SideName; owed: Mandate }
  | { kind: 'played'; side: SideName; card: CardId; as: Use }
  | { kind: 'one-operation'; side: SideName }
  | { kind: 'status'; side: SideName; by: number }
  | ({ kind: 'points'; change: number; total: number } & PointsCause)
  | { kind: 'activated'; side: SideName; space: SpaceId; for: 'move' | 'attack'; cost: number }
  /** Tables saved by older versions do not say where a move or a retreat began. */
  | { kind: 'moved'; units: readonly UnitId[]; from?: SpaceId; path: readonly SpaceId[] }
  | { kind: 'moves-restarted'; side: SideName }
  | { kind: 'held'; space: SpaceId; side: SideName }
  | { kind: 'besieged'; space: SpaceId }
  | { kind: 'siege-broken'; space: SpaceId }
  | { kind: 'dug'; unit: UnitId; space: SpaceId; die: number; level: number }
  | { kind: 'attacked'; side: SideName; space: SpaceId; units: readonly UnitId[] }
  /** Tables saved by older versions do not say which cards brought something about. */
  | { kind: 'flank'; pin: SpaceId; die: number | null; modifier: number; success: boolean; card?: CardId }
  | { kind: 'combat-card'; side: SideName; card: CardId }
  | {
      kind: 'fired'
      side: SideName
      strength: number
      table: FireTable
      column: string
      shift: number
      die: number
      modifier: number
      /** The cards that the modifier comes from. */
      cards?: readonly CardId[]
      loss: number
    }
  | { kind: 'lost'; unit: UnitId; to: 'reduced' | 'eliminated' | 'gone'; replacedBy?: UnitId }
  /** The place is where a unit stands again that was eliminated. */
  | { kind: 'restored'; unit: UnitId; space?: SpaceId; card?: CardId }
  | { kind: 'fort-fell'; space: SpaceId }
  | { kind: 'battle-won'; by: SideName | null; margin: number }
  | { kind: 'halted'; because: Halt; card?: CardId }
  | { kind: 'stood'; unit: UnitId }
  | { kind: 'retreated'; unit: UnitId; from?: SpaceId; path: readonly SpaceId[]; card?: CardId }
  | { kind: 'died-retreating'; unit: UnitId; card?: CardId }
  | { kind: 'advanced'; units: readonly UnitId[]; path: readonly SpaceId[] }
  | { kind: 'redeployed'; unit: UnitId; from: SpaceId | null; to: SpaceId | null }
  | { kind: 'recorded'; side: SideName; points: Readonly<Partial<Record<Pool, number>>> }
  /** Points that were not spent; tables saved by older versions do not say so. */
  | { kind: 'forfeited'; side: SideName; points: Readonly<Partial<Record<Pool, number>>> }
  | { kind: 'placed'; unit: UnitId; space: SpaceId | null }
  | { kind: 'trench'; space: SpaceId; level: number }
  | { kind: 'flipped'; unit: UnitId }
  | { kind: 'rebuilt'; unit: UnitId; strength: 'full' | 'reduced'; space: SpaceId | null }
  /** The action rounds of a turn are over: attrition, sieges and war status follow (6.0 C to E). */
  | { kind: 'turn-ends'; turn: number }
  | { kind: 'starved'; unit: UnitId; space: SpaceId; gone: boolean }
  | { kind: 'turned'; space: SpaceId; side: SideName }
  | { kind: 'siege'; space: SpaceId; die: number; modifier: number; falls: boolean }
  | { kind: 'level'; side: SideName; level: Level }
  /** How the war stands once a turn has ended; `quiet` where Attrition and sieges took nothing from anybody. */
  | { kind: 'stands'; quiet: boolean; points: number; status: Readonly<Record<SideName, number>> }
  | { kind: 'entered'; nation: Nation }
  /** Whether it lay face up until the end of the turn (9.5.4.5); else it is thrown away unused. */
  | { kind: 'discarded'; side: SideName; card: CardId; faceUp?: true }
  | { kind: 'reshuffled'; side: SideName; cards: number }
  | { kind: 'drew'; side: SideName; cards: number }
  | { kind: 'ended'; how: string; total: number }
