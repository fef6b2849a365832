// Closed phases, fetched one after the other: a host is not asked for fifty at once.
import type { PhaseLog } from '../../../../shared/games/paths-of-glory/state/state.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { inReadingOrder } from './reading-order.ts'

export type RecordOf = (index: number) => Promise<PhaseLog | null>

/** Fetches closed phases through a table's connection, which does not know the game's type of them. */
export const recordsOf =
  (table: { record(index: number): Promise<unknown> }): RecordOf =>
  async (index) =>
    (await table.record(index)) as PhaseLog | null

/** Logs of all phases before `to`, in their order; it ends where one cannot be had. */
export async function phaseLogs(record: RecordOf, to: number): Promise<readonly PhaseLog[]> {
  const logs: PhaseLog[] = []
  for (let index = 0; index < to; index++) {
    const log = await record(index)
    if (!log) break
    logs.push(log)
  }
  return logs
}

/** Logs of all phases with the present one last, their entries in the order in which they are read. */
export async function logsUntilNow(record: RecordOf, now: PogView): Promise<readonly PhaseLog[]> {
  const logs = [...(await phaseLogs(record, now.closed)), { phase: now.phase, entries: now.log }]
  return logs.map(({ phase, entries }) => ({ phase, entries: inReadingOrder(entries) }))
}
