import { expect, it, vi } from 'vitest'
import type { TableView } from '../../shared/table/view.ts'
import { mayPause } from './pausing.ts'

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
