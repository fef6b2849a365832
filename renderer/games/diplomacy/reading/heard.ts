// Stores which reading a page has played to its end, as long as its tab exists, so that a locked phone or an opened
// history does not start it again.
import type { DiplomacyView, PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import type { TableView } from '../../../../shared/table/view.ts'
import { tab } from '../../../device/memory.ts'

const KEPT = 'entente.heard'

export interface Heard {
  readonly table: string
  readonly closings: number
  /** The newest record that was read. */
  readonly index: number
}

type Closed = Pick<TableView, 'id' | 'closings' | 'skipped'> & {
  readonly gameView: Pick<DiplomacyView, 'recent'>
}

/**
 * The phases a reading is about, oldest first, and whether they were heard already. Phases nobody had to decide share
 * the reading of the one before them (R29); a page that was there for that one does not hear it again.
 */
export function toRead(view: Closed, heard: Heard | null) {
  const closed = view.gameView.recent.slice(-(1 + view.skipped.length))
  if (heard?.table !== view.id) return { records: closed, again: false }
  if (heard.closings >= view.closings) return { records: closed, again: true }
  const fresh = closed.filter(({ index }) => index > heard.index)
  // A phase taken back and closed again has the same number and is read like any other.
  return { records: fresh.length > 0 ? fresh : closed, again: false }
}

/** The last reading that this tab has played; null where there is none, or where the browser stores nothing. */
export const lastHeard = (): Heard | null => tab.value(KEPT) as Heard | null

/** Stores that a reading was played to its end. */
export function keepHeard(view: Pick<TableView, 'id' | 'closings'>, records: readonly PhaseRecord[]): void {
  const heard: Heard = { table: view.id, closings: view.closings, index: records.at(-1)?.index ?? -1 }
  tab.keep(KEPT, JSON.stringify(heard))
}
