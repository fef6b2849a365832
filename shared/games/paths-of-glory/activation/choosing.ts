// What each place can be activated for, as whoever activates chooses it: for moves, for attacks, or not at all.
import { targetsFrom } from '../combat/targets.ts'
import { type Side, sideName } from '../facts/nations.ts'
import { type SpaceId, spaceId, type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { type Bar, BARS } from '../refusals.ts'
import { stacksOf } from '../state/stacks.ts'
import type { Operation, State } from '../state/state.ts'
import type { ActivationView, KindView } from '../view.ts'
import { barToActivate, type Purpose, withPlace } from './activating.ts'
import { costOf } from './costs.ts'

/** Whether nothing has been done yet by what was activated. */
const isUnused = ({ moved, digging, targets, group }: Operation): boolean =>
  moved.length + digging.length + targets.length === 0 && (group === null || group.path.length === 0)

const purposeNow = ({ moves, attacks }: Operation, space: SpaceIndex): Purpose | null =>
  moves.includes(space) ? 'move' : attacks.includes(space) ? 'attack' : null

/** The operation as if a place had not been activated in it. */
function withoutPlace(state: State, operation: Operation, space: SpaceIndex, side: Side): Operation {
  const now = purposeNow(operation, space)
  if (now === null) return operation
  const id = spaceId(space)
  const cost = state.log.reduce(
    (paid, entry) =>
      entry.kind === 'activated' && entry.space === id && entry.side === sideName(side) ? entry.cost : paid,
    0,
  )
  // The discount of a round is free again if it was given for this place (card cp-10).
  const full = costOf(state, space, side, now, true).operations
  return {
    ...operation,
    spent: operation.spent - cost,
    discounted: operation.discounted && cost === full,
    moves: operation.moves.filter((one) => one !== space),
    attacks: operation.attacks.filter((one) => one !== space),
  }
}

function kindOf(
  state: State,
  operation: Operation,
  space: SpaceIndex,
  side: Side,
  purpose: Purpose,
): KindView {
  const bar: Bar | null = barToActivate(state, operation, space, purpose)
  return bar === null
    ? { cost: costOf(state, space, side, purpose, operation.discounted).operations, bar: null, rule: null }
    : { cost: null, bar, rule: BARS[bar] }
}

/** What the units of a place could attack once it is activated for that. */
function aimedAt(state: State, before: Operation, from: SpaceIndex): readonly SpaceId[] {
  const operation = { ...before, ...withPlace(state, before, from, 'attack') }
  return targetsFrom(state, operation, from).map(spaceId)
}

/**
 * The places whose activation can be chosen now: those that are activated, as long as nothing was done in the operation, and
 * while places are activated, those that could be. Each kind is judged as if the place were not activated.
 */
export function activationsOf(state: State, side: Side): readonly ActivationView[] {
  const { operation, pending } = state
  if (!operation || state.side !== side || !isUnused(operation)) return []
  // An event activated these places, for no operations: nothing else can be chosen for them (card cp-01).
  if (operation.only !== null) return []
  const opens = pending?.kind === 'activate'
  if (!opens && pending?.kind !== 'move' && pending?.kind !== 'march' && pending?.kind !== 'attack') return []
  const counts = stacksOf(state.board).counts[side]
  return SPACES.flatMap(({ id, index }) => {
    const now = purposeNow(operation, index)
    if (counts[index] === 0 || (now === null && !opens)) return []
    const before = withoutPlace(state, operation, index, side)
    const [move, attack] = (['move', 'attack'] as const).map((purpose) =>
      kindOf(state, before, index, side, purpose),
    ) as [KindView, KindView]
    if (now === null && move.cost === null && attack.cost === null) return []
    return [
      { space: id, now, move, attack, targets: attack.cost === null ? [] : aimedAt(state, before, index) },
    ]
  })
}
