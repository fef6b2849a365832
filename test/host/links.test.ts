import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { GAMES } from '../../shared/games/index.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { PlayerId } from '../../shared/table/holder.ts'
import { CLOCK_PRESETS } from '../../shared/table/clock-presets.ts'
import { skirmish, type SkirmishView } from '../table/skirmish.ts'
import { badLine, type BadLine, type Weather } from './support/bad-line.ts'
import { Page } from './support/page.ts'
import { newId, type TestClient } from './support/test-client.ts'
import { startTestHost, type TestHost } from './support/test-host.ts'

const RED = 'red' as SeatId
const SEATS = ['red', 'green', 'blue'] as SeatId[]

let at: TestHost
let lines: BadLine[] = []
let pages: Page[] = []
afterEach(async () => {
  for (const page of pages) page.stop()
  for (const line of lines) await line.close()
  pages = []
  lines = []
  await at.stop()
})

/** A table whose seats are played over lines of these kinds; the clock is running. */
async function evening(weathers: readonly Weather[], seed: string): Promise<TestClient> {
  at = await startTestHost({ games: { ...GAMES, [skirmish.id]: skirmish } })
  const window = await at.window()
  const settings = { allotment: 'chosen', clock: CLOCK_PRESETS.classic } as const
  const table = await window.inLobby({ kind: 'create', table: { game: skirmish.id, settings } })
  const { code } = await window.viewWhere(({ id }) => id === table)
  for (const [i, weather] of weathers.entries()) {
    const line = await badLine(at.url, weather, randomFrom(seed, `line ${i}`))
    const page = new Page(line.url, { kind: 'guest' })
    lines.push(line)
    pages.push(page)
    await page.until(() => page.online, 'a welcome')
    await page.ask({ type: 'join', id: newId(), code, name: `Person ${i}` })
    await page.until(() => page.view !== undefined, 'a view')
    const { you } = page.view!
    const player = you.kind === 'player' ? you.player : ('nobody' as PlayerId)
    await window.must({ kind: 'grant-seat', player, seat: SEATS[i]! })
  }
  await window.must({ kind: 'start' })
  for (const page of pages) await page.until(() => page.view?.status === 'playing', 'the game')
  return window
}

const sheet = (page: Page) => (page.view?.gameView as SkirmishView | undefined)?.mine['red']

describe('a seat on a bad line', () => {
  it(
    'loses nothing and does nothing twice while its messages are cut off, delayed and doubled',
    { timeout: 60_000 },
    async () => {
      await evening([{ there: [0, 60], back: [0, 60], doubles: 3 }], 'cuts')
      const [page, line] = [pages[0]!, lines[0]!]
      const random = randomFrom('cuts', 'when')
      const acts: Promise<void>[] = []
      for (let n = 1; n <= 60; n++) {
        acts.push(page.act({ kind: 'intent', seat: RED, intent: { write: `draft ${n}` } }, `draft-${n}`))
        if (random.below(8) === 0) line.cut()
        await sleep(random.below(40))
      }
      await Promise.all(acts)
      await page.until(() => page.online && sheet(page) === 'draft 60', 'the last draft')
      expect(page.refused).toEqual([])
      const saved = await at.host.saveFile(page.view!.id)
      const { table } = JSON.parse(saved.ok ? saved.value.text : '{}') as {
        table: { journal: { id?: string }[] }
      }
      const done = table.journal.flatMap(({ id }) => (id?.startsWith('draft-') ? [id] : []))
      expect(done).toEqual(acts.map((_, i) => `draft-${i + 1}`))
    },
  )

  it('is back within a second of the end of a silence, with its drafts', { timeout: 60_000 }, async () => {
    await evening([{ there: [1, 10], back: [1, 10] }], 'silence')
    const [page, line] = [pages[0]!, lines[0]!]
    await page.act({ kind: 'intent', seat: RED, intent: { write: 'before' } })
    line.swallow(true)
    const meanwhile = page.act({ kind: 'intent', seat: RED, intent: { write: 'meanwhile' } })
    await page.until(() => !page.online, 'the silence to be noticed')
    await sleep(2_500)
    expect(page.online).toBe(false)
    line.swallow(false)
    const returned = performance.now()
    await meanwhile
    await page.until(() => sheet(page) === 'meanwhile', 'the draft')
    expect(page.foundAt - returned).toBeLessThan(1_000)
  })

  it(
    'shows the same bell as the others to a quarter of a second, however long its delay',
    { timeout: 60_000 },
    async () => {
      const window = await evening(
        [
          { there: [0, 0], back: [0, 0] },
          { there: [150, 300], back: [150, 300] },
          { there: [20, 400], back: [20, 400] },
        ],
        'clock',
      )
      // A few answers to pings are enough to know the host's time.
      await sleep(9_000)
      for (let n = 0; n < 3; n++) {
        await window.must({ kind: 'extend', seconds: 60 })
        await sleep(1_200)
        const bells = pages.map((page) => page.bell() ?? NaN)
        expect(Math.max(...bells) - Math.min(...bells)).toBeLessThan(250)
      }
    },
  )
})
