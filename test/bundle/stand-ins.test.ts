// The stand-ins' thread as it is shipped: it lies beside the host's own program, and plays.
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { keyed } from '../../shared/kernel/chance.ts'
import { memoryLog } from '../../electron/host/ports/log.ts'
import { WorkerStandIns } from '../../electron/host/stand-ins/worker-stand-ins.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import { optionsSchema } from '../../shared/games/diplomacy/options/options.ts'
import { needBuild } from '../../tools/setup/build.mjs'

beforeAll(() => needBuild(), 400_000)

it('plays a seat', { timeout: 30_000 }, async () => {
  const log = memoryLog()
  const script = path.resolve(import.meta.dirname, '../../out/main/stand-in-worker.js')
  const standIns = new WorkerStandIns({ script, log })
  const seat = 'RUSSIA' as SeatId
  const state = diplomacy.setup({ seed: keyed('built'), options: optionsSchema.parse({}) })
  const view = diplomacy.view(state, { kind: 'seats', seats: [seat] })
  const thought = await standIns.play({
    game: 'diplomacy',
    level: 'strategist',
    seat,
    view,
    seed: 'built',
    // Loading the program counts as well; a slow machine takes seconds for it.
    budgetMs: 5_000,
  })
  await standIns.close()
  expect(log.entries).toEqual([])
  expect(diplomacy.apply(state, seat, thought?.intents[0] as never).ok).toBe(true)
})
