// What an operation is worth, and what it activates: moves and attacks that fit into its budget together.
import { barToActivate, newOperation, type Purpose } from '../activation/activating.ts'
import { type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { countAt } from '../state/stacks.ts'
import type { Operation, State } from '../state/state.ts'
import { strikeCost, strikesOf } from './attacks.ts'
import { cutOff, marchesOf, moveCost, movingFrom, moversAt, safest } from './marches.ts'
import type { Deed } from './deeds.ts'
import { scoredBoardOf } from './steps.ts'
import type { Thinking } from './thinking.ts'
import { pullOf, worthOf } from './worth.ts'

/** What is not worth an operation. */
const LEAST_GAIN = 0.04
/** How many of the best moves are looked at for what they leave to be cut off. */
const CUTS_LOOKED_AT = 10

/** An operation with the largest budget, to ask what could be done. */
const WIDEST = 9

/** Everything that would be worth an activation now, best for its cost first. */
export function deedsOf(state: State, thinking: Thinking): readonly Deed[] {
  const known = thinking.memory?.deeds
  return known ? fitting(state, known) : deedsFound(state, thinking)
}

/** Those of some deeds whose places may still be activated. */
function fitting({ operation }: State, deeds: readonly Deed[]): readonly Deed[] {
  if (!operation) return deeds
  return deeds.flatMap((deed): readonly Deed[] => {
    const other = deed.kind === 'move' ? operation.attacks : operation.moves
    if (deed.places.some((space) => other.includes(space))) return []
    const same = deed.kind === 'move' ? operation.moves : operation.attacks
    const places = deed.places.filter((space) => !same.includes(space))
    if (places.length === 0) return []
    return [
      places.length === deed.places.length
        ? deed
        : { ...deed, places, cost: Math.ceil((deed.cost * places.length) / deed.places.length) },
    ]
  })
}

function deedsFound(state: State, thinking: Thinking): readonly Deed[] {
  const { board, side } = state
  const asking: State = {
    ...state,
    operation: { ...(state.operation ?? newOperation(WIDEST)), budget: WIDEST + WIDEST },
  }
  const operation = asking.operation as Operation
  const mayActivate = (space: SpaceIndex, purpose: Purpose) =>
    barToActivate(asking, operation, space, purpose) === null
  const fresh = (space: SpaceIndex): Operation | null =>
    countAt(board, space, side) > 0 &&
    !operation.moves.includes(space) &&
    (operation.attacks.includes(space) || mayActivate(space, 'attack'))
      ? { ...operation, attacks: [space] }
      : null
  const costs = new Map<SpaceIndex, number>()
  const costOfAttack = (space: SpaceIndex) => {
    if (operation.attacks.includes(space)) return 0
    if (!costs.has(space)) costs.set(space, strikeCost(state, space))
    return costs.get(space) ?? WIDEST
  }
  const strikes = strikesOf(asking, fresh, thinking).map(({ from, gain }): Deed => ({
    kind: 'attack',
    places: from.filter((space) => !operation.attacks.includes(space)),
    cost: from.reduce((sum, space) => sum + costOfAttack(space), 0),
    gain,
  }))
  const before = worthOf(state, scoredBoardOf(state), side)
  const pull = pullOf(state, side)
  const marches = SPACES.flatMap(({ index }) => {
    if (countAt(board, index, side) === 0 || !mayActivate(index, 'move')) return []
    const found = marchesOf(state, movingFrom(asking, index), moversAt(state, index), before, pull, thinking)
    const [best] = found
    return best && best.gain > LEAST_GAIN ? [{ index, found, gain: best.gain }] : []
  })
  let known: number | undefined
  const exposed = () => (known ??= cutOff(state, scoredBoardOf(state), side))
  const moves = marches
    .sort((a, b) => b.gain - a.gain)
    .flatMap(({ index, found, gain }, i): Deed[] => {
      const looked = i < CUTS_LOOKED_AT && thinking.goOn()
      const best = looked ? safest(state, found, 3, exposed) : { gain: 0.7 * gain }
      return best ? [{ kind: 'move', places: [index], cost: moveCost(state, index), gain: best.gain }] : []
    })
  return [...strikes, ...moves].filter(({ gain }) => gain > LEAST_GAIN).sort((a, b) => rate(b) - rate(a))
}

/** Gain for its cost. One expensive action counts a little more than two cheap ones that gain as much together. */
const rate = ({ gain, cost }: Deed): number => gain / Math.max(0.5, Math.pow(cost, 0.85))

export interface Plan {
  readonly deeds: readonly Deed[]
  readonly gain: number
}

/** The deeds that fit into a budget together; each place is used once. */
export function planFor(deeds: readonly Deed[], budget: number): Plan {
  const chosen: Deed[] = []
  const used = new Set<SpaceIndex>()
  let left = budget
  let gain = 0
  for (const deed of deeds) {
    if (deed.cost > left || deed.places.some((space) => used.has(space))) continue
    chosen.push(deed)
    for (const space of deed.places) used.add(space)
    left -= deed.cost
    gain += deed.gain
  }
  return { deeds: chosen, gain }
}
