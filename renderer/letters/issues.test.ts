import { expect, it } from 'vitest'
import type { LetterView } from '../../shared/table/letters/view.ts'
import { byPhase, isPoster, newestWithin, readingTime } from './issues.ts'

const printed = (number: number, phase: string) => ({ number, phase, text: 'x', headline: '' }) as LetterView
const article = (characters: number) => ({ headline: '', text: 'x'.repeat(characters) })

it('prints an issue a phase, in order', () => {
  const issues = byPhase([printed(1, 'S1901M'), printed(2, 'S1901M'), printed(3, 'F1901M')])
  expect(issues.map(({ phase, letters }) => [phase, letters.length])).toEqual([
    ['S1901M', 2],
    ['F1901M', 1],
  ])
})

it('leaves a paper up for as long as it takes to read', () => {
  expect(readingTime(article(0))).toBe(12_000)
  expect(readingTime(article(100))).toBe(18_000)
  expect(readingTime(article(4000))).toBe(45_000)
})

it('gives a page to the newest articles, whatever the length of the newest one', () => {
  const lengths = (articles: readonly { text: string }[]) => articles.map(({ text }) => text.length)
  expect(lengths(newestWithin([article(100), article(200), article(300)], 600))).toEqual([100, 200, 300])
  expect(lengths(newestWithin([article(101), article(200), article(300)], 600))).toEqual([200, 300])
  expect(lengths(newestWithin([article(1), article(601), article(300)], 600))).toEqual([300])
  expect(lengths(newestWithin([article(1), article(4000)], 600))).toEqual([4000])
  expect(newestWithin([], 600)).toEqual([])
})

it('makes a poster of a few words', () => {
  expect(isPoster({ headline: 'Peace in our time', text: 'Nobody will strike tonight.' })).toBe(true)
  expect(isPoster(article(241))).toBe(false)
  expect(isPoster({ headline: '', text: 'one\ntwo\nthree' })).toBe(false)
})
