// Whose orders a page reads first.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { orderedBy } from '../ordered-by.ts'
import type { PlayedTable } from '../played.ts'

/** The powers of a page's reader; on the laptop those of whoever sits there with computers alone; of a screen, none. */
export function ownPowers({ you, seats, gameView }: PlayedTable): readonly PowerId[] {
  const people = seats.filter(({ holder }) => holder.kind === 'here' || holder.kind === 'player')
  const alone = people.length === 1 && people[0]?.holder.kind === 'here' ? [people[0].seat] : []
  const own = you.kind === 'player' ? you.seats : you.kind === 'host' ? alone : []
  return own.flatMap((seat) => orderedBy(gameView, seat))
}
