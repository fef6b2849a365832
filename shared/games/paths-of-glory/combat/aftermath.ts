// After the losses: who won, cards, retreat, advance (12.2.11 to 12.2.13).
import { cardNamed } from '../facts/cards.ts'
import { enemyOf, sideName } from '../facts/nations.ts'
import { spaceId, type SpaceIndex } from '../facts/spaces.ts'
import { unitAt, unitId, type UnitIndex } from '../facts/units.ts'
import type { Halt } from '../log/entries.ts'
import { isGate } from '../movement/entering.ts'
import { enter, liftBroken } from '../sieges/sieges.ts'
import type { Answer } from '../state/answer.ts'
import { ELIMINATED, GONE } from '../state/board.ts'
import { type Battle, type Role, type State, withSide } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { advanceAnswers } from './advance.ts'
import { whyNoAdvance } from './why-not.ts'
import { byCard, hasSpecial, otherRole, roleSide, trenchesOf } from './battle-cards.ts'
import { kill, loseStep } from './casualties.ts'
import { letsStay, retreatPaths, strandedAt } from './retreat.ts'

/** Who won; cards, sieges, then retreat (12.2.11, 12.2.12). */
export function conclude(work: Work): void {
  const battle = work.battle
  const inflicted = {
    attacker: battle.fire.attacker?.loss ?? 0,
    defender: battle.fire.defender?.loss ?? 0,
  }
  const margin = inflicted.attacker - inflicted.defender
  const winner: Role | null = margin > 0 ? 'attacker' : margin < 0 ? 'defender' : null
  work.log({
    kind: 'battle-won',
    by: winner && sideName(roleSide(battle, winner)),
    margin: Math.abs(margin),
  })
  putCardsAway(work, winner)
  liftBroken(work)
  const withdraws = hasSpecial(battle, 'defender', 'withdrawal')
  const stays = hasSpecial(battle, 'defender', 'no-retreat') && !withdraws
  const pressed =
    winner === 'attacker' && work.battle.attackers.some((unit) => work.board.reduced[unit] === 0)
  if (winner === 'attacker' && !withdraws && work.battle.defenders.length > 0 && (stays || !pressed))
    work.log(
      pressed
        ? { kind: 'halted', because: 'card', ...byCard(battle, 'no-retreat') }
        : { kind: 'halted', because: 'reduced' },
    )
  const distance = withdraws ? 1 : pressed && !stays ? (margin === 1 ? 1 : 2) : 0
  work.fight({ distance })
  if (distance === 0 || work.battle.defenders.length === 0) askAdvance(work)
  else askStand(work)
}

/** The winner keeps cards that may stay face up; all others are discarded (9.5.4.2, 9.5.4.3). */
function putCardsAway(work: Work, winner: Role | null): void {
  for (const role of ['attacker', 'defender'] as const) {
    const side = roleSide(work.battle, role)
    for (const id of work.battle.cards[role]) {
      const { combat } = cardNamed(id)
      const { state } = work
      const others = state.faceUp[side].filter((one) => one !== id)
      if (state.removed.includes(id)) {
        state.faceUp = withSide(state.faceUp, side, others)
        continue
      }
      const stays = (combat?.keep && winner === role) || (combat?.keepUntilLoss && winner !== otherRole(role))
      state.faceUp = withSide(state.faceUp, side, stays ? [...others, id] : others)
      if (!stays) state.discards = withSide(state.discards, side, [...state.discards[side], id])
    }
  }
}

const groundLetsStay = ({ board }: State, battle: Battle): boolean =>
  letsStay(board, battle.target, enemyOf(battle.side), trenchesOf(battle))

/** Why defenders may not lose a step and stay, whatever the ground (12.5.3, 12.6.5). */
function barToStanding({ board }: State, battle: Battle): Halt | null {
  if (hasSpecial(battle, 'defender', 'withdrawal')) return 'withdrawal'
  const [only, other] = battle.defenders
  return only !== undefined && other === undefined && board.reduced[only] === 1 ? 'last-step' : null
}

/** Units that may lose a step so that all stay (12.5.3); none where nothing lets them. */
export const standing = (state: State, battle: Battle): readonly UnitIndex[] =>
  groundLetsStay(state, battle) && barToStanding(state, battle) === null ? battle.defenders : []

export const standAnswers = (state: State, battle: Battle): Answer[] => [
  ...standing(state, battle).map((unit): Answer => ({ kind: 'stand', unit: unitId(unit) })),
  { kind: 'fall-back' },
]

function askStand(work: Work): void {
  const { state, battle } = work
  if (standing(state, battle).length > 0) {
    work.ask('stand', roleSide(battle, 'defender'))
    return
  }
  const because = groundLetsStay(state, battle) ? barToStanding(state, battle) : null
  if (because !== null) work.log({ kind: 'halted', because, ...byCard(battle, 'withdrawal') })
  askRetreat(work)
}

/** Takes one more step, so that the defenders stay. */
export function stand(work: Work, unit: UnitIndex): void {
  work.log({ kind: 'stood', unit: unitId(unit) })
  const { died, corps } = loseStep(work, unit)
  if (died)
    work.fight({
      defenders: [
        ...work.battle.defenders.filter((one) => one !== unit),
        ...(corps === undefined ? [] : [corps]),
      ],
    })
  work.fight({ distance: 0 })
  askAdvance(work)
}

const waiting = (battle: Battle): UnitIndex[] =>
  battle.defenders.filter((unit) => !battle.retreats.some((one) => one.unit === unit))

/** Answers to which unit retreats where. */
export function retreatAnswers(state: State, battle: Battle): Answer[] {
  const side = enemyOf(battle.side)
  return waiting(battle).flatMap((unit) =>
    retreatPaths(state, unit, battle.target, battle.distance, side).map((path): Answer => ({
      kind: 'retreat',
      unit: unitId(unit),
      path: path.map(spaceId),
    })),
  )
}

/** Asks for the next retreat. A unit without a legal retreat is eliminated, and the only legal one is taken at once. */
export function askRetreat(work: Work): void {
  const side = roleSide(work.battle, 'defender')
  for (;;) {
    const left = waiting(work.battle)
    if (left.length === 0) {
      askAdvance(work)
      return
    }
    const { target, distance } = work.battle
    const lost = left.find((unit) => retreatPaths(work.state, unit, target, distance, side).length === 0)
    if (lost !== undefined) {
      dieRetreating(work, lost)
      continue
    }
    const [unit] = left
    if (left.length === 1 && unit !== undefined) {
      const paths = retreatPaths(work.state, unit, target, distance, side)
      if (paths.length === 1 && paths[0]) {
        moveBack(work, unit, paths[0])
        continue
      }
    }
    work.ask('retreat', side)
    return
  }
}

/** A unit retreats. */
export function retreat(work: Work, unit: UnitIndex, path: readonly SpaceIndex[]): void {
  moveBack(work, unit, path)
  askRetreat(work)
}

function moveBack(work: Work, unit: UnitIndex, path: readonly SpaceIndex[]): void {
  const { target } = work.battle
  const side = roleSide(work.battle, 'defender')
  const last = path.at(-1) as number
  work.edit(['at'], (board) => {
    board.at[unit] = last
  })
  const way = [target, ...path]
  if (unitAt(unit).family === 'ru' && path.some((space, i) => isGate(way[i] as number, space)))
    work.use('russian-gate')
  work.log({
    kind: 'retreated',
    unit: unitId(unit),
    from: spaceId(target),
    path: path.map(spaceId),
    ...byCard(work.battle, 'withdrawal'),
  })
  // Only the last place changes hands (12.5.5).
  enter(work, last, side)
  work.fight({ retreats: [...work.battle.retreats, { unit, path }] })
  work.operate({ retreated: [...work.operation.retreated, unit] })
}

/**
 * Eliminates a unit that cannot retreat. With a corps, the army that it replaced is permanently eliminated (12.5.4).
 */
function dieRetreating(work: Work, unit: UnitIndex): void {
  const battle = work.battle
  const side = roleSide(battle, 'defender')
  const stranded = battle.distance === 2 ? strandedAt(work.state, unit, battle.target, side) : []
  kill(work, unit, 'armies-gone')
  work.log({ kind: 'died-retreating', unit: unitId(unit), ...byCard(battle, 'withdrawal') })
  const replaced = battle.replaced.find(({ corps }) => corps === unit)
  if (replaced && work.board.at[replaced.army] === ELIMINATED)
    work.edit(['at'], (board) => {
      board.at[replaced.army] = GONE
    })
  work.fight({
    defenders: battle.defenders.filter((one) => one !== unit),
    stranded: [...new Set([...battle.stranded, ...stranded])],
  })
}

/** Asks which units advance, where any may (12.7). */
export function askAdvance(work: Work): void {
  liftBroken(work)
  if (advanceAnswers(work.state, work.battle).length > 1) {
    work.ask('advance', work.battle.side)
    return
  }
  const because = whyNoAdvance(work.state, work.battle)
  if (because !== null) work.log({ kind: 'halted', because })
  finish(work)
}

/** Ends the battle and asks for the next attack. */
export function finish(work: Work): void {
  const battle = work.battle
  const operation = work.operation
  work.operate({
    fought: [...operation.fought, ...battle.attackers],
    targets: [...operation.targets, battle.target],
  })
  work.state.battle = null
  work.ask('attack', battle.side)
}
