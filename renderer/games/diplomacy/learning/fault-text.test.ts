// Every wrong answer of every lesson says why it is wrong, in every language.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf, outOfReach } from '../../../../shared/games/diplomacy/lessons/faults.ts'
import { type Diagram, DIAGRAMS } from '../../../../shared/games/diplomacy/lessons/diagrams.ts'
import { drawnUp, reachAnswers, turnAnswers } from '../../../../shared/games/diplomacy/lessons/quiz.ts'
import { turnOf } from '../../../../shared/games/diplomacy/lessons/replay.ts'
import { compiledFor } from '../../../../shared/games/diplomacy/variants/compiled.ts'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { baseLocale, overwriteGetLocale } from '../../../paraglide/runtime.js'
import { wordsOf } from '../words/notation-words.ts'
import { faultText, outOfReachText, overlookedText } from './fault-text.ts'
import { loadTexts } from '../words/learning-text.ts'

const { board } = compiledFor({ variant: 'standard' })
const diagrams: readonly Diagram[] = Object.values(DIAGRAMS)

afterAll(() => overwriteGetLocale(() => baseLocale))

describe.each(LANGUAGES)('wrong answers in %s', (language) => {
  beforeAll(async () => {
    overwriteGetLocale(() => language)
    await loadTexts(language)
  })

  it('about a turn give a reason that names what the engine says', () => {
    const silent: string[] = []
    for (const diagram of diagrams) {
      if (diagram.kind !== 'turn') continue
      const { results } = turnOf(drawnUp(diagram))
      for (const { says, right, overlooks, key } of turnAnswers(board, diagram)) {
        const reasons = faultsOf(says, results).map((fault) => faultText(fault, results, language))
        if (right) expect(reasons, diagram.id).toEqual([])
        else if (reasons.length === 0) silent.push(`${diagram.id} ${key}`)
        for (const text of [...reasons, ...(overlooks ? [overlookedText(overlooks, language)] : [])])
          expect(text, `${diagram.id} ${key}`).toMatch(/^[^{}]{12,}$/)
      }
    }
    expect(silent).toEqual([])
  })

  it('about a unit’s reach say what bars the way', () => {
    for (const diagram of diagrams) {
      if (diagram.kind !== 'reach') continue
      const { unit } = drawnUp(diagram)[0]!
      for (const { says, right } of reachAnswers(board, diagram)) {
        const why = outOfReach(board, unit, says)
        expect(why === null, `${diagram.id} ${says}`).toBe(right)
        if (why) expect(outOfReachText(why, unit, says, wordsOf(language))).toMatch(/^[^{}]{12,}$/)
      }
    }
  })
})

it.each([
  ['1', 'A PAR', 'MAR', 'far'],
  ['2', 'F ENG', 'PAR', 'fleet-inland'],
  ['3', 'F ROM', 'VEN', 'no-shore'],
  ['spain', 'F SPA/NC', 'LYO', 'other-coast'],
  ['denmark', 'A DEN', 'BAL', 'army-at-sea'],
  ['kiel', 'F KIE', 'DEN', null],
] as const)('map %s: from %s to %s is %s', (id, _, to, why) => {
  const { unit } = drawnUp(DIAGRAMS[id])[0]!
  expect(outOfReach(board, unit, to as never)).toBe(why)
})
