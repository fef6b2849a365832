// Why an answer to a question of a lesson is wrong, from the engine's result. The texts are in the messages; a test
// checks that every wrong answer of the course has one.
import { COASTAL, FLEET, INLAND, SEA, typeIndex, type Board } from '../board/board.ts'
import { provinceOf, type LocationId, type ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import type { OrderResult } from '../rules/outcome.ts'
import type { Happening } from './quiz.ts'

/** One wrong statement in an answer. */
export type Fault =
  /** It says that a move succeeds which fails. */
  | { readonly kind: 'fails'; readonly result: OrderResult }
  /** It leaves out a dislodgement. */
  | { readonly kind: 'falls'; readonly result: OrderResult }
  /** It leaves out a move that succeeds; `by` are the units whose support counted. */
  | { readonly kind: 'goes'; readonly result: OrderResult; readonly by: readonly Unit[] }
  /** It dislodges a unit that keeps its place; `result` is the attack that failed, null where there was none. */
  | { readonly kind: 'stands'; readonly unit: Unit; readonly result: OrderResult | null }

/** Readers take in no more than two reasons at once. */
const MOST_TOLD = 2

/** The faults of an answer, the simplest first; empty for the right one. */
export function faultsOf(says: Happening, results: readonly OrderResult[]): readonly Fault[] {
  const saysMove = ({ unit }: OrderResult) => says.moves.some((move) => move.unit.at === unit.at)
  const saysDislodged = ({ unit }: OrderResult) => says.dislodged.some(({ at }) => at === unit.at)
  const goes = (result: OrderResult) => result.outcome.kind === 'moves'
  const fails = results.filter((result) => saysMove(result) && !goes(result))
  const falls = results.filter((result) => result.dislodgedBy && !saysDislodged(result))
  const left = results.filter((result) => goes(result) && !saysMove(result))
  const stands = results.filter((result) => saysDislodged(result) && !result.dislodgedBy)
  const all = [
    ...fails.map((result): Fault => ({ kind: 'fails', result })),
    ...left.map((result): Fault => ({ kind: 'goes', result, by: supportersOf(result, results) })),
    ...falls.map((result): Fault => ({ kind: 'falls', result })),
    ...stands.map(({ unit }): Fault => ({ kind: 'stands', unit, result: attackOn(unit, results) })),
  ]
  return all.slice(0, MOST_TOLD)
}

const supportersOf = ({ unit: mover }: OrderResult, results: readonly OrderResult[]): readonly Unit[] =>
  results.flatMap(({ unit, order, outcome }) =>
    order?.kind === 'support-move' && outcome.kind === 'supports' && order.target.at === mover.at
      ? [unit]
      : [],
  )

/** The attack on a unit's space that failed. */
const attackOn = (unit: Unit, results: readonly OrderResult[]): OrderResult | null =>
  results.find(
    ({ order, outcome }) =>
      order?.kind === 'move' && provinceOf(order.to) === provinceOf(unit.at) && outcome.kind !== 'moves',
  ) ?? null

/** Why a unit does not reach a place in one step. */
export const OUT_OF_REACH = ['army-at-sea', 'fleet-inland', 'other-coast', 'no-shore', 'far'] as const
export type OutOfReach = (typeof OUT_OF_REACH)[number]

/** Why a place is out of a unit's reach; null where it is in reach. */
export function outOfReach(board: Board, { type, at }: Unit, to: ProvinceId): OutOfReach | null {
  const touches = (from: LocationId | number, by: number) => {
    const row = by * board.locations + (typeof from === 'number' ? from : board.index.get(from)!)
    return board.touches[row * board.provinces + goal] === 1
  }
  const goal = board.index.get(to)!
  const home = board.index.get(provinceOf(at))!
  const kind = board.kind[goal]
  if (touches(at, typeIndex(type))) return null
  if (type === 'A') return kind === SEA ? 'army-at-sea' : 'far'
  if (kind === INLAND) return 'fleet-inland'
  if (board.coasts[home]!.some((coast) => touches(coast, FLEET))) return 'other-coast'
  return kind === COASTAL && touches(home, 0) ? 'no-shore' : 'far'
}
