import { beforeAll, expect, it } from 'vitest'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import { openText } from './left-open.ts'

beforeAll(async () => {
  await loadTexts('ru')
  await loadGuide()
})

it.each([
  [['liege'], 'в регионе Льеж:'],
  [['liege', 'koblenz'], 'в регионах Льеж, Кобленц:'],
])('names one place or several in which nobody would stay: %j', (from, expected) => {
  expect(openText([], from).replaceAll('\u{A0}', ' ')).toContain(expected)
})
