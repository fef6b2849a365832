// The newspaper in issues: the broadcasts of one phase are one issue.
import type { LetterView } from '../../shared/table/letters/view.ts'

export interface Issue {
  readonly phase: string
  readonly articles: readonly LetterView[]
}

/** Issues in their order, each with its articles, oldest first. */
export function issuesOf(printed: readonly LetterView[]): readonly Issue[] {
  const issues = new Map<string, LetterView[]>()
  for (const one of printed) issues.set(one.phase, [...(issues.get(one.phase) ?? []), one])
  return [...issues].map(([phase, articles]) => ({ phase, articles }))
}

/** The time (ms) to read an issue of that length: between 12 and 45 seconds. */
export const readingTime = ({ headline, text }: Pick<LetterView, 'headline' | 'text'>): number =>
  Math.min(45_000, 12_000 + (headline.length + text.length) * 60)
