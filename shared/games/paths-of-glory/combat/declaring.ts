// Declares an attack: its target, its units (12.1, 12.2.2).
import { enemyOf, sideName } from '../facts/nations.ts'
import { spaceId, type SpaceIndex } from '../facts/spaces.ts'
import { unitAt, unitId, type UnitIndex } from '../facts/units.ts'
import { isGate } from '../movement/entering.ts'
import { noteAttack } from '../politics/mandates.ts'
import type { Answer } from '../state/answer.ts'
import { newBattle } from '../state/new-battle.ts'
import { stackOf } from '../state/stacks.ts'
import type { Battle, State } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { barToAttack, barTogether, barToFight, targetsFrom } from './targets.ts'
import { askTrenchCards } from './preparing.ts'

/** Answers to what is attacked next. */
export function attackAnswers(state: State): Answer[] {
  const { operation } = state
  if (!operation) return []
  return [
    ...targetsOf(state).map((space): Answer => ({ kind: 'attack', space: spaceId(space) })),
    { kind: 'done' },
  ]
}

/** What each activated place may attack now; places without a target are left out. */
export function aimsOf(state: State): readonly { from: SpaceIndex; targets: readonly SpaceIndex[] }[] {
  const { operation } = state
  if (!operation) return []
  return operation.attacks
    .map((from) => ({ from, targets: targetsFrom(state, operation, from) }))
    .filter(({ targets }) => targets.length > 0)
}

/** Places that some activated unit may attack now. */
export function targetsOf(state: State): SpaceIndex[] {
  const targets = new Set(aimsOf(state).flatMap((aim) => aim.targets))
  return [...targets].sort((a, b) => a - b)
}

/** Begins the declaration of an attack. */
export function declare(work: Work, target: SpaceIndex): void {
  const { side } = work.state
  work.state.battle = newBattle(side, target)
  work.ask('attackers', side)
}

/** Answers to who takes part. */
export function attackersAnswers(state: State, battle: Battle): Answer[] {
  const { operation } = state
  if (!operation) return []
  const answers: Answer[] = []
  if (barToFight(state, operation, battle.attackers, battle.target) === null) answers.push({ kind: 'fight' })
  for (const unit of candidatesOf(state, battle))
    if (barTogether(state, operation, [...battle.attackers, unit], battle.target) === null)
      answers.push({ kind: 'join', unit: unitId(unit) })
  for (const unit of battle.attackers) answers.push({ kind: 'leave', unit: unitId(unit) })
  answers.push({ kind: 'call-off' })
  return answers
}

/** Units that could still take part in the attack that is being put together. */
export function candidatesOf(state: State, battle: Battle): UnitIndex[] {
  const { operation, board, side } = state
  if (!operation) return []
  return operation.attacks.flatMap((from) =>
    stackOf(board, from, side).filter(
      (unit) =>
        !battle.attackers.includes(unit) && barToAttack(state, operation, unit, battle.target) === null,
    ),
  )
}

/** The attack is made (12.2.2). */
export function fight(work: Work): void {
  const battle = work.battle
  const { operation, board } = work.state
  const enemies = stackOf(board, battle.target, enemyOf(battle.side))
  const weary = enemies.filter((unit) => operation?.retreated.includes(unit))
  const from = [...new Set(battle.attackers.map((unit) => board.at[unit] as number))]
  work.fight({
    defenders: enemies.filter((unit) => !weary.includes(unit)),
    weary,
    from,
    hadUnits: enemies.length > 0,
  })
  work.log({
    kind: 'attacked',
    side: sideName(battle.side),
    space: spaceId(battle.target),
    units: battle.attackers.map(unitId),
  })
  if (from.some((space) => isGate(space, battle.target)))
    if (battle.attackers.some((unit) => unitAt(unit).family === 'ru')) work.use('russian-gate')
  noteAttack(work, work.battle)
  askTrenchCards(work)
}
