import { beforeAll, expect, it } from 'vitest'
import { barred } from '../../../../shared/games/paths-of-glory/refusals.ts'
import { refusedText } from './bar-text.ts'
import { barredAt } from './barred-at.ts'
import { loadGuide } from './guide.svelte.ts'
import { loadTexts } from './text.ts'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

it.each([
  ['the place that was touched', { space: 'nancy' }, 'Nancy: No line joins these two spaces.'],
  [
    'the place, and where the way there is barred',
    { space: 'metz' },
    'Nancy: the way there ends at Metz. No line joins these two spaces.',
  ],
  ['the unit that was meant', { unit: 'ge-5' }, 'German 5th Army: No line joins these two spaces.'],
])('a refused touch names %s, and gives the rule of the refusal alone', (_, data, told) => {
  const refusal = barred('no-line', data)
  const why = refusedText(refusal)!
  const { text, rules } = barredAt('nancy', refusal, why)
  expect(text.replaceAll('\u{A0}', ' ')).toBe(told)
  expect(rules).toEqual(why.rules)
  expect(rules).toHaveLength(1)
})
