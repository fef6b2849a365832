// Which powers have something to decide in a phase, and which still take part in the game.
import type { Decision, SeatId } from '../../../kernel/game.ts'
import type { PowerId } from '../board/ids.ts'
import { commandedBy, commanderOf, powersOf, seatsOf } from './allegiance.ts'
import { adjustmentFor } from './engine.ts'
import { isPlacing, nextToPlace } from './placing.ts'
import { compiledFor } from '../variants/compiled.ts'
import { centresOf } from '../rules/ownership.ts'
import { type DiplomacyState, type Sheet, sheetOf } from './state.ts'

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

/** Seats with units, or with a centre to build in again. */
export const aliveSeats = (state: DiplomacyState): readonly SeatId[] =>
  seatsOf(state.options).filter((seat) =>
    commandedBy(state, seat).some((power) => !isEliminated(state, power)),
  )

/** The sealed sheets this phase waits for; while units are placed, the one whose turn it is. */
export const decisionsOf = (state: DiplomacyState): readonly Decision[] =>
  seatsOf(state.options)
    .filter((seat) => commandedBy(state, seat).some((power) => isDeciding(state, power)))
    .map((seat) => ({
      seat,
      manner: state.turn.phase === 'placement' ? 'in-turn' : 'sealed',
      drafted: isWritten(sheetOf(state, seat)),
    }))

const isWritten = ({ drafts, declared = [], homes = {} }: Sheet): boolean =>
  drafts.length > 0 || declared.length > 0 || Object.keys(homes).length > 0

/** Powers that share a draw: those with a unit on the board and a player (R25). */
export const survivors = (state: DiplomacyState): readonly PowerId[] =>
  powersOf(state.options).filter((power) => commanderOf(state, power) !== null && hasUnits(state, power))
