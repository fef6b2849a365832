// npm run bench:host [-- CONNECTIONS...]: how quickly a closed phase reaches every page of one table, and what the host
// needs for it. A real host process on the loopback; the pages are sockets of this process, which reads them in turn.
import { readFile } from 'node:fs/promises'
import { POWERS } from '../../../test/host/support/diplomats.ts'
import {
  beginDiplomacy,
  comeIn,
  goOn,
  readyButOne,
  writeSheets,
} from '../../../test/host/support/diplomacy-evening.ts'
import {
  memoryOf,
  mustListen,
  withFolder,
  withProgram,
  type HostFolder,
  type HostProcess,
} from '../../../test/host/support/host-process.ts'
import { addressOf, visit, type Visitor } from '../../../test/host/support/visitor.ts'
import { percentile } from '../measure.ts'

const ROUNDS = 60

const ms = (value: number) => `${value.toFixed(1)} ms`
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Processor time the process has used so far, in milliseconds. */
async function spentBy({ child }: HostProcess): Promise<number> {
  const fields = (await readFile(`/proc/${child.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Milliseconds until each page holds the view after `closing`; resolves when the last one does. */
function arrivals(pages: readonly Visitor[], closing: number): Promise<number[]> {
  const start = performance.now()
  const mark = `"closings":${closing},`
  return Promise.all(
    pages.map((page) =>
      page.until(
        (data) => (data.includes(mark) ? performance.now() - start : undefined),
        `the result of closing ${closing}`,
      ),
    ),
  )
}

async function bench(folder: HostFolder, connections: number): Promise<void> {
  const host = await mustListen(folder.start())
  const evening = await beginDiplomacy(host.url, host.hostToken, `load ${connections}`)
  // Half of the others only watch by the room's code, half came in with a name.
  const watchers: Visitor[] = []
  const firstViews: number[] = []
  for (let i = POWERS.length; i < connections; i++) {
    const start = performance.now()
    const from = addressOf(i)
    const page =
      i % 2 === 0
        ? await visit(host.url, { kind: 'screen', code: evening.code }, { from })
        : await comeIn(host.url, evening.code, `Guest ${i}`, from)
    await page.viewWhere(() => true)
    firstViews.push(performance.now() - start)
    watchers.push(page)
  }
  const pages = [...evening.players, ...watchers]
  const last: number[] = []
  const each: number[] = []
  let spent = 0
  for (let round = 0; round < ROUNDS; round++) {
    const close = await readyButOne(evening, await writeSheets(evening))
    const closing = (evening.window.view?.closings ?? 0) + 1
    const arrived = arrivals(pages, closing)
    const before = await spentBy(host)
    await close()
    const times = await arrived
    each.push(...times)
    last.push(Math.max(...times))
    spent += (await spentBy(host)) - before
    if (!(await goOn(evening))) break
  }
  const memory = await memoryOf(host, 'now')
  const most = await memoryOf(host, 'at most')
  const tokens = pages.flatMap(({ token }) => token ?? [])
  for (const page of pages) page.socket.terminate()
  // All pages come back at once, as after a restart of the router.
  const start = performance.now()
  const back = await Promise.all(
    tokens.map(async (token, i) => {
      const page = await visit(host.url, { kind: 'player', token }, { from: addressOf(i) })
      await page.viewWhere(() => true)
      return { page, after: performance.now() - start }
    }),
  )
  const seat = evening.players[0] as Visitor
  const screen = watchers[1]
  console.log(
    [
      `${connections} connections, ${last.length} phases`,
      `  last ready mark to the last page with the result  p50 ${ms(percentile(last, 0.5))}, p99 ${ms(percentile(last, 0.99))}, worst ${ms(Math.max(...last))}`,
      `  the same to any one page                          p50 ${ms(percentile(each, 0.5))}, p99 ${ms(percentile(each, 0.99))}`,
      `  processor time of the host for that               mean ${ms(spent / last.length)}`,
      ...(firstViews.length > 0
        ? [
            `  start to first view, one after the other          p50 ${ms(percentile(firstViews, 0.5))}, p99 ${ms(percentile(firstViews, 0.99))}`,
          ]
        : []),
      `  ${tokens.length} people back at once, to the last first view      ${ms(Math.max(...back.map(({ after }) => after)))}`,
      `  size of a view, seat / watcher                    ${kB(seat.viewBytes)} / ${screen ? kB(screen.viewBytes) : '-'}`,
      `  memory of the host, resident now / at most        ${memory.toFixed(0)} MB / ${most.toFixed(0)} MB`,
    ].join('\n'),
  )
  for (const { page } of back) page.socket.terminate()
  evening.window.socket.terminate()
}

const counts = process.argv.slice(2).map(Number)
await withProgram(async (program) => {
  for (const connections of counts.length > 0 ? counts : [7, 50, 200])
    await withFolder(program, (folder) => bench(folder, connections))
})
