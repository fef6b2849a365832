// Sides that a battle took nothing from though the other side inflicted a loss number.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { otherSide, type SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { sideOf } from '../map/side-of.ts'
import { guidedWith } from '../words/guide.svelte.ts'
import { sideName } from '../words/names.ts'

export interface Unhurt {
  readonly side: SideName
  /** What was inflicted, less than any step takes. */
  readonly loss: number
}

/** The sides that lost nothing to a loss number above 0 in a battle that was won or drawn, by its log. */
export function unhurtIn(battle: readonly LogEntry[]): readonly Unhurt[] {
  if (!battle.some(({ kind }) => kind === 'battle-won')) return []
  return battle.flatMap((entry) => {
    if (entry.kind !== 'fired' || entry.loss === 0) return []
    const side = otherSide(entry.side)
    const isHurt = battle.some(
      (one) => one.kind === 'fort-fell' || (one.kind === 'lost' && sideOf(one.unit) === side),
    )
    return isHurt ? [] : [{ side, loss: entry.loss }]
  })
}

/** That a side lost nothing to a loss number which is too small for any step. */
export const unhurtText = ({ side, loss }: Unhurt): string =>
  guidedWith('told', 'unhurt', { side: sideName(side), loss: String(loss) })
