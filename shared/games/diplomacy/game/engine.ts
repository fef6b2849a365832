// Calls the rules object of a game's options with the game's state.
import type { PowerId } from '../board/ids.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Declaration, DeclarationFault, DeclarationOptions } from '../declarations/declaration.ts'
import { isNeutral } from './allegiance.ts'
import { compiledFor } from '../variants/compiled.ts'
import type { AdjustmentOptions, RetreatOptions, UnitOptions } from '../orders/options.ts'
import { RULES } from '../rules/by-edition.ts'
import type { MovementResolution, PhaseResolution } from '../rules/outcome.ts'
import type { Illegality } from '../orders/illegality.ts'
import type { Rules, SeasonEnd, SeasonPast, Situation } from '../rules/rules.ts'
import type { DiplomacyOptions } from '../options/options.ts'
import type { Position } from '../position/position.ts'
import { isOrdered } from '../turn.ts'
import type { Written } from './state.ts'

/** What the rules need of a game: the position, its board, and the rules it is played by. */
export interface Ruled extends Position {
  readonly options: Pick<DiplomacyOptions, 'variant' | 'edition' | 'neutral'>
}

const rulesOf = ({ options }: Ruled): Rules => RULES[options.edition]

const situationOf = (state: Ruled, lot?: Random): Situation => {
  const { units, dislodged, owners, disorder, pacts, homes } = state
  return {
    board: compiledFor(state.options).board,
    units,
    dislodged,
    owners,
    disorder,
    closed: closedLand(state),
    ...(pacts && { pacts }),
    ...(homes && { homes }),
    ...(lot && { lot }),
  }
}

/** Land that is closed while its power is outside the war (R175). */
export const closedLand = ({ options, ...state }: Ruled) =>
  options.neutral && isNeutral({ options, ...state }, options.neutral.power) ? options.neutral.closed : []

/** Resolves a movement phase. */
export const move = (
  state: Ruled,
  orders: readonly Written[],
  disorder: readonly PowerId[],
): MovementResolution => rulesOf(state).movement.resolve({ ...situationOf(state), disorder }, orders)

/** Resolves a retreat phase. The lot is drawn only when the phase closes. */
export const retreat = (state: Ruled, orders: readonly Written[], lot?: Random): PhaseResolution =>
  rulesOf(state).retreats.resolve(situationOf(state, lot), orders)

/** Resolves the adjustments. */
export const adjust = (state: Ruled, orders: readonly Written[], lot?: Random): PhaseResolution =>
  rulesOf(state).adjustments.resolve(situationOf(state, lot), orders)

/** The effects of the end of a season. */
export const seasonEnd = (state: Ruled, past: SeasonPast): SeasonEnd =>
  rulesOf(state).endSeason(situationOf(state), past)

/** What a power may declare; null where the rules have no declarations. */
export const declarationsFor = (state: Ruled, power: PowerId): DeclarationOptions | null =>
  rulesOf(state).declarations.options(situationOf(state), power)

/** Why a power cannot declare this; null where it can. */
export const judgeDeclared = (
  state: Ruled,
  power: PowerId,
  declaration: Declaration,
): DeclarationFault | null => rulesOf(state).declarations.judge(situationOf(state), power, declaration)

/** Whether a power that wrote nothing is in civil disorder by these rules (R157, S11). */
export const silenceIsDisorder = (state: Ruled): boolean => rulesOf(state).silence === 'civil-disorder'

/** How the game is won by these rules. */
export const conquestOf = (state: Ruled): Rules['conquest'] => rulesOf(state).conquest

/** The builds a power may make or the removals it owes now. */
export const adjustmentFor = (state: Ruled, power: PowerId): AdjustmentOptions =>
  rulesOf(state).adjustments.options(situationOf(state), power)

/** Everything a power's units may do. */
export const movementFor = (state: Ruled, power: PowerId): readonly UnitOptions[] =>
  rulesOf(state).movement.options(situationOf(state), power)

/** Where a power's dislodged units may go. */
export const retreatsFor = (state: Ruled, power: PowerId): readonly RetreatOptions[] =>
  rulesOf(state).retreats.options(situationOf(state), power)

/** Why the rules do not allow orders of a sheet: one answer for each order, without regard to orders of others. */
export const judge = (state: Ruled, sheet: readonly Written[]): readonly (Illegality | null)[] =>
  isOrdered(state.turn.phase)
    ? rulesOf(state)[state.turn.phase].judge(situationOf(state), sheet)
    : sheet.map(() => 'wrong-phase')
