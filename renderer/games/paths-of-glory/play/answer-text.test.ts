import { expect, it } from 'vitest'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { loadTexts } from '../words/text.ts'
import { answerText } from './answer-text.ts'

const activate = { kind: 'activate', space: 'sedan', for: 'move' } as unknown as Answer
const flip = { kind: 'flip', unit: 'ge-corps-01' } as unknown as Answer

it.each(LANGUAGES)('tells what an answer spends (%s)', async (language) => {
  await loadTexts(language)
  expect(answerText(activate, 3)).toMatch(/^.*Седан.*\(\S+: 3\)$|^.*Sedan.*\(\S+: 3\)$/)
  expect(answerText(flip, 0.5)).toMatch(/\(\S+: ½\)$/)
  expect(answerText(activate)).not.toContain('(')
})

it('says it in plain English', async () => {
  await loadTexts('en')
  expect(answerText(activate, 1)).toContain('(operations: 1)')
  expect(answerText(flip, 0.5)).toContain('(points: ½)')
})
