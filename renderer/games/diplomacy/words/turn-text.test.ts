import { expect, test } from 'vitest'
import type { Turn } from '../../../../shared/games/diplomacy/turn.ts'
import { presentText, turnText } from './turn-text.ts'

const spring: Turn = { year: 1901, season: 'spring', phase: 'movement' }
const fall: Turn = { year: 1901, season: 'fall', phase: 'movement' }

test('shows spring while spring is read, although the game is already in fall', () => {
  const gameView = { turn: fall, last: { turn: spring } }
  expect(presentText({ gameView, stage: { name: 'reading' } })).toBe(
    `${turnText(spring)}\u00A0· Reading the orders`,
  )
  expect(presentText({ gameView, stage: { name: 'negotiation' } })).toBe(
    `${turnText(fall)}\u00A0· Negotiation`,
  )
})
