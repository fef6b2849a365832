// Starts the doomed host as a process; bundled once, so that a thousand starts are quick.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'

/** Bundles the program into one file for plain Node; resolves to its path. */
export async function bundleDoomedHost(): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'entente-doomed-'))
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: path.join(import.meta.dirname, 'doomed-host.ts'),
      outDir,
      target: 'node20',
      rollupOptions: { external: ['bufferutil', 'utf-8-validate'], output: { entryFileNames: 'doomed.mjs' } },
    },
  })
  return path.join(outDir, 'doomed.mjs')
}

export interface HostProcess {
  readonly child: ChildProcess
  readonly url: string
  readonly hostToken: string
  /** Standard error so far. */
  readonly complaints: () => string
  readonly gone: Promise<unknown>
}

/** Starts it; resolves when it listens, or with what it said when it died before. */
export async function startHostProcess(
  program: string,
  dataDir: string,
  doom?: string,
): Promise<HostProcess | { readonly died: string; readonly signal: string | null }> {
  const args = [
    program,
    '--port',
    '0',
    '--address',
    '127.0.0.1',
    '--no-announce',
    '--json',
    '--data',
    dataDir,
  ]
  const { DOOMED_SEED: _, ...env } = process.env
  const child = spawn(process.execPath, args, { env: { ...env, ...(doom ? { DOOMED_SEED: doom } : {}) } })
  let out = ''
  let err = ''
  child.stderr.on('data', (data: Buffer) => (err += data.toString()))
  const gone = new Promise<string | null>(
    (resolve) => void child.once('exit', (_code, signal) => resolve(signal)),
  )
  const listening = new Promise<true>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString()
      if (out.includes('\n')) resolve(true)
    })
  })
  const first = await Promise.race([listening, gone])
  if (first !== true) return { died: err, signal: first }
  const { listening: port, host } = JSON.parse(out) as { listening: number; host: string }
  return {
    child,
    url: `http://127.0.0.1:${port}/`,
    hostToken: host.split('#host=')[1] ?? '',
    complaints: () => err,
    gone,
  }
}

/** Resident memory of a host's process in MB (Linux): now, or the most it ever had. */
export async function memoryOf({ child }: HostProcess, when: 'now' | 'at most'): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  const line = when === 'now' ? /VmRSS:\s+(\d+)/ : /VmHWM:\s+(\d+)/
  return Number(line.exec(status)?.[1]) / 1000
}
