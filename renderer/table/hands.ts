// Places at the table, one for each person: with fewer than seven people a place has several powers.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { SeatView, TableView } from '../../shared/table/view.ts'
import { gameOf } from '../games/loaded.svelte.ts'

type Seated = Pick<TableView, 'hands' | 'seats'>

/** The first seat of each hand, with its holder. */
export const handsIn = ({ hands, seats }: Seated): readonly SeatView[] =>
  hands.flatMap(([first]) => seats.find(({ seat }) => seat === first) ?? [])

/** How many people sit at the laptop. */
export const peopleHere = (view: Seated): number =>
  handsIn(view).filter(({ holder }) => holder.kind === 'here').length

/** Whether a computer still plays, which is not asked when people vote. */
export const withComputers = ({ seats }: Pick<TableView, 'seats'>): boolean =>
  seats.some(({ holder, alive }) => holder.kind === 'computer' && alive)

/** Holders that are asked in a vote. */
const ASKED: readonly SeatView['holder']['kind'][] = ['player', 'here', 'veiled']

/**
 * Whether a ballot of `by` that ends the game asks anybody else; the winner of a concession is not asked. The host has
 * no vote, so that another one decides.
 */
export const asksOthers = (
  { seats, hands }: Seated,
  by: SeatId | null,
  winner: SeatId | null = null,
): boolean =>
  by === null ||
  seats.some(
    ({ seat, holder, alive }) =>
      alive && seat !== winner && ASKED.includes(holder.kind) && !samePerson({ seats, hands }, by, seat),
  )

/** Who plays a seat, as far as this page knows: seats of one person say the same. */
export function personOf({ hands, seats }: Seated, seat: SeatId): string {
  const holder = seats.find((one) => one.seat === seat)?.holder
  return holder?.kind === 'player' ? holder.player : handOf({ hands }, seat).join()
}

const samePerson = (view: Seated, one: SeatId, other: SeatId): boolean =>
  personOf(view, one) === personOf(view, other)

/** The seats of the same hand; the seat alone where the table has no such seat. */
export const handOf = ({ hands }: Pick<TableView, 'hands'>, seat: SeatId): readonly SeatId[] =>
  hands.find((hand) => hand.includes(seat)) ?? [seat]

/** The powers that go with a seat, in words. */
export const handText = (view: Pick<TableView, 'hands' | 'game'>, seat: SeatId): string =>
  handOf(view, seat).map(gameOf(view.game).words.seat).join(', ')

/** Whether seats have their powers yet: where they are given by lot they are numbers until the start. */
export const seatsAreNamed = ({ allotment, status }: Pick<TableView, 'allotment' | 'status'>): boolean =>
  allotment === 'chosen' || status !== 'setting'

/** Places free for new people, the first to be given first. A seat that a computer keeps for a person is not free. */
const FREE: readonly SeatView['holder']['kind'][] = ['open', 'absent', 'computer']

/** Places that a new person may have: the first seat of each hand. */
export const freeHands = (view: Seated): readonly SeatView[] =>
  handsIn(view).filter(({ holder }) => FREE.includes(holder.kind) && !('for' in holder && holder.for))

/**
 * Places that a person may ask for and the host may give: before the start also those at the laptop that nobody is named
 * for.
 */
export function placesToGive(view: Seated & Pick<TableView, 'status'>): readonly SeatView[] {
  const free = freeHands(view)
  const setting = view.status === 'setting'
  return handsIn(view).filter(
    (place) => free.includes(place) || (setting && place.holder.kind === 'here' && !place.holder.name),
  )
}

/** The place for a person without a preference; undefined where none is free. */
export const nextFree = (view: Seated): SeatId | undefined =>
  freeHands(view).toSorted((a, b) => FREE.indexOf(a.holder.kind) - FREE.indexOf(b.holder.kind))[0]?.seat
