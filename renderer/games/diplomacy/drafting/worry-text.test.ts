import { expect, it } from 'vitest'
import type { LocationId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { wordsOf } from '../words/notation-words.ts'
import { worryText } from './worry-text.ts'

const unit = { type: 'F', at: 'NTH' as LocationId } as const

it('says what becomes of a unit without an order', () => {
  expect(worryText({ kind: 'open', unit }, wordsOf('en'))).toBe('F North Sea: no order, so it holds')
  expect(worryText({ kind: 'open', unit, lost: true }, wordsOf('en'))).toBe('F North Sea: no order: disbands')
})
