// npm run campaign:outages [-- SECONDS... --browser NAME --how killed|asleep --program FILE]: the built host is killed or
// stopped for so long while a seat, a television and the host's window are open in real browsers, and comes back on the
// same port. Told is how many seconds each page took, untouched, to show what the host did next.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { SeatId } from '../../../shared/kernel/game.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { launchBrowser } from '../../../tools/setup/browser.mjs'
import { startTableHost, type TableHost } from '../../e2e/support/table-host.ts'
import { launchFirefox } from '../support/firefox.ts'
import { newId, TestClient } from '../support/test-client.ts'
import { playerOf } from '../support/test-host.ts'

const PATIENCE_S = 90
const LOOK_MS = 50

interface Page {
  goto(url: string): Promise<void>
  evaluate(expression: string): Promise<string>
}
interface Device {
  newPage(): Promise<Page>
  close(): Promise<void>
}

const BROWSERS: Readonly<Record<string, () => Promise<Device>>> = {
  async chromium() {
    const browser = await launchBrowser()
    return {
      async newPage() {
        const page = await (await browser.newContext()).newPage()
        return {
          goto: async (url) => void (await page.goto(url)),
          evaluate: (expression) => page.evaluate<string>(`String(${expression})`),
        }
      },
      close: () => browser.close(),
    }
  },
  firefox: () => launchFirefox(),
}
const HOWS = ['killed', 'asleep'] as const
type How = (typeof HOWS)[number]

const tokenIn = (hostUrl: string): string => hostUrl.split('#host=')[1] ?? ''
const windowOf = ({ url, hostUrl }: TableHost) =>
  TestClient.connect(url, { kind: 'host', token: tokenIn(hostUrl) })

/** A table in play with one seat that has a device. */
async function setTable(host: TableHost) {
  const window = await windowOf(host)
  const settings = { allotment: 'chosen', joining: 'open' } as const
  const table = await window.inLobby({ kind: 'create', table: { game: 'diplomacy', settings } })
  const { code } = await window.viewWhere(({ id }) => id === table)
  const seat = await TestClient.connect(host.url, { kind: 'guest' })
  await seat.ask({ type: 'join', id: newId(), code, name: 'Franz' })
  await seat.viewWhere(() => true)
  await window.must({ kind: 'grant-seat', player: playerOf(seat), seat: 'FRANCE' as SeatId })
  await window.must({ kind: 'start' })
  for (const { socket } of [window, seat]) socket.terminate()
  return { table, code, token: seat.token ?? '' }
}

/** What the host does after its return, for the pages to show. */
async function rename(host: TableHost, table: TableId, name: string): Promise<void> {
  const since = performance.now()
  for (;;) {
    // A host that wakes hears all that was dialled meanwhile, and lets newcomers of one address in by and by; a host
    // started anew opens its tables one after another.
    const window = await windowOf(host).catch(() => null)
    try {
      if (await window?.inLobby({ kind: 'rename', table, name })) return
    } catch (refused) {
      if (performance.now() - since > PATIENCE_S * 1_000) throw refused
    } finally {
      window?.socket.terminate()
    }
    await sleep(200)
  }
}

/** Seconds until a page shows what it should; undefined when it never does. */
async function secondsUntil(page: Page, shows: string, since: number): Promise<number | undefined> {
  while (performance.now() - since < PATIENCE_S * 1_000) {
    // A page that lost a part of itself loads itself anew meanwhile.
    const shown = await page.evaluate(shows).catch(() => 'false')
    if (shown === 'true') return (performance.now() - since) / 1_000
    await sleep(LOOK_MS)
  }
  return undefined
}

async function play(
  name: string,
  how: How,
  outages: readonly number[],
  program: string | undefined,
): Promise<void> {
  let host = await startTableHost(program ? { program } : {})
  const browser = await BROWSERS[name]!()
  try {
    const { table, code, token } = await setTable(host)
    const [seat, screen, window] = [await browser.newPage(), await browser.newPage(), await browser.newPage()]
    await seat.goto(`${host.url}/#learn`)
    const keys = JSON.stringify(JSON.stringify([{ code, token }]))
    await seat.evaluate(`localStorage.setItem('entente.keys', ${keys})`)
    await seat.goto('about:blank')
    await seat.goto(`${host.url}/#${code}`)
    await screen.goto(`${host.url}/#screen=${code}`)
    const openWindow = async () => {
      await window.goto('about:blank')
      await window.goto(`${host.url}/#learn`)
      await window.evaluate(`sessionStorage.setItem('entente.open-table', '${table}')`)
      await window.goto('about:blank')
      await window.goto(host.hostUrl)
    }
    await openWindow()
    for (const [nth, outage] of outages.entries()) {
      const shown = `After outage ${nth + 1}`
      const showsIt = `document.title.startsWith('${shown}')`
      await rename(host, table, `Before outage ${nth + 1}`)
      for (const page of [seat, screen, window]) {
        const before = `document.title.startsWith('Before outage ${nth + 1}')`
        const ready = await secondsUntil(page, before, performance.now())
        if (ready === undefined) throw new Error('a page did not open')
      }
      if (how === 'killed') await host.kill()
      else host.freeze()
      await sleep(outage * 1_000)
      if (how === 'killed') host = await startTableHost({ after: host, ...(program ? { program } : {}) })
      else host.thaw()
      const since = performance.now()
      await rename(host, table, shown)
      // The key of a host that was started anew is new: its window can say no more than that.
      const farewell = `document.querySelector('[role=alert] h1') !== null`
      const back = await Promise.all([
        secondsUntil(seat, showsIt, since),
        secondsUntil(screen, showsIt, since),
        secondsUntil(window, how === 'killed' ? farewell : showsIt, since),
      ])
      const [atSeat, atScreen, atWindow] = back.map((s) => (s === undefined ? 'never' : `${s.toFixed(1)} s`))
      console.log(
        `${name}, host ${how} for ${outage} s: seat ${atSeat}, television ${atScreen}, host's window ${atWindow}`,
      )
      if (back.includes(undefined)) process.exitCode = 1
      if (how === 'killed') await openWindow()
    }
  } finally {
    await browser.close()
    await host.dispose()
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'string' }, how: { type: 'string' }, program: { type: 'string' } },
})
const outages = positionals.length > 0 ? positionals.map(Number) : [5, 60]
const names = Object.keys(BROWSERS).filter((name) => name === (values.browser ?? name))
const hows = HOWS.filter((how) => how === (values.how ?? how))
const plays = names.flatMap((name) => hows.map((how) => play(name, how, outages, values.program)))
for (const result of await Promise.allSettled(plays)) {
  if (result.status === 'fulfilled') continue
  console.error(result.reason)
  process.exitCode = 1
}
