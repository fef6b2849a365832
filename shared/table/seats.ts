// Chairs and people. A chair may change hands at any time (R162, R163): its drafts stay, what its holder had agreed
// to does not.
import { chanceOf } from '../kernel/chance.ts'
import type { SeatId } from '../kernel/game.ts'
import { randomFrom, shuffled } from '../kernel/random.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Result, ok } from '../kernel/result.ts'
import { stableJson } from '../kernel/stable-hash.ts'
import { announce, type Context } from './context.ts'
import { handOf, handsOf } from './hands.ts'
import type { Holder, PlayerId } from './holder.ts'
import { refuse } from './refusals.ts'
import {
  holderOf,
  isPerson,
  isVeiled,
  type Person,
  personOf,
  type Play,
  type Seat,
  seatsOf,
  seedOf,
  type Table,
} from './table.ts'
import { hidesNames } from './names.ts'

/** More people than fit a room, and few enough that a view stays small. */
export const MOST_PEOPLE = 250

/** A person joins, without a seat yet. */
export function join(context: Context, table: Table, player: PlayerId, name: string): Result<Table, Refusal> {
  if (table.settings.joining === 'locked') return refuse('table/locked')
  if (personOf(table, player)) return refuse('person/already-here', { player })
  if (table.people.length >= MOST_PEOPLE) return refuse('table/full', { most: MOST_PEOPLE })
  if (isNameTaken(table, player, name)) return refuse('person/name-taken', { name })
  announce(context, { kind: 'joined', name })
  return ok({ ...table, people: [...table.people, { player, name, asking: null }] })
}

/** A person takes another name. */
export function rename(table: Table, player: PlayerId, name: string): Result<Table, Refusal> {
  if (isNameTaken(table, player, name)) return refuse('person/name-taken', { name })
  return ok(withPerson(table, player, (person) => ({ ...person, name })))
}

/** Removes a person; that person's seats are open again. */
export function dismiss(table: Table, player: PlayerId): Result<Table, Refusal> {
  const person = personOf(table, player)
  if (!person) return refuse('person/unknown', { player })
  const left = seatsOf(table, player).reduce((now, seat) => setHolder(now, seat, { kind: 'open' }), table)
  return ok({ ...left, people: left.people.filter((one) => one.player !== player) })
}

/**
 * A person asks for a seat (null: any). At an open table the first open seat asked for is given at once; everything
 * else waits for the host, as does a seat at the laptop that nobody is named for.
 */
export function askSeat(
  context: Context,
  table: Table,
  player: PlayerId,
  asked: SeatId | null,
): Result<Table, Refusal> {
  const holder = asked === null ? undefined : holderOf(table, asked)
  if (asked !== null && !holder) return refuse('seat/unknown', { seat: asked })
  if (asked !== null && seatsOf(table, player).includes(asked))
    return refuse('seat/already-yours', { seat: asked })
  if (asked !== null && isTaken(table, holder)) return refuse('seat/taken', { seat: asked })
  // A request shown to all would reveal who makes it.
  const wish = isVeiled(table) ? null : asked
  const free = table.seats.find(({ seat, holder }) => holder.kind === 'open' && (wish ?? seat) === seat)
  if (free && table.settings.joining === 'open' && seatsOf(table, player).length === 0) {
    return grantSeat(context, table, free.seat, player)
  }
  return ok(withPerson(table, player, (person) => ({ ...person, asking: wish ?? 'any' })))
}

/** Before the start a seat at the laptop without a name is nobody's yet: it is where seats begin. */
const isTaken = ({ play }: Table, holder: Holder | undefined): boolean =>
  isPerson(holder) && (play !== null || holder?.kind !== 'here' || holder.name !== undefined)

/** The host does not grant a request, or the person takes it back. */
export function denySeat(table: Table, player: PlayerId): Result<Table, Refusal> {
  const person = personOf(table, player)
  if (!person) return refuse('person/unknown', { player })
  if (person.asking === null) return refuse('person/asks-nothing', { player })
  return ok(withPerson(table, player, (one) => ({ ...one, asking: null })))
}

/** A person gets a seat; where nobody may know which, one of the open seats is drawn by lot. */
export function grantSeat(
  context: Context,
  table: Table,
  wanted: SeatId,
  player: PlayerId,
): Result<Table, Refusal> {
  const open = table.seats.filter(({ holder }) => holder.kind === 'open')
  const lot = chanceOf(seedOf(table), `grant ${table.seq}`)
  const drawn = isVeiled(table) ? open[lot.below(Math.max(1, open.length))]?.seat : undefined
  return giveSeat(context, table, drawn ?? wanted, { kind: 'player', player })
}

/** A person takes back the seats that a computer kept. */
export function comeBack(
  context: Context,
  table: Table,
  seat: SeatId,
  player: PlayerId,
): Result<Table, Refusal> {
  const holder = holderOf(table, seat)
  if (holder?.kind !== 'computer' || holder.for !== player) return refuse('seat/not-kept', { seat })
  return giveSeat(context, table, seat, { kind: 'player', player })
}

/**
 * Gives a seat and all seats of its hand a holder, or none. A granted request is removed; whoever else asked for the seat
 * asks for any other now.
 */
export function giveSeat(
  context: Context,
  table: Table,
  seat: SeatId,
  holder: Holder,
): Result<Table, Refusal> {
  if (!holderOf(table, seat)) return refuse('seat/unknown', { seat })
  if (isVeiled(table) && holder.kind === 'here') return refuse('seat/not-secret', { seat })
  if (holder.kind !== 'player') return ok(withoutLostWishes(setHand(context, table, seat, holder)))
  const { player } = holder
  if (!personOf(table, player)) return refuse('person/unknown', { player })
  const given = withoutLostWishes(setHand(context, table, seat, holder))
  return ok(withPerson(given, player, (person) => ({ ...person, asking: null })))
}

/** A seat stands open again; `leaver` is the person who gives it up, null where the host takes it away. */
export function leaveSeat(
  context: Context,
  table: Table,
  seat: SeatId,
  leaver: PlayerId | null,
): Result<Table, Refusal> {
  const person = leaver === null ? undefined : personOf(table, leaver)
  const left = giveSeat(context, table, seat, { kind: 'open' })
  // Before the start the list of seats shows it to whoever is about to begin.
  if (left.ok && person && table.play && !isVeiled(table))
    announce(context, { kind: 'left', name: person.name, seat })
  return left
}

/**
 * Shuffles the holders over the hands (R3). Seats set to absent stay as they are, for which power is left out is the
 * table's choice (R170); open seats are shuffled too. The seed is public for all to check, unless nobody may know who
 * plays whom.
 */
export function allotAtRandom(context: Context, table: Table): Table {
  const { seed, options } = table.settings
  const drawn = handsOf(context.game, options).flatMap((hand) => {
    const holder = hand[0] && holderOf(table, hand[0])
    return holder && holder.kind !== 'absent' ? [{ hand, holder }] : []
  })
  const holders = shuffled(
    drawn.map(({ holder }) => holder),
    hidesNames(table.settings) ? chanceOf(seedOf(table), 'allotment') : randomFrom(seed, 'allotment'),
  )
  const allotted = new Map(
    drawn.flatMap(({ hand }, place) => hand.map((seat) => [seat, holders[place]] as const)),
  )
  const seats = table.seats.map((chair): Seat => ({
    ...chair,
    holder: allotted.get(chair.seat) ?? chair.holder,
  }))
  return { ...table, seats }
}

const withPerson = (table: Table, player: PlayerId, change: (person: Person) => Person): Table => ({
  ...table,
  people: table.people.map((person) => (person.player === player ? change(person) : person)),
})

/** A request for a seat that somebody has now is one for any seat: granted as it was, it would take the seat away again. */
function withoutLostWishes(table: Table): Table {
  // A request that changes with the one that is granted would show which seat that was.
  if (isVeiled(table)) return table
  const isLost = ({ asking }: Person) =>
    asking !== null && asking !== 'any' && isTaken(table, holderOf(table, asking))
  if (!table.people.some(isLost)) return table
  return {
    ...table,
    people: table.people.map((person) => (isLost(person) ? { ...person, asking: 'any' } : person)),
  }
}

/** The person with that name at the table, however it is written. */
export function personNamed(table: Table, name: string): Person | undefined {
  const folded = (text: string) => text.trim().normalize('NFKC').toLowerCase()
  return table.people.find((person) => folded(person.name) === folded(name))
}

/** Two people with one name could not be told apart when seats are given. */
function isNameTaken(table: Table, player: PlayerId, name: string): boolean {
  const person = personNamed(table, name)
  return person !== undefined && person.player !== player
}

const setHand = (context: Context, table: Table, seat: SeatId, holder: Holder): Table =>
  handOf(context.game, table.settings.options, seat).reduce((now, one) => setHolder(now, one, holder), table)

function setHolder(table: Table, seat: SeatId, holder: Holder): Table {
  const before = holderOf(table, seat)
  if (!before || stableJson(before) === stableJson(holder)) return table
  const seats = table.seats.map((chair) => (chair.seat === seat ? { seat, holder } : chair))
  const sameHands = before.kind === 'here' && holder.kind === 'here'
  return { ...table, seats, play: table.play && !sameHands ? forget(table.play, seat) : table.play }
}

/** The next holder is not bound by what the last one agreed to. */
function forget(play: Play, seat: SeatId): Play {
  const { ballot } = play
  return {
    ...play,
    ready: play.ready.filter((one) => one !== seat),
    ballot: ballot && { ...ballot, votes: ballot.votes.filter((cast) => cast.seat !== seat) },
  }
}
