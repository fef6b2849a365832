// The host as a command-line program. Its surroundings (arguments, output, signals, disk) are parameters, so tests run
// the whole program.
import { homedir } from 'node:os'
import { announcerFor } from './announcer-for.ts'
import type { FileSystem } from '../host/ports/file-system.ts'
import { consoleLog } from '../host/ports/log.ts'
import { showRunning } from '../host/show-running.ts'
import { StartFault } from '../host/start-fault.ts'
import { startHost, type Host, type HostOptions } from '../host/start-host.ts'
import { threadReading } from '../host/brought/reading.ts'
import { WorkerStandIns } from '../host/stand-ins/worker-stand-ins.ts'
import { HELP, readArguments } from './arguments.ts'
import { defaultDataFolder } from './data-folder.ts'
import { greeting } from './greeting.ts'

const OLDEST_NODE = [20, 19] as const

export interface Surroundings {
  readonly args: readonly string[]
  readonly assets?: string
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
  readonly nodeVersion: string
  /** Another disk, for tests. */
  readonly files?: FileSystem
  readonly games?: NonNullable<HostOptions['games']>
  /** The program of the thread that plays computers' seats. Left out, nothing plays them. */
  readonly standIns?: string
  /** The program of the thread that reads what people bring. Left out, nothing reads it. */
  readonly reading?: string
  /** Shows the host's own window; left out where there is none. */
  readonly show?: (hostUrl: string) => void
}

/** Starts a host as the arguments say. Undefined when there is nothing to run; then the exit status says why. */
export async function runHeadless(around: Surroundings): Promise<Host | { readonly status: number }> {
  const { say, complain } = around
  const [major = 0, minor = 0] = around.nodeVersion.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    complain(`Entente needs Node ${OLDEST_NODE.join('.')} or newer; this is ${around.nodeVersion}.`)
    return { status: 1 }
  }
  const args = readArguments(around.args)
  if (!args.ok) {
    complain(args.error)
    return { status: 1 }
  }
  if (args.value.help) {
    say(HELP)
    return { status: 0 }
  }
  const { ports, address, hosts, json } = args.value
  const dataDir = args.value.dataDir ?? defaultDataFolder(process.platform, process.env, homedir())
  const log = consoleLog
  const announcer = announcerFor(args.value, log)
  try {
    const host = await startHost({
      port: ports,
      dataDir,
      hosts,
      announcer,
      log,
      ...(around.assets === undefined ? {} : { assets: around.assets }),
      ...(address === undefined ? {} : { address }),
      ...(around.files ? { files: around.files } : {}),
      ...(around.games ? { games: around.games } : {}),
      ...(around.show ? { show: around.show } : {}),
      ...(around.standIns === undefined
        ? {}
        : { standIns: new WorkerStandIns({ script: around.standIns, log }) }),
      ...(around.reading === undefined ? {} : { readFiles: threadReading(around.reading, log) }),
    })
    const { port, hostUrl } = host
    if (json) say(JSON.stringify({ listening: port, host: hostUrl, urls: host.urls() }))
    else say(greeting({ urls: host.urls(), hostUrl, dataDir }))
    return host
  } catch (error) {
    await announcer.close()
    if (!(error instanceof StartFault)) throw error
    complain(error.message)
    const running = error.problem.kind === 'folder-in-use' ? error.problem.running : undefined
    if (!running || json || !(await showRunning(running))) return { status: 1 }
    say('Its window is shown.')
    return { status: 0 }
  }
}
