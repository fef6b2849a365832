// Why something is not possible now, with the rule of the book.
import type { Refusal } from '../../../../shared/kernel/refusal.ts'
import { named } from './text.ts'

/** A rule as the book numbers it; a few bars come from its tables, which have no numbers. */
const isNumbered = (rule: string): boolean => /^\d+\.\d/.test(rule)

/** A sentence shown at a table, with the rules that explain it. */
export interface Said {
  readonly text: string
  /** More about the place that it is about. */
  readonly about?: string
  readonly rules: readonly string[]
  /** Whether it only describes, and refuses nothing. */
  readonly describes?: boolean
}

/** The rule of a bar, to be opened; none where the book has no number for it. */
export const rulesOfBar = (rule: string): readonly string[] => (isNumbered(rule) ? [rule] : [])

/** Why moves cannot be ended yet, the place first. */
export const violationText = (place: string, bar: string): string => `${place}: ${named('bar', bar)}`

/** The game's own refusal as a sentence; null for a refusal of the table. */
export function refusedText({ code, data }: Refusal): Said | null {
  const [game, bar] = code.split('/')
  const { rule } = data ?? {}
  const number = typeof rule === 'string' ? rule : ''
  return game === 'pog' && bar !== undefined ? { text: named('bar', bar), rules: rulesOfBar(number) } : null
}
