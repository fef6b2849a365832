import { expect, it } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { variantOf } from '../../../../shared/games/diplomacy/variants/index.ts'
import { newGame, screen } from '../../../../test/contract/played.ts'
import { showBoard } from '../words/board-shown.ts'
import { seatOf } from '../words/power-text.ts'
import { castText } from './cast.ts'

const { powers } = screen(newGame())
const [austria, england] = powers.map(({ power }) => power) as [PowerId, PowerId]
const seats = [
  { seat: seatOf(austria), name: 'Ana' },
  { seat: seatOf(england), name: null },
]

it('names the players of a game, and after it how it ended', () => {
  showBoard('standard', variantOf('standard').look)
  expect(castText({ seats, gameView: { powers, ending: null } })).toEqual(['Austria (Ana)'])
  const ending = { how: 'victory', winners: [austria] } as const
  expect(castText({ seats, gameView: { powers, ending } })).toEqual(['Austria (Ana)', 'Victory: Austria'])
})

it('has no line where nobody is named and nothing has ended', () => {
  expect(castText({ seats: [], gameView: { powers, ending: null } })).toEqual([])
})
