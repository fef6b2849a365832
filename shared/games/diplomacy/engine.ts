// The rules as this game asks them: a state and its sheets in, what comes of them out.
import { type PowerId, provinceOf } from './board/ids.ts'
import { isNeutral } from './command.ts'
import { groundFor } from './ground.ts'
import {
  type AdjustmentOptions,
  movementOptions,
  type RetreatOptions,
  type UnitOptions,
} from './orders/options.ts'
import { adjustmentOptions, resolveAdjustments } from './rules/adjustments.ts'
import { EDITIONS } from './rules/edition.ts'
import { resolveMovement } from './rules/movement.ts'
import type { Dislodged, Illegality, MovementResolution, PhaseResolution } from './rules/outcome.ts'
import { type Ownership, updateOwners } from './rules/ownership.ts'
import { resolveRetreats, retreatOptions } from './rules/retreats.ts'
import type { DiplomacyOptions } from './options.ts'
import type { Position } from './position.ts'
import type { Written } from './state.ts'

/** What the rules ask of a game: the position, and which board and edition they go by. */
export interface Ruled extends Position {
  readonly options: Pick<DiplomacyOptions, 'variant' | 'edition' | 'neutral'>
}

const boardFor = ({ options }: Ruled) => groundFor(options).board
const editionFor = ({ options }: Ruled) => EDITIONS[options.edition]

/** Land that nobody may enter while its power stands outside the war (R175). */
export const closedLand = ({ options, ...state }: Ruled) =>
  options.neutral && isNeutral({ options, ...state }, options.neutral.power) ? options.neutral.closed : []

/** What comes of a movement phase. */
export const move = (
  state: Ruled,
  orders: readonly Written[],
  civilDisorder: readonly PowerId[],
): MovementResolution =>
  resolveMovement(boardFor(state), editionFor(state), {
    units: state.units,
    orders,
    civilDisorder,
    closed: closedLand(state),
  })

/** What comes of a retreat phase; units in civil disorder are gone by then (R158). */
export const retreat = (state: Ruled, orders: readonly Written[]): PhaseResolution =>
  resolveRetreats(boardFor(state), {
    units: state.units,
    dislodged: state.dislodged,
    orders,
    closed: closedLand(state),
  })

/** What comes of the adjustments. */
export const adjust = (state: Ruled, orders: readonly Written[]): PhaseResolution =>
  resolveAdjustments(boardFor(state), editionFor(state), {
    units: state.units,
    owners: state.owners,
    orders,
    civilDisorder: state.disorder,
  })

/** Who owns the centres after a fall (R141..R144). */
export const ownersAfterFall = (state: Ruled): Ownership =>
  updateOwners(boardFor(state), state.owners, state.units)

/** What a power may build or has to remove now (R145..R153). */
export const adjustmentFor = (state: Ruled, power: PowerId): AdjustmentOptions =>
  adjustmentOptions(
    boardFor(state),
    { units: state.units, owners: state.owners, civilDisorder: state.disorder },
    power,
  )

/** Everything a power's units may do. */
export const movementFor = (state: Ruled, power: PowerId): readonly UnitOptions[] =>
  movementOptions(boardFor(state), state.units, power, closedLand(state))

/** Where a power's dislodged units may go. */
export const retreatsFor = (state: Ruled, power: PowerId): readonly RetreatOptions[] =>
  retreatOptions(state.dislodged.filter(({ unit }: Dislodged) => unit.power === power))

/**
 * Why the rules do not allow some of a sheet's orders, one answer an order. Nobody else's orders play a part: each
 * order is tried alone, and then the whole sheet, for orders that only together are too many or undo each other.
 */
export function judge(state: Ruled, sheet: readonly Written[]): readonly (Illegality | null)[] {
  const whole = tried(state, sheet)
  return sheet.map((line) => whyNot(state, tried(state, [line]), line) ?? whyNot(state, whole, line))
}

function tried(state: Ruled, sheet: readonly Written[]): Omit<PhaseResolution, 'units'> {
  switch (state.turn.phase) {
    case 'movement':
      return move(state, sheet, [])
    case 'retreats':
      return retreat(state, sheet)
    case 'adjustments':
      return adjust(state, sheet)
  }
}

function whyNot(
  { turn }: Ruled,
  { results, strays }: Omit<PhaseResolution, 'units'>,
  { order, slot }: Written,
): Illegality | null {
  // A unit has one result a phase; builds and waivers keep the order they were given.
  const found =
    turn.phase === 'adjustments'
      ? [...results, ...strays].find((each) => each.order === order)
      : results.find(({ unit }) => provinceOf(unit.at) === slot)
  return found?.outcome.kind === 'illegal' ? found.outcome.why : null
}
