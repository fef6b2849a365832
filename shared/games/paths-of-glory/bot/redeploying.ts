// Redeployments that a computer considers: units go from where they are idle to where they are needed.
import type { SpaceIndex } from '../facts/spaces.ts'
import { unitNamed, type UnitIndex } from '../facts/units.ts'
import { destinationsOf, redeployAnswers, redeployCost } from '../redeployment/redeploying.ts'
import { hasEnemyFort, RESERVE } from '../state/board.ts'
import { countAt } from '../state/stacks.ts'
import type { Redeployment, State } from '../state/state.ts'
import { scores } from './scoring.ts'
import { afterPut, scoredBoardOf } from './steps.ts'
import { pullOf, strengthOf, worthOf } from './worth.ts'

export interface Transfer {
  readonly unit: UnitIndex
  readonly to: SpaceIndex | null
  readonly cost: number
  readonly gain: number
}

/** How many units are considered, and how many places for each. */
const MOST_UNITS = 12
const MOST_PLACES = 10

/** What it is worth to put a unit down in each of some places; null is the reserve box. */
export function transfersOf(
  state: State,
  unit: UnitIndex,
  places: readonly (SpaceIndex | null)[],
  before: number,
): readonly Transfer[] {
  const reduced = state.board.reduced[unit] as 0 | 1
  return places
    .map((to) => {
      const after = afterPut(scoredBoardOf(state), unit, to ?? RESERVE, reduced)
      return { unit, to, cost: redeployCost(unit), gain: worthOf(state, after, state.side) - before }
    })
    .sort((a, b) => b.gain - a.gain)
}

/** The best transfers of units that a redeployment could take up, best for their cost first. */
export function redeployments(
  state: State,
  redeployment: Redeployment,
  goOn: () => boolean,
): readonly Transfer[] {
  const { board, side } = state
  const before = worthOf(state, scoredBoardOf(state), side)
  const pull = pullOf(state, side)
  const idle = (unit: UnitIndex) => {
    const at = board.at[unit] as number
    return at < 0 ? 5 : (pull[at] as number)
  }
  const promise = (to: SpaceIndex) =>
    (scores(state, to) && countAt(board, to, side) === 0 ? 4 : 0) -
    (pull[to] as number) +
    (hasEnemyFort(board, to, side) ? 1 : 0)
  return redeployAnswers(state, redeployment)
    .flatMap((answer) => (answer.kind === 'redeploy' ? [unitNamed(answer.unit)] : []))
    .filter((unit) => idle(unit) > 1)
    .map((unit) => ({
      unit,
      rank: (idle(unit) * strengthOf(unit, board.reduced[unit] as number)) / redeployCost(unit),
    }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST_UNITS)
    .flatMap(({ unit }) => {
      if (!goOn()) return []
      const places = destinationsOf(state, unit)
        .filter((to): to is SpaceIndex => to !== null && (pull[to] as number) < idle(unit))
        .sort((a, b) => promise(b) - promise(a))
        .slice(0, MOST_PLACES)
      return transfersOf(state, unit, places, before).slice(0, 1)
    })
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain / b.cost - a.gain / a.cost)
}

/** What redeployment points could gain together. */
export function redeploymentWorth(transfers: readonly Transfer[], points: number): number {
  let left = points
  let worth = 0
  const taken = new Set<SpaceIndex | null>()
  for (const { to, cost, gain } of transfers) {
    if (cost > left) continue
    left -= cost
    // A second unit in the same place gains less.
    worth += taken.has(to) ? 0.4 * gain : gain
    taken.add(to)
  }
  return worth
}
