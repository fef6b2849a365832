// What an attack that is being put together cannot do as it stands, for a page that says why.
import { enemyOf } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import { unitNamed, type UnitIndex } from '../facts/units.ts'
import type { Bar } from '../refusals.ts'
import type { Answer } from '../state/answer.ts'
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

/** Places from which all units that may join would make an attack that is refused as it then stands (12.1.11). */
export function refusedTogether(state: State, answers: readonly Answer[]): readonly SpaceIndex[] {
  const { operation, battle, pending, board } = state
  if (pending?.kind !== 'attackers' || !operation || !battle) return []
  const joining = new Map<SpaceIndex, UnitIndex[]>()
  for (const answer of answers) {
    if (answer.kind !== 'join') continue
    const unit = unitNamed(answer.unit)
    const at = board.at[unit] as SpaceIndex
    joining.set(at, [...(joining.get(at) ?? []), unit])
  }
  return [...joining].flatMap(([at, units]) =>
    barToFight(state, operation, [...battle.attackers, ...units], battle.target) === null ? [] : [at],
  )
}
