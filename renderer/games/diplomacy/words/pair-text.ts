// Who plays a small power, in words. Only a board that has small powers fetches them.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Allegiance } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../words/rooms.ts'
import { powerText } from './power-text.ts'

/** "played by: France". While the pair is secret its own player reads that it is. */
export function pairText(allegiance: Extract<Allegiance, { kind: 'paired' | 'unpaired' }>): string {
  if (allegiance.kind === 'unpaired') return m.pairs_open()
  const { player, told } = allegiance
  if (player === null) return m.pairs_secret()
  const power = powerText(player)
  return told === 'everybody' ? m.pairs_played({ power }) : m.pairs_yours({ power })
}

/** "Italy: France, Turkey: England". */
export const pairsText = (
  pairs: readonly { readonly minor: PowerId; readonly major: PowerId }[],
  power: (id: PowerId) => string = powerText,
): string => pairs.map(({ minor, major }) => `${power(minor)}: ${power(major)}`).join(', ')
