import { bookRules } from './book.ts'
import { EDITIONS, type EditionId } from '../editions/edition.ts'
import type { Rules } from './rules.ts'
import { secretsRules } from './secrets/rules.ts'

/** The rules a game can be played by, by the name its options give them. */
export const RULES: Readonly<Record<EditionId, Rules>> = {
  '2000': bookRules(EDITIONS['2000']),
  '1982': bookRules(EDITIONS['1982']),
  '2023': bookRules(EDITIONS['2023']),
  secrets: secretsRules(EDITIONS.secrets),
  escalation: bookRules(EDITIONS.escalation),
}
