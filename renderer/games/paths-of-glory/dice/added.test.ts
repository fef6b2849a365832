import { beforeAll, expect, test } from 'vitest'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { loadTexts } from '../words/text.ts'
import { addedText } from './added.ts'

beforeAll(() => loadTexts('en'))

const VON_FRANCOIS = 'cp-03' as CardId
const WITHDRAWAL = 'cp-56' as CardId

test('what is added to a die is told with the cards that add it', () => {
  expect(addedText(1, [WITHDRAWAL, VON_FRANCOIS])).toMatch(/^\+1 \(Von Fran.ois\)$/)
  expect(addedText(0)).toBe('')
  // Tables saved by older versions do not say which cards it comes from.
  expect(addedText(1)).toBe('+1')
})
