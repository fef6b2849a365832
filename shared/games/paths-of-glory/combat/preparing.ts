// Before the dice: cards that take trenches away, the flank attempt, combat cards (12.2.4 to 12.2.6).
import { type CardId } from '../facts/cards.ts'
import { enemyOf, sideName, type Side } from '../facts/nations.ts'
import { spaceId, type SpaceIndex } from '../facts/spaces.ts'
import { playedAsEvent } from '../politics/played-as-event.ts'
import type { Answer } from '../state/answer.ts'
import { type Battle, type Role, type State, withSide } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { mayHoldCard, playableCards, roleSide, trenchesOf } from './battle-cards.ts'
import { flankModifier, flankSucceeds, forceAllowsFlank, groundAllowsFlank } from './flank.ts'
import { fire } from './taking.ts'

/** Begins with cards that take trenches away (12.2.4). */
export function askTrenchCards(work: Work): void {
  const battle = work.battle
  if (mayHoldCard(work.state, battle, battle.side, 'trench')) work.ask('trench-cards', battle.side)
  else askFlank(work)
}

const mayFlank = (state: State, battle: Battle): boolean =>
  forceAllowsFlank(battle.attackers, battle.from) &&
  groundAllowsFlank(
    state.board,
    battle.target,
    enemyOf(battle.side),
    battle.defenders.length + battle.weary.length > 0,
    trenchesOf(battle),
  )

function askFlank(work: Work): void {
  if (mayFlank(work.state, work.battle)) work.ask('flank', work.battle.side)
  else askCards(work, 'attacker')
}

/** Answers to whether a flank attack is tried. */
export function flankAnswers(state: State, battle: Battle): Answer[] {
  const cards = playableCards(state, battle, battle.side, 'flank')
  return [
    ...battle.from.flatMap((pin): Answer[] => [
      { kind: 'flank', pin: spaceId(pin), card: null },
      ...cards.map((card): Answer => ({ kind: 'flank', pin: spaceId(pin), card })),
    ]),
    { kind: 'no-flank' },
  ]
}

/** A flank attack is tried: a die, or a card that makes it succeed (12.3.3). */
export function tryFlank(work: Work, pin: SpaceIndex, card: CardId | null): void {
  const battle = work.battle
  const modifier = flankModifier(work.board, battle.from, pin, battle.target, battle.side)
  if (card) playCard(work, 'attacker', card)
  const die = card ? null : work.roll('flank', battle.side, battle.target)
  const success = die === null || flankSucceeds(die, modifier)
  work.log({ kind: 'flank', pin: spaceId(pin), die, modifier, success, ...(card && { card }) })
  work.fight({ flank: { pin, modifier, success }, order: success ? 'attacker' : 'defender' })
  askCards(work, 'attacker')
}

/** No flank attack. */
export const skipFlank = (work: Work): void => askCards(work, 'attacker')

function askCards(work: Work, role: Role): void {
  const battle = work.battle
  const side = roleSide(battle, role)
  if (mayHoldCard(work.state, battle, side, 'cards')) {
    work.ask(role === 'attacker' ? 'attacker-cards' : 'defender-cards', side)
    return
  }
  cardsDone(work, role)
}

/** A side has played its cards. */
export function cardsDone(work: Work, role: Role): void {
  if (role === 'attacker') askCards(work, 'defender')
  else fire(work)
}

/** Answers to which combat card is played next. */
export const cardAnswers = (state: State, battle: Battle, side: Side, step: 'trench' | 'cards'): Answer[] => [
  ...playableCards(state, battle, side, step).map((card): Answer => ({ kind: 'card', card })),
  { kind: 'done' },
]

/** A side plays a card in the battle; one from its hand is an event (9.5.4). */
export function playCard(work: Work, role: Role, id: CardId): void {
  const battle = work.battle
  const side = roleSide(battle, role)
  const { state } = work
  if (state.hands[side].includes(id)) {
    state.hands = withSide(
      state.hands,
      side,
      state.hands[side].filter((one) => one !== id),
    )
  }
  state.spentCards = [...state.spentCards, id]
  work.log({ kind: 'combat-card', side: sideName(side), card: id })
  work.fight({ cards: { ...battle.cards, [role]: [...battle.cards[role], id] } })
  playedAsEvent(work, id)
}

/** A card that takes trenches away. */
export function playTrenchCard(work: Work, id: CardId): void {
  playCard(work, 'attacker', id)
  work.fight({ trenchCard: id })
  askFlank(work)
}

/** No such card. */
export const skipTrenchCards = (work: Work): void => askFlank(work)
