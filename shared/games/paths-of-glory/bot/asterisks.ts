// Points that cards with an asterisk score as events.
import { cardFits } from '../combat/battle-cards.ts'
import { forceAllowsFlank, groundAllowsFlank } from '../combat/flank.ts'
import { type Card, cardNamed } from '../facts/cards.ts'
import { enemyOf } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import type { UnitIndex } from '../facts/units.ts'
import { starsScore } from '../scenarios/scenarios.ts'
import { newBattle } from '../state/new-battle.ts'
import { stackOf } from '../state/stacks.ts'
import type { Battle, State } from '../state/state.ts'

/** The point that a card with an asterisk scores for its side when it is played as an event; 0 where none does. */
export const asteriskOf = ({ scenario }: State, { removed }: Card): number =>
  removed && starsScore(scenario) ? 1 : 0

/** A battle as it would begin. */
function battleFor(state: State, target: SpaceIndex, attackers: readonly UnitIndex[]): Battle {
  const { side, board } = state
  const defenders = stackOf(board, target, enemyOf(side))
  return {
    ...newBattle(side, target),
    attackers,
    defenders,
    from: [...new Set(attackers.map((unit) => board.at[unit] as number))],
    hadUnits: defenders.length > 0,
  }
}

/** How many points an attack brings by the asterisks of cards that the attacker holds and may play in it. */
export function asterisksIn(state: State, target: SpaceIndex, units: readonly UnitIndex[]): number {
  const { side, board } = state
  const held = state.hands[side]
    .map(cardNamed)
    .filter((card) => card.combat !== null && asteriskOf(state, card) > 0)
  if (held.length === 0) return 0
  const battle = battleFor(state, target, units)
  return held.filter((card) => {
    if (!cardFits(state, battle, card, side)) return false
    if (card.combat?.step !== 'flank') return true
    return (
      forceAllowsFlank(units, battle.from) &&
      groundAllowsFlank(board, target, enemyOf(side), battle.hadUnits, 'count')
    )
  }).length
}
