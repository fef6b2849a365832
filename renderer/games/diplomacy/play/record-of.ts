import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import type { TableClient } from '../../../connection/client.svelte.ts'

/** A closed phase in full; null where there is none. */
export const recordOf = (client: Pick<TableClient, 'record'>, index: number): Promise<PhaseRecord | null> =>
  client.record(index) as Promise<PhaseRecord | null>
