// A line of the log where there is room for all of it.
import { cardNamed } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { effectText } from '../words/effect-text.ts'
import { entryText } from './entry-text.ts'

/** An entry in the reader's language; a combat card with what it does. */
export function fullText(entry: LogEntry): string {
  const effect = entry.kind === 'combat-card' ? effectText(cardNamed(entry.card)) : null
  return [entryText(entry), ...(effect === null ? [] : [effect])].join('. ')
}
