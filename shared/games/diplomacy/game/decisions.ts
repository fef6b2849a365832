// Which powers have something to decide in a phase, and which still take part in the game.
import type { Decision, SeatId } from '../../../kernel/game.ts'
import type { PowerId } from '../board/ids.ts'
import { commandedBy, commanderOf, powersOf, seatsOf } from './allegiance.ts'
import { adjustmentFor } from './engine.ts'
import { openly, pairOf, secretMajors, secretMinors } from './pairs.ts'
import { isPlacing, nextToPlace } from './placing.ts'
import { compiledFor } from '../variants/compiled.ts'
import { centresOf } from '../rules/ownership.ts'
import { type DiplomacyState, powerOf, type Sheet, sheetOf } from './state.ts'

/** Whether a power has units, on their spaces, waiting to retreat or still to be placed. */
export const hasUnits = (state: DiplomacyState, power: PowerId): boolean =>
  isPlacing(state, power) ||
  state.units.some((unit) => unit.power === power) ||
  state.dislodged.some(({ unit }) => unit.power === power)

/** A power is out when it has neither units nor centres. */
export const isEliminated = (state: DiplomacyState, power: PowerId): boolean =>
  !hasUnits(state, power) && centresOf(compiledFor(state.options).board, state.owners, power) === 0

/** Whether a power has something to decide in this phase. */
export function isDeciding(state: DiplomacyState, power: PowerId): boolean {
  if (state.ending || commanderOf(state, power) === null) return false
  switch (state.turn.phase) {
    case 'placement':
      return nextToPlace(state) === power
    case 'wishes':
      return true
    case 'movement':
      return state.units.some((unit) => unit.power === power)
    case 'retreats':
      return state.dislodged.some(({ unit }) => unit.power === power)
    case 'homes':
      return !state.disorder.includes(power) && !isEliminated(state, power)
    case 'adjustments':
      return !state.disorder.includes(power) && adjustmentFor(state, power).count !== 0
  }
}

/** Powers that have something to decide in this phase, in the order of the board. */
export const decidingPowers = (state: DiplomacyState): readonly PowerId[] =>
  powersOf(state.options).filter((power) => isDeciding(state, power))

/**
 * Seats with units, or with a centre to build in again. While somebody plays a small power in secret, everybody who may be its
 * player is in the game: whoever dropped out would not be.
 */
export function aliveSeats(state: DiplomacyState): readonly SeatId[] {
  const suspects = secretMinors(state).some((minor) => !isEliminated(state, minor)) ? secretMajors(state) : []
  return seatsOf(state.options).filter(
    (seat) =>
      suspects.includes(powerOf(seat)) ||
      openly(state, commandedBy(state, seat)).some((power) => !isEliminated(state, power)),
  )
}

/**
 * The sealed sheets this phase waits for; while units are placed, the one whose turn it is. Where a small power that
 * somebody plays in secret decides, everybody who may be its player is waited for.
 */
export function decisionsOf(state: DiplomacyState): readonly Decision[] {
  const secret = secretMinors(state)
  const suspects = secret.some((minor) => isDeciding(state, minor)) ? secretMajors(state) : []
  return seatsOf(state.options)
    .filter(
      (seat) =>
        suspects.includes(powerOf(seat)) ||
        openly(state, commandedBy(state, seat)).some((power) => isDeciding(state, power)),
    )
    .map((seat) => ({
      seat,
      manner: state.turn.phase === 'placement' ? 'in-turn' : 'sealed',
      drafted: isWritten(openPart(sheetOf(state, seat), secret)),
    }))
}

/** A sheet without what it says of powers that somebody plays in secret. */
const openPart = (sheet: Sheet, secret: readonly PowerId[]): Sheet =>
  secret.length === 0
    ? sheet
    : { ...sheet, drafts: sheet.drafts.filter(({ power }) => !secret.includes(power)) }

const isWritten = ({ drafts, declared = [], homes = {}, wishes = [] }: Sheet): boolean =>
  drafts.length > 0 || wishes.length > 0 || declared.length > 0 || Object.keys(homes).length > 0

/** Powers that share a draw: those with a unit on the board and a player (R25), and whoever makes a pair with them. */
export const survivors = (state: DiplomacyState): readonly PowerId[] =>
  powersOf(state.options).filter(
    (power) => commanderOf(state, power) !== null && pairOf(state, power).some((one) => hasUnits(state, one)),
  )
