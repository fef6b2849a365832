// Own places that the enemy could take in its next action round by movement alone, or whose fort it could besiege, where
// that costs something: a victory point, or a fort.
import { enemyOf, type Side, sideName } from '../facts/nations.ts'
import { FORT, type SpaceIndex, SPACES, spaceNamed } from '../facts/spaces.ts'
import type { UnitIndex } from '../facts/units.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import { isLastAction } from '../sequence/last-action.ts'
import { hasFort } from '../state/board.ts'
import { countAt } from '../state/stacks.ts'
import type { State } from '../state/state.ts'
import { mostOperations, pricesToMove, type Raid, type Raids, raidsAgainst } from './raids.ts'

/** A place that stands open to the enemy, and moves by which it takes the place or besieges its fort. */
export interface Exposure {
  readonly space: SpaceIndex
  /** Whether it counts for victory points (5.7). */
  readonly scores: boolean
  /** Whether a fort stands there: it is besieged, and the place is not lost at once (15.1.10). */
  readonly fort: boolean
  readonly raids: readonly Raid[]
}

/** All such places of a side, worst first: points that would be lost at once, forts with a point, other forts. */
export function exposuresOf(
  state: State,
  side: Side,
  raids: Raids = raidsAgainst(state, side),
): readonly Exposure[] {
  if (isLastAction(state)) return []
  const { board } = state
  const entering = waysInto(state, side)
  const set = SCENARIOS[state.scenario].victorySet
  return SPACES.flatMap(({ index, victory }): Exposure[] => {
    const fort = hasFort(board, index)
    if (board.holder[index] !== side || (!fort && !victory[set]) || countAt(board, index, side) > 0) return []
    const found = entering(raids, index)
    return found ? [{ space: index, scores: victory[set], fort, raids: found }] : []
  }).toSorted((a, b) => rank(a) - rank(b))
}

const rank = ({ scores, fort }: Exposure): number => (fort ? 1 : 0) + (scores ? 0 : 1)

/**
 * Such places that an action has laid open so far: it has left them, or took them and left them, or the enemy's only
 * ways to them lead over places that it has left.
 */
export function exposedBy(state: State, side: Side, raids?: Raids): readonly Exposure[] {
  const { operation, log } = state
  const from = log.flatMap((entry) =>
    entry.kind === 'redeployed' && entry.from !== null ? [spaceNamed(entry.from)] : [],
  )
  const taken = log.flatMap((entry) =>
    entry.kind === 'held' && entry.side === sideName(side) ? [spaceNamed(entry.space)] : [],
  )
  const left = [...(operation?.moves ?? []), ...(operation?.attacks ?? []), ...from]
  return laidOpen(state, side, left, taken, raids)
}

/**
 * Such places that stand open because units have gone from the places in `left`, or that are among the places in `taken`. A
 * place that still has own units is neither left nor open.
 */
export function laidOpen(
  state: State,
  side: Side,
  left: readonly SpaceIndex[],
  taken: readonly SpaceIndex[],
  raids: Raids = raidsAgainst(state, side),
): readonly Exposure[] {
  const gone = new Set(left.filter((space) => countAt(state.board, space, side) === 0))
  if (gone.size === 0 && taken.length === 0) return []
  const isOld = ({ lost }: Raid) => !lost.some((space) => gone.has(space))
  const before: Raids = { alone: raids.alone.filter(isOld), joining: raids.joining.filter(isOld) }
  const entering = waysInto(state, side)
  return exposuresOf(state, side, raids).filter(
    ({ space }) => taken.includes(space) || entering(before, space) === null,
  )
}

/** Finds moves that take a place within what the enemy may spend in a round; null where there are none. */
function waysInto(state: State, side: Side) {
  const enemy = enemyOf(side)
  const budget = mostOperations(state, enemy)
  const priceOf = pricesToMove(state, enemy)
  const from = (raid: Raid) => state.board.at[raid.unit] as number
  return ({ alone, joining }: Raids, space: SpaceIndex): readonly Raid[] | null => {
    const single = alone
      .filter((raid) => raid.lost.includes(space) && priceOf(from(raid)) <= budget)
      .toSorted((a, b) => a.path.length - b.path.length)
    if (single[0]) return [single[0]]
    if (!hasFort(state.board, space)) return null
    const corps = new Map<SpaceIndex, Map<UnitIndex, Raid>>()
    for (const raid of joining) {
      if (raid.path.at(-1) !== space) continue
      const ofPlace = corps.get(from(raid)) ?? new Map<UnitIndex, Raid>()
      corps.set(from(raid), ofPlace.set(raid.unit, ofPlace.get(raid.unit) ?? raid))
    }
    const groups = [...corps].map(([place, ofPlace]) => ({
      price: priceOf(place),
      raids: [...ofPlace.values()],
    }))
    return together(
      groups.toSorted((a, b) => b.raids.length - a.raids.length),
      FORT[space] as number,
      budget,
    )
  }
}

/**
 * As many raids as are needed, within a budget; places with most raids should come first, so that few are activated. Null
 * where no choice of places is enough.
 */
function together(
  groups: readonly { readonly price: number; readonly raids: readonly Raid[] }[],
  need: number,
  budget: number,
): readonly Raid[] | null {
  if (need <= 0) return []
  for (const [i, { price, raids }] of groups.entries()) {
    if (price > budget) continue
    const others = together(groups.slice(i + 1), need - raids.length, budget - price)
    if (others) return [...raids.slice(0, need), ...others]
  }
  return null
}
