// Why an answer is not legal: the first rule that bars it, for a person who asked for it.
import { barToActivate } from './activation/activating.ts'
import { barToPlay } from './cards/playable.ts'
import { barToCard } from './combat/battle-cards.ts'
import { barToAttack, barToBattle, barToFight, barTogether } from './combat/targets.ts'
import { barToAdvance, barToLose, barToRetreat } from './combat/why-not.ts'
import { type CardId, findCard } from './facts/cards.ts'
import type { Side } from './facts/nations.ts'
import { findSpace, spaceId } from './facts/spaces.ts'
import { findUnit } from './facts/units.ts'
import { barToDig, barToSetOut, barToStop } from './movement/bars.ts'
import { barOnTheWay } from './movement/reach.ts'
import { violationsOf } from './movement/violations.ts'
import { barToRedeploy } from './redeployment/redeploying.ts'
import { barToAnyPlace, barToRedeployTo } from './redeployment/why-not-there.ts'
import { type Bar, barred } from './refusals.ts'
import { barToLandwehr, barToReplace } from './replacements/why-not-replaced.ts'
import type { Answer, AnswerKind, DecisionKind } from './state/answer.ts'
import type { State } from './state/state.ts'
import type { Refusal } from '../../kernel/refusal.ts'

/** Which answers each question takes. */
const TAKES: Readonly<Record<DecisionKind, readonly AnswerKind[]>> = {
  bid: ['bid', 'accept'],
  opening: ['guns-of-august'],
  action: ['play', 'one-operation'],
  activate: ['activate', 'done'],
  move: ['take', 'entrench', 'restart', 'done'],
  march: ['go', 'stop', 'restart'],
  attack: ['attack', 'done'],
  attackers: ['join', 'leave', 'fight', 'call-off'],
  'trench-cards': ['card', 'done'],
  flank: ['flank', 'no-flank'],
  'attacker-cards': ['card', 'done'],
  'defender-cards': ['card', 'done'],
  losses: ['losses'],
  restore: ['restore'],
  stand: ['stand', 'fall-back'],
  retreat: ['retreat'],
  advance: ['advance', 'done'],
  redeploy: ['redeploy', 'done'],
  'redeploy-to': ['to'],
  place: ['place'],
  dig: ['dig'],
  flip: ['flip', 'done'],
  replace: ['flip', 'rebuild', 'done'],
  discard: ['discard', 'done'],
  roll: ['die', 'roll'],
}

/** The refusal of an answer that is not legal. */
export function reasonAgainst(state: State, side: Side, answer: Answer): Refusal {
  const { pending } = state
  if (!pending) return barred('nothing-asked')
  if (pending.side !== side) return barred('not-asked', { decision: pending.kind })
  if (!TAKES[pending.kind].includes(answer.kind)) return barred('other-question', { decision: pending.kind })
  if (answer.kind === 'go') return reasonOnTheWay(state, answer.space)
  return barred(barOf(state, answer), dataOf(answer))
}

/** The refusal of a way, with the place at which it is barred. */
function reasonOnTheWay({ operation, ...state }: State, id: string): Refusal {
  const space = findSpace(id)
  if (!operation?.group || space === undefined) return barred('no-line', { space: id })
  const found = barOnTheWay({ operation, ...state }, operation, operation.group, space)
  return barred(found.bar, { space: spaceId(found.space) })
}

function dataOf(answer: Answer): Record<string, string> {
  const data: Record<string, string> = {}
  for (const key of ['space', 'unit', 'card'] as const) {
    const value = (answer as unknown as Record<string, unknown>)[key]
    if (typeof value === 'string') data[key] = value
  }
  return data
}

function barOfCard(state: State, id: CardId): Bar {
  const { battle, pending } = state
  const card = findCard(id)
  if (!battle || !pending || !card) return 'card-does-not-fit'
  const step = pending.kind === 'trench-cards' ? 'trench' : pending.kind === 'flank' ? 'flank' : 'cards'
  return barToCard(state, battle, card.id, pending.side, step) ?? 'not-in-hand'
}

const known = (indices: readonly (number | undefined)[]): readonly number[] =>
  indices.map((index) => index ?? -1)

function barOf(state: State, answer: Answer): Bar {
  const { operation, battle, redeployment } = state
  switch (answer.kind) {
    case 'play':
      return (findCard(answer.card) && barToPlay(state, answer.card, answer.as)) || 'not-in-hand'
    case 'activate': {
      const space = findSpace(answer.space)
      if (!operation || space === undefined) return 'no-units'
      return barToActivate(state, operation, space, answer.for) ?? 'no-units'
    }
    case 'take': {
      const units = known(answer.units.map(findUnit))
      return (operation && !units.includes(-1) && barToSetOut(state, operation, units)) || 'no-units'
    }
    case 'stop':
      return (operation?.group && barToStop(state, operation, operation.group)) ?? 'no-points-left'
    case 'entrench': {
      const unit = findUnit(answer.unit)
      return unit === undefined || !operation ? 'no-units' : (barToDig(state, operation, unit) ?? 'no-units')
    }
    case 'done':
      return (operation && violationsOf(state, operation)[0]?.bar) ?? 'other-question'
    case 'attack': {
      const space = findSpace(answer.space)
      if (space === undefined || !operation) return 'nothing-to-attack'
      return barToBattle(state, operation, space)
    }
    case 'join': {
      const unit = findUnit(answer.unit)
      if (unit === undefined || !operation || !battle) return 'no-units'
      return (
        barToAttack(state, operation, unit, battle.target) ??
        barTogether(state, operation, [...battle.attackers, unit], battle.target) ??
        'fought-already'
      )
    }
    case 'leave':
      return 'no-units'
    case 'fight':
      return (
        (operation && battle && barToFight(state, operation, battle.attackers, battle.target)) ??
        'nobody-attacks'
      )
    case 'flank':
      if (!battle) return 'no-flank'
      if (!battle.from.includes(findSpace(answer.pin) ?? -1)) return 'not-a-pin'
      return answer.card === null ? 'no-flank' : barOfCard(state, answer.card)
    case 'card':
      return barOfCard(state, answer.card)
    case 'redeploy': {
      const unit = findUnit(answer.unit)
      if (unit === undefined || !redeployment) return 'no-units'
      const bar = barToRedeploy(state, redeployment, unit)
      return bar === 'no-destination' ? barToAnyPlace(state, unit) : (bar ?? 'redeployed-already')
    }
    case 'losses':
      return battle?.asked
        ? barToLose(state, battle, battle.asked, known(answer.steps.map(findUnit)))
        : 'no-such-loss'
    case 'restore':
      return 'no-such-restoring'
    case 'stand':
      return 'no-standing'
    case 'retreat':
      return battle ? barToRetreat(battle, known(answer.path.map(findSpace))) : 'no-such-retreat'
    case 'advance':
      return battle
        ? barToAdvance(state, battle, known(answer.units.map(findUnit)), known(answer.path.map(findSpace)))
        : 'no-such-advance'
    case 'to': {
      const chosen = redeployment?.chosen ?? null
      const to = answer.space === null ? null : findSpace(answer.space)
      return chosen === null || to === undefined ? 'no-way' : barToRedeployTo(state, chosen, to)
    }
    case 'place':
      return 'no-such-place'
    case 'dig':
      return 'no-such-trench'
    case 'flip': {
      const unit = findUnit(answer.unit)
      if (unit === undefined) return 'not-replaceable'
      return state.pending?.kind === 'flip'
        ? barToLandwehr(state, unit)
        : barToReplace(state, state.pending?.side ?? state.side, unit, 'fill-up', 1)
    }
    case 'rebuild': {
      const unit = findUnit(answer.unit)
      const steps = answer.strength === 'full' ? 2 : 1
      return unit === undefined
        ? 'not-replaceable'
        : barToReplace(state, state.pending?.side ?? state.side, unit, 'rebuild', steps)
    }
    case 'discard':
      return 'not-a-combat-card'
    case 'go':
      return 'no-line'
    case 'restart':
      return operation && operation.moved.length + operation.digging.length === 0
        ? 'nothing-to-restart'
        : 'other-question'
    case 'call-off':
    case 'guns-of-august':
    case 'one-operation':
    case 'no-flank':
    case 'fall-back':
    case 'die':
    case 'bid':
    case 'accept':
    case 'roll':
      return 'other-question'
  }
}
