import { beforeAll, describe, expect, it } from 'vitest'
import { BARS } from '../../../../shared/games/paths-of-glory/refusals.ts'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { loadTexts } from '../words/text.ts'
import { loadRules, type Rule, ruleAt } from './rule-book.ts'
import { RULE_OF_DECISION, RULE_OF_DIE } from './rules-of-questions.ts'

describe.each(LANGUAGES)('the rules in %s', (language) => {
  let rules: readonly Rule[]
  beforeAll(async () => {
    await loadTexts(language)
    rules = await loadRules()
  })

  it('are in the order of the book, each with a title and a text', () => {
    const numbers = rules.map(({ number }) => number.split('.').map(Number))
    const inOrder = numbers.toSorted((a, b) => {
      const at = a.findIndex((part, i) => part !== b[i])
      return at === -1 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0)
    })
    expect(numbers).toEqual(inOrder)
    for (const { number, title, text } of rules) {
      expect(title, number).not.toBe('')
      expect(text.length, number).toBeGreaterThan(40)
    }
  })

  it('explain every refusal that has a number, and every question', () => {
    const numbered = Object.values(BARS).filter((rule) => /^\d+\.\d/.test(rule))
    for (const number of [...numbered, ...Object.values(RULE_OF_DECISION), ...Object.values(RULE_OF_DIE)])
      expect(ruleAt(rules, number), number).not.toBeNull()
  })
})

it('has no text for a number that is no rule', () => {
  expect(ruleAt([{ number: '14.1', title: '', text: '' }], '99.1')).toBeNull()
})
