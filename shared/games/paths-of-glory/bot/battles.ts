// What a computer answers in a battle: flank attack, cards, losses, standing, retreat, advance.
import { dieModifierOf } from '../combat/die-modifier.ts'
import { type Attack, oddsOf } from '../combat/odds.ts'
import { retreatPaths } from '../combat/retreat.ts'
import { hasSpecial, modifierOf, roleOf, trenchesOf } from '../combat/battle-cards.ts'
import { type Card, cardNamed } from '../facts/cards.ts'
import { enemyOf, type Side } from '../facts/nations.ts'
import { spaceNamed } from '../facts/spaces.ts'
import { unitNamed } from '../facts/units.ts'
import type { Answer } from '../state/answer.ts'
import { editedIn } from '../state/board.ts'
import type { Battle, Role, State } from '../state/state.ts'
import type { DecisionView } from '../view.ts'
import { asteriskOf } from './asterisks.ts'
import { attackOf, oddsWorth } from './attacks.ts'
import { bestOf } from '../../../kernel/best.ts'
import { cutOff } from './marches.ts'
import { scores } from './scoring.ts'
import type { Thinking } from './thinking.ts'
import { afterWalk, scoredBoardOf } from './steps.ts'
import { strengthOf, strengthWorth, timeLeft, worthOf } from './worth.ts'

/** What holding a place is worth in a battle for it, roughly: a point where it scores. */
const stake = (state: State, battle: Battle): number =>
  (scores(state, battle.target) ? 1 : 0.12) * (0.5 + 0.5 * timeLeft(state))

const modifiersOf = (battle: Battle): Record<Role, number> => ({
  attacker: modifierOf(battle, 'attacker'),
  defender: modifierOf(battle, 'defender'),
})

/** What a battle is worth to its attacker as it stands, or with something changed. */
function battleWorth(state: State, battle: Battle, change: Partial<Attack>): number {
  const there = { ...state, side: battle.side }
  const attack: Attack = {
    ...attackOf(there, battle.target, battle.attackers, null, modifiersOf(battle)),
    trenches: trenchesOf(battle),
    withdraws: hasSpecial(battle, 'defender', 'withdrawal'),
    ...change,
  }
  const odds = oddsOf(there, attack)
  const pushed = (odds.retreats[0] + odds.retreats[1]) / odds.of
  const place = oddsWorth(there, odds, attack, stake(state, battle))
  return place + pushed * strengthWorth(state) * trappedStrength(state, battle)
}

/** Strength of the defenders that have nowhere to retreat to: it is lost where they must (12.5.4). */
const trappedStrength = (state: State, { defenders, target, side }: Battle): number =>
  defenders
    .filter((unit) => retreatPaths(state, unit, target, 1, enemyOf(side)).length === 0)
    .reduce((sum, unit) => sum + strengthOf(unit, state.board.reduced[unit] as number), 0)

/** Whether and from where a flank attack is tried; a card that makes it succeed is always worth it. */
export function flankAnswer(state: State, battle: Battle, answers: readonly Answer[]): Answer | undefined {
  const bySureCard = answers.filter((answer) => answer.kind === 'flank' && answer.card !== null)
  if (bySureCard.length > 0) return bySureCard[0]
  return bestOf(answers, (answer) => {
    if (answer.kind === 'no-flank') return battleWorth(state, battle, {})
    return answer.kind === 'flank' ? battleWorth(state, battle, { pin: spaceNamed(answer.pin) }) : -Infinity
  })
}

/** What a combat card must change to be played: it could change another battle later. */
const LEAST_CHANGE = 0.03

/** Which combat card is played, if any. */
export function cardAnswer(
  state: State,
  battle: Battle,
  side: Side,
  answers: readonly Answer[],
): Answer | undefined {
  const role = roleOf(battle, side)
  const now = battleWorth(state, battle, {})
  return bestOf(answers, (answer) => {
    if (answer.kind !== 'card') return answer.kind === 'done' ? LEAST_CHANGE : -Infinity
    const card = cardNamed(answer.card)
    const star = state.faceUp[side].includes(answer.card) ? 0 : asteriskOf(state, card)
    const then = battleWorth(state, battle, changeBy(battle, role, card))
    return star + (role === 'attacker' ? then - now : now - then)
  })
}

/** What a card of a role changes in a battle. */
function changeBy(battle: Battle, role: Role, { id, combat }: Card): Partial<Attack> {
  if (combat?.special === 'withdrawal') return { withdraws: true }
  const modifiers = modifiersOf(battle)
  return { modifiers: { ...modifiers, [role]: modifiers[role] + dieModifierOf(id) } }
}

/** The way of taking losses that leaves most; an attacker keeps a unit that may advance. */
export function lossAnswer(decision: Pick<DecisionView, 'answers' | 'leaves'>): Answer | undefined {
  const values = decision.leaves.map((left) => {
    const strength = left.reduce(
      (sum, { unit, reduced }) => sum + strengthOf(unitNamed(unit), reduced ? 1 : 0),
      0,
    )
    return strength + (left.some(({ reduced }) => !reduced) ? 0.75 : 0)
  })
  return bestOf(decision.answers, (_, i) => values[i] ?? -Infinity)
}

/** The unit that gains most by a step. */
export const restoreAnswer = (state: State, answers: readonly Answer[]): Answer | undefined =>
  bestOf(answers, (answer) => {
    if (answer.kind !== 'restore') return -Infinity
    const unit = unitNamed(answer.unit)
    const alive = (state.board.at[unit] as number) >= 0
    return alive ? strengthOf(unit, 0) - strengthOf(unit, 1) : strengthOf(unit, 1)
  })

/** Whether a step is given so that all stay (12.5.3). */
export function standAnswer(state: State, battle: Battle, answers: readonly Answer[]): Answer | undefined {
  const side = enemyOf(battle.side)
  const each = strengthWorth(state)
  const { board } = state
  return bestOf(answers, (answer) => {
    if (answer.kind === 'fall-back') {
      const lost = battle.defenders
        .filter((unit) => retreatPaths(state, unit, battle.target, battle.distance, side).length === 0)
        .reduce((sum, unit) => sum + strengthOf(unit, board.reduced[unit] as number), 0)
      const trench = Math.abs(board.trench[battle.target] as number)
      return -(0.8 * stake(state, battle) + 0.1 * trench * timeLeft(state) + each * lost)
    }
    if (answer.kind !== 'stand') return -Infinity
    const unit = unitNamed(answer.unit)
    const now = board.reduced[unit] as number
    return -each * (strengthOf(unit, now) - (now === 0 ? strengthOf(unit, 1) : 0))
  })
}

/** Where a unit retreats to. */
export function retreatAnswer(state: State, battle: Battle, answers: readonly Answer[]): Answer | undefined {
  const side = enemyOf(battle.side)
  return bestOf(answers, (answer) => {
    if (answer.kind !== 'retreat') return -Infinity
    const last = spaceNamed(answer.path.at(-1) ?? '')
    const after = afterWalk(state, scoredBoardOf(state), side, [unitNamed(answer.unit)], [last])
    return worthOf(state, after, side)
  })
}

/** Who advances where, as long as it gains anything. */
export function advanceAnswer(
  state: State,
  battle: Battle,
  answers: readonly Answer[],
  { memory }: Thinking,
): Answer | undefined {
  const { side } = battle
  const now = scoredBoardOf(state)
  const value = (position: ReturnType<typeof scoredBoardOf>) =>
    worthOf(state, position, side) - (memory ? 0 : cutOff(state, position, side))
  return bestOf(answers, (answer) => {
    if (answer.kind === 'done') return value(now)
    if (answer.kind !== 'advance') return -Infinity
    return value(afterWalk(state, now, side, answer.units.map(unitNamed), answer.path.map(spaceNamed)))
  })
}

/** A place for the trench of an event: where it helps most against what stands before it. */
export function digAnswer(state: State, answers: readonly Answer[]): Answer | undefined {
  const { side } = state
  return bestOf(answers, (answer) => {
    if (answer.kind !== 'dig') return -Infinity
    const space = spaceNamed(answer.space)
    const board = editedIn(state.board, ['trench'], (open) => {
      open.trench[space] = side === 0 ? 1 : -1
    })
    return worthOf(state, { board, points: state.points }, side)
  })
}
