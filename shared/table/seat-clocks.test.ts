// A clock for each seat, in a game of turns: a seat that decides spends time, one that waits spends none.
import { describe, expect, it } from 'vitest'
import { cardGame, type CardState } from '../../test/cards/card-game.ts'
import { clock, Evening, here, host } from '../../test/table/evening.ts'
import { flag } from '../../test/table/skirmish.ts'
import { CLOCK_PRESETS } from './clock-presets.ts'
import type { TurnClock } from './clock.ts'
import type { Holder } from './holder.ts'
import { nextBell } from './view-table.ts'

const TURNS: TurnClock = { total: 600, bonus: 20, warning: 60, whenOut: 'told' }

const cards = (turns: TurnClock | null, left: Holder = here, right: Holder = here) =>
  new Evening({
    game: cardGame,
    seats: { left, right },
    settings: { allotment: 'chosen', clock: { ...CLOCK_PRESETS.none, turns } },
  }).do(host, { kind: 'start' })
const state = ({ table }: Evening) => table.play?.state as CardState
/** Seconds each seat has left, the running clocks marked. */
const times = (evening: Evening) =>
  evening.screen.seats.map(({ clock: of }) => (of ? `${of.leftMs / 1000}${of.runs ? ' runs' : ''}` : 'none'))
const roller = (evening: Evening) => (state(evening).roller === 0 ? 'left' : 'right')
const waiter = (evening: Evening) => (state(evening).roller === 0 ? 'right' : 'left')

function play(evening: Evening, seat: 'left' | 'right'): Evening {
  const card = Math.max(...state(evening).hands[seat === 'left' ? 0 : 1])
  return evening.do(host, { kind: 'intent', seat: flag(seat), intent: { kind: 'play', card } }).ready(seat)
}
const roll = (evening: Evening) =>
  evening.do(host, { kind: 'intent', seat: flag(roller(evening)), intent: { kind: 'roll' } })
/** Both have played, and the one with the higher card is to roll. */
const atDie = (turns: TurnClock | null) => {
  const evening = play(play(cards(turns), 'left'), 'right')
  return evening.do(host, { kind: 'continue' })
}
const of = (evening: Evening, seat: string) =>
  evening.screen.seats.find((one) => one.seat === flag(seat))?.clock

describe('a clock a seat', () => {
  it('runs for both while both choose, and stops for a seat that is done', () => {
    const evening = cards(TURNS)
    expect(times(evening)).toEqual(['600 runs', '600 runs'])
    expect(times(play(evening.wait(10), 'left'))).toEqual(['590', '590 runs'])
    expect(times(evening.wait(5))).toEqual(['590', '585 runs'])
  })

  it('stops while cards are read, and runs for the seat whose turn it is', () => {
    const evening = play(play(cards(TURNS), 'left'), 'right')
    expect(times(evening.wait(100))).toEqual(['600', '600'])
    evening.do(host, { kind: 'continue' }).wait(30)
    expect(of(evening, roller(evening))).toMatchObject({ leftMs: 570_000, runs: true })
    expect(of(evening, waiter(evening))).toMatchObject({ leftMs: 600_000, runs: false })
  })

  it('gives the bonus to the seat whose turn is over, and to no other', () => {
    const evening = atDie(TURNS).wait(30)
    const [mine, other] = [roller(evening), waiter(evening)]
    roll(evening)
    expect(of(evening, mine)?.leftMs).toBe(590_000)
    expect(of(evening, other)?.leftMs).toBe(600_000)
  })

  it('stops in a pause', () => {
    const evening = cards(TURNS).wait(10).do(host, { kind: 'pause' }).wait(50)
    expect(times(evening)).toEqual(['590', '590'])
    expect(nextBell(evening.table)).toBeNull()
    expect(times(evening.do(host, { kind: 'resume' }).wait(1))).toEqual(['589 runs', '589 runs'])
  })

  it('announces once that time is short and once that it is out, and takes nothing away', () => {
    const evening = play(cards(TURNS), 'left')
    expect(nextBell(evening.table)).toBe(evening.now + 540_000)
    expect(evening.try(clock, { kind: 'bell' })?.code).toBe('clock/no-bell')
    evening.wait(540).do(clock, { kind: 'bell' })
    expect(evening.news.at(-1)?.news).toEqual({ kind: 'time-short', seat: 'right' })
    expect(nextBell(evening.table)).toBe(evening.now + 60_000)
    evening.wait(70).do(clock, { kind: 'bell' })
    expect(evening.news.at(-1)?.news).toEqual({ kind: 'time-out', seat: 'right' })
    expect(nextBell(evening.table)).toBeNull()
    expect(evening.stage).toBe('turn CARD1')
    expect(times(evening)).toEqual(['600', '0 runs'])
    expect(play(evening, 'right').stage).toBe('reading DIE1')
  })

  it('has the game decide for a seat whose time is out, where the table wants it', () => {
    const evening = play(cards({ ...TURNS, bonus: 0, whenOut: 'played' }), 'left')
    evening.wait(540).do(clock, { kind: 'bell' }).wait(60).do(clock, { kind: 'bell' })
    expect(evening.stage).toBe('reading DIE1')
    evening.do(host, { kind: 'continue' })
    if (roller(evening) === 'left') roll(evening)
    else evening.do(clock, { kind: 'bell' })
    expect(evening.stage).toBe('turn CARD2')
    // The seat has no time left: its next card is played at once as well.
    expect(nextBell(evening.table)).toBeLessThanOrEqual(evening.now)
    evening.do(clock, { kind: 'bell' })
    expect(evening.screen.seats.find(({ seat }) => seat === flag('right'))).toMatchObject({ ready: true })
  })

  it('leaves what a seat has written when its time is out', () => {
    const evening = play(cards({ ...TURNS, whenOut: 'played' }), 'left')
    const card = Math.max(...state(evening).hands[1])
    evening.do(host, { kind: 'intent', seat: flag('right'), intent: { kind: 'play', card } })
    evening.wait(540).do(clock, { kind: 'bell' }).wait(60).do(clock, { kind: 'bell' })
    expect(state(evening).tricks[0]?.cards[1]).toBe(card)
  })

  it('gets more time from the host and from a vote, for the seats that decide', () => {
    const evening = play(cards(TURNS), 'left').wait(590)
    evening.do(clock, { kind: 'bell' }).do(host, { kind: 'extend', seconds: 120 })
    expect(times(evening)).toEqual(['600', '130 runs'])
    // There is enough time again, so the seat is warned again when it runs short.
    expect(nextBell(evening.table)).toBe(evening.now + 70_000)
    evening.do(host, { kind: 'open-ballot', seat: null, ballot: 'extension', who: [] }).voteAll('yes')
    expect(times(evening)).toEqual(['600', '310 runs'])
    expect(cards(null).try(host, { kind: 'extend', seconds: 60 })?.code).toBe('clock/no-bell')
  })

  it('is off by default, and can be switched on and off during a game', () => {
    const evening = cards(null)
    expect(times(evening)).toEqual(['none', 'none'])
    const set = (turns: TurnClock | null) =>
      evening.do(host, { kind: 'configure', settings: { clock: { ...CLOCK_PRESETS.none, turns } } })
    expect(times(set(TURNS).wait(10))).toEqual(['590 runs', '590 runs'])
    expect(times(set(null))).toEqual(['none', 'none'])
  })

  it('does not run for computers', () => {
    const evening = cards(TURNS, here, { kind: 'computer', level: 'random' }).wait(10)
    expect(times(evening)).toEqual(['590 runs', '600'])
  })
})
