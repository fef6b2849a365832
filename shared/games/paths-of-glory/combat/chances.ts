// The exact chances of a battle that is being prepared, as the side that is asked can know them: with the cards played so
// far, with those that it could still play itself, and with those that lie face up before the other side.
import { type CardId, cardNamed, type CombatSpec } from '../facts/cards.ts'
import { enemyOf, type Side } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import type { DecisionKind } from '../state/answer.ts'
import { stackOf } from '../state/stacks.ts'
import type { Battle, Operation, Role, State } from '../state/state.ts'
import {
  cardFits,
  type CardStep,
  hasSpecial,
  modifierOf,
  playableCards,
  roleOf,
  trenchesOf,
} from './battle-cards.ts'
import { dieModifierOf } from './die-modifier.ts'
import { flankChance } from './flank.ts'
import { type Attack, mayTryFlank, type Odds, oddsOf } from './odds.ts'
import { barToFight } from './targets.ts'

export interface Chance {
  readonly pin: SpaceIndex | null
  /** Dice out of six with which a flank attack still to be rolled succeeds; null where none is. */
  readonly flank: number | null
  /** Cards that are counted beside those played so far. */
  readonly cards: readonly CardId[]
  readonly odds: Odds
}

/** Steps of cards that are still to come, the asked one first; a question without any has no chances. */
const STEPS_LEFT: Partial<Record<DecisionKind, readonly CardStep[]>> = {
  attackers: ['trench', 'flank', 'cards'],
  'trench-cards': ['trench', 'flank', 'cards'],
  flank: ['flank', 'cards'],
  'attacker-cards': ['cards'],
  'defender-cards': ['cards'],
}

/** What the chances can count beside a change of a die. */
const COUNTED: readonly CombatSpec['special'][] = ['ignore-trench', 'flank-succeeds', 'withdrawal']

/** Whether the chances can count what a card does. */
function isCounted(id: CardId): boolean {
  const { combat } = cardNamed(id)
  return combat !== null && (combat.drm !== 0 || COUNTED.includes(combat.special))
}

/** Whether a card does nothing but make a flank attack succeed. */
const isForFlank = (id: CardId): boolean => cardNamed(id).combat?.special === 'flank-succeeds'

/** The battle as it will be once the attack is made. */
function asMade(state: State, operation: Operation, battle: Battle): Battle {
  if (battle.from.length > 0) return battle
  const stack = stackOf(state.board, battle.target, enemyOf(battle.side))
  const weary = stack.filter((unit) => operation.retreated.includes(unit))
  return {
    ...battle,
    weary,
    defenders: stack.filter((unit) => !weary.includes(unit)),
    from: [...new Set(battle.attackers.map((unit) => state.board.at[unit] as number))],
  }
}

/**
 * Sets of cards to count: none, one's own (at a question for cards also each alone), and the other side's face-up ones.
 * What lies face up is always counted alone too. So the sets without a card of the hand are the same with every hand.
 */
function setsOf(
  own: readonly CardId[],
  faceUp: readonly CardId[],
  others: readonly CardId[],
  each: boolean,
): readonly (readonly CardId[])[] {
  const sets = [
    [],
    ...(each ? own.map((card) => [card]) : []),
    faceUp,
    [...faceUp, ...others],
    own,
    [...own, ...others],
  ]
  const seen = new Set<string>()
  return sets.filter((set) => !seen.has(set.join()) && seen.add(set.join()))
}

/** The chances for the side that is asked; none where no attack is ready. */
export function chancesOf(state: State, side: Side): readonly Chance[] {
  const { operation, pending, board } = state
  const steps = pending ? STEPS_LEFT[pending.kind] : undefined
  if (!operation || !state.battle || !pending || !steps) return []
  const { attackers, target } = state.battle
  if (pending.kind === 'attackers' && barToFight(state, operation, attackers, target) !== null) return []
  const battle = asMade(state, operation, state.battle)
  const other = enemyOf(side)
  const own = steps.flatMap((step) => playableCards(state, battle, side, step)).filter(isCounted)
  // The attackers have played their cards when the defenders are asked.
  const others =
    pending.kind === 'defender-cards'
      ? []
      : state.faceUp[other].filter(
          (id) =>
            isCounted(id) && !state.spentCards.includes(id) && cardFits(state, battle, cardNamed(id), other),
        )
  const isRolled = steps.length === 1
  const faceUp = own.filter((id) => state.faceUp[side].includes(id))
  const sets = setsOf(own, faceUp, others, isRolled)
  // Each way to flank by a card is a button with its chances.
  const flanking = own.filter(isForFlank).map((id) => [id])
  const added = flanking.filter((set) => !sets.some((one) => one.join() === set.join()))
  return [...sets, ...added].flatMap((cards) => {
    const attack = attackWith(battle, cards)
    if (isRolled)
      return [chance(state, { ...attack, pin: battle.flank?.pin ?? null, order: battle.order }, null, cards)]
    const isSure = cards.some(isForFlank)
    // From the front such a card does nothing: the others of its set are counted alone.
    const plain = cards.filter((id) => !isForFlank(id))
    const isCountedAlready = isSure && sets.some((one) => one.join() === plain.join())
    const front = isCountedAlready ? [] : [chance(state, attackWith(battle, plain), null, plain)]
    const pins = mayTryFlank(board, attack, battle.from) ? battle.from : []
    return [
      ...front,
      ...pins.map((pin) =>
        isSure
          ? chance(state, { ...attack, pin, order: 'attacker' }, 6, cards)
          : chance(
              state,
              { ...attack, pin },
              flankChance(board, battle.from, pin, target, battle.side),
              cards,
            ),
      ),
    ]
  })
}

const chance = (state: State, attack: Attack, flank: number | null, cards: readonly CardId[]): Chance => ({
  pin: attack.pin,
  flank,
  cards,
  odds: oddsOf(state, attack),
})

/** The attack with what the cards played so far do, and some more cards. */
function attackWith(battle: Battle, cards: readonly CardId[]): Attack {
  const { side, target, attackers, weary } = battle
  const added = (role: Role) =>
    cards
      .filter((card) => roleOf(battle, cardNamed(card).side) === role)
      .reduce((sum, card) => sum + dieModifierOf(card), modifierOf(battle, role))
  const adds = (special: CombatSpec['special']) =>
    cards.some((id) => cardNamed(id).combat?.special === special)
  return {
    side,
    target,
    attackers,
    weary,
    pin: null,
    modifiers: { attacker: added('attacker'), defender: added('defender') },
    trenches: adds('ignore-trench') ? 'cancelled' : trenchesOf(battle),
    withdraws: hasSpecial(battle, 'defender', 'withdrawal') || adds('withdrawal'),
  }
}
