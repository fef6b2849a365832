import { expect, it, test } from 'vitest'
import { DIPLOMACY_REFUSALS } from '../../../../shared/games/diplomacy/refusals.ts'
import { type OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import { ILLEGALITIES } from '../../../../shared/games/diplomacy/orders/illegality.ts'
import { entries } from '../rules/reference.ts'
import { loadTexts } from './learning-text.ts'
import { ruleBehind, ruleBehindRefusal } from './rule-behind.ts'

/** The reference as a reader finds it. */
async function reference(): Promise<ReadonlySet<string>> {
  await loadTexts('en')
  return new Set(entries().map(({ id }) => id))
}

it('is the rule a result names, before anything else', () => {
  const swapped = { outcome: { kind: 'moves', convoyed: true }, rule: 'exchange-by-convoy' } as const
  expect(ruleBehind(swapped)).toBe(19)
  expect(ruleBehind({ outcome: { kind: 'moves', convoyed: true } })).toBe('orders')
})

it('is the number that a record of an earlier version holds in place of the name', () => {
  const old = { outcome: { kind: 'moves', convoyed: true }, rule: 19 } as unknown as OrderResult
  expect(ruleBehind(old)).toBe(19)
})

it.each(ILLEGALITIES)('leads from an order that is %s to an entry of the reference', async (why) => {
  expect(await reference()).toContain(String(ruleBehind({ outcome: { kind: 'illegal', why } })))
})

test.each(
  DIPLOMACY_REFUSALS.filter((code) => code.startsWith('order/') && code !== 'order/unknown-language'),
)('the refusal %s has an entry of the reference behind it', async (code) =>
  expect(await reference()).toContain(String(ruleBehindRefusal(code))),
)

it('has nothing to say where only the table refuses', () => {
  expect(ruleBehindRefusal('person/name-taken')).toBeNull()
})
