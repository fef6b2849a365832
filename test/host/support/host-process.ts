// Starts the doomed host as a process.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundle, removeBundle } from './bundle.ts'

export interface HostProcess {
  readonly child: ChildProcess
  /** Known once it listens. */
  readonly url: string
  readonly hostToken: string
  /** Resolves when it listens; never when it ends before. */
  readonly listening: Promise<void>
  /** Standard error so far. */
  readonly complaints: () => string
  /** The signal that ended it. */
  readonly gone: Promise<string | null>
}

function hostProcess(program: string, dataDir: string, doom?: string): HostProcess {
  const quiet = ['--port', '0', '--address', '127.0.0.1', '--no-announce', '--json']
  const { DOOMED_SEED: _, ...env } = process.env
  const child = spawn(process.execPath, [program, ...quiet, '--data', dataDir], {
    env: { ...env, ...(doom ? { DOOMED_SEED: doom } : {}) },
  })
  let out = ''
  let err = ''
  const printed = { url: '', hostToken: '' }
  child.stderr.on('data', (data: Buffer) => (err += data.toString()))
  const gone = new Promise<string | null>(
    (resolve) => void child.once('exit', (_code, signal) => resolve(signal)),
  )
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString()
      if (!out.includes('\n')) return
      const { listening: port, host } = JSON.parse(out) as { listening: number; host: string }
      printed.url = `http://127.0.0.1:${port}/`
      printed.hostToken = host.split('#host=')[1] ?? ''
      resolve()
    })
  })
  return {
    child,
    get url() {
      return printed.url
    },
    get hostToken() {
      return printed.hostToken
    },
    listening,
    complaints: () => err,
    gone,
  }
}

/** Resolves when it listens; rejects with what it said where it died before. */
export async function mustListen(host: HostProcess): Promise<HostProcess> {
  const died = await diedFirst(host)
  if (died) throw new Error(`it did not start: ${died.said}`)
  return host
}

/** Resolves when it listens to null, or to what it said when it died before. */
export async function diedFirst(
  host: HostProcess,
): Promise<{ readonly said: string; readonly signal: string | null } | null> {
  const first = await Promise.race([host.listening, host.gone])
  return first === undefined ? null : { said: host.complaints(), signal: first }
}

/** Runs something with the program, and takes that away afterwards. */
export async function withProgram<T>(run: (program: string) => Promise<T>): Promise<T> {
  const program = await bundle(path.join(import.meta.dirname, 'doomed-host.ts'))
  try {
    return await run(program)
  } finally {
    await removeBundle(program)
  }
}

/** A data folder, and how to start a host in it; with `doom` its disk kills it. */
export interface HostFolder {
  readonly dataDir: string
  readonly start: (doom?: string) => HostProcess
}

/** Runs something with a new data folder; kills the hosts that still run there and takes it away afterwards. */
export async function withFolder<T>(program: string, run: (folder: HostFolder) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'entente-hosts-'))
  const hosts: HostProcess[] = []
  const start = (doom?: string) => {
    const host = hostProcess(program, dataDir, doom)
    hosts.push(host)
    return host
  }
  try {
    return await run({ dataDir, start })
  } finally {
    for (const host of hosts) host.child.kill('SIGKILL')
    await Promise.all(hosts.map(({ gone }) => gone))
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Resident memory of a host's process in MB (Linux): now, or the most it ever had. */
export async function memoryOf({ child }: HostProcess, when: 'now' | 'at most'): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  const line = when === 'now' ? /VmRSS:\s+(\d+)/ : /VmHWM:\s+(\d+)/
  return Number(line.exec(status)?.[1]) / 1000
}
