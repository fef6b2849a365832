// The real host, built and started as a user would, with a data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const built = path.resolve(import.meta.dirname, '../../../out/main/headless.js')

export interface TableHost {
  /** `http://127.0.0.1:PORT` */
  readonly url: string
  /** The host window's own address, with its token. */
  readonly hostUrl: string
  readonly data: string
  /** Stops its process, as when a laptop's lid is closed; `thaw` lets it run again. */
  freeze(): void
  thaw(): void
  /** Kills it without a signal that it could handle, as a power cut would. */
  kill(): Promise<void>
  /** Stops it and removes its data. */
  dispose(): Promise<void>
}

interface Listening {
  readonly listening: number
  readonly host: string
}

export interface Start {
  /** Goes on in the folder of an earlier host, on its port, where pages wait for it. */
  readonly after?: TableHost
  /** The built program, when it is another than the usual one. */
  readonly program?: string
}

/** Starts the host. */
export async function startTableHost({ after, program = built }: Start = {}): Promise<TableHost> {
  if (!existsSync(program))
    throw new Error(`${program} is not built yet: npm run build:headless makes all hosts`)
  const folder = after?.data ?? (await mkdtemp(path.join(tmpdir(), 'entente-e2e-')))
  const child = spawn(
    process.execPath,
    [
      program,
      '--headless',
      '--json',
      '--no-announce',
      '--address',
      '127.0.0.1',
      '--port',
      after ? new URL(after.url).port : '0',
      '--data',
      folder,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const { listening, host } = await firstReport(child)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    // A host that does not end by itself must not take the next test with it.
    const cut = setTimeout(() => child.kill('SIGKILL'), 20_000)
    await gone
    clearTimeout(cut)
  }
  return {
    url: `http://127.0.0.1:${listening}`,
    hostUrl: host,
    data: folder,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill: () => end('SIGKILL'),
    dispose: async () => {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function firstReport(child: ChildProcess): Promise<Listening> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('the host has no output'))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{')) resolve(JSON.parse(line) as Listening)
    })
    child.once('exit', (code) => reject(new Error(`the host ended at once with status ${code}`)))
  })
}
