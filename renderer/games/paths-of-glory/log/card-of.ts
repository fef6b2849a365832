import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'

/** The card that an entry is about; null for one about none. */
export const cardOf = (entry: LogEntry): CardId | null => ('card' in entry && entry.card) || null
