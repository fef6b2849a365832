// A bid is a proposal of the game's own: it holds once the other side agrees, and only a higher one replaces it.
import { describe, expect, it } from 'vitest'
import { Evening, here, host } from '../../test/table/evening.ts'
import { cardGame, type CardView } from '../../test/cards/card-game.ts'
import type { SeatId } from '../kernel/game.ts'

const [left, right] = ['left', 'right'] as unknown as [SeatId, SeatId]
const bidOf = (seat: SeatId, points: number, side = seat === left ? 0 : 1) =>
  ({
    kind: 'open-ballot',
    seat,
    ballot: 'agreement',
    who: [] as SeatId[],
    terms: { kind: 'bid', side, points },
  }) as const
const begun = () =>
  new Evening({
    game: cardGame,
    seats: { left: here, right: here },
    settings: { allotment: 'chosen' },
  }).do(host, { kind: 'start' })
const answer = (evening: Evening, seat: SeatId, vote: 'yes' | 'no') =>
  evening.do(host, { kind: 'vote', seat, vote })
const reveal = (evening: Evening) => evening.ready('left', 'right').do(host, { kind: 'continue' })
const board = (evening: Evening) => evening.screen.gameView as CardView

describe('a bid', () => {
  it('holds once the other side agrees: its side pays and rolls first, whatever the cards', () => {
    const evening = begun()
    evening.do(host, bidOf(right, 2))
    expect(board(evening).bid).toBeNull()
    answer(evening, left, 'yes')
    expect(board(evening)).toMatchObject({ bid: { side: 1, points: 2 }, points: [0, 0] })
    reveal(evening)
    expect(board(evening)).toMatchObject({ roller: 1, points: [0, -2], mayBid: false })
  })

  it('has no effect when declined, and another may follow', () => {
    const evening = begun()
    evening.do(host, bidOf(left, 1))
    answer(evening, right, 'no')
    expect(board(evening).bid).toBeNull()
    evening.do(host, bidOf(right, 1))
    answer(evening, left, 'yes')
    expect(board(evening).bid).toEqual({ side: 1, points: 1 })
  })

  it('is replaced only by a higher one', () => {
    const evening = begun()
    evening.do(host, bidOf(left, 3))
    answer(evening, right, 'yes')
    expect(evening.try(host, bidOf(right, 3))).toMatchObject({
      code: 'card-game/bid-too-low',
      data: { least: 4 },
    })
    evening.do(host, bidOf(right, 4))
    answer(evening, left, 'yes')
    expect(board(evening).bid).toEqual({ side: 1, points: 4 })
  })

  it('may be made for the own side only, and only in the first round', () => {
    const evening = begun()
    expect(evening.try(host, bidOf(left, 1, 1))?.code).toBe('card-game/not-now')
    reveal(evening)
    expect(evening.try(host, bidOf(left, 1))?.code).toBe('card-game/not-now')
  })
})
