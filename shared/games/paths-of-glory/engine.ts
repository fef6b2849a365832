// The rules as two functions: what may be answered now, and what an answer does.
import { assertNever } from '../../kernel/assert-never.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { activate, activateAnswers } from './activation/activating.ts'
import { digTrench, diggingPlaces, landwehrUnits } from './cards/effects.ts'
import { actionAnswers } from './cards/playable.ts'
import { advance, advanceAnswers } from './combat/advance.ts'
import {
  askAdvance,
  askRetreat,
  finish,
  retreat,
  retreatAnswers,
  stand,
  standAnswers,
} from './combat/aftermath.ts'
import { attackAnswers, attackersAnswers, declare, fight } from './combat/declaring.ts'
import {
  cardAnswers,
  cardsDone,
  flankAnswers,
  playCard,
  playTrenchCard,
  skipFlank,
  skipTrenchCards,
  tryFlank,
} from './combat/preparing.ts'
import { lossAnswers, restore, restoreAnswers, takeLosses } from './combat/taking.ts'
import { doneWithOwnDice, dueDie, type DueDie, ROLL_ANSWERS } from './dice/own-dice.ts'
import { cardNamed } from './facts/cards.ts'
import type { Side } from './facts/nations.ts'
import { spaceId, spaceNamed } from './facts/spaces.ts'
import { unitId, unitNamed } from './facts/units.ts'
import { formerAnswers } from './movement/former-answers.ts'
import { marchAnswers, moveAnswers } from './movement/move-answers.ts'
import { go, restart, stop, take } from './movement/moving.ts'
import { redeployAnswers, redeployTo, redeployToAnswers } from './redeployment/redeploying.ts'
import { flip, rebuild, replaceAnswers } from './replacements/replacing.ts'
import { acceptBid, bidAnswers, makeBid } from './politics/bidding.ts'
import {
  activationDone,
  landwehrDone,
  landwehrFlip,
  movesDone,
  oneOperation,
  place,
  placeAnswers,
  play,
} from './sequence/actions.ts'
import { discard, drawingDone, endAction, open, replacementsDone } from './sequence/turn.ts'
import type { Answer } from './state/answer.ts'
import { recent } from './state/recent.ts'
import type { State } from './state/state.ts'
import { type Dice, Work } from './state/work.ts'
import { reasonAgainst } from './reasons.ts'

const listedFor = recent(listed, 2)

/** Every legal answer to the pending question; none once the game is over. */
export const answersOf = (state: State): readonly Answer[] => listedFor(state)

function listed(state: State): readonly Answer[] {
  const { pending, operation, battle, redeployment, eventWork } = state
  if (!pending) return []
  const { side } = pending
  switch (pending.kind) {
    case 'bid':
      return bidAnswers(state)
    case 'opening':
      return [
        { kind: 'guns-of-august', take: true },
        { kind: 'guns-of-august', take: false },
      ]
    case 'action':
      return actionAnswers(state, side)
    case 'activate':
      return operation ? activateAnswers(state, operation) : []
    case 'move':
      return operation ? moveAnswers(state, operation) : []
    case 'march':
      return operation?.group ? marchAnswers(state, operation, operation.group) : []
    case 'attack':
      return attackAnswers(state)
    case 'attackers':
      return battle ? attackersAnswers(state, battle) : []
    case 'trench-cards':
      return battle ? cardAnswers(state, battle, side, 'trench') : []
    case 'flank':
      return battle ? flankAnswers(state, battle) : []
    case 'attacker-cards':
    case 'defender-cards':
      return battle ? cardAnswers(state, battle, side, 'cards') : []
    case 'losses':
      return battle?.asked ? lossAnswers(state, battle, battle.asked) : []
    case 'restore':
      return battle ? restoreAnswers(state, battle) : []
    case 'stand':
      return battle ? standAnswers(state, battle) : []
    case 'retreat':
      return battle ? retreatAnswers(state, battle) : []
    case 'advance':
      return battle ? advanceAnswers(state, battle) : []
    case 'redeploy':
      return redeployment ? redeployAnswers(state, redeployment) : []
    case 'redeploy-to':
      return !redeployment || redeployment.chosen === null
        ? []
        : redeployToAnswers(state, redeployment.chosen)
    case 'place':
      return placeAnswers(state)
    case 'dig':
      return diggingPlaces(state, side).map((space) => ({ kind: 'dig', space: spaceId(space) }))
    case 'flip':
      return [
        ...landwehrUnits(state, eventWork?.halves ?? 0).map((unit): Answer => ({
          kind: 'flip',
          unit: unitId(unit),
        })),
        { kind: 'done' },
      ]
    case 'replace':
      return replaceAnswers(state, side)
    case 'discard':
      return [
        ...state.hands[side]
          .filter((card) => cardNamed(card).category === 'combat')
          .map((card): Answer => ({ kind: 'discard', card })),
        { kind: 'done' },
      ]
    case 'roll':
      return ROLL_ANSWERS
  }
}

const same = (a: Answer, b: Answer): boolean => {
  if (a.kind !== b.kind) return false
  return Object.entries(a).every(([key, value]) => {
    const other = (b as unknown as Record<string, unknown>)[key]
    if (!Array.isArray(value)) return value === other
    return (
      Array.isArray(other) && value.length === other.length && value.every((item, i) => item === other[i])
    )
  })
}

/** Whether an answer is one of the legal ones. */
export const isLegal = (state: State, answer: Answer): boolean => {
  const answers = answersOf(state)
  return answers.includes(answer) || answers.some((one) => same(one, answer))
}

/** Whether an answer was legal by an earlier version of the program, so that journals hold it. */
export const wasLegal = (state: State, side: Side, answer: Answer): boolean =>
  state.pending?.side === side && formerAnswers(state).some((one) => same(one, answer))

/** Why an answer of a side is not legal; null where it is. */
export const refusalOf = (state: State, side: Side, answer: Answer): Refusal | null =>
  state.pending?.side === side && isLegal(state, answer) ? null : reasonAgainst(state, side, answer)

/** The game after an answer of a side, or why it is not legal. */
export function answered(state: State, side: Side, answer: Answer, dice?: Dice): Result<Work, Refusal> {
  const refusal = refusalOf(state, side, answer)
  return refusal ? err(refusal) : ok(does(state, answer, dice))
}

/** What a legal answer does. */
export function does(state: State, answer: Answer, dice?: Dice): Work {
  if (state.ownDice && !dice) return doneWithOwnDice(state, answer, apply)
  const work = new Work(state, dice)
  apply(work, answer)
  return work
}

/** The die of the players' own that is due; null where none is. */
export const dueDieOf = (state: State): DueDie | null => dueDie(state, apply)

function apply(work: Work, answer: Answer): void {
  const { state } = work
  switch (answer.kind) {
    case 'bid':
      return makeBid(work, answer.for, answer.points)
    case 'accept':
      return acceptBid(work)
    case 'guns-of-august':
      return open(work, answer.take)
    case 'play':
      return play(work, answer.card, answer.as)
    case 'one-operation':
      return oneOperation(work)
    case 'activate':
      activate(work, spaceNamed(answer.space), answer.for)
      if (work.operation.spent === work.operation.budget) activationDone(work)
      return
    case 'done':
      return done(work)
    case 'take':
      return take(work, answer.units.map(unitNamed))
    case 'go':
      if (state.operation?.group) go(work, state.operation.group, spaceNamed(answer.space))
      return
    case 'stop':
      if (state.operation?.group) stop(work, state.operation.group)
      return
    case 'entrench':
      return work.operate({ digging: [...work.operation.digging, unitNamed(answer.unit)] })
    case 'restart':
      return restart(work)
    case 'attack':
      return declare(work, spaceNamed(answer.space))
    case 'join':
      return work.fight({
        attackers: [...work.battle.attackers, unitNamed(answer.unit)].sort((a, b) => a - b),
      })
    case 'leave':
      return work.fight({
        attackers: work.battle.attackers.filter((unit) => unitId(unit) !== answer.unit),
      })
    case 'fight':
      return fight(work)
    case 'call-off':
      state.battle = null
      return work.ask('attack', state.side)
    case 'flank':
      return tryFlank(work, spaceNamed(answer.pin), answer.card)
    case 'no-flank':
      return skipFlank(work)
    case 'card':
      if (state.pending?.kind === 'trench-cards') playTrenchCard(work, answer.card)
      else playCard(work, state.pending?.kind === 'attacker-cards' ? 'attacker' : 'defender', answer.card)
      return
    case 'losses':
      return takeLosses(work, answer.steps.map(unitNamed))
    case 'restore':
      return restore(work, unitNamed(answer.unit))
    case 'stand':
      return stand(work, unitNamed(answer.unit))
    case 'fall-back':
      return askRetreat(work)
    case 'retreat':
      return retreat(work, unitNamed(answer.unit), answer.path.map(spaceNamed))
    case 'advance':
      advance(work, answer.units.map(unitNamed), answer.path.map(spaceNamed))
      return askAdvance(work)
    case 'redeploy':
      if (state.redeployment) state.redeployment = { ...state.redeployment, chosen: unitNamed(answer.unit) }
      return work.ask('redeploy-to', state.side)
    case 'to':
      if (state.redeployment && state.redeployment.chosen !== null)
        redeployTo(work, state.redeployment.chosen, answer.space === null ? null : spaceNamed(answer.space))
      return
    case 'place':
      return place(work, unitNamed(answer.unit), spaceNamed(answer.space))
    case 'dig':
      digTrench(work, spaceNamed(answer.space), state.side)
      return endAction(work)
    case 'flip':
      if (state.pending?.kind === 'flip') landwehrFlip(work, unitNamed(answer.unit))
      else flip(work, unitNamed(answer.unit))
      return
    case 'rebuild':
      return rebuild(
        work,
        unitNamed(answer.unit),
        answer.strength,
        answer.space === null ? null : spaceNamed(answer.space),
      )
    case 'discard':
      return discard(work, answer.card)
    case 'die':
    case 'roll':
      throw new Error('no die is due')
    default:
      assertNever(answer)
  }
}

/** Ends a repeated question. */
function done(work: Work): void {
  switch (work.state.pending?.kind) {
    case 'activate':
      return activationDone(work)
    case 'move':
      return movesDone(work)
    case 'trench-cards':
      return skipTrenchCards(work)
    case 'attacker-cards':
      return cardsDone(work, 'attacker')
    case 'defender-cards':
      return cardsDone(work, 'defender')
    case 'advance':
      return finish(work)
    case 'attack':
    case 'redeploy':
      return endAction(work)
    case 'flip':
      return landwehrDone(work)
    case 'replace':
      return replacementsDone(work)
    case 'discard':
      return drawingDone(work)
    default:
      throw new Error('nothing to be done with')
  }
}
