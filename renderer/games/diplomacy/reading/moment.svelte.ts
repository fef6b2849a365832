// The moment that a page's reading has reached. While orders are read the table has gone on, and lists beside the
// reading must not reveal more than the reading has.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyView, PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import type { TableView } from '../../../../shared/table/view.ts'
import { lastHeard, toRead } from './heard.ts'

/** The board at a moment. */
export interface Moment {
  readonly units: PhaseRecord['units']
  readonly owners: PhaseRecord['owners']
  /** Centres gained and lost in the count that is being read. */
  readonly gains?: Readonly<Record<PowerId, number>>
}

/** The board before a phase closed, or after it. */
export const momentOf = (record: PhaseRecord, after: boolean): Moment =>
  after
    ? { units: record.unitsAfter, owners: record.ownersAfter }
    : { units: record.units, owners: record.owners }

class ReadMoment {
  /** Null while there is no reading. */
  now: Moment | null = $state.raw(null)
}

/** The moment the reading of this page has come to. */
export const readMoment = new ReadMoment()

/**
 * The moment that may be shown beside a reading: the reading's own; before it has begun, its first; null where
 * nothing is to be read, and the present is shown.
 */
export function momentShown(
  view: Pick<TableView, 'id' | 'closings' | 'skipped' | 'stage'> & { readonly gameView: DiplomacyView },
): Moment | null {
  if (readMoment.now) return readMoment.now
  if (view.stage.name !== 'reading') return null
  const { records, again } = toRead(view, lastHeard())
  const [first] = records
  return first && !again ? momentOf(first, false) : null
}

/** How many centres and units each power had at a moment. */
export function countsAt({ units, owners }: Moment, power: string): { centres: number; units: number } {
  return {
    centres: Object.values(owners).filter((owner) => owner === power).length,
    units: units.filter((unit) => unit.power === power).length,
  }
}
