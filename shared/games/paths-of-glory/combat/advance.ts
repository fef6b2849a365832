// Advance after a battle (12.7).
import { policyOf } from '../editions/edition.ts'
import { lineBetween } from '../facts/lines.ts'
import { enemyOf } from '../facts/nations.ts'
import { FORT, spaceId, type SpaceIndex } from '../facts/spaces.ts'
import { STACK } from '../facts/tables.ts'
import { UNIT_ARMY, unitAt, unitId, type UnitIndex } from '../facts/units.ts'
import { barAtGermanFort, barForUnit, barToPlace, isChannelClosed, isGate } from '../movement/entering.ts'
import { besiege, enter, liftEmpty } from '../sieges/sieges.ts'
import type { Answer } from '../state/answer.ts'
import { hasEnemyFort, isBesieged, terrainEffect } from '../state/board.ts'
import { countAt } from '../state/stacks.ts'
import type { Battle, State } from '../state/state.ts'
import type { Work } from '../state/work.ts'

/** Whether a unit may move in an advance: Montenegrins only where the edition lets them. */
const mayMove = (state: State, unit: UnitIndex): boolean =>
  policyOf(state, 'montenegrins') === 'advance' || !unitAt(unit).marks.has('cannot-move')

/** Attackers that may still advance: at full strength, and able to move. */
export const eligible = (state: State, battle: Battle): UnitIndex[] =>
  battle.attackers.filter(
    (unit) =>
      state.board.reduced[unit] === 0 &&
      (state.board.at[unit] as number) >= 0 &&
      !battle.advanced.includes(unit) &&
      mayMove(state, unit),
  )

/** Whether the place stands open: its defenders have gone, and a fort alone was destroyed (12.7.1). */
export const isOpen = (state: State, battle: Battle): boolean =>
  countAt(state.board, battle.target, enemyOf(battle.side)) === 0 &&
  (battle.hadUnits || !hasEnemyFort(state.board, battle.target, battle.side))

/** Whether a unit may not use the line between two places. */
export function isShut(state: State, unit: UnitIndex, from: SpaceIndex, to: SpaceIndex): boolean {
  const line = lineBetween(from, to)
  if (!line) return true
  // The battle used the quota of this line already, for this unit too.
  const bar = barForUnit(state, unit, from, line)
  return (
    (bar !== null && !(bar === 'russian-gate' && !UNIT_ARMY[unit])) ||
    barAtGermanFort(state, unit, to, state.side) !== null
  )
}

/** Whether a unit could advance from its place into another one that stands open. */
export const mayEnter = (state: State, unit: UnitIndex, from: SpaceIndex, to: SpaceIndex): boolean =>
  from !== to && mayMove(state, unit) && !isShut(state, unit, from, to)

/** Places beyond the target that the enemy retreated through (12.7.3, 12.7.4). */
export function beyond(battle: Battle): readonly SpaceIndex[] {
  if (battle.distance !== 2) return []
  const through = battle.retreats.flatMap(({ path }) => (path.length === 2 ? [path[0] as number] : []))
  return [...new Set([...through, ...battle.stranded])]
}

/** The smallest sets of units that can advance into a fort's place together and besiege it (12.7.6). */
function besiegers(units: readonly UnitIndex[], target: SpaceIndex): UnitIndex[][] {
  const armies = units.filter((unit) => UNIT_ARMY[unit])
  const corps = units.filter((unit) => !UNIT_ARMY[unit])
  const need = FORT[target] as number
  const groups: UnitIndex[][] = armies.map((unit) => [unit])
  const choose = (from: number, chosen: UnitIndex[]) => {
    if (chosen.length === need) {
      groups.push(chosen)
      return
    }
    for (let i = from; i < corps.length; i++) choose(i + 1, [...chosen, corps[i] as UnitIndex])
  }
  choose(0, [])
  return groups
}

/** Answers to who advances where; with nobody left who may, only being done. */
export function advanceAnswers(state: State, battle: Battle): Answer[] {
  const answers: Answer[] = []
  const { board } = state
  const { target, side } = battle
  if (isOpen(state, battle) && barToPlace(board, target, side) === null) {
    const units = eligible(state, battle).filter((unit) =>
      mayEnter(state, unit, board.at[unit] as number, target),
    )
    const room = STACK - countAt(board, target, side)
    const isShutFort = (space: SpaceIndex) => hasEnemyFort(board, space, side) && !isBesieged(board, space)
    const add = (group: readonly UnitIndex[], path: readonly SpaceIndex[]) =>
      answers.push({ kind: 'advance', units: group.map(unitId), path: path.map(spaceId) })
    if (isShutFort(target)) {
      for (const group of besiegers(units, target)) if (group.length <= room) add(group, [target])
    } else {
      const further = terrainEffect(target).stopsAdvance ? [] : beyond(battle)
      for (const unit of units) {
        if (room > 0) add([unit], [target])
        for (const next of further)
          if (!isShutFort(next) && mayGoOn(state, battle, unit, next)) add([unit], [target, next])
      }
      for (const next of further.filter(isShutFort)) {
        const going = units.filter((unit) => mayGoOn(state, battle, unit, next))
        const there = STACK - countAt(board, next, side)
        for (const group of besiegers(going, next)) if (group.length <= there) add(group, [target, next])
      }
    }
  }
  answers.push({ kind: 'done' })
  return answers
}

function mayGoOn(state: State, battle: Battle, unit: UnitIndex, next: SpaceIndex): boolean {
  const { board } = state
  const { side, target } = battle
  if (barToPlace(board, next, side) !== null || countAt(board, next, side) >= STACK) return false
  if (isChannelClosed(state, next, side)) return false
  return !isShut(state, unit, target, next) && !isGate(target, next)
}

/** Units advance along a path. */
export function advance(work: Work, units: readonly UnitIndex[], path: readonly SpaceIndex[]): void {
  const { side } = work.battle
  const last = path.at(-1) as number
  const sources = units.map((unit) => work.board.at[unit] as number)
  work.edit(['at'], (board) => {
    for (const unit of units) board.at[unit] = last
  })
  work.log({ kind: 'advanced', units: units.map(unitId), path: path.map(spaceId) })
  for (const space of path) enter(work, space, side)
  besiege(work, last, side, units)
  for (const space of sources) liftEmpty(work, space, side)
  work.fight({ advanced: [...work.battle.advanced, ...units] })
}
