// Why an answer is not legal: the first rule that bars it, for a person who asked for it.
import { barToActivate } from './activation/activating.ts'
import { barToPlay } from './cards/playable.ts'
import { barToCard } from './combat/battle-cards.ts'
import { barToAttack, barToFight, barTogether, barToTarget } from './combat/targets.ts'
import { type CardId, findCard } from './facts/cards.ts'
import type { Side } from './facts/nations.ts'
import { findSpace } from './facts/spaces.ts'
import { findUnit } from './facts/units.ts'
import { barToDig, barToGo, barToStop, barToTake, violationsOf } from './movement/moving.ts'
import { barToRedeploy } from './redeployment/redeploying.ts'
import { type Bar, barred } from './refusals.ts'
import type { Answer, AnswerKind, DecisionKind } from './state/answer.ts'
import type { State } from './state/state.ts'
import type { Refusal } from '../../kernel/refusal.ts'

/** Which answers each question takes. */
const TAKES: Readonly<Record<DecisionKind, readonly AnswerKind[]>> = {
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
}

/** The refusal of an answer that is not legal. */
export function reasonAgainst(state: State, side: Side, answer: Answer): Refusal {
  const { pending } = state
  if (!pending) return barred('nothing-asked')
  if (pending.side !== side) return barred('not-asked', { decision: pending.kind })
  if (!TAKES[pending.kind].includes(answer.kind)) return barred('other-question', { decision: pending.kind })
  return barred(barOf(state, answer), dataOf(answer))
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
  const step = pending.kind === 'trench-cards' ? 'trench' : 'cards'
  return barToCard(state, battle, card.id, pending.side, step) ?? 'not-in-hand'
}

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
    case 'take':
      for (const id of answer.units) {
        const unit = findUnit(id)
        const bar = unit === undefined || !operation ? 'no-units' : barToTake(state, operation, unit)
        if (bar) return bar
      }
      return 'no-units'
    case 'go': {
      const space = findSpace(answer.space)
      if (!operation?.group || space === undefined) return 'no-line'
      return barToGo(state, operation, operation.group, space) ?? 'no-line'
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
      if (space === undefined) return 'nothing-to-attack'
      return barToTarget(state, operation, space, state.side) ?? 'not-adjacent'
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
      return answer.card === null ? 'no-flank' : 'card-does-not-fit'
    case 'card':
      return barOfCard(state, answer.card)
    case 'redeploy': {
      const unit = findUnit(answer.unit)
      if (unit === undefined || !redeployment) return 'no-units'
      return barToRedeploy(state, redeployment, unit) ?? 'redeployed-already'
    }
    case 'losses':
      return 'no-such-loss'
    case 'restore':
      return 'no-such-restoring'
    case 'stand':
      return 'no-standing'
    case 'retreat':
      return 'no-such-retreat'
    case 'advance':
      return 'no-such-advance'
    case 'to':
      return answer.space === null ? 'no-reserve' : 'no-way'
    case 'place':
      return 'no-such-place'
    case 'dig':
      return 'no-such-trench'
    case 'flip':
    case 'rebuild':
      return 'not-replaceable'
    case 'discard':
      return 'not-a-combat-card'
    case 'guns-of-august':
    case 'one-operation':
    case 'restart':
    case 'call-off':
    case 'no-flank':
    case 'fall-back':
      return 'other-question'
  }
}
