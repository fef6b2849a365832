// Losses of a battle, in the order that its fire asks for, and what Withdrawal gives back (12.2.10, 12.4, 12.6).
import { FORT, spaceId } from '../facts/spaces.ts'
import { factor, LOSS, type UnitId, unitId, type UnitIndex } from '../facts/units.ts'
import { destroyFort } from '../sieges/sieges.ts'
import type { Answer } from '../state/answer.ts'
import type { Board } from '../state/board.ts'
import { type Battle, type Role, type State } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { byCard, hasSpecial, otherRole, roleSide } from './battle-cards.ts'
import { kill, loseStep } from './casualties.ts'
import { type LossWay, lossWays } from './losses.ts'
import { conclude } from './aftermath.ts'
import { afterSteps } from './outcome.ts'
import { defendingFort, living, shoot } from './firing.ts'
import { corpsFirst, putBack, restorable, sparedCorps } from './withdrawal.ts'

/** Both fire, together or one after the other (12.2.9, 12.3.3). */
export function fire(work: Work): void {
  const { order } = work.battle
  if (order === 'together') {
    shoot(work, 'attacker')
    shoot(work, 'defender')
    askLosses(work, 'defender')
    return
  }
  shoot(work, order)
  askLosses(work, otherRole(order))
}

/** Every legal way for a side to take its losses now. */
export function waysOf(state: State, battle: Battle, role: Role): readonly LossWay[] {
  const number = battle.fire[otherRole(role)]?.loss ?? 0
  const units = living(state.board, role === 'attacker' ? battle.attackers : battle.defenders)
  const ways = lossWays(state.board, units, number, role === 'attacker' ? 'by-priority' : 'free')
  if (role === 'attacker' || !hasSpecial(battle, 'defender', 'withdrawal')) return ways
  return corpsFirst(ways)
}

/** A unit that is left after losses. */
export interface LeftUnit {
  readonly unit: UnitId
  readonly reduced: boolean
}

/** What each way of taking losses leaves of the units that take them; none where nobody is asked for losses. */
export function leftByWays(state: State): readonly (readonly LeftUnit[])[] {
  const { board, battle } = state
  const role = battle?.asked
  if (!battle || !role) return []
  const units = living(board, role === 'attacker' ? battle.attackers : battle.defenders)
  return waysOf(state, battle, role).map((way) => {
    const left = afterSteps(board, units, way)
    return left.units.map((unit) => ({ unit: unitId(unit), reduced: left.board.reduced[unit] === 1 }))
  })
}

/** Answers to how losses are taken. */
export const lossAnswers = (state: State, battle: Battle, role: Role): Answer[] =>
  waysOf(state, battle, role).map(({ steps }) => ({ kind: 'losses', steps: steps.map(unitId) }))

function askLosses(work: Work, role: Role): void {
  const battle = work.battle
  work.fight({ asked: role })
  const ways = waysOf(work.state, battle, role)
  const [only] = ways
  if (ways.length === 1 && only) takeLosses(work, only.steps)
  else work.ask('losses', roleSide(battle, role))
}

/** A side takes its losses. */
export function takeLosses(work: Work, steps: readonly UnitIndex[]): void {
  const role = work.battle.asked
  if (!role) throw new Error('nobody is asked for losses')
  const number = work.battle.fire[otherRole(role)]?.loss ?? 0
  let points = 0
  for (const unit of steps) {
    points += lossFactor(work.board, unit)
    const { died, corps } = loseStep(work, unit)
    const battle = work.battle
    const key = role === 'attacker' ? 'attackers' : 'defenders'
    let units = battle[key]
    if (died) units = units.filter((one) => one !== unit)
    if (corps !== undefined) {
      units = [...units, corps]
      work.fight({ replaced: [...battle.replaced, { army: unit, corps }] })
    }
    work.fight({ [key]: units })
  }
  if (role === 'defender') {
    const { weary } = work.battle
    // Any loss eliminates units that retreated here in this round, and their steps count against no loss number
    // (12.5.6).
    if (number > 0 && weary.length > 0) {
      for (const unit of weary) {
        const gone = kill(work, unit, 'may-return')
        work.log({ kind: 'lost', unit: unitId(unit), to: gone ? 'gone' : 'eliminated' })
      }
      work.fight({ weary: [] })
    }
    work.fight({ steps, unspent: number - points })
    hitFort(work, number - points)
  }
  work.fight({ settled: { ...work.battle.settled, [role]: true }, asked: null })
  afterLosses(work, role)
}

const lossFactor = (board: Board, unit: UnitIndex): number =>
  factor(LOSS, unit, board.reduced[unit] as number)

/**
 * When all units are eliminated, the fort takes the rest of the losses, if the rest suffices to destroy it (12.4.6,
 * 15.1.7).
 */
function hitFort(work: Work, left: number): void {
  const battle = work.battle
  const fort = defendingFort(work.board, battle)
  if (fort === null || battle.defenders.length + battle.weary.length > 0) return
  if (left < (FORT[fort] as number)) return
  destroyFort(work, fort, battle.side)
}

function afterLosses(work: Work, role: Role): void {
  const { order, settled } = work.battle
  const other = otherRole(role)
  if (!settled[other]) {
    if (order !== 'together') shoot(work, role)
    askLosses(work, other)
    return
  }
  askRestoring(work)
}

export const restoreAnswers = (state: State, battle: Battle): Answer[] =>
  restorable(state.board, battle).map((unit) => ({ kind: 'restore', unit: unitId(unit) }))

function askRestoring(work: Work): void {
  const battle = work.battle
  if (!hasSpecial(battle, 'defender', 'withdrawal')) {
    conclude(work)
    return
  }
  const units = restorable(work.board, battle)
  const [only] = units
  if (only === undefined) conclude(work)
  else if (units.length === 1) restore(work, only)
  else work.ask('restore', roleSide(battle, 'defender'))
}

/** One unit takes its step back. */
export function restore(work: Work, unit: UnitIndex): void {
  const battle = work.battle
  const alive = (work.board.at[unit] as number) >= 0
  const corps = sparedCorps(unit, battle)
  work.edit(['at', 'reduced'], (board) => {
    putBack(board, unit, battle.target, corps)
  })
  if (!alive)
    work.fight({
      defenders: [...battle.defenders.filter((one) => one !== corps), unit],
      replaced: battle.replaced.filter(({ army }) => army !== unit),
    })
  work.log({
    kind: 'restored',
    unit: unitId(unit),
    ...(!alive && { space: spaceId(battle.target) }),
    ...byCard(battle, 'withdrawal'),
  })
  if (!alive && corps !== undefined) work.log({ kind: 'placed', unit: unitId(corps), space: null })
  conclude(work)
}
