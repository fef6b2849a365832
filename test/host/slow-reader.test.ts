import { afterEach, expect, it } from 'vitest'
import { GAMES } from '../../shared/games/index.ts'
import { allHere } from '../table/evening.ts'
import { skirmish } from '../table/skirmish.ts'
import { startTestHost, type TestHost } from './support/test-host.ts'

/** The system buffers some megabytes for a sleeping reader: views must be large to fill that. */
const large = {
  ...skirmish,
  view: (...args: Parameters<typeof skirmish.view>) => ({
    ...skirmish.view(...args),
    padding: '.'.repeat(500_000),
  }),
}
const CHANGES = 80

let at: TestHost
afterEach(() => at.stop())

it(
  'gives a page that slept the newest view only, and others their own in time',
  { timeout: 30_000 },
  async () => {
    at = await startTestHost({ games: { ...GAMES, [large.id]: large } })
    const window = await at.window()
    const wish = { game: large.id, settings: {}, seats: allHere }
    const table = await window.inLobby({ kind: 'create', table: wish })
    const { code } = await window.viewWhere(({ id }) => id === table)
    await window.must({ kind: 'start' })
    const sleeper = await at.screen(code)
    const awake = await at.screen(code)
    await sleeper.viewWhere(({ status }) => status === 'playing')
    sleeper.socket.pause()
    for (let change = 1; change <= CHANGES; change++) {
      await window.must({ kind: 'configure', settings: { name: `evening ${change}` } })
      await awake.viewWhere(({ name }) => name === `evening ${change}`)
    }
    const before = sleeper.messages.length
    sleeper.socket.resume()
    await sleeper.viewWhere(({ name }) => name === `evening ${CHANGES}`)
    const views = sleeper.messages.slice(before).filter(({ type }) => type === 'view').length
    expect(views).toBeLessThan(CHANGES / 2)
  },
)
