// The next table for the people of one that is over: its settings, its people, and their seats.
import type { NewTable } from '../../../shared/protocol/messages.ts'
import type { TableCommand } from '../../../shared/table/command.ts'
import type { Holder } from '../../../shared/table/holder.ts'
import type { Seating } from '../../../shared/table/seating.ts'
import type { Seat, Table } from '../../../shared/table/table.ts'

/** A person whose seat a computer kept for a while is a player again. */
const rested = (holder: Holder): Holder =>
  holder.kind === 'computer' && holder.for ? { kind: 'player', player: holder.for } : holder

const isPersonal = ({ holder }: Seat): boolean => rested(holder).kind === 'player'

/** A table with the same settings and without guests. Its seed and its hour to end at are its own. */
export function nextOf({ game, settings, seats }: Table, name: string, seating: Seating): NewTable {
  const { seed: _, endAt: _ended, tournament: _round, ...kept } = settings
  return {
    game: game.id,
    settings: {
      ...kept,
      name,
      // With locked joining the people could not come in.
      joining: 'confirm',
      allotment: seating === 'kept' ? 'chosen' : 'random',
    },
    seats: Object.fromEntries(
      seats.flatMap((seat) => (isPersonal(seat) ? [] : [[seat.seat, seat.holder] as const])),
    ),
  }
}

/** What seats the people at the next table once they have come in, and locks joining again where it was locked. */
export function seatedAgain({ settings, seats }: Table): readonly TableCommand[] {
  return [
    ...seats
      .filter(isPersonal)
      .map(({ seat, holder }): TableCommand => ({ kind: 'seat', seat, holder: rested(holder) })),
    { kind: 'configure', settings: { joining: settings.joining } },
  ]
}
