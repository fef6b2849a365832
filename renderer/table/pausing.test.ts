import { expect, it, vi } from 'vitest'
import type { TableView } from '../../shared/table/view.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { mayPause, timeRuns } from './pausing.ts'

vi.mock('../games/loaded.svelte.ts', () => ({
  gameOf: (game: string) => ({ timed: () => (game === 'war' ? ['turn'] : ['negotiation', 'writing']) }),
}))

const tableOf = (game: string, stage: object = {}, turns: object | null = null) =>
  ({
    game,
    options: {},
    stage: { paused: false, leftMs: null, ...stage },
    clock: { turns },
  }) as unknown as TableView

it.each([
  ['turns without a clock, for nothing would stop', tableOf('war'), false],
  ['turns with a clock', tableOf('war', {}, { total: 60 }), true],
  ['a stage with a bell', tableOf('war', { leftMs: 1 }), true],
  ['stages that end when all are ready', tableOf('diplomacy'), true],
  ['a table that is paused, to go on', tableOf('war', { paused: true }), true],
])('a pause: %s', (_, view, offered) => expect(mayPause(view)).toBe(offered))

const RUNS = { clock: { runs: true } }
const BELL = { leftMs: 60_000 }
const DAYS = { calendar: { zone: 'UTC' } }
it.each([
  ['its own clock runs', RUNS, {}, {}, true],
  ['its own clock stands, for the other side decides', { clock: { runs: false } }, {}, {}, false],
  ['a bell is due that waits for it', { awaited: true }, BELL, {}, true],
  ['a bell is due, and it is ready', { awaited: false }, BELL, {}, false],
  ['the table is paused', { ...RUNS, awaited: true }, { ...BELL, paused: true }, {}, false],
  ['days are counted', { awaited: true }, BELL, DAYS, false],
  ['there is no clock', { awaited: true }, {}, {}, false],
])('time of a seat: %s', (_, seat, stage, clock, runs) => {
  const view = {
    status: 'playing',
    stage: { paused: false, leftMs: null, ...stage },
    clock: { turns: null, ...clock },
    seats: [
      { seat: 'own', clock: null, awaited: false, ...seat },
      { seat: 'other', clock: { runs: true }, awaited: true },
    ],
  } as unknown as TableView
  expect(timeRuns(view, ['own' as SeatId])).toBe(runs)
  expect(timeRuns({ ...view, status: 'ended' }, ['own' as SeatId])).toBe(false)
})
