// The newspaper in issues: the broadcasts of one phase are one issue.
import type { LetterView } from '../../shared/table/letters/view.ts'

/** Letters or broadcasts phase by phase, as they lie: each phase of broadcasts is an issue. */
export function byPhase(
  letters: readonly LetterView[],
): readonly { readonly phase: string; readonly letters: readonly LetterView[] }[] {
  const phases = new Map<string, LetterView[]>()
  for (const one of letters) phases.set(one.phase, [...(phases.get(one.phase) ?? []), one])
  return [...phases].map(([phase, its]) => ({ phase, letters: its }))
}

type Text = Pick<LetterView, 'headline' | 'text'>
const lengthOf = ({ headline, text }: Text): number => headline.length + text.length

/** The time (ms) to read an issue of that length: between 12 and 45 seconds. */
export const readingTime = (article: Text): number => Math.min(45_000, 12_000 + lengthOf(article) * 60)

/** The newest articles, oldest first, that have room on a page of so many characters; the newest one always. */
export function newestWithin<One extends Text>(articles: readonly One[], characters: number): readonly One[] {
  let left = characters
  const first = articles.findLastIndex((one, at) => {
    left -= lengthOf(one)
    return left < 0 && at < articles.length - 1
  })
  return articles.slice(first + 1)
}

/** Whether an article is so short that it is set as a poster is. */
export const isPoster = (article: Text): boolean => lengthOf(article) <= 240 && !/\n.*\n/.test(article.text)
