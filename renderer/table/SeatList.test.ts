import { act, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TableView } from '../../shared/table/view.ts'
import { m } from '../paraglide/messages.js'
import { AWAY_MS } from './away.svelte.ts'
import SeatList from './SeatList.svelte'

vi.mock('../games/loaded.svelte.ts', () => ({
  gameOf: () => ({
    words: { seat: String },
    lines: () => Promise.resolve({ seatLines: () => [] }),
    Mark: () => undefined,
  }),
}))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const maria = { player: 'p', name: 'Maria' }
const viewOf = (seat: object) =>
  ({
    game: 'any',
    status: 'playing',
    allotment: 'chosen',
    hands: [['A']],
    people: [maria],
    seats: [{ seat: 'A', name: null, online: true, alive: true, clock: null, ...seat }],
  }) as unknown as TableView

it('says that a player is not connected, once that has lasted some seconds', async () => {
  const seat = { holder: { kind: 'player', player: 'p' }, name: 'Maria' }
  const { rerender } = render(SeatList, { view: viewOf(seat), since: 0 })
  const told = () => screen.queryByText(new RegExp(m.seat_away())) !== null
  await rerender({ view: viewOf({ ...seat, online: false }) })
  expect(told()).toBe(false)
  // Views that come meanwhile do not begin the wait anew.
  await act(() => vi.advanceTimersByTime(AWAY_MS - 1000))
  await rerender({ view: viewOf({ ...seat, online: false }) })
  await act(() => vi.advanceTimersByTime(1000))
  expect(told()).toBe(true)
  await rerender({ view: viewOf(seat) })
  expect(told()).toBe(false)
})

it('names the player whom a computer stands in for', () => {
  render(SeatList, { view: viewOf({ holder: { kind: 'computer', level: 'plain', for: 'p' } }), since: 0 })
  const text = m.holder_stand_in({ name: 'Maria', computer: m.holder_plain() })
  expect(screen.queryByText(text)).not.toBeNull()
})
