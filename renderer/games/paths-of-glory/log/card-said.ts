// What a line of the log says when it is touched: what its card was played for, and what that did; or what its war status
// is good for.
import { type Card, type CardId, cardNamed } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { Use } from '../../../../shared/games/paths-of-glory/facts/use.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { ruleOfCard } from '../rules/rules-of.ts'
import { RULE_OF_DECISION } from '../rules/rules-of-questions.ts'
import type { Said } from '../words/bar-text.ts'
import { effectText } from '../words/effect-text.ts'
import { guided, guidedWith, loadGuide } from '../words/guide.svelte.ts'
import { cardName } from '../words/names.ts'
import { cardOf } from './card-of.ts'
import { unitsOf, wayOf } from './entry-text.ts'

/** What a line tells of its card. */
type Told = Use | 'combat' | 'discarded' | 'put-away'

const POINTS: Readonly<Partial<Record<Told, (card: Card) => number>>> = {
  ops: ({ operations }) => operations,
  sr: ({ redeployment }) => redeployment,
}

const RULES: Readonly<Partial<Record<Told, string>>> = {
  ops: RULE_OF_DECISION.activate,
  sr: '9.3',
  rp: '9.4',
  discarded: RULE_OF_DECISION.discard,
  'put-away': RULE_OF_DECISION.discard,
}

function toldOf(entry: LogEntry, { category }: Card): Told {
  if (entry.kind === 'played') return entry.as
  if (entry.kind === 'discarded') return entry.faceUp ? 'put-away' : 'discarded'
  return category === 'combat' ? 'combat' : 'event'
}

/** What the war status is good for, said of a line that tells its number. */
async function statusSaid(): Promise<Said | null> {
  await loadGuide().catch(() => undefined)
  const text = guided('status', 'stays')
  return text === null ? null : { text, rules: ['16'] }
}

const isStatus = ({ kind }: LogEntry): boolean => kind === 'stands' || kind === 'status'

/** Whether a touch on a line shows something on the map, or says more. */
export const tellsMore = (entry: LogEntry): boolean =>
  wayOf(entry).length > 0 || unitsOf(entry).length > 0 || isStatus(entry) || cardOf(entry) !== null

/** What a line says when it is touched; null where it says nothing more. */
export const entrySaid = async (entry: LogEntry): Promise<Said | null> =>
  isStatus(entry) ? statusSaid() : cardSaid(entry)

/** What the card of an entry was played for, with what its event did if it happened; null for an entry about none. */
export async function cardSaid(entry: LogEntry): Promise<Said | null> {
  const id: CardId | null = cardOf(entry)
  if (id === null) return null
  // Without these sentences the name is said alone.
  await loadGuide().catch(() => undefined)
  const card = cardNamed(id)
  const told = toldOf(entry, card)
  const effect = effectText(card)
  const isNameless = effect === null && (told === 'event' || told === 'combat')
  const said = guidedWith('card', `as-${told}`, {
    card: cardName(id),
    count: String(POINTS[told]?.(card) ?? ''),
    effect: effect ?? '',
  })
  return { text: (isNameless ? '' : said) || cardName(id), rules: [RULES[told] ?? ruleOfCard(card)] }
}
