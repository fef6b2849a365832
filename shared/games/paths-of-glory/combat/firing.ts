// Fire in a battle (12.2.7 to 12.2.9).
import { enemyOf, sideName } from '../facts/nations.ts'
import { type SpaceIndex } from '../facts/spaces.ts'
import { COLUMN_NAMES } from '../facts/tables.ts'
import { type UnitIndex } from '../facts/units.ts'
import { type Board, hasFort } from '../state/board.ts'
import { type Battle, type Role } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { modifierOf, modifyingCards, roleSide, trenchesOf } from './battle-cards.ts'
import { fireOf, firepower, shiftsAt } from './fire.ts'

/** Those of some units that are still on the board. */
export const living = (board: Board, units: readonly UnitIndex[]): UnitIndex[] =>
  units.filter((unit) => (board.at[unit] as number) >= 0)

/** Whether the defender's fort stands and fires. */
export const defendingFort = (board: Board, battle: Battle): SpaceIndex | null =>
  board.holder[battle.target] === enemyOf(battle.side) && hasFort(board, battle.target) ? battle.target : null

/** One side fires. */
export function shoot(work: Work, role: Role): void {
  const battle = work.battle
  const { board } = work
  const side = roleSide(battle, role)
  const hasUnits = living(board, [...battle.defenders, ...battle.weary]).length > 0
  const units = living(board, role === 'attacker' ? battle.attackers : battle.defenders)
  const fort = role === 'attacker' ? null : defendingFort(board, battle)
  if (units.length === 0 && fort === null) {
    work.fight({ fire: { ...battle.fire, [role]: noFire } })
    return
  }
  const shift = shiftsAt(board, battle.target, enemyOf(battle.side), hasUnits, trenchesOf(battle))[role]
  const power = firepower(board, units, fort)
  const shot = fireOf(power, shift, work.roll('fire', side, battle.target), modifierOf(battle, role))
  work.fight({ fire: { ...work.battle.fire, [role]: shot } })
  const cards = modifyingCards(battle, role)
  work.log({
    kind: 'fired',
    side: sideName(side),
    strength: shot.strength,
    table: shot.table,
    column: COLUMN_NAMES[shot.table][shot.column] ?? '',
    shift: shot.shift,
    die: shot.die,
    modifier: shot.modifier,
    ...(cards.length > 0 && { cards }),
    loss: shot.loss,
  })
}

const noFire = {
  strength: 0,
  table: 'corps',
  base: 0,
  shift: 0,
  column: 0,
  die: 0,
  modifier: 0,
  loss: 0,
} as const
