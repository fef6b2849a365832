// Why losses are not taken in a way, and why nobody retreats or advances somewhere, or at all: the first rule that bars
// it.
import { lineBetween, linesOfSpace } from '../facts/lines.ts'
import { enemyOf } from '../facts/nations.ts'
import { FORT, type SpaceIndex } from '../facts/spaces.ts'
import { STACK } from '../facts/tables.ts'
import { factor, LOSS, unitAt, type UnitIndex } from '../facts/units.ts'
import type { Halt } from '../log/entries.ts'
import { barToPlace } from '../movement/entering.ts'
import { isChannelClosed } from '../movement/entering.ts'
import type { Bar } from '../refusals.ts'
import { hasEnemyFort, isBesieged, terrainEffect } from '../state/board.ts'
import { countAt } from '../state/stacks.ts'
import type { Battle, Role, State } from '../state/state.ts'
import { beyond, eligible, isOpen, isShut, mayEnter } from './advance.ts'
import { hasSpecial, otherRole } from './battle-cards.ts'
import { living } from './firing.ts'
import { lossWays, mustOneDie, wayKey } from './losses.ts'

/** Why losses are not taken in these steps (12.4.3, 12.4.4.2, 12.4.5, 12.6.9). */
export function barToLose(state: State, battle: Battle, role: Role, steps: readonly UnitIndex[]): Bar {
  const { board } = state
  const number = battle.fire[otherRole(role)]?.loss ?? 0
  const units = living(board, role === 'attacker' ? battle.attackers : battle.defenders)
  const key = wayKey(board, steps)
  const isOne = (order: 'free' | 'by-priority') =>
    lossWays(board, units, number, order).some((way) => wayKey(board, way.steps) === key)
  if (role === 'attacker') {
    const first = firstInOrder(state, units, number)
    if (first !== null && (isOne('free') || !steps.some((unit) => isAsEarly(unit, first))))
      return 'losses-by-order'
  }
  if (role === 'defender' && hasSpecial(battle, 'defender', 'withdrawal') && isOne('free'))
    return 'corps-lose-first'
  const flips = steps.length === 2 && new Set(steps).size === 2
  return flips && mustOneDie(board, units, number) ? 'one-army-dies' : 'no-such-loss'
}

/** The earliest place in the order of losses that one of these units has, and whose step fits; null without one. */
function firstInOrder({ board }: State, units: readonly UnitIndex[], number: number): number | null {
  const places = units.flatMap((unit) => {
    const { lossPriority } = unitAt(unit)
    return lossPriority !== null && factor(LOSS, unit, board.reduced[unit] as number) <= number
      ? [lossPriority]
      : []
  })
  return places.length === 0 ? null : Math.min(...places)
}

const isAsEarly = (unit: UnitIndex, place: number): boolean => unitAt(unit).lossPriority === place

/** Whether lines lead from the place of a battle to the end of a path in as many steps. */
function isWithin({ target }: Battle, path: readonly SpaceIndex[]): boolean {
  const last = path.at(-1) as number
  return path.length === 1
    ? lineBetween(target, last) !== undefined
    : linesOfSpace(target).some(({ to }) => lineBetween(to, last) !== undefined)
}

/** Why a unit does not retreat along a path (12.5.2, 12.5.5, 12.6.4). */
export function barToRetreat(battle: Battle, path: readonly SpaceIndex[]): Bar {
  if (path.length === battle.distance) return isWithin(battle, path) ? 'no-such-retreat' : 'no-line'
  return hasSpecial(battle, 'defender', 'withdrawal') ? 'withdrawal-distance' : 'retreat-distance'
}

/** Why units do not advance along a path (12.7). */
export function barToAdvance(
  state: State,
  battle: Battle,
  units: readonly UnitIndex[],
  path: readonly SpaceIndex[],
): Bar {
  const { board } = state
  const { target, side } = battle
  const able = eligible(state, battle)
  if (!isOpen(state, battle) || path[0] !== target || !units.every((unit) => able.includes(unit)))
    return 'no-such-advance'
  const last = path.at(-1) as number
  if (path.length > 1) {
    const through = beyond(battle)
    if (through.length === 0) return 'advance-into-place'
    if (terrainEffect(target).stopsAdvance || !through.includes(last)) return 'advance-follows'
    if (isChannelClosed(state, last, side)) return 'advance-channel'
  }
  const bar = barToPlace(board, last, side)
  if (bar) return bar
  if (units.length > STACK - countAt(board, last, side)) return 'too-many'
  const from = (unit: UnitIndex) => (path.length > 1 ? target : (board.at[unit] as number))
  if (units.some((unit) => isShut(state, unit, from(unit), last))) return 'dashed-line'
  return hasEnemyFort(board, last, side) && !isBesieged(board, last) && (FORT[last] as number) > 0
    ? 'advance-no-siege'
    : 'no-such-advance'
}

/**
 * Why nobody may advance at all, where the defenders have gone (12.2.13, 12.7.1, 12.7.6); null where they have not, where
 * the attack failed, or once somebody has advanced.
 */
export function whyNoAdvance(state: State, battle: Battle): Halt | null {
  const { board } = state
  const { target, side, fire } = battle
  if (battle.advanced.length > 0 || countAt(board, target, enemyOf(side)) > 0) return null
  if (!isOpen(state, battle)) return (fire.attacker?.loss ?? 0) > (fire.defender?.loss ?? 0) ? 'fort' : null
  const able = eligible(state, battle)
  if (able.length === 0) return 'none-full'
  const isShutFort = hasEnemyFort(board, target, side) && !isBesieged(board, target)
  const enters = able.some((unit) => mayEnter(state, unit, board.at[unit] as number, target))
  return isShutFort && enters && barToPlace(board, target, side) === null ? 'siege' : 'barred'
}
