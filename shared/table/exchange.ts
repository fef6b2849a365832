// People change places where the game gives seats by a bid.
import type { AnyGame } from '../kernel/game.ts'
import type { Play, Seat, Table } from './table.ts'

const exchangedIn = (game: AnyGame, play: Play | null): boolean =>
  play !== null && (game.exchanged?.(play.state) ?? null) !== null

/**
 * The table after a command, with holders in the seats that the game has given them. Going back to before the bid takes
 * them back to where they sat.
 */
export function withExchange(game: AnyGame, before: Table, after: Table): Table {
  if (!game.exchanged || exchangedIn(game, before.play) === exchangedIn(game, after.play)) return after
  const pair = [after, before].flatMap(({ play }) => (play && game.exchanged?.(play.state)) ?? [])
  const [one, other] = pair
  const holderAt = (seat: Seat) =>
    after.seats.find((chair) => chair.seat === seat.seat)?.holder ?? seat.holder
  const first = after.seats.find(({ seat }) => seat === one)
  const second = after.seats.find(({ seat }) => seat === other)
  if (!first || !second) return after
  const seats = after.seats.map((chair): Seat => {
    if (chair.seat === one) return { ...chair, holder: holderAt(second) }
    return chair.seat === other ? { ...chair, holder: holderAt(first) } : chair
  })
  return { ...after, seats }
}
