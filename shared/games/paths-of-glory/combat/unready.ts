// What an attack that is being put together cannot do as it stands, for a page that says why.
import { enemyOf } from '../facts/nations.ts'
import type { Bar } from '../refusals.ts'
import type { State } from '../state/state.ts'
import { barToFlank } from './flank.ts'
import { barToFight } from './targets.ts'

export interface Unready {
  readonly what: 'fight' | 'flank'
  readonly bar: Bar
}

/** Why these attackers do not attack together, or why they may try no flank attack although they come from several places. */
export function unreadyNow(state: State): readonly Unready[] {
  const { operation, battle } = state
  if (state.pending?.kind !== 'attackers' || !operation || !battle || battle.attackers.length === 0) return []
  const { attackers, target, side } = battle
  const fight = barToFight(state, operation, attackers, target)
  if (fight) return [{ what: 'fight', bar: fight }]
  if (new Set(attackers.map((unit) => state.board.at[unit])).size < 2) return []
  const flank = barToFlank(state.board, target, enemyOf(side), attackers, 'count')
  return flank ? [{ what: 'flank', bar: flank }] : []
}
