// A table that is played by the calendar on a host that is opened now and then.
import { afterEach, expect, it } from 'vitest'
import { FakeClock } from '../../electron/host/ports/fake-clock.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { CLOCK_PRESETS } from '../../shared/table/clock-presets.ts'
import { WEEKLY } from '../../shared/table/calendar.ts'
import { skirmish } from '../table/skirmish.ts'
import { playerOf, startTestHost, type TestHost } from './support/test-host.ts'

let at: TestHost
afterEach(() => at.stop())

const RED = 'red' as SeatId
const games = { ...GAMES, [skirmish.id]: skirmish }
const calendar = { zone: 'UTC', shifts: [{ from: 0, minutes: 0 }], ends: WEEKLY }
const utc = (text: string) => Date.parse(`${text}Z`)

/** The bells that are due ring, one after the other: each is on the disk before the next is set. */
async function rung(clock: FakeClock): Promise<void> {
  for (let bells = 0; bells < 8; bells++) {
    clock.advance(0)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

it('rings what it missed in order when it is opened again, and does not pause', async () => {
  at = await startTestHost({ games, clock: new FakeClock(utc('2026-01-07T10:00')) })
  const window = await at.window()
  const table = await window.inLobby({
    kind: 'create',
    table: {
      game: skirmish.id,
      settings: {
        allotment: 'chosen',
        clock: { ...CLOCK_PRESETS.none, calendar },
        options: { seats: 2, turns: 9 },
      },
    },
  })
  const { code } = await window.viewWhere(({ id }) => id === table)
  const ada = await at.join(code, 'Ada')
  await window.must({ kind: 'grant-seat', player: playerOf(ada), seat: RED })
  await window.must({ kind: 'start' })
  await ada.must({ kind: 'intent', seat: RED, intent: { write: 'retreat' } })
  const { dataDir } = at
  const token = ada.token ?? ''
  await at.stop('keep')

  let clock: FakeClock
  // Friday midnight and Saturday noon pass; it is opened on Saturday evening.
  at = await startTestHost({ games, dataDir, clock: (clock = new FakeClock(utc('2026-01-10T18:00'))) })
  await rung(clock)
  const again = await at.back(token)
  const view = await again.viewWhere(({ stage }) => stage.name === 'retreats')
  expect(view.stage.paused).toBe(false)
  expect(view.stage.leftMs).toBe(utc('2026-01-12T00:00') - utc('2026-01-10T18:00'))
  await at.stop('keep')

  // On the next Wednesday Sunday's bell rings late, as of its hour: nobody could retreat while the host was closed.
  at = await startTestHost({ games, dataDir, clock: (clock = new FakeClock(utc('2026-01-14T18:00'))) })
  await rung(clock)
  const third = await at.back(token)
  const next = await third.viewWhere(({ stage }) => stage.name === 'negotiation')
  expect(next.stage.leftMs).toBe(utc('2026-01-17T00:00') - utc('2026-01-14T18:00'))
})
