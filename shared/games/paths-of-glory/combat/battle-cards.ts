// Combat cards in a battle (9.5.4): which fit, and what they change.
import { policyOf } from '../editions/edition.ts'
import { type Card, type CardId, type CombatSpec, cardNamed } from '../facts/cards.ts'
import { enemyOf, type Side } from '../facts/nations.ts'
import { spaceAt } from '../facts/spaces.ts'
import { seasonOf } from '../facts/turns.ts'
import { unitAt, type UnitIndex } from '../facts/units.ts'
import { hasFort, trenchOf } from '../state/board.ts'
import type { Battle, Role, State } from '../state/state.ts'
import { isSupplied } from '../supply/supply.ts'
import type { Bar } from '../refusals.ts'
import { dieModifierOf } from './die-modifier.ts'

export const roleSide = (battle: Battle, role: Role): Side =>
  role === 'attacker' ? battle.side : enemyOf(battle.side)
export const roleOf = (battle: Battle, side: Side): Role => (side === battle.side ? 'attacker' : 'defender')
export const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker')

/** Whether trenches count in this battle, or a card has taken them away. */
export function trenchesOf(battle: Battle): 'count' | 'cancelled' {
  const special = battle.trenchCard ? cardNamed(battle.trenchCard).combat?.special : null
  return special === 'ignore-trench' || special === 'ignore-trench-fire-first' ? 'cancelled' : 'count'
}

function targetFits(state: State, battle: Battle, spec: CombatSpec): boolean {
  const { board } = state
  const { target } = battle
  const space = spaceAt(target)
  const defender = enemyOf(battle.side)
  const enemies = spec.role === 'defend' ? battle.attackers : [...battle.defenders, ...battle.weary]
  const every = (nation: string) =>
    enemies.length > 0 && enemies.every((unit) => unitAt(unit).nation === nation)
  switch (spec.target) {
    case null:
      return true
    case 'clear':
      return space.terrain === 'clear'
    case 'entrenched':
      return trenchOf(board, target, defender) > 0 && trenchesOf(battle) === 'count'
    case 'no-trench':
      return trenchOf(board, target, defender) === 0
    case 'has-russian-unit':
      return enemies.some((unit) => unitAt(unit).nation === 'ru')
    case 'only-russian-units':
      return every('ru')
    case 'only-italian-units':
      return every('it')
    case 'intact-french-fort':
      return space.country === 'fr' && hasFort(board, target)
    case 'mountain-from-or-to':
      return (
        space.terrain === 'mountain' ||
        battle.attackers.some((unit) => spaceAt(board.at[unit] as number).terrain === 'mountain')
      )
  }
}

const isOf = (spec: CombatSpec, unit: UnitIndex): boolean => spec.nations.includes(unitAt(unit).nation)

/** Whether a unit out of supply among the defenders keeps all of them from using cards (14.3.4). */
const isBesideUnsupplied = (state: State, { defenders, weary }: Battle): boolean =>
  policyOf(state, 'defendersCards') === 'need-all-supplied' &&
  [...defenders, ...weary].some((unit) => !isSupplied(state.board, unit))

/** Why a card could not be played in a battle by a side, wherever it lies (9.5.4.1, 14.1.1.2); null where it could. */
export function barToFit(state: State, battle: Battle, card: Card, side: Side): Bar | null {
  const spec = card.combat
  if (!spec || card.side !== side) return 'not-a-combat-card'
  const role = roleOf(battle, side)
  if (spec.role !== 'either' && spec.role !== (role === 'attacker' ? 'attack' : 'defend'))
    return 'card-other-role'
  const [from, to] = card.tests.find(({ code }) => code === 'turns')?.names.map(Number) ?? [0, 99]
  if (state.turn < (from ?? 0) || state.turn > (to ?? 99)) return 'not-on-this-turn'
  const fighting = role === 'attacker' ? battle.attackers : battle.defenders
  const units = fighting.filter((unit) => isSupplied(state.board, unit))
  if (units.length === 0) return 'card-other-units'
  if (role === 'defender' && isBesideUnsupplied(state, battle)) return 'card-beside-unsupplied'
  if (spec.nations.length > 0) {
    const some = spec.onlyThem
      ? units.every((unit) => isOf(spec, unit))
      : units.some((unit) => isOf(spec, unit))
    if (!some) return 'card-other-units'
  }
  const { country, terrain } = spaceAt(battle.target)
  if (spec.countries.length > 0 && (country === null || !spec.countries.includes(country)))
    return 'card-other-country'
  if (spec.weather.length > 0) {
    const season = seasonOf(state.turn)
    const bites = spec.weather.some(
      (one) => one.terrain === terrain && season !== null && one.seasons.includes(season),
    )
    if (!bites) return 'card-other-ground'
  }
  return targetFits(state, battle, spec) ? null : 'card-other-target'
}

/** Whether a card could be played in a battle by a side. */
export const cardFits = (state: State, battle: Battle, card: Card, side: Side): boolean =>
  barToFit(state, battle, card, side) === null

/** Steps of a battle in which cards are played. */
export type CardStep = 'trench' | 'flank' | 'cards'

/** Whether a card is of a step of the battle. */
const isOfStep = (card: Card, step: CardStep): boolean => {
  switch (card.combat?.step) {
    case 'trench-cancel':
      return step === 'trench'
    case 'flank':
      return step === 'flank'
    case 'cards':
    case 'cards-after-flank':
      return step === 'cards'
    case undefined:
      return false
  }
}

/** Why a combat card may not be played in a step of a battle. */
export function barToCard(state: State, battle: Battle, id: CardId, side: Side, step: CardStep): Bar | null {
  const card = cardNamed(id)
  if (state.spentCards.includes(id)) return 'card-used'
  return barToFit(state, battle, card, side) ?? (isOfStep(card, step) ? null : 'card-other-step')
}

/** Cards that a side may play now: from its hand, or face up before it and not used in this round. */
export function playableCards(state: State, battle: Battle, side: Side, step: CardStep): readonly CardId[] {
  const own = [...state.hands[side], ...state.faceUp[side]]
  return own.filter((id) => {
    const card = cardNamed(id)
    return isOfStep(card, step) && !state.spentCards.includes(id) && cardFits(state, battle, card, side)
  })
}

/**
 * Whether a side is asked for cards: only if some card that it may hold, by public information, could be played. So the
 * question reveals nothing of the hand.
 */
export function mayHoldCard(state: State, battle: Battle, side: Side, step: CardStep): boolean {
  const fits = (id: CardId) => {
    const card = cardNamed(id)
    return isOfStep(card, step) && cardFits(state, battle, card, side)
  }
  if (state.faceUp[side].some((id) => !state.spentCards.includes(id) && fits(id))) return true
  if (state.hands[side].length === 0) return false
  return state.hands[side].some(fits) || state.decks[side].some(fits)
}

/** What a side's cards add to its fire roll. */
export const modifierOf = (battle: Battle, role: Role): number =>
  battle.cards[role].reduce((sum, id) => sum + dieModifierOf(id), 0)

/** The cards of a side that its modifier comes from. */
export const modifyingCards = (battle: Battle, role: Role): readonly CardId[] =>
  battle.cards[role].filter((id) => dieModifierOf(id) !== 0)

const specialCard = (battle: Battle, role: Role, special: CombatSpec['special']): CardId | undefined =>
  battle.cards[role].find((id) => cardNamed(id).combat?.special === special)

/** Whether one of a side's cards does something of its own. */
export const hasSpecial = (battle: Battle, role: Role, special: CombatSpec['special']): boolean =>
  specialCard(battle, role, special) !== undefined

/** The defender's card that does something of its own, for the log; nothing where none does. */
export function byCard(battle: Battle, special: CombatSpec['special']): { readonly card?: CardId } {
  const card = specialCard(battle, 'defender', special)
  return card === undefined ? {} : { card }
}
