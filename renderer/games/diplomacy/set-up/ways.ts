// Ways to play with the people who are there: the books' own alternatives, and the whole board with computers or alone.
import {
  presetIn,
  presetOf,
  type PresetId,
  PRESETS,
  withPreset,
} from '../../../../shared/games/diplomacy/presets.ts'
import type { DiplomacyOptions } from '../../../../shared/games/diplomacy/options.ts'
import type { SeatId } from '../../../../shared/kernel/game.ts'
import { CLOCK_PRESETS } from '../../../../shared/table/clock-presets.ts'
import type { Clock } from '../../../../shared/table/clock.ts'
import type { Settings } from '../../../../shared/table/command.ts'
import type { Holder } from '../../../../shared/table/holder.ts'
import type { SeatView, TableView } from '../../../../shared/table/view.ts'
import { handsIn } from '../../../table/hands.ts'

export type WayId = PresetId | 'computers' | 'alone'

export const PEOPLE = [1, 2, 3, 4, 5, 6, 7] as const

/** The ways for so many people, the books' own first. */
export function waysFor(people: number): readonly WayId[] {
  const books = PRESETS.filter((preset) => preset.people === people).map(({ id }) => id)
  if (people === 7) return books
  return people === 1 ? ['computers', 'alone'] : [...books, 'computers']
}

const isPlayed = ({ holder }: SeatView): boolean => holder.kind !== 'computer' && holder.kind !== 'absent'

/** How many people a table is set for, and by which way; null for one of its own. */
export function wayIn(view: Pick<TableView, 'hands' | 'seats' | 'options'>): {
  readonly people: number
  readonly way: WayId | null
} {
  const hands = handsIn(view)
  const people = hands.filter(isPlayed).length
  const preset = presetIn(view.options as DiplomacyOptions)
  if (!preset) return { people, way: null }
  if (preset.id !== 'seven') return { people: preset.people, way: preset.id }
  if (people === 7) return { people, way: 'seven' }
  const computers = hands.some(({ holder }) => holder.kind === 'computer')
  return { people: Math.max(1, people), way: computers || people > 1 ? 'computers' : 'alone' }
}

/** The options of a way, with everything else a table has agreed on. */
export const optionsFor = (options: DiplomacyOptions, way: WayId): DiplomacyOptions =>
  withPreset(options, presetOf(way === 'computers' || way === 'alone' ? 'seven' : way))

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
  way: WayId,
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
      .slice(0, way === 'computers' || way === 'alone' ? people : hands.length)
      .map(({ seat }) => seat),
  )
  return hands.flatMap((hand): Seating[] => {
    const { seat, holder } = hand
    if (played.has(seat)) return isPlayed(hand) && !isFree(hand) ? [] : [{ seat, holder: { kind: 'open' } }]
    if (way === 'alone') return holder.kind === 'absent' ? [] : [{ seat, holder: { kind: 'absent' } }]
    return holder.kind === 'computer' ? [] : [{ seat, holder: { kind: 'computer', level: 'tactician' } }]
  })
}
