import type { SeatId } from '../../shared/kernel/game.ts'
import type { Refusal } from '../../shared/kernel/refusal.ts'
import type { TableClient } from '../connection/client.svelte.ts'

/**
 * Goes back to the beginning of a phase, for a seat that plays against computers alone: they agree to every ballot, so
 * that it is decided as it is opened. Resolves with the refusal, or null.
 */
export const rollBack = (client: TableClient, seat: SeatId | null, phase: string): Promise<Refusal | null> =>
  client.act({ kind: 'open-ballot', seat, ballot: 'rollback', who: [], terms: phase })
