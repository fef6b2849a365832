import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { Played } from '../games/game-words.ts'
import HostClock from './HostClock.svelte'

vi.mock('../games/loaded.svelte.ts', () => ({
  gameOf: () => ({ words: { seat: String }, Mark: () => undefined }),
}))

const MINUTE = 60_000

/** A table whose seats have so many minutes each, and its stage a bell or none. */
const tableOf = (minutes: Readonly<Record<string, number>>, bell: number | null = null) =>
  ({
    game: 'any',
    stage: { leftMs: bell === null ? null : bell * MINUTE, lengthMs: null, paused: false },
    seats: Object.entries(minutes).map(([seat, left], i) => ({
      seat,
      clock: { leftMs: left * MINUTE, lengthMs: null, warningMs: MINUTE, runs: i === 0 },
    })),
  }) as unknown as Played

const shown = (view: Played, own: readonly string[] = ['A']) => {
  render(HostClock, { view, since: performance.now(), own: own as never })
  return {
    sides: screen.queryAllByRole('listitem').map((side) => side.textContent?.replaceAll(/\s+/g, ' ').trim()),
    bell: screen.getByRole('timer').textContent?.trim(),
  }
}

it('shows the clocks of both sides of a game of two, each with its name', () => {
  expect(shown(tableOf({ A: 54, B: 60 }))).toEqual({ sides: ['A 54:00', 'B 1:00:00'], bell: '' })
})

it('shows the bell of a stage, or the own clock of several, alone', () => {
  expect(shown(tableOf({ A: 54, B: 60 }, 5))).toEqual({ sides: [], bell: '5:00' })
})

it('shows the own clock where more than two sit', () => {
  expect(shown(tableOf({ A: 54, B: 60, C: 60 }))).toEqual({ sides: [], bell: '54:00' })
})
