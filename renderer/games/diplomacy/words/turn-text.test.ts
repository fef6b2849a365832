import { expect, test } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
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

test('shows the turn whose results ended the game, or the one in which its end was agreed on', () => {
  const winners = ['FRANCE' as PowerId]
  const shown = (how: 'victory' | 'time' | 'draw' | 'concession') => {
    const gameView = { turn: fall, last: { turn: spring }, ending: { how, winners } }
    return presentText({ gameView, stage: { name: 'ended' } }).split('\u00A0·')[0]
  }
  expect([shown('victory'), shown('time')]).toEqual([turnText(spring), turnText(spring)])
  expect([shown('draw'), shown('concession')]).toEqual([turnText(fall), turnText(fall)])
})
