// Seats that one person plays together: with fewer people than powers a person holds several of them (R172..R175), and
// they change hands as one.
import type { AnyGame, SeatId } from '../kernel/game.ts'
import { holderOf, type Seat, type Table } from './table.ts'

/** Every seat of the game, grouped by the person who plays it. */
export function handsOf(game: AnyGame, options: unknown): readonly (readonly SeatId[])[] {
  return game.hands?.(options) ?? game.seats(options).map((seat) => [seat])
}

/** The seats of the same hand; the seat alone where the game has no such seat. */
export const handOf = (game: AnyGame, options: unknown, seat: SeatId): readonly SeatId[] =>
  handsOf(game, options).find((hand) => hand.includes(seat)) ?? [seat]

/** The seats behind one curtain at the laptop: all seats of the hand that people at the laptop hold. */
export const behindCurtain = (game: AnyGame, table: Table, seat: SeatId): readonly SeatId[] =>
  handOf(game, table.settings.options, seat).filter((one) => holderOf(table, one)?.kind === 'here')

/** Whether one person at the laptop plays alone: all other seats are computers or empty. */
export function playsAlone(game: AnyGame, { seats, settings }: Table): boolean {
  const here = seats.filter(({ holder }) => holder.kind === 'here').map(({ seat }) => seat)
  const hand = here[0] === undefined ? [] : handOf(game, settings.options, here[0])
  return (
    here.length > 0 &&
    here.every((seat) => hand.includes(seat)) &&
    seats.every(({ holder }) => holder.kind !== 'player')
  )
}

/** The same chairs with one holder a hand: the holder of its first chair that is not open. */
export function oneHolderEach(hands: readonly (readonly SeatId[])[], chairs: readonly Seat[]): Seat[] {
  return chairs.map((chair) => {
    const hand = hands.find((seats) => seats.includes(chair.seat)) ?? []
    const taken = chairs.find(({ seat, holder }) => hand.includes(seat) && holder.kind !== 'open')
    return taken ? { ...chair, holder: taken.holder } : chair
  })
}
