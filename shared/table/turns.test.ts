// A game played in turns, with hands and a die, at the same table.
import { describe, expect, it } from 'vitest'
import { cardGame, type CardState } from '../../test/cards/card-game.ts'
import { Evening, here, host, player, who } from '../../test/table/evening.ts'
import { flag } from '../../test/table/skirmish.ts'
import type { Holder } from './holder.ts'

const cards = (left: Holder, right: Holder) =>
  new Evening({ game: cardGame, seats: { left, right }, settings: { allotment: 'chosen' } })
const state = ({ table }: Evening) => table.play?.state as CardState
const seat = (evening: Evening) => flag(state(evening).roller === 0 ? 'left' : 'right')

/** Both play their highest card and confirm it. */
function trick(evening: Evening, ...seats: string[]): Evening {
  for (const name of seats) {
    const card = Math.max(...state(evening).hands[name === 'left' ? 0 : 1])
    evening.do(host, { kind: 'intent', seat: flag(name), intent: { kind: 'play', card } })
  }
  return evening.ready(...seats)
}

describe('a game of turns', () => {
  it("goes from sealed cards to a reading, then to one seat's turn, and on when that seat has acted", () => {
    const evening = trick(cards(here, here).do(host, { kind: 'start' }), 'left', 'right')
    expect(evening.stage).toBe('reading DIE1')
    evening.do(host, { kind: 'continue' })
    expect(evening.screen.seats.filter(({ awaited }) => awaited).map(({ seat }) => seat)).toEqual([
      seat(evening),
    ])
    evening.do(host, { kind: 'intent', seat: seat(evening), intent: { kind: 'roll' } })
    expect(evening.stage).toBe('turn CARD2')
    expect(evening.screen.seats.map(({ ready }) => ready)).toEqual([false, false])
  })

  it('refuses a ready mark in a turn: no seat may end the stage for the other side', () => {
    const evening = trick(cards(here, here).do(host, { kind: 'start' }), 'left', 'right')
    evening.do(host, { kind: 'continue' })
    const before = evening.table
    const mine = seat(evening)
    expect(evening.try(host, { kind: 'ready', seat: mine, ready: true })).toMatchObject({
      code: 'seat/in-turn',
      data: { seat: mine },
    })
    expect(evening.table).toBe(before)
  })

  it('ends when the game does, in the middle of a phase', () => {
    const evening = cards(here, here).do(host, { kind: 'start' })
    for (let round = 0; round < 3; round++) {
      trick(evening, 'left', 'right').do(host, { kind: 'continue' })
      evening.do(host, { kind: 'intent', seat: seat(evening), intent: { kind: 'roll' } })
    }
    expect(evening.screen).toMatchObject({ status: 'ended', outcome: { how: 'points' } })
    expect(evening.screen.seats.every(({ alive, awaited }) => alive && !awaited)).toBe(true)
  })

  it('plays the turns of a seat without a holder, and only those', () => {
    const evening = cards(here, { kind: 'absent' }).do(host, { kind: 'start' })
    for (let round = 1; round <= 3 && evening.screen.status === 'playing'; round++) {
      expect(state(evening)).toMatchObject({ round, roller: null })
      trick(evening, 'left')
      if (evening.screen.stage.name === 'reading') evening.do(host, { kind: 'continue' })
      if (state(evening).roller === 0) {
        evening.do(host, { kind: 'intent', seat: flag('left'), intent: { kind: 'roll' } })
      }
    }
    expect(evening.screen.status).toBe('ended')
  })

  it('plays the turn of a player who leaves during it', () => {
    const evening = trick(cards(here, here).do(host, { kind: 'start' }), 'left', 'right')
    evening.do(host, { kind: 'continue' }).seat(seat(evening), { kind: 'absent' })
    expect(evening.stage).toBe('turn CARD2')
  })

  it('closes one phase at a time, even where it plays the closing turn for an absent seat', () => {
    const evening = trick(cards(here, here).do(host, { kind: 'start' }), 'left', 'right')
    evening.do(host, { kind: 'continue' }).do(host, { kind: 'pause' }).seat(seat(evening), { kind: 'absent' })
    expect(evening.stage).toBe('turn DIE1')
    expect(evening.do(host, { kind: 'close-now' }).stage).toBe('reading CARD2')
  })

  it('ends after a reading when the last turn is that of a seat that became absent during a pause', () => {
    const evening = cards(here, here).do(host, { kind: 'start' })
    for (let round = 1; round <= 3; round++) {
      trick(evening, 'left', 'right')
      if (round === 3) evening.do(host, { kind: 'pause' }).seat(seat(evening), { kind: 'absent' })
      evening.do(host, { kind: 'continue' })
      if (round < 3) evening.do(host, { kind: 'intent', seat: seat(evening), intent: { kind: 'roll' } })
    }
    expect(evening.screen).toMatchObject({ status: 'ended', outcome: { how: 'points' } })
  })

  it('does not roll again when the last player leaves', () => {
    const evening = trick(cards(here, here).do(host, { kind: 'start' }), 'left', 'right')
    const other = flag(seat(evening) === 'left' ? 'right' : 'left')
    evening.do(host, { kind: 'continue' }).seat(other, { kind: 'open' }).seat(seat(evening), { kind: 'open' })
    expect(evening.stage).toBe('turn DIE1')
  })

  it('does not play by itself once all have left', () => {
    const evening = cards({ kind: 'absent' }, { kind: 'open' })
    evening.do(player('anna'), { kind: 'join', player: who('anna'), name: 'Anna' })
    evening
      .do(host, { kind: 'grant-seat', player: who('anna'), seat: flag('right') })
      .do(host, { kind: 'start' })
    evening.do(player('anna'), { kind: 'leave-seat', seat: flag('right') })
    expect(evening.stage).toBe('turn CARD1')
  })
})
