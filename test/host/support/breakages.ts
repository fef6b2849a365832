// A host process that is given broken files to open and odd folders to start with, while somebody plays at a sound table
// and asks it all the time whether it is there.
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom, type Random } from '../../../shared/kernel/random.ts'
import { HOST_REFUSALS } from '../../../shared/protocol/host-refusals.ts'
import { TABLE_REFUSALS } from '../../../shared/table/refusals.ts'
import type { ServerMessage } from '../../../shared/protocol/messages.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { BROKEN_FILES, ODD_FOLDERS } from './broken-files.ts'
import {
  memoryOf,
  mustListen,
  withFolder,
  withProgram,
  type HostFolder,
  type HostProcess,
} from './host-process.ts'
import { TestClient } from './test-client.ts'
import { newCardTable } from './test-host.ts'

export interface Breakages {
  files: number
  folders: number
  /** What was said of them, by code; `opened` where nothing had to be. */
  readonly said: Map<string, number>
  /** The longest anybody waited for an answer (ms), and what was read then. */
  longestWait: number
  slowest: string
  /** Resident memory at its highest, MB. */
  memory: number
  /** The longest start (ms). */
  longestStart: number
}

/** One message in so long is fewer than the 25 a second that a connection may send (`LIMITS`). */
const PACE_MS = 50

const KNOWN: readonly string[] = [...HOST_REFUSALS, ...TABLE_REFUSALS]

/** A client that asks as often as a host allows, and keeps the longest time without an answer. */
class Pulse {
  longest = 0
  private asked = performance.now()
  private ended = false
  private readonly client: TestClient

  constructor(client: TestClient) {
    this.client = client
    client.socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage
      if (message.type !== 'pong' || message.sent === undefined) return
      this.longest = Math.max(this.longest, performance.now() - this.asked)
      setTimeout(() => this.ask(), PACE_MS)
    })
    this.ask()
  }

  private ask(): void {
    if (this.ended || this.client.socket.readyState !== 1) return
    this.asked = performance.now()
    this.client.send({ type: 'ping', sent: 1 })
  }

  end(): number {
    this.ended = true
    return Math.max(this.longest, 0)
  }
}

function note(sum: Breakages, code: string, what: string): void {
  if (code !== 'opened' && !KNOWN.includes(code)) throw new Error(`${what}: no word for ${code}`)
  if (code === 'host/incident') throw new Error(`${what}: the program made a mistake`)
  sum.said.set(code, (sum.said.get(code) ?? 0) + 1)
}

async function mustStart({ start }: HostFolder, sum: Breakages): Promise<HostProcess> {
  const began = performance.now()
  const host = await mustListen(start())
  sum.longestStart = Math.max(sum.longestStart, performance.now() - began)
  return host
}

const asHost = (host: HostProcess, table?: TableId) =>
  TestClient.connect(host.url, { kind: 'host', token: host.hostToken }, table ? { table } : {})

async function waited(pulse: Pulse, sum: Breakages, what: string): Promise<void> {
  const wait = pulse.end()
  if (wait <= sum.longestWait) return
  sum.longestWait = wait
  sum.slowest = what
}

/** Gives the host a file; the code of its refusal, or `opened`. */
async function open({ url, hostToken }: HostProcess, body: string): Promise<string> {
  const headers = { authorization: `Bearer ${hostToken}` }
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fetch(`${url}tables/file`, { method: 'POST', headers, body })
      return ((await answer.json()) as { code?: string }).code ?? 'opened'
    } catch (error) {
      // A file that is too large is answered before it was sent whole: not every attempt hears the answer.
      if (attempt === 5) throw error
    }
  }
}

/** One round: every kind of broken file, then every kind of odd folder. */
async function round(folder: HostFolder, random: Random, sum: Breakages, tell: (text: string) => void) {
  const { dataDir } = folder
  let host = await mustStart(folder, sum)
  const window = await asHost(host)
  const good = await window.inLobby({ kind: 'create', table: newCardTable() })
  const authorization = `Bearer ${host.hostToken}`
  const sound = await (await fetch(`${host.url}tables/${good}/file`, { headers: { authorization } })).text()
  for (const { name, make, mayOpen } of BROKEN_FILES) {
    const body = make(sound, random)
    const pulse = new Pulse(await asHost(host, good))
    await sleep(PACE_MS)
    const code = await open(host, body)
    await waited(pulse, sum, `the file ${name}`)
    if (code === 'opened' && !mayOpen) throw new Error(`the file ${name} was opened`)
    note(sum, code, name)
    sum.files += 1
    await window.must({ kind: 'configure', settings: { name: `after ${sum.files}` } })
  }
  sum.memory = Math.max(sum.memory, await memoryOf(host, 'at most'))
  const broken: { readonly table: TableId; readonly name: string }[] = []
  for (const { name } of ODD_FOLDERS) {
    const table = await window.inLobby({ kind: 'create', table: newCardTable() })
    for (let i = 0; i < 3; i++) await window.must({ kind: 'configure', settings: { name: `${name} ${i}` } })
    broken.push({ table, name })
    await sleep(4 * PACE_MS)
  }
  host.child.kill(random.below(2) === 0 ? 'SIGKILL' : 'SIGTERM')
  await host.gone
  const tables = path.join(dataDir, 'tables')
  for (const [i, { make }] of ODD_FOLDERS.entries())
    await make(path.join(tables, broken[i]?.table ?? ''), random)
  if (random.below(2) === 0) await breakSettings(dataDir)

  host = await mustStart(folder, sum)
  const again = await asHost(host, good)
  const pulse = new Pulse(await asHost(host, good))
  await again.must({ kind: 'configure', settings: { name: 'still here' } })
  const lobby = await again.until(
    () =>
      again.lobby?.tables.some(({ damage }) => damage?.code === 'table/opening') ? undefined : again.lobby,
    'every table',
    120_000,
  )
  await waited(pulse, sum, 'odd folders at the start')
  for (const { table, name } of broken) {
    const listed = lobby.tables.find(({ id }) => id.startsWith(table))
    if (!listed) throw new Error(`the folder ${name} is not listed`)
    note(sum, listed.damage?.code ?? 'opened', name)
    sum.folders += 1
  }
  if (lobby.tables.find(({ id }) => id === good)?.damage) throw new Error('the sound table was damaged')
  if (new Set(lobby.tables.map(({ id }) => id)).size < lobby.tables.length)
    throw new Error('a table is there twice')
  sum.memory = Math.max(sum.memory, await memoryOf(host, 'at most'))
  tell(
    `${sum.files} files, ${sum.folders} folders, ${sum.longestWait.toFixed(0)} ms, ${sum.memory.toFixed(0)} MB`,
  )
}

/** A folder where the settings should be. */
async function breakSettings(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith('settings')) await rm(path.join(dataDir, name))
  await mkdir(path.join(dataDir, 'settings.json'))
}

/** Gives hosts so many broken files and odd folders; throws where one is not met with a sentence. */
export async function surviveBreakages(
  count: number,
  seed: string,
  tell: (text: string) => void = () => {},
): Promise<Breakages> {
  const sum: Breakages = {
    files: 0,
    folders: 0,
    said: new Map(),
    longestWait: 0,
    slowest: '',
    memory: 0,
    longestStart: 0,
  }
  await withProgram(async (program) => {
    for (let i = 0; sum.files + sum.folders < count; i++)
      await withFolder(program, (folder) => round(folder, randomFrom(seed, String(i)), sum, tell))
  })
  return sum
}
