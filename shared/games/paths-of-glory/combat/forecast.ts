// What each side of a battle brings to its fire before the dice fall: strength, column, and every reason for a shift.
import type { CardId } from '../facts/cards.ts'
import { enemyOf } from '../facts/nations.ts'
import type { FireTable } from '../facts/tables.ts'
import { stackOf } from '../state/stacks.ts'
import { terrainEffect } from '../state/board.ts'
import type { Battle, Role, State } from '../state/state.ts'
import { trenchesOf } from './battle-cards.ts'
import { dieModifierOf } from './die-modifier.ts'
import { columnOf, firepower, shifted, shiftsAt } from './fire.ts'
import { defendingFort, living } from './firing.ts'

export interface Forecast {
  readonly strength: number
  readonly table: FireTable
  /** Columns before and after the shifts. */
  readonly base: number
  readonly column: number
  readonly shifts: readonly { readonly why: 'terrain' | 'trench'; readonly by: number }[]
  /** What cards add to the die. */
  readonly modifiers: readonly { readonly card: CardId; readonly by: number }[]
}

/** The fire of one side as it would be now; null where nobody fires. */
export function forecastOf(state: State, battle: Battle, role: Role): Forecast | null {
  const { board } = state
  const defender = enemyOf(battle.side)
  // Until the attack is made the defenders are whoever stands there.
  const standing = battle.defenders.length > 0 ? battle.defenders : stackOf(board, battle.target, defender)
  const fresh = standing.filter((unit) => !(state.operation?.retreated.includes(unit) ?? false))
  const units = living(board, role === 'attacker' ? battle.attackers : fresh)
  const fort = role === 'attacker' ? null : defendingFort(board, battle)
  if (units.length === 0 && fort === null) return null
  const { strength, table } = firepower(board, units, fort)
  const shift = shiftsAt(board, battle.target, defender, standing.length > 0, trenchesOf(battle))[role]
  const terrain = role === 'attacker' ? terrainEffect(battle.target).shift : 0
  const base = columnOf(table, strength)
  const shifts = [
    { why: 'terrain', by: terrain },
    { why: 'trench', by: shift - terrain },
  ] as const
  return {
    strength,
    table,
    base,
    column: shifted(table, base, shift),
    shifts: shifts.filter(({ by }) => by !== 0),
    modifiers: battle.cards[role].flatMap((card) => {
      const by = dieModifierOf(card)
      return by === 0 ? [] : [{ card, by }]
    }),
  }
}
