// The rules in our own words, by the book's numbers, as far as the introductory scenario needs them; fetched when they are opened.
import type en from '../../../../resources/messages/en/paths-of-glory-rules.json'
import type { Language } from '../../../../shared/kernel/language.ts'
import { language } from '../words/text.ts'

type Words = Readonly<Record<Exclude<keyof typeof en, '$schema'>, string>>

const FILES: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('../../../../resources/messages/en/paths-of-glory-rules.json'),
  ru: () => import('../../../../resources/messages/ru/paths-of-glory-rules.json'),
  bg: () => import('../../../../resources/messages/bg/paths-of-glory-rules.json'),
  cs: () => import('../../../../resources/messages/cs/paths-of-glory-rules.json'),
}

export interface Rule {
  readonly number: string
  readonly title: string
  readonly text: string
}

/** All rules in the reader's language, in the order of the book. */
export async function loadRules(): Promise<readonly Rule[]> {
  const words: Readonly<Record<string, string>> = (await FILES[language()]()).default
  return Object.keys(words).flatMap((key) => {
    const [, part] = /^rule_(.+)$/.exec(key) ?? []
    return part === undefined
      ? []
      : [{ number: part.replaceAll('_', '.'), title: words[`title_${part}`] ?? '', text: words[key] ?? '' }]
  })
}

/**
 * The rule that a number belongs to: itself, or the one it is a part of (14.1.1.1 is explained in 14.1); null where
 * there is none.
 */
export function ruleAt(rules: readonly Rule[], number: string): Rule | null {
  for (let at = number; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const found = rules.find((rule) => rule.number === at)
    if (found) return found
  }
  return null
}
