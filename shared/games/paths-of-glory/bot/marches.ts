// Moves that a computer considers: which units of a place go where, and what that is worth.
import { newOperation } from '../activation/activating.ts'
import { costOf } from '../activation/costs.ts'
import { CP, type Side } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import { STACK } from '../facts/tables.ts'
import { ROUNDS } from '../facts/turns.ts'
import { COMBAT, factor, MOVE, type UnitIndex } from '../facts/units.ts'
import { suffices } from '../sieges/sieges.ts'
import { hasEnemyFort, isBesieged } from '../state/board.ts'
import { countAt, stackOf } from '../state/stacks.ts'
import type { Operation, State } from '../state/state.ts'
import { cutsAgainst } from '../threats/cuts.ts'
import { isSupplied } from '../supply/supply.ts'
import { groupOf } from '../movement/group.ts'
import { reachOf } from '../movement/reach.ts'
import type { March } from './deeds.ts'
import { scores } from './scoring.ts'
import type { Thinking } from './thinking.ts'
import { afterWalk, scoredBoardOf } from './steps.ts'
import { type ScoredBoard, strengthOf, strengthWorth, worthOf } from './worth.ts'

/** How much is lost of what an enemy can cut off by moves alone: in the last round nobody opens the line again. */
const cutOffShare = ({ round, side }: State): number =>
  round < ROUNDS ? 0.45 + 0.05 * round : side === CP ? 1.1 : 0.3
/** What the point of a place is worth that units hold who can be cut off. */
const POINT_HELD = 0.6

/** Sets of units that may go together: all, all but one, each alone; counters that are alike once. */
export function parties(state: State, units: readonly UnitIndex[]): readonly (readonly UnitIndex[])[] {
  const { reduced } = state.board
  const key = (set: readonly UnitIndex[]) =>
    set
      .map(
        (unit) =>
          `${factor(COMBAT, unit, reduced[unit] as number)}${factor(MOVE, unit, reduced[unit] as number)}`,
      )
      .sort()
      .join()
  const sets = [
    units,
    ...units.map((out) => units.filter((unit) => unit !== out)),
    ...units.map((unit) => [unit]),
  ]
  const seen = new Set<string>()
  return sets.filter((set) => {
    if (set.length === 0 || seen.has(key(set))) return false
    seen.add(key(set))
    return true
  })
}

/** Whether a walk leaves everything as it may be left (10.1.2, 15.2.4). */
export function isSound(
  state: State,
  side: Side,
  units: readonly UnitIndex[],
  path: readonly SpaceIndex[],
): boolean {
  const { board } = state
  const last = path.at(-1)
  if (last === undefined) return false
  const there = stackOf(board, last, side).filter((unit) => !units.includes(unit))
  if (there.length + units.length > STACK) return false
  if (hasEnemyFort(board, last, side) && !isBesieged(board, last) && !suffices(units, last)) return false
  const from = board.at[units[0] as number] as number
  if (!hasEnemyFort(board, from, side) || !isBesieged(board, from)) return true
  const left = stackOf(board, from, side).filter((unit) => !units.includes(unit))
  return left.length === 0 || suffices(left, from)
}

/** What a side loses because units of it can be cut off in a position. */
export function cutOff(state: State, position: ScoredBoard, side: Side): number {
  const there = { ...state, board: position.board }
  const { board } = position
  const places = new Set<SpaceIndex>()
  let strength = 0
  for (const { unit } of cutsAgainst(there, side)) {
    strength += strengthOf(unit, board.reduced[unit] as number)
    places.add(board.at[unit] as number)
  }
  const points = [...places].filter((space) => scores(state, space)).length
  return cutOffShare(state) * (strengthWorth(state) * strength + POINT_HELD * points)
}

/** So many marches of a party are weighed, and of a place; fewer in an imagined game. */
const MOST_OF_PARTY = { thorough: 6, brief: 1 } as const
const MOST_OF_PLACE = { thorough: 16, brief: 2 } as const
/** How much less an imagined march promises that gives up a place that scores. */
const GIVEN_UP = 6

/** Legal marches of some units of one place that gain something, best first. */
export function marchesOf(
  state: State,
  operation: Operation,
  units: readonly UnitIndex[],
  before: number,
  pull: Int8Array,
  { goOn, memory }: Thinking,
): readonly March[] {
  const { board, side } = state
  const [first] = units
  if (first === undefined) return []
  const at = board.at[first] as number
  const care = memory ? 'brief' : 'thorough'
  const emptied = memory && scores(state, at) && countAt(board, at, side) === units.length ? GIVEN_UP : 0
  const promise = (path: readonly SpaceIndex[]): number => {
    const last = path.at(-1) as number
    let sum = (pull[at] as number) - (pull[last] as number)
    for (const space of path) {
      if (board.holder[space] === side) continue
      sum += scores(state, space) ? 20 : 1
    }
    if (board.holder[last] === side && scores(state, last) && countAt(board, last, side) === 0) sum += 3
    return sum
  }
  const candidates = (memory ? fewParties(state, units) : parties(state, units))
    .flatMap((party) => {
      const lost = party.length === units.length ? emptied : 0
      return reachOf(state, operation, groupOf(board, party))
        .filter(({ path }) => isSound(state, side, party, path))
        .map(({ path }) => ({ party, path, promise: promise(path) - lost }))
        .filter((one) => one.promise > 0)
        .sort((a, b) => b.promise - a.promise)
        .slice(0, MOST_OF_PARTY[care])
    })
    .sort((a, b) => b.promise - a.promise)
    .slice(0, MOST_OF_PLACE[care])
  const found: March[] = []
  for (const { party, path } of candidates) {
    if (!goOn()) break
    const position = afterWalk(state, scoredBoardOf(state), side, party, path)
    found.push({ units: party, path, gain: worthOf(state, position, side) - before })
  }
  return found.sort((a, b) => b.gain - a.gain)
}

/** All units of a place, and all but the weakest. */
function fewParties(state: State, units: readonly UnitIndex[]): readonly (readonly UnitIndex[])[] {
  if (units.length < 2) return [units]
  const strength = (unit: UnitIndex) => strengthOf(unit, state.board.reduced[unit] as number)
  const weakest = units.reduce((a, b) => (strength(b) < strength(a) ? b : a))
  return [units, units.filter((unit) => unit !== weakest)]
}

/** The best of some marches, less what the enemy could cut off afterwards; undefined where none gains anything. */
export function safest(
  state: State,
  marches: readonly March[],
  tries: number,
  exposed: () => number,
): March | undefined {
  const { side } = state
  let best: March | undefined
  for (const march of marches.slice(0, tries)) {
    if (best && march.gain <= best.gain) break
    if (march.gain <= 0) break
    const position = afterWalk(state, scoredBoardOf(state), side, march.units, march.path)
    const gain = march.gain - (cutOff(state, position, side) - exposed())
    if (!best || gain > best.gain) best = { ...march, gain }
  }
  return best && best.gain > 0 ? best : undefined
}

/** Units of a place that could move if it were activated. */
export const moversAt = (state: State, space: SpaceIndex): readonly UnitIndex[] =>
  stackOf(state.board, space, state.side).filter(
    (unit) => factor(MOVE, unit, state.board.reduced[unit] as number) > 0 && isSupplied(state.board, unit),
  )

/** An operation in which one more place may move. */
export const movingFrom = (state: State, space: SpaceIndex): Operation => {
  const operation = state.operation ?? newOperation(9)
  return { ...operation, moves: [...operation.moves, space] }
}

/** What it costs to activate a place for moves. */
export const moveCost = (state: State, space: SpaceIndex): number =>
  costOf(state, space, state.side, 'move', state.operation?.discounted ?? false).operations
