// Intents that are done where an old journal holds them, and refused where somebody sends them.
import type { AnyGame } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Command } from './command.ts'
import type { Table } from './table.ts'

/** Why nobody may send a command now that `reduce` would do, as the game read it; null where it may be sent. */
export const outdated = (game: AnyGame, { play }: Table, command: Command): Refusal | null =>
  (command.kind === 'intent' && play && game.outdated?.(play.state, command.seat, command.intent)) || null
