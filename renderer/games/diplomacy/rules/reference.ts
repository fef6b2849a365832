// The rules as entries of a reference: sections in our own words, the 22 rules among them by their numbers.
import { LESSON_NUMBERS } from '../../../../shared/games/diplomacy/lessons/sandbox.ts'
import { named, t } from '../words/learning-text.ts'
import { SECTIONS } from '../words/rule-behind.ts'
import { RULES, ruleText } from '../words/rule-text.ts'

export interface Entry {
  /** What the address ends in: `support`, `13`. */
  readonly id: string
  readonly head: string
  readonly text: string
  /** Item of the list of 22 rules. */
  readonly rule: number | null
}

/** Every entry in its order, in the page's language. */
export function entries(): readonly Entry[] {
  return SECTIONS.flatMap((id): readonly Entry[] => {
    if (id === '22')
      return Array.from({ length: RULES }, (_, i) => ({
        id: String(i + 1),
        head: t('learn_rule', { rule: i + 1 }),
        text: ruleText(i + 1),
        rule: i + 1,
      }))
    return [
      {
        id,
        head: named(`rules_head_${id}`) ?? '',
        text: named(`rules_text_${id}`, LESSON_NUMBERS) ?? '',
        rule: null,
      },
    ]
  })
}

/** Small letters without their marks, so that a search need not hit them. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Entries that hold every word of a search; all of them where nothing is searched. */
export function search(all: readonly Entry[], words: string): readonly Entry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return all.filter(({ head, text }) => {
    const held = plain(`${head} ${text}`)
    return wanted.every((word) => held.includes(word))
  })
}
