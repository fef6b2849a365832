// The plain computer: one decision at a time, from what its seat sees. It weighs each legal answer by what the position would be
// worth after it, attacks by their exact odds, and what it leaves behind by what could be cut off.
import { cardNamed } from '../facts/cards.ts'
import { type Side, sideOfSeat } from '../facts/nations.ts'
import { spaceId, spaceNamed } from '../facts/spaces.ts'
import { unitId, unitNamed } from '../facts/units.ts'
import { stepCost } from '../replacements/replacing.ts'
import { ROUNDS } from '../facts/turns.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Answer } from '../state/answer.ts'
import { ELIMINATED, RESERVE } from '../state/board.ts'
import { stackOf } from '../state/stacks.ts'
import type { Operation, State } from '../state/state.ts'
import type { DecisionView, OwnView, PogView } from '../view.ts'
import { strikesOf } from './attacks.ts'
import type { Strike } from './deeds.ts'
import {
  advanceAnswer,
  cardAnswer,
  digAnswer,
  flankAnswer,
  lossAnswer,
  restoreAnswer,
  retreatAnswer,
  standAnswer,
} from './battles.ts'
import { bestOf } from '../../../kernel/best.ts'
import { eventWorth, forgone, replacementWorth } from './cards.ts'
import { stateSeen } from '../state-seen.ts'
import { cutOff, isSound, marchesOf, safest } from './marches.ts'
import { deedsOf, planFor } from './operations.ts'
import { redeployments, redeploymentWorth, transfersOf } from './redeploying.ts'
import { afterPut, afterWalk, scoredBoardOf } from './steps.ts'
import { type Thinking, thorough } from './thinking.ts'
import { pullOf, strengthOf, worthOf } from './worth.ts'

/** Gains below this are not worth a move, an attack or a card. */
const LEAST_GAIN = 0.02

/** The answer of a seat that is asked. `goOn` is asked before each step of a search. */
export function plainAnswer(
  view: PogView,
  own: OwnView,
  random: Random,
  goOn: () => boolean,
): Answer | undefined {
  const { decision } = own
  if (!decision) return undefined
  const state = stateSeen(view, own)
  const chosen = decide(state, sideOfSeat(own.seat), decision, thorough(goOn))
  return chosen ?? decision.answers[random.below(decision.answers.length)]
}

/** What a decision must tell to be decided. */
export type Question = Pick<DecisionView, 'kind' | 'answers' | 'reach' | 'leaves'>

/** The answer that seems best; undefined where none is found. */
export function decide(state: State, side: Side, decision: Question, thinking: Thinking): Answer | undefined {
  const { answers } = decision
  const { battle, operation, redeployment } = state
  switch (decision.kind) {
    // Its strength does not depend on the side: what is offered is taken, and one point for the Allies is the usual bid.
    case 'bid':
      return (
        answers.find(({ kind }) => kind === 'accept') ??
        answers.find((answer) => answer.kind === 'bid' && answer.for === 'ap' && answer.points === 1)
      )
    // The program rolls for its computers.
    case 'roll':
      return answers.find(({ kind }) => kind === 'roll')
    case 'opening':
      return answers.find((answer) => answer.kind === 'guns-of-august' && answer.take)
    case 'action':
      return actionAnswer(state, side, answers, thinking)
    case 'activate':
      return activateAnswer(state, answers, thinking)
    case 'move':
      return operation ? moveAnswer(state, operation, answers, thinking) : undefined
    case 'march':
      return operation ? marchAnswer(state, operation, decision, thinking) : undefined
    case 'attack':
      return attackAnswer(state, answers, thinking)
    case 'attackers':
      return attackersAnswer(state, answers, thinking)
    case 'flank':
      return battle ? flankAnswer(state, battle, answers) : undefined
    case 'trench-cards':
    case 'attacker-cards':
    case 'defender-cards':
      return battle ? cardAnswer(state, battle, side, answers) : undefined
    case 'losses':
      return lossAnswer(decision)
    case 'restore':
      return restoreAnswer(state, answers)
    case 'stand':
      return battle ? standAnswer(state, battle, answers) : undefined
    case 'retreat':
      return battle ? retreatAnswer(state, battle, answers) : undefined
    case 'advance':
      return battle ? advanceAnswer(state, battle, answers, thinking) : undefined
    case 'redeploy': {
      const [best] = redeployment ? redeployments(state, redeployment, thinking.goOn) : []
      if (!best || best.gain <= LEAST_GAIN) return doneOf(answers)
      return answers.find((answer) => answer.kind === 'redeploy' && answer.unit === unitId(best.unit))
    }
    case 'redeploy-to':
      return redeployToAnswer(state, answers)
    case 'place':
      return bestOf(answers, (answer) => {
        if (answer.kind !== 'place') return -Infinity
        const after = afterPut(scoredBoardOf(state), unitNamed(answer.unit), spaceNamed(answer.space), 0)
        return worthOf(state, after, side)
      })
    case 'dig':
      return digAnswer(state, answers)
    case 'flip':
    case 'replace':
      return replaceAnswer(state, answers)
    case 'discard':
      return answers.find((answer) => answer.kind === 'discard' && SELDOM.has(answer.card)) ?? doneOf(answers)
  }
}

const doneOf = (answers: readonly Answer[]): Answer | undefined => answers.find(({ kind }) => kind === 'done')

/** The average part of a plan that is carried out: deeds hinder each other, and the enemy answers them. */
const OF_PLANS = 0.7

/** Which card is played as what. */
function actionAnswer(
  state: State,
  side: Side,
  answers: readonly Answer[],
  thinking: Thinking,
): Answer | undefined {
  const deeds = deedsOf(state, thinking)
  let transfers: ReturnType<typeof redeployments> | undefined
  const hand = state.hands[side].length
  const roundsLeft = ROUNDS - state.round + 1
  // With fewer cards than rounds left, one of them has to go without a card anyway.
  const scarce = hand < roundsLeft ? 0.15 : 0
  return bestOf(answers, (answer) => {
    if (answer.kind === 'one-operation') return OF_PLANS * planFor(deeds, 1).gain + scarce
    if (answer.kind !== 'play') return -Infinity
    const card = cardNamed(answer.card)
    switch (answer.as) {
      case 'ops':
        return OF_PLANS * planFor(deeds, card.operations).gain - forgone(state, card)
      case 'event':
        return eventWorth(state, card)
      case 'rp':
        return replacementWorth(state, card, side) - forgone(state, card)
      case 'sr':
        transfers ??= redeployments(state, { left: card.redeployment, done: [], chosen: null }, thinking.goOn)
        return redeploymentWorth(transfers, card.redeployment) - forgone(state, card)
    }
  })
}

/** The next place to activate, or that activation is done. */
function activateAnswer(state: State, answers: readonly Answer[], thinking: Thinking): Answer | undefined {
  const { operation } = state
  if (!operation) return undefined
  const { deeds } = planFor(deedsOf(state, thinking), operation.budget - operation.spent)
  for (const { kind, places } of deeds)
    for (const place of places) {
      const found = answers.find(
        (answer) => answer.kind === 'activate' && answer.for === kind && answer.space === spaceId(place),
      )
      if (found) return found
    }
  return doneOf(answers)
}

/** Which units move next. */
function moveAnswer(
  state: State,
  operation: Operation,
  answers: readonly Answer[],
  thinking: Thinking,
): Answer | undefined {
  const { side } = state
  const before = worthOf(state, scoredBoardOf(state), side)
  const pull = pullOf(state, side)
  const taken = new Set(answers.flatMap((answer) => (answer.kind === 'take' ? answer.units : [])))
  const marches = operation.moves
    .flatMap((space) => {
      const units = stackOf(state.board, space, side).filter((unit) => taken.has(unitId(unit)))
      return marchesOf(state, operation, units, before, pull, thinking)
    })
    .filter(({ gain }) => gain > LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain)
  let known: number | undefined
  const { memory } = thinking
  const best = memory
    ? marches[0]
    : safest(state, marches, 4, () => (known ??= cutOff(state, scoredBoardOf(state), side)))
  if (memory) memory.march = best ?? null
  if (best) {
    const names = new Set(best.units.map(unitId))
    const take = answers.find(
      (answer) =>
        answer.kind === 'take' &&
        answer.units.length === names.size &&
        answer.units.every((unit) => names.has(unit)),
    )
    if (take) return take
  }
  // An army that does not move loses nothing by digging.
  return answers.find(({ kind }) => kind === 'entrench') ?? doneOf(answers)
}

/** The next place on the way to where the units in hand do most. */
function marchAnswer(
  state: State,
  operation: Operation,
  decision: Question,
  { memory }: Thinking,
): Answer | undefined {
  const { group } = operation
  if (!group) return undefined
  const { side } = state
  const stop = decision.answers.find(({ kind }) => kind === 'stop')
  if (memory) {
    const to = memory.march?.path[group.path.length]
    return (
      decision.answers.find(
        (answer) => answer.kind === 'go' && to !== undefined && answer.space === spaceId(to),
      ) ?? stop
    )
  }
  const goals = decision.reach
    .map(({ path }) => path.map(spaceNamed))
    .filter((path) => isSound(state, side, group.units, path))
    .map((path) => {
      const after = afterWalk(state, scoredBoardOf(state), side, group.units, path)
      return { first: spaceId(path[0] as number), after, worth: worthOf(state, after, side) }
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 4)
    .map((goal) => ({ ...goal, worth: goal.worth - cutOff(state, goal.after, side) }))
  const best = bestOf(goals, ({ worth }) => worth)
  if (!best) return stop
  // A group that does not move would only be taken in hand again.
  if (stop && group.path.length > 0 && isSoundHere(state, side, group.units)) {
    const here = scoredBoardOf(state)
    if (worthOf(state, here, side) - cutOff(state, here, side) >= best.worth) return stop
  }
  return decision.answers.find((answer) => answer.kind === 'go' && answer.space === best.first)
}

const isSoundHere = (state: State, side: Side, units: readonly number[]): boolean =>
  isSound(state, side, units, [state.board.at[units[0] as number] as number])

/** Attacks that the places activated for them can make. */
export function strikesNow(state: State, thinking: Thinking): readonly Strike[] {
  const { operation } = state
  if (!operation) return []
  return strikesOf(state, (space) => (operation.attacks.includes(space) ? operation : null), thinking)
}

function attackAnswer(state: State, answers: readonly Answer[], thinking: Thinking): Answer | undefined {
  for (const strike of strikesNow(state, thinking)) {
    const { target, gain } = strike
    if (gain <= LEAST_GAIN) break
    const found = answers.find((answer) => answer.kind === 'attack' && answer.space === spaceId(target))
    if (!found) continue
    if (thinking.memory) thinking.memory.strike = strike
    return found
  }
  return doneOf(answers)
}

/** Who takes part: the best party against this target; once it was named it is attacked. */
function attackersAnswer(state: State, answers: readonly Answer[], { memory }: Thinking): Answer | undefined {
  const { battle } = state
  if (!battle) return undefined
  const fight = answers.find(({ kind }) => kind === 'fight')
  const known = memory?.strike?.target === battle.target ? memory.strike : undefined
  const best =
    known ??
    strikesNow(
      state,
      thorough(() => true),
    ).find(({ target }) => target === battle.target)
  const joining = answers.filter((answer) => answer.kind === 'join')
  if (!best) return fight ?? joining[0] ?? answers.find(({ kind }) => kind === 'call-off')
  const wanted = new Set(best.units.map(unitId))
  const leave = answers.find((answer) => answer.kind === 'leave' && !wanted.has(answer.unit))
  if (leave) return leave
  return joining.find(({ unit }) => wanted.has(unit)) ?? fight ?? joining[0]
}

function redeployToAnswer(state: State, answers: readonly Answer[]): Answer | undefined {
  const unit = state.redeployment?.chosen
  if (unit === undefined || unit === null) return undefined
  const places = answers.flatMap((answer) =>
    answer.kind === 'to' ? [answer.space === null ? null : spaceNamed(answer.space)] : [],
  )
  const [best] = transfersOf(state, unit, places, 0)
  if (!best) return undefined
  const to = best.to === null ? null : spaceId(best.to)
  return answers.find((answer) => answer.kind === 'to' && answer.space === to)
}

/** The unit whose step is worth most for its replacement points. */
function replaceAnswer(state: State, answers: readonly Answer[]): Answer | undefined {
  const { board, side } = state
  const before = worthOf(state, scoredBoardOf(state), side)
  return bestOf(answers, (answer) => {
    if (answer.kind === 'done') return 0
    if (answer.kind !== 'flip' && answer.kind !== 'rebuild') return -Infinity
    const unit = unitNamed(answer.unit)
    if (answer.kind === 'flip') {
      const gain = strengthOf(unit, 0) - strengthOf(unit, 1)
      return (gain * (board.at[unit] === RESERVE ? 0.7 : 1)) / stepCost(unit)
    }
    const reduced = answer.strength === 'full' ? 0 : 1
    const at = answer.space === null ? RESERVE : spaceNamed(answer.space)
    const gain = worthOf(state, afterPut(scoredBoardOf(state), unit, at, reduced), side) - before
    const cost = stepCost(unit) * (answer.strength === 'full' ? 2 : 1)
    return board.at[unit] === ELIMINATED
      ? (0.7 * strengthOf(unit, reduced) + Math.min(1, Math.max(0, gain))) / cost
      : -Infinity
  })
}

/** Combat cards that fit so seldom that they are put away for another card (9.5.4.6). */
const SELDOM: ReadonlySet<string> = new Set(['cp-04', 'ap-07', 'ap-05'])
