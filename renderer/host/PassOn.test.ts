import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import { loadGame } from '../games/load.ts'
import PassOn from './PassOn.svelte'

beforeAll(() => loadGame('paths-of-glory'))
afterEach(cleanup)

function buttons(...seats: readonly string[]): readonly string[] {
  const here = seats.map((seat) => ({ seat: seat as SeatId, seats: [seat as SeatId], name: null }))
  const hotSeat = { here, due: here, lifted: null, opens: () => true }
  render(PassOn, { view: { game: 'paths-of-glory' }, hotSeat } as never)
  return screen.getAllByRole('button').map((button) => button.textContent.trim())
}

it('passes the laptop on only where several play at it', () => {
  expect(buttons('cp', 'ap')).toEqual(['Pass to the next player', 'Central Powers', 'Allied Powers'])
  cleanup()
  expect(buttons('ap')).toEqual(['Allied Powers'])
})
