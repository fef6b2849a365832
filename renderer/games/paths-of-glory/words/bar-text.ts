// Why something is not possible now, with the rule of the book.
import type { Refusal } from '../../../../shared/kernel/refusal.ts'
import { named, t } from './text.ts'

/** A rule as the book numbers it; a few bars come from its tables, which have no numbers. */
const isNumbered = (rule: string): boolean => /^\d+\.\d/.test(rule)

/** A bar as a sentence with its rule. */
export function barText(bar: string, rule: string): string {
  const reason = named('bar', bar)
  return isNumbered(rule) ? t('refused_rule', { reason, rule }) : reason
}

/** What keeps moves from being done, place first. */
export function violationText(place: string, bar: string, rule: string): string {
  const reason = named('bar', bar)
  return isNumbered(rule) ? t('violation_rule', { place, reason, rule }) : `${place}: ${reason}`
}

/** The game's own refusal as a sentence; null for one that is the table's. */
export function refusedText({ code, data }: Refusal): string | null {
  const [game, bar] = code.split('/')
  const { rule } = data ?? {}
  return game === 'pog' && bar !== undefined ? barText(bar, typeof rule === 'string' ? rule : '') : null
}
