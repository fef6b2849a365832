// Two real host processes and one data folder. The first is frozen (SIGSTOP) in the middle of whatever it does, the
// second takes the folder and plays on, the first is woken (SIGCONT) at any moment. Whatever either acknowledged is
// looked for in what lies on the disk in the end.
import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileStorage } from '../../../electron/host/storage/file-journal.ts'
import { nodeFiles } from '../../../electron/host/ports/node-files.ts'
import { randomFrom, type Random } from '../../../shared/kernel/random.ts'
import type { ServerMessage } from '../../../shared/protocol/messages.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { withFolder, withProgram, type HostFolder, type HostProcess } from './host-process.ts'
import { newId, TestClient } from './test-client.ts'
import { newCardTable } from './test-host.ts'

/** What came of a campaign; every number counts only takeovers that happened. */
export interface Takeovers {
  takeovers: number
  /** Freezes that ended before another host had taken the folder. */
  tooShort: number
  /** First hosts that were frozen while they started. */
  whileStarting: number
  /** Commands that first hosts acknowledged; those of them that were told only after the waking. */
  byFirst: number
  afterWaking: number
  /** Commands that second hosts acknowledged. */
  bySecond: number
  /** Commands that first hosts did not answer any more. */
  unanswered: number
}

/** Commands under way at a time: the host would close a connection with more. */
const MOST_WAITING = 12

/** A host's window that renames a table as fast as the disk allows, and keeps the answers. */
class Renamer {
  readonly done: string[] = []
  readonly asked = new Map<string, string>()
  refused = 0
  private readonly client: TestClient
  private readonly who: string

  private constructor(client: TestClient, who: string) {
    this.client = client
    this.who = who
    client.socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage
      const name = 'id' in message ? this.asked.get(message.id) : undefined
      if (name === undefined) return
      if (message.type === 'done') this.done.push(name)
      if (message.type === 'refused') this.refused += 1
    })
  }

  static async at(host: HostProcess, table: TableId, who: string): Promise<Renamer> {
    const as = { kind: 'host', token: host.hostToken } as const
    return new Renamer(await TestClient.connect(host.url, as, { table }), who)
  }

  /** Renames for so long (milliseconds), or until the line is cut. */
  async renameFor(ms: number, random: Random): Promise<void> {
    for (const until = Date.now() + ms; Date.now() < until && this.client.socket.readyState === 1;) {
      const waiting = this.asked.size - this.done.length
      for (let i = Math.min(random.below(4), MOST_WAITING - waiting); i >= 0; i--) {
        const id = newId()
        const name = `${this.who} ${this.asked.size}`
        this.asked.set(id, name)
        this.client.send({ type: 'act', id, command: { kind: 'configure', settings: { name } } })
      }
      await sleep(2 + random.below(40))
    }
  }
}

/** Makes every lock look as if its owner had been silent for a minute; this saves the waiting. */
async function letTimePass(dataDir: string): Promise<void> {
  const longAgo = new Date(Date.now() - 60_000)
  for (const name of await readdir(dataDir))
    if (name.endsWith('.lock')) await utimes(path.join(dataDir, name), longAgo, longAgo)
}

const isGone = ({ child }: HostProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function kill(host: HostProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
  if (isGone(host)) return
  host.child.kill('SIGCONT')
  host.child.kill(signal)
  await host.gone
}

/** Compares what was acknowledged with what the table's folder tells, once nobody writes there. */
async function checkEnd(
  dataDir: string,
  table: TableId,
  renamers: readonly (Renamer | undefined)[],
): Promise<void> {
  const found = await fileStorage(nodeFiles, path.join(dataDir, 'tables')).open(table, () => false)
  if (!found.ok) throw new Error(`the table cannot be read: ${found.error.code}`)
  const { journal, entries, damage } = found.value
  await journal.close()
  if (damage?.code === 'journal/damaged') throw new Error(`damaged: ${JSON.stringify(damage)}`)
  const written = entries.flatMap(({ command }) =>
    command.kind === 'configure' && command.settings.name !== undefined ? [command.settings.name] : [],
  )
  const names = new Set(written)
  if (names.size < written.length) throw new Error('something was done twice')
  for (const renamer of renamers) {
    if (!renamer) continue
    const lost = renamer.done.filter((name) => !names.has(name))
    if (lost.length > 0) throw new Error(`acknowledged and lost: ${lost.join(', ')}`)
    if (renamer.refused > 0) throw new Error(`${renamer.refused} refused without a reason`)
  }
}

/** One folder and its three hosts; adds to `sum` what came of it. */
async function takeOver({ dataDir, start }: HostFolder, random: Random, sum: Takeovers): Promise<void> {
  const maker = start()
  await maker.listening
  const window = await TestClient.connect(maker.url, { kind: 'host', token: maker.hostToken })
  const table = await window.inLobby({ kind: 'create', table: newCardTable() })
  const founder = await Renamer.at(maker, table, 'founder')
  await founder.renameFor(random.below(60), random)
  // Where the maker ends in order, the first goes on in its files; otherwise it takes the folder over as well.
  await kill(maker, random.below(2) === 0 ? 'SIGTERM' : 'SIGKILL')
  await letTimePass(dataDir)

  const first = start()
  const whileStarting = random.below(4) === 0
  let one: Renamer | undefined
  if (whileStarting) await Promise.race([first.listening, sleep(150 + random.below(450))])
  else {
    await first.listening
    one = await Renamer.at(first, table, 'first')
    void one.renameFor(60_000, random)
    await sleep(random.below(200))
  }
  first.child.kill('SIGSTOP')
  await sleep(30)
  const toldBefore = one?.done.length ?? 0
  await letTimePass(dataDir)

  // Woken while the second starts, or while it plays.
  const woken = sleep(500 + random.below(4_000)).then(() => first.child.kill('SIGCONT'))
  const second = start()
  const took = await Promise.race([second.listening.then(() => true), second.gone.then(() => false)])
  const two = took ? await Renamer.at(second, table, 'second') : undefined
  await two?.renameFor(300 + random.below(900), random)
  await woken
  await two?.renameFor(100, random)
  if (took) await Promise.race([first.gone, sleep(10_000)])
  await sleep(100)
  if (took && !isGone(first)) throw new Error('the first host goes on beside the second')
  await kill(first)
  await kill(second, random.below(2) === 0 ? 'SIGTERM' : 'SIGKILL')
  await checkEnd(dataDir, table, [founder, one, two])
  if (!took) {
    sum.tooShort += 1
    return
  }
  sum.takeovers += 1
  sum.whileStarting += whileStarting ? 1 : 0
  sum.byFirst += one?.done.length ?? 0
  sum.afterWaking += (one?.done.length ?? 0) - toldBefore
  sum.unanswered += (one?.asked.size ?? 0) - (one?.done.length ?? 0)
  sum.bySecond += two?.done.length ?? 0
}

/** Lets so many folders be taken over, and throws when anything acknowledged was lost. */
export async function surviveTakeovers(
  count: number,
  seed: string,
  tell: (text: string) => void = () => {},
): Promise<Takeovers> {
  const sum: Takeovers = {
    takeovers: 0,
    tooShort: 0,
    whileStarting: 0,
    byFirst: 0,
    afterWaking: 0,
    bySecond: 0,
    unanswered: 0,
  }
  let begun = 0
  await withProgram(async (program) => {
    const worker = async () => {
      while (sum.takeovers < count) {
        const random = randomFrom(seed, String(begun++))
        await withFolder(program, (folder) => takeOver(folder, random, sum))
        tell(`${sum.takeovers} takeovers, ${sum.byFirst + sum.bySecond} commands acknowledged`)
      }
    }
    // Most of the time is waiting for processes.
    await Promise.all([worker(), worker(), worker()])
  })
  return sum
}
