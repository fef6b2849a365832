// Where the attack that a mandate asks for could begin (7.1.3).
import { barAlone, barToTarget } from '../combat/targets.ts'
import { linesOfSpace } from '../facts/lines.ts'
import { enemyOf, type Side } from '../facts/nations.ts'
import { type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { paysMandate } from '../politics/mandates.ts'
import { stackOf, stacksOf } from '../state/stacks.ts'
import type { State } from '../state/state.ts'
import { isSupplied } from '../supply/supply.ts'
import { barToActivate, newOperation } from './activating.ts'

/** A budget that pays for every place: before an action its card is not chosen yet. */
const ANY_BUDGET = 99

/** Whether a unit of a place could make the attack that its side owes, once the place is activated for attacks. */
function couldPay(state: State, side: Side, from: SpaceIndex): boolean {
  const operation = { ...(state.operation ?? newOperation(ANY_BUDGET)), attacks: [from] }
  const units = stackOf(state.board, from, side).filter((unit) => isSupplied(state.board, unit))
  return [from, ...linesOfSpace(from).map(({ to }) => to)].some((target) => {
    if (barToTarget(state, operation, target, side) !== null) return false
    const enemies = stackOf(state.board, target, enemyOf(side))
    return units.some(
      (unit) =>
        paysMandate(state, side, { target, attackers: [unit], enemies }) &&
        barAlone(state, operation, unit, target) === null,
    )
  })
}

/**
 * Places from which a side could make the attack that it owes: those that are activated for it, else those that it could
 * activate now; before an action, with any card.
 */
export function placesOwing(state: State, side: Side): readonly SpaceIndex[] {
  const { box, met } = state.mandates[side]
  if (met || box === 'none' || state.side !== side) return []
  const { operation, pending } = state
  const active = (operation?.attacks ?? []).filter((from) => couldPay(state, side, from))
  if (active.length > 0) return active
  const chooses = pending?.kind === 'action' || pending?.kind === 'activate'
  if (!chooses) return []
  const now = operation ?? newOperation(ANY_BUDGET)
  const counts = stacksOf(state.board).counts[side]
  return SPACES.flatMap(({ index }) =>
    counts[index] !== 0 && barToActivate(state, now, index, 'attack') === null && couldPay(state, side, index)
      ? [index]
      : [],
  )
}
