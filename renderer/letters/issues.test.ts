import { expect, it } from 'vitest'
import type { LetterView } from '../../shared/table/letters/view.ts'
import { issuesOf, readingTime } from './issues.ts'

const printed = (number: number, phase: string) => ({ number, phase, text: 'x', headline: '' }) as LetterView

it('prints an issue a phase, in order', () => {
  const issues = issuesOf([printed(1, 'S1901M'), printed(2, 'S1901M'), printed(3, 'F1901M')])
  expect(issues.map(({ phase, articles }) => [phase, articles.length])).toEqual([
    ['S1901M', 2],
    ['F1901M', 1],
  ])
})

it('leaves a paper up for as long as it takes to read', () => {
  expect(readingTime({ headline: '', text: '' })).toBe(12_000)
  expect(readingTime({ headline: '', text: 'x'.repeat(100) })).toBe(18_000)
  expect(readingTime({ headline: '', text: 'x'.repeat(4000) })).toBe(45_000)
})
