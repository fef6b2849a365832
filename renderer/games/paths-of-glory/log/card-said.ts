// What a line of the log about a card says when it is touched: the card, which the other side may have played.
import { type CardId, cardNamed } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { ruleOfCard } from '../rules/rules-of.ts'
import type { Said } from '../words/bar-text.ts'
import { effectText } from '../words/effect-text.ts'
import { cardName } from '../words/names.ts'
import { t } from '../words/text.ts'

/** The card that an entry is about; null for one about none. */
export const cardOf = (entry: LogEntry): CardId | null => ('card' in entry ? entry.card : null)

/** The card of an entry with what it is worth and what it does; null for an entry about none. */
export function cardSaid(entry: LogEntry): Said | null {
  const id = cardOf(entry)
  if (id === null) return null
  const card = cardNamed(id)
  const effect = effectText(card)
  return {
    text:
      effect === null ? cardName(id) : t('card_told', { card: cardName(id), ops: card.operations, effect }),
    rules: [ruleOfCard(card)],
  }
}
