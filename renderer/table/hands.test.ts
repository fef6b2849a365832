import { describe, expect, it } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { PlayerId } from '../../shared/table/holder.ts'
import type { SeatView } from '../../shared/table/view.ts'
import { asksOthers, freeHands, nextFree, seatsAreNamed } from './hands.ts'

type Holder = SeatView['holder']
const computer: Holder = { kind: 'computer', level: 'tactician' }
const kept: Holder = { ...computer, for: 'anna' as PlayerId }

/** A table with a hand for each holder; the seats are A, B, C... */
function table(...holders: readonly Holder[]) {
  const seats = holders.map((holder, at) => ({
    seat: String.fromCharCode(65 + at) as unknown as SeatId,
    holder,
  }))
  return { hands: seats.map(({ seat }) => [seat]), seats: seats as unknown as readonly SeatView[] }
}

describe('places for people who come', () => {
  it('are empty seats and those of computers', () => {
    const view = table({ kind: 'here' }, computer, { kind: 'absent' }, { kind: 'open' }, kept)
    expect(freeHands(view).map(({ seat }) => seat)).toEqual(['B', 'C', 'D'])
  })

  it.each<readonly [string, readonly Holder[], string | undefined]>([
    ['one that waits for somebody', [computer, { kind: 'absent' }, { kind: 'open' }], 'C'],
    ['else one that nobody plays', [computer, { kind: 'absent' }], 'B'],
    ['else a computer’s', [{ kind: 'here' }, computer], 'B'],
    ['but none that a computer keeps', [{ kind: 'here' }, kept], undefined],
  ])('for a person without a preference: %s', (_, holders, seat) =>
    expect(nextFree(table(...holders))).toBe(seat),
  )
})

it('are powers once a person chose one, or the lot was drawn', () => {
  expect(seatsAreNamed({ allotment: 'random', status: 'setting' })).toBe(false)
  expect(seatsAreNamed({ allotment: 'random', status: 'playing' })).toBe(true)
  expect(seatsAreNamed({ allotment: 'chosen', status: 'setting' })).toBe(true)
})

describe('a vote to end the game', () => {
  const anna: Holder = { kind: 'player', player: 'anna' as PlayerId }
  const bert: Holder = { kind: 'player', player: 'bert' as PlayerId }
  const first = 'A' as unknown as SeatId
  const alive = (...holders: readonly Holder[]) => {
    const { hands, seats } = table(...holders)
    return { hands, seats: seats.map((seat) => ({ ...seat, alive: true })) }
  }

  it('asks nobody else where all seats are the same person’s', () => {
    expect(asksOthers(alive(anna, anna, computer), first)).toBe(false)
    expect(asksOthers(alive(anna, anna, bert), first)).toBe(true)
    expect(asksOthers(alive({ kind: 'here' }, { kind: 'here' }), first)).toBe(true)
  })
})
