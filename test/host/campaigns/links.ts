// npm run campaign:links [-- SECONDS] (as root, on Linux): two machines and a cable, made of network namespaces. Each
// runs a host; they must find each other by mDNS, and a seat whose cable was pulled for a minute must be back within a
// second of its return, with its drafts and the bell of the others.
import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { randomFrom } from '../../../shared/kernel/random.ts'
import type { PlayerId } from '../../../shared/table/holder.ts'
import { CLOCK_PRESETS } from '../../../shared/table/clock-presets.ts'
import type { DiplomacyView } from '../../../shared/games/diplomacy/view.ts'
import { badLine } from '../support/bad-line.ts'
import { POWERS } from '../support/diplomats.ts'
import { withProgram } from '../support/host-process.ts'
import { Page } from '../support/page.ts'
import { newId, TestClient } from '../support/test-client.ts'

const HERE = { space: 'entente-a', card: 'entente-va', address: '10.77.0.1' }
const THERE = { space: 'entente-b', card: 'entente-vb', address: '10.77.0.2' }

interface Places {
  readonly here: { readonly url: string; readonly token: string }
  readonly there: { readonly url: string; readonly token: string }
  readonly seconds: number
}

const ip = (...args: string[]): string => execFileSync('ip', args, { encoding: 'utf8' })

function layCable(): void {
  for (const { space } of [HERE, THERE]) ip('netns', 'add', space)
  ip(
    'link',
    'add',
    HERE.card,
    'netns',
    HERE.space,
    'type',
    'veth',
    'peer',
    'name',
    THERE.card,
    'netns',
    THERE.space,
  )
  for (const { space, card, address } of [HERE, THERE]) {
    ip('-n', space, 'link', 'set', 'lo', 'up')
    ip('-n', space, 'address', 'add', `${address}/24`, 'dev', card)
    ip('-n', space, 'link', 'set', card, 'multicast', 'on', 'up')
    ip('-n', space, 'route', 'add', '224.0.0.0/4', 'dev', card)
  }
}

function takeCableAway(): void {
  for (const { space } of [HERE, THERE]) {
    try {
      ip('netns', 'delete', space)
    } catch {
      // The namespace does not exist.
    }
  }
}

async function startIn(space: string, program: string, dataDir: string) {
  const args = [
    'netns',
    'exec',
    space,
    process.execPath,
    program,
    '--port',
    '1901',
    '--json',
    '--data',
    dataDir,
  ]
  const child = spawn('ip', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString()))
    child.once('exit', () => reject(new Error(`no host in ${space}`)))
  })
  const { host } = JSON.parse(line) as { host: string }
  return { child, token: host.split('#host=')[1] ?? '' }
}

/** The other machine's process: its host's window, and pages at the table across the cable. */
async function play({ here, there, seconds }: Places): Promise<void> {
  const tell = (text: string) => process.send?.({ text })
  const pull = (way: 'down' | 'up') =>
    new Promise<number>((resolve) => {
      process.once('message', () => resolve(performance.now()))
      process.send?.({ way })
    })

  const window = await TestClient.connect(here.url, { kind: 'host', token: here.token })
  const create = (name: string) =>
    ({
      kind: 'create',
      table: { game: 'diplomacy', settings: { name, allotment: 'chosen', clock: CLOCK_PRESETS.classic } },
    }) as const
  const own = await TestClient.connect(there.url, { kind: 'host', token: there.token })
  const start = performance.now()
  const table = await window.inLobby(create('Across the cable'))
  await window.inLobby(create('Second table'))
  const { code } = await window
    .viewWhere(({ name }) => name === 'Second table')
    .then(async () => {
      await window.inLobby({ kind: 'open', table })
      return window.viewWhere(({ id }) => id === table)
    })
  const finds = (name: string) =>
    own.until(() => own.lobby?.nearby.find((one) => one.name.startsWith(name)), `${name} by mDNS`)
  const found = await finds('Across the cable')
  await finds('Second table')
  tell(
    `mDNS: both tables of the other machine found after ${(performance.now() - start).toFixed(0)} ms: ${found.url}`,
  )

  const slow = await badLine(here.url, { there: [100, 250], back: [100, 250] }, randomFrom('links', 'slow'))
  const pages: Page[] = []
  for (const [i, url] of [here.url, here.url, slow.url].entries()) {
    const page = new Page(url, { kind: 'guest' })
    pages.push(page)
    await page.until(() => page.online, 'a welcome')
    await page.ask({ type: 'join', id: newId(), code, name: `Person ${i}` })
    await page.until(() => page.view !== undefined, 'a view')
    const { you } = page.view!
    const player = you.kind === 'player' ? you.player : ('nobody' as PlayerId)
    await window.must({ kind: 'grant-seat', player, seat: POWERS[i]! })
  }
  await window.must({ kind: 'start' })
  for (const page of pages) await page.until(() => page.view?.status === 'playing', 'the game')
  await sleep(9_000)
  const spread = () => {
    const bells = pages.map((page) => page.bell() ?? NaN)
    return `${(Math.max(...bells) - Math.min(...bells)).toFixed(0)} ms`
  }
  tell(`the bell of three pages, one of them 200 to 500 ms away, differs by ${spread()}`)

  const write = (i: number, text: string) =>
    pages[i]!.act({ kind: 'intent', seat: POWERS[i]!, intent: { kind: 'write', text, language: 'en' } })
  const drafts = (i: number) =>
    (pages[i]!.view!.gameView as DiplomacyView).sheets.flatMap((sheet) => sheet.drafts).length
  await write(0, 'a vie - gal')
  await write(1, 'f lon - nth')
  await pull('down')
  const meanwhile = [write(0, 'a vie - gal\na bud - ser'), write(1, 'f lon - nth\nf edi - nwg')]
  await sleep(seconds * 1000)
  if (pages.some(({ online }) => online)) throw new Error('somebody did not notice')
  const up = await pull('up')
  await Promise.all(meanwhile)
  const two = pages.slice(0, 2)
  await Promise.all(two.map((page, i) => page.until(() => page.online && drafts(i) === 2, 'the drafts')))
  tell(
    `cable pulled for ${seconds} s: seats back ${two.map(({ foundAt }) => (foundAt - up).toFixed(0)).join(' and ')} ms ` +
      'after its return, with what they had written before and meanwhile',
  )
  await sleep(9_000)
  tell(`the bell afterwards differs by ${spread()}`)
  for (const page of pages) page.stop()
  await slow.close()
  for (const client of [window, own]) client.socket.terminate()
}

async function campaign(program: string, seconds: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'entente-links-'))
  const children: ChildProcess[] = []
  try {
    layCable()
    const [one, other] = [
      await startIn(HERE.space, program, path.join(dataDir, 'a')),
      await startIn(THERE.space, program, path.join(dataDir, 'b')),
    ]
    children.push(one.child, other.child)
    const script = fileURLToPath(import.meta.url)
    const player = fork(script, ['play'], {
      execPath: 'ip',
      execArgv: ['netns', 'exec', THERE.space, process.execPath, ...process.execArgv],
    })
    children.push(player)
    const ended = new Promise<number | null>((resolve) => player.once('exit', resolve))
    player.on('message', (message: { text: string } | { way: 'down' | 'up' }) => {
      if ('text' in message) return console.log(message.text)
      ip('-n', THERE.space, 'link', 'set', THERE.card, message.way)
      player.send('done')
    })
    const places: Places = {
      here: { url: `http://${HERE.address}:1901/`, token: one.token },
      there: { url: `http://${THERE.address}:1901/`, token: other.token },
      seconds,
    }
    player.send(places)
    if ((await ended) !== 0) throw new Error('the pages failed')
  } finally {
    for (const child of children) child.kill('SIGKILL')
    takeCableAway()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (process.argv[2] === 'play')
  process.once('message', (places: Places) => {
    play(places).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
else await withProgram((program) => campaign(program, Number(process.argv[2] ?? 60)))
