// Which seat orders which units. A power is ordered by its own seat; a neutral one, after the coin toss, by an
// ally's.
import type { Eyes, SeatId } from '../../../kernel/game.ts'
import type { PowerId } from '../board/ids.ts'
import { compiledFor } from '../variants/compiled.ts'
import type { DiplomacyOptions } from '../options/options.ts'
import type { Position } from '../position/position.ts'
import { collapseOf } from './collapse.ts'
import { isMinor, isPaired } from './minors.ts'
import { isTold, playerFor } from './pairs.ts'
import { placesInTurn } from '../rules/opening.ts'
import { type DiplomacyState, powerOf, seatOf } from './state.ts'
import type { Allegiance } from '../view.ts'

/**
 * Every power of the map, played or not. Where units are placed, the board is for more or fewer than the map's powers: those
 * nobody plays are not there at all.
 */
export function powersOf(options: DiplomacyOptions): readonly PowerId[] {
  const { powers } = compiledFor(options)
  return placesInTurn(options) ? powers.filter((power) => !options.passive.includes(power)) : powers
}

/** Seats in the order of the map's powers; a passive, neutral or small power has none. */
export const seatsOf = (options: DiplomacyOptions): readonly SeatId[] =>
  powersOf(options)
    .filter((power) => !options.passive.includes(power) && options.neutral?.power !== power)
    .filter((power) => !isMinor(options, power))
    .map(seatOf)

/** Seats by the person who plays them: the groups the table agreed on, all other seats alone. */
export function handsOf(options: DiplomacyOptions): readonly (readonly SeatId[])[] {
  const seats = seatsOf(options)
  // Games begun by an earlier version have no groups.
  const groups = (options.groups ?? []).map((group) =>
    group.map(seatOf).filter((seat) => seats.includes(seat)),
  )
  const alone = seats.filter((seat) => !groups.flat().includes(seat)).map((seat) => [seat])
  return [...groups, ...alone].filter((hand) => hand.length > 0)
}

/** The seat that orders a power's units now; null where there is none. */
export function commanderOf(state: DiplomacyState, power: PowerId): SeatId | null {
  const { options, ally } = state
  if (options.passive.includes(power) || collapseOf(state, power)) return null
  if (isMinor(options, power)) {
    const major = state.pairs?.[power]
    return major === undefined ? null : seatOf(major)
  }
  if (options.neutral?.power !== power) return seatOf(power)
  return ally === null || isNeutral(state, power) ? null : seatOf(ally)
}

/** Which seat orders a power's units, and since when or until when, as these eyes know it. */
export function allegianceOf(state: DiplomacyState, power: PowerId, eyes: Eyes): Allegiance {
  const { options, ally } = state
  if (options.passive.includes(power)) return { kind: 'unplayed' }
  const collapse = collapseOf(state, power)
  if (collapse) return { kind: 'collapsed', year: collapse.year }
  if (isMinor(options, power)) {
    if (!state.pairs) return { kind: 'unpaired' }
    if (state.pairs[power] === undefined) return { kind: 'unplayed' }
    const told = isTold(state, power) ? 'everybody' : 'its-player'
    return { kind: 'paired', player: playerFor(state, power, eyes), told }
  }
  const { neutral } = options
  if (neutral?.power !== power) return { kind: 'own-seat' }
  const joins = neutral.tossAfter + 1
  if (ally === null) return { kind: 'neutral', joins }
  const side = options.sides.find((powers) => powers.includes(ally)) ?? [ally]
  return isNeutral(state, power) ? { kind: 'joining', joins, side, ally } : { kind: 'allied', side, ally }
}

/** Whether a power still stands outside the war: it joins in the spring after the coin (R176). */
export const isNeutral = (
  { options, turn, ally }: Position & { readonly options: Pick<DiplomacyOptions, 'neutral'> },
  power: PowerId,
): boolean => options.neutral?.power === power && (ally === null || turn.year <= options.neutral.tossAfter)

/** The powers whose units a seat orders now, its own first. */
export const commandedBy = (state: DiplomacyState, seat: SeatId): readonly PowerId[] => [
  ...powersOf(state.options).filter((power) => power === powerOf(seat) && commanderOf(state, power) === seat),
  ...powersOf(state.options).filter((power) => power !== powerOf(seat) && commanderOf(state, power) === seat),
]

/** The powers whose units a seat orders, as far as these eyes know of it. */
export const knownOf = (state: DiplomacyState, seat: SeatId, eyes: Eyes): readonly PowerId[] =>
  isPaired(state.options)
    ? commandedBy(state, seat).filter(
        (power) => !isMinor(state.options, power) || playerFor(state, power, eyes) !== null,
      )
    : commandedBy(state, seat)
