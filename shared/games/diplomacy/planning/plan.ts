// A plan: a position, and orders for all powers from there on. It is resolved again whenever it is shown, so that an
// order changed in spring has its effect in winter. Orders of phases that the plan does not reach now are kept.
import { keyed } from '../../../kernel/chance.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { SeatId } from '../../../kernel/game.ts'
import { type PowerId, type ProvinceId, provinceOf } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { close } from '../game/closing.ts'
import { commanderOf } from '../game/allegiance.ts'
import { isDeciding } from '../game/decisions.ts'
import { adjustmentFor } from '../game/engine.ts'
import { compiledFor } from '../variants/compiled.ts'
import type { DiplomacyOptions } from '../options/options.ts'
import type { Order } from '../orders/order.ts'
import { placeOrder } from '../game/order-slot.ts'
import { type Position, positionNow } from '../position/position.ts'
import { write } from '../sheet/sheet.ts'
import { type SetByHand, setByHand } from '../position/soundness.ts'
import {
  type DiplomacyState,
  EMPTY_SHEET,
  gameAt,
  positionIn,
  type Sheet,
  type Written,
} from '../game/state.ts'
import { phaseName } from '../turn.ts'
import type { DiplomacyIntent, DiplomacyView, PhaseRecord } from '../view.ts'
import { intentsOf } from './one-hand.ts'
import { writtenBy } from './written.ts'

export interface Plan {
  readonly name: string
  readonly start: Position
  /** What is ordered in each phase, by its name: `S1901M`. */
  readonly sheets: Readonly<Record<string, readonly Written[]>>
  /** How many phases come before the open one. */
  readonly steps: number
}

/** The longest plan that is useful. */
export const MOST_STEPS = 60

/** A new plan with its first phase's orders. */
export const newPlan = (name: string, start: Position, orders: readonly Written[]): Plan => ({
  name,
  start,
  sheets: orders.length === 0 ? {} : { [phaseName(start.turn)]: orders },
  steps: 0,
})

/**
 * The phases of a plan, the open one last. A plan whose game ends early, or that became shorter when an order was
 * changed, has fewer phases than its steps say.
 */
export function phasesOf(options: DiplomacyOptions, plan: Plan): readonly DiplomacyState[] {
  const rules: DiplomacyOptions = { ...options, missingSheet: 'holds', pairs: null }
  let state = drafted(gameAt(rules, keyed(''), plan.start), plan)
  const phases = [state]
  while (phases.length <= Math.min(plan.steps, MOST_STEPS) && state.ending === null) {
    state = drafted(close(state, []), plan)
    phases.push(state)
  }
  return phases
}

/** The open phase of a plan, with its orders on all sheets. */
export const openPhase = (options: DiplomacyOptions, plan: Plan): DiplomacyState =>
  phasesOf(options, plan).at(-1) as DiplomacyState

/** A phase with its plan's orders; those that have no meaning there any more are left out. */
function drafted(state: DiplomacyState, { sheets }: Plan): DiplomacyState {
  const filled: Record<SeatId, Sheet> = {}
  for (const { power, slot, order, text } of sheets[phaseName(state.turn)] ?? []) {
    const seat = commanderOf(state, power)
    const placed = seat === null ? null : placeOrder(state, [power], order, slot)
    if (seat === null || !placed?.ok) continue
    const line: Written = text === undefined ? placed.value : { ...placed.value, text }
    const before = filled[seat]?.drafts ?? []
    filled[seat] = { ...EMPTY_SHEET, drafts: [...before, line] }
  }
  return { ...state, sheets: filled }
}

/** A game made from its view, with every sheet the view holds, so that its results can be computed. */
export const sketchOf = (options: DiplomacyOptions, view: DiplomacyView): DiplomacyState => {
  const orders = view.sheets.flatMap(({ power, drafts }) =>
    writtenBy(
      power,
      drafts.map(({ order }) => order),
    ),
  )
  const state = openPhase(options, newPlan('', positionNow(view), orders))
  return { ...state, ending: view.ending }
}

/** The result of the open phase; null once the game is over. */
export function resolutionOf(state: DiplomacyState): PhaseRecord | null {
  return state.ending ? null : (close(state, []).records[state.records.length] ?? null)
}

/**
 * Writes for a power in the open phase, or says why not; a text may write for others too. Steps back are not kept
 * here, but in the plan.
 */
export function draftFor(
  options: DiplomacyOptions,
  plan: Plan,
  power: PowerId,
  intent: DiplomacyIntent,
): Result<Plan, Refusal> {
  const state = openPhase(options, plan)
  const sent = intentsOf(state, power, intent)
  if (!sent.ok) return sent
  let after = state
  for (const { seat, intent: own } of sent.value) {
    const written = write(after, seat, own)
    if (!written.ok) return written
    after = written.value
  }
  const orders = Object.values(after.sheets).flatMap(({ drafts }) => drafts)
  return ok(withSheet(plan, phaseName(state.turn), orders))
}

const withSheet = (plan: Plan, phase: string, orders: readonly Written[]): Plan => ({
  ...plan,
  sheets: { ...plan.sheets, [phase]: orders },
})

/** Removes every order of the open phase. */
export const wiped = (options: DiplomacyOptions, plan: Plan): Plan =>
  withSheet(plan, phaseName(openPhase(options, plan).turn), [])

/** Resolves the open phase and opens the next; a game that is over stays where it is. */
export function stepOn(options: DiplomacyOptions, plan: Plan): Plan {
  const phases = phasesOf(options, plan)
  const over = phases.at(-1)?.ending !== null || phases.length > MOST_STEPS
  return over ? plan : { ...plan, steps: phases.length }
}

/** Back to the phase before; the orders written since stay in the plan. */
export function stepBack(options: DiplomacyOptions, plan: Plan): Plan {
  return { ...plan, steps: Math.max(0, phasesOf(options, plan).length - 2) }
}

/**
 * Sets the position of the open phase by hand. The plan begins again there: no orders lead to such a position. A
 * retreat phase in which no unit waits any more is over, and the plan begins with the next one.
 */
export function setUp(options: DiplomacyOptions, plan: Plan, change: SetByHand): Result<Plan, Refusal> {
  const set = setByHand(compiledFor(options), positionIn(openPhase(options, plan)), change)
  if (!set.ok) return set
  const over = set.value.turn.phase === 'retreats' && set.value.dislodged.length === 0
  const start = over ? positionIn(close(gameAt(options, keyed(''), set.value), [])) : set.value
  return ok({ ...plan, start, steps: 0 })
}

/** The orders of a power in a plan's first phase, legal or not. */
export const firstOrders = ({ start, sheets }: Plan, power: PowerId): readonly Order[] =>
  (sheets[phaseName(start.turn)] ?? []).filter((line) => line.power === power).map(({ order }) => order)

/** The power that decides about a province: the owner of the unit that stands, waits or may be built there. */
export function decidesAt(state: DiplomacyState, province: ProvinceId): PowerId | null {
  const power = candidateAt(state, province)
  return power !== null && isDeciding(state, power) ? power : null
}

function candidateAt(state: DiplomacyState, province: ProvinceId): PowerId | null {
  const unitIn = (units: readonly Unit[]) =>
    units.find(({ at }) => provinceOf(at) === province)?.power ?? null
  switch (state.turn.phase) {
    case 'placement':
    case 'wishes':
    case 'homes':
      return null
    case 'movement':
      return unitIn(state.units)
    case 'retreats':
      return unitIn(state.dislodged.map(({ unit }) => unit))
    case 'adjustments': {
      const standing = unitIn(state.units)
      if (standing !== null && adjustmentFor(state, standing).count < 0) return standing
      const owner = state.owners[province] ?? null
      const builds = owner === null ? [] : adjustmentFor(state, owner).builds
      return builds.some(({ at }) => provinceOf(at) === province) ? owner : null
    }
  }
}
