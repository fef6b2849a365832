import type { SeatId } from '../../shared/kernel/game.ts'
import type { Refusal } from '../../shared/kernel/refusal.ts'
import type { TableView } from '../../shared/table/view.ts'
import type { TableClient } from '../connection/client.svelte.ts'

/** Whether going back can be proposed now. */
export const mayGoBack = ({ status, beginnings, ballot }: TableView): boolean =>
  status === 'playing' && beginnings.length > 0 && ballot === null

/**
 * Proposes to go back to the beginning of a phase. Computers agree to every ballot, so that for a seat that plays against
 * them alone it is decided as it is opened. Resolves with the refusal, or null.
 */
export const rollBack = (client: TableClient, seat: SeatId | null, phase: string): Promise<Refusal | null> =>
  client.act({ kind: 'open-ballot', seat, ballot: 'rollback', who: [], terms: phase })
