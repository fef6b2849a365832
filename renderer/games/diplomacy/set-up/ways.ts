// Ways to play with the people who are there: the books' own alternatives, and the whole board with computers or alone.
import { variantOf } from '../../../../shared/games/diplomacy/variants/index.ts'
import type { Variant } from '../../../../shared/games/diplomacy/variants/variant.ts'
import { wayNamed, wayOf, withWay } from '../../../../shared/games/diplomacy/options/ways.ts'
import type { DiplomacyOptions } from '../../../../shared/games/diplomacy/options/options.ts'
import type { SeatId } from '../../../../shared/kernel/game.ts'
import { CLOCK_PRESETS } from '../../../../shared/table/clock-presets.ts'
import type { Clock, TurnClock } from '../../../../shared/table/clock.ts'
import type { Settings } from '../../../../shared/table/command.ts'
import type { Holder } from '../../../../shared/table/holder.ts'
import type { SeatView, TableView } from '../../../../shared/table/view.ts'
import type { DiplomacyTable } from '../played.ts'
import { handsIn } from '../../../table/hands.ts'

/** Ways to play any whole board with fewer people than it has powers. */
export const SHORT_HANDED = ['computers', 'alone'] as const
const isShortHanded = (way: string): boolean => (SHORT_HANDED as readonly string[]).includes(way)

/** How many people can play a board in one of its kinds. */
export const peopleFor = (...kinds: readonly Variant[]): readonly number[] => {
  const most = Math.max(...kinds.flatMap(({ ways }) => ways.map(({ people }) => people)))
  return Array.from({ length: most }, (_, index) => index + 1)
}

/** The ways for so many people, the variant's own first. */
export function waysFor(people: number, { ways, fewest = 1 }: Variant): readonly string[] {
  if (people < fewest) return []
  const own = ways.filter((way) => way.people === people).map(({ id }) => id)
  if (people >= ways[0].people) return own
  return people === 1 ? [...own, ...SHORT_HANDED] : [...own, 'computers']
}

/** A way to play one of the kinds of a board: as it was drawn, or Escalation. */
export interface OfferedWay {
  readonly variant: Variant
  readonly way: string
}

/** The ways for so many people that the kinds of a board have. */
export const offeredFor = (people: number, kinds: readonly Variant[]): readonly OfferedWay[] =>
  kinds.flatMap((variant) => waysFor(people, variant).map((way) => ({ variant, way })))

/** Tells a way of a kind from all others in a list. */
export const valueOf = ({ variant, way }: OfferedWay): string => `${variant.id} ${way}`

const isPlayed = ({ holder }: SeatView): boolean => holder.kind !== 'computer' && holder.kind !== 'absent'

/** How many people have these places: somebody at a device may have been given several. */
const peopleAt = (hands: readonly SeatView[]): number =>
  new Set(hands.map(({ holder, seat }) => (holder.kind === 'player' ? holder.player : seat))).size

/** How many people a table is set for, and by which way; null for one of its own. */
export function wayIn(view: Pick<DiplomacyTable, 'hands' | 'seats' | 'options'>): {
  readonly people: number
  readonly way: string | null
} {
  const hands = handsIn(view)
  const played = hands.filter(isPlayed)
  const people = played.length
  const options = view.options
  const { ways } = variantOf(options.variant)
  const way = wayOf(options)
  if (!way) return { people, way: null }
  if (way !== ways[0]) return { people: way.people, way: way.id }
  if (people === way.people) return { people, way: way.id }
  const computers = hands.some(({ holder }) => holder.kind === 'computer')
  return { people: Math.max(1, peopleAt(played)), way: computers || people > 1 ? 'computers' : 'alone' }
}

/** The options of a way, with everything else a table has agreed on. */
export function optionsFor(options: DiplomacyOptions, way: string): DiplomacyOptions {
  const { variant } = options
  return withWay(options, isShortHanded(way) ? variantOf(variant).ways[0] : wayNamed(way, variant))
}

/**
 * How a table talks and what its clock is for so many people: one alone has nobody to talk to and nobody to wait for. Who
 * is no longer alone talks again, by the clock of before.
 */
export function paceFor(
  people: number,
  { press, clock }: Pick<TableView, 'press' | 'clock'>,
  before: Clock,
): Partial<Pick<Settings, 'press' | 'clock'>> {
  if (people === 1) return press === 'spoken' ? { press: 'silent', clock: CLOCK_PRESETS.none } : {}
  return press === 'silent' && sameClock(clock, CLOCK_PRESETS.none) ? { press: 'spoken', clock: before } : {}
}

/** What a seat has for each unit it places, in seconds; and the least that a clock may show. */
const FOR_A_UNIT = 20
const LEAST = 60

/** A short clock a seat for placing units; whoever's time is out has the rest placed. */
export const placingClock = (units: number): TurnClock => ({
  total: Math.max(LEAST, FOR_A_UNIT * units),
  bonus: 0,
  warning: FOR_A_UNIT,
  whenOut: 'played',
})

/** The pace of a table by its options: where units are placed in turn each seat has a short clock for it. */
export function pacedFor(
  { placement }: DiplomacyOptions,
  pace: Partial<Pick<Settings, 'press' | 'clock'>>,
  now: Clock,
): Partial<Pick<Settings, 'press' | 'clock'>> {
  const clock = pace.clock ?? now
  const runs = sameClock({ ...clock, turns: null }, CLOCK_PRESETS.none)
  const turns = placement === null || runs ? null : placingClock(placement)
  return JSON.stringify(turns) === JSON.stringify(clock.turns)
    ? pace
    : { ...pace, clock: { ...clock, turns } }
}

const sameClock = (one: Clock, other: Clock): boolean =>
  Object.entries(one).every(([length, value]) => other[length as keyof Clock] === value)

export interface Seating {
  readonly seat: SeatId
  readonly holder: Holder
}

type Chairs = Pick<TableView, 'hands' | 'seats'>

/** Who sits there, where it is a person; undefined for everybody else. */
function personAt({ holder }: SeatView): string | undefined {
  if (holder.kind === 'player') return holder.player
  return holder.kind === 'here' ? `here ${holder.name ?? ''}` : undefined
}

/**
 * The hands whose people stay: as many of each as they had before. Whoever played several powers together has all of them
 * when they come apart, and keeps one.
 */
function kept(before: Chairs, hands: readonly SeatView[]): ReadonlySet<SeatId> {
  const places = new Map<string, number>()
  for (const person of handsIn(before).map(personAt))
    if (person !== undefined) places.set(person, (places.get(person) ?? 0) + 1)
  const stay = hands.filter((hand) => {
    const person = personAt(hand)
    const left = person === undefined ? 0 : (places.get(person) ?? 0)
    if (person !== undefined) places.set(person, left - 1)
    return left > 0
  })
  return new Set(stay.map(({ seat }) => seat))
}

/**
 * What changes on the chairs of a table that already has the way's options, a line for each hand; `before` is how they
 * stood. Who has come stays; what nobody plays in this way goes to a computer, or to nobody.
 */
export function seatingFor(
  way: string,
  people: number,
  view: Chairs,
  before: Chairs = view,
): readonly Seating[] {
  const hands = handsIn(view)
  const stay = kept(before, hands)
  const isFree = (hand: SeatView) => personAt(hand) !== undefined && !stay.has(hand.seat)
  const rank = (hand: SeatView) =>
    stay.has(hand.seat) ? (hand.holder.kind === 'here' ? 0 : 1) : isPlayed(hand) ? 2 : 3
  const played = new Set(
    [...hands]
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, isShortHanded(way) ? people : hands.length)
      .map(({ seat }) => seat),
  )
  const uprooted = homeless(
    before,
    hands.filter(({ seat }) => stay.has(seat)),
  )
  return hands.flatMap((hand): Seating[] => {
    const { seat, holder } = hand
    if (played.has(seat)) {
      if (isPlayed(hand) && holder.kind !== 'open' && !isFree(hand)) return []
      const next: Holder = uprooted.shift() ?? { kind: 'open' }
      return holder.kind === 'open' && next.kind === 'open' ? [] : [{ seat, holder: next }]
    }
    if (way === 'alone') return holder.kind === 'absent' ? [] : [{ seat, holder: { kind: 'absent' } }]
    return holder.kind === 'computer' ? [] : [{ seat, holder: { kind: 'computer', level: 'tactician' } }]
  })
}

/** The people whose chair is gone, as on another board, and who have no other: they move to the first that are free. */
function homeless(before: Chairs, stay: readonly SeatView[]): Holder[] {
  const seated = stay.map(personAt)
  return handsIn(before).flatMap((hand): Holder[] => {
    const person = personAt(hand)
    const at = seated.indexOf(person)
    if (at >= 0) seated.splice(at, 1)
    return person === undefined || at >= 0 || hand.holder.kind === 'veiled' ? [] : [hand.holder]
  })
}
