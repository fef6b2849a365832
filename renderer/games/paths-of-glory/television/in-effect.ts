// The card that the room talks about: the combat card of the battle, else what the action is made with.
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import type { Use } from '../../../../shared/games/paths-of-glory/facts/use.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'

export interface CardInEffect {
  readonly side: SideName
  /** None where the single operation is taken. */
  readonly card: CardId | null
  readonly as: Use | 'one-operation' | 'combat'
}

/** The card last played by the log of a phase; null where none was. Combat cards count in their battle alone. */
export function cardInEffect(log: readonly LogEntry[], inBattle: boolean): CardInEffect | null {
  for (const entry of log.toReversed()) {
    if (entry.kind === 'played') return { side: entry.side, card: entry.card, as: entry.as }
    if (entry.kind === 'one-operation') return { side: entry.side, card: null, as: 'one-operation' }
    if (inBattle && entry.kind === 'combat-card') return { side: entry.side, card: entry.card, as: 'combat' }
    // What was played before the attack belongs to another battle.
    if (entry.kind === 'attacked') inBattle = false
  }
  return null
}
