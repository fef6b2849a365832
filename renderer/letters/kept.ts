// What a device stores about a seat's letters: drafts, and which were read. It is never sent.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { Side } from '../../shared/table/letters/letter.ts'
import type { TableView } from '../../shared/table/view.ts'
import { device } from '../device/memory.ts'

export interface LetterDraft {
  readonly text: string
  readonly from: Side
  readonly to: Side
  readonly headline: string
}

interface Kept {
  /** Drafts by correspondent. */
  readonly drafts: Readonly<Record<string, LetterDraft>>
  /** By correspondent: the number of the last letter read. */
  readonly read: Readonly<Record<string, number>>
  /** How many of all received letters were read, and how many broadcasts. */
  readonly count: number
  readonly printed: number
}

const NOTHING: Kept = { drafts: {}, read: {}, count: 0, printed: 0 }
const keyOf = (table: Pick<TableView, 'id'>, seat: SeatId | null) =>
  `entente.letters ${table.id} ${seat ?? ''}`

/** What is stored for a seat at a table; null for a person without one. */
export function keptOf(table: Pick<TableView, 'id'>, seat: SeatId | null): Kept {
  const kept = device.value(keyOf(table, seat)) as Partial<Kept> | null
  return typeof kept === 'object' ? { ...NOTHING, ...kept } : NOTHING
}

export function keep(table: Pick<TableView, 'id'>, seat: SeatId | null, change: Partial<Kept>): Kept {
  const kept = { ...keptOf(table, seat), ...change }
  device.keep(keyOf(table, seat), JSON.stringify(kept))
  return kept
}

type Lettered = Pick<TableView, 'id' | 'letters'>

/** How many letters and broadcasts are unread. */
export function unreadOf(view: Lettered, seats: readonly SeatId[]): number {
  const { letters } = view
  if (!letters) return 0
  const folders = letters.folders.filter(({ seat }) => seats.includes(seat))
  const unread = folders.map(({ seat, came }) => Math.max(0, came - keptOf(view, seat).count))
  const news = Math.max(0, letters.printed - keptOf(view, seats[0] ?? null).printed)
  return unread.reduce((sum, one) => sum + one, news)
}
