// The host: one authority for all tables of the program. Plain Node; the desktop shell and the command line both
// start it from here.
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Refusal } from '../../shared/kernel/refusal.ts'
import type { Result } from '../../shared/kernel/result.ts'
import type { Addresses } from '../../shared/protocol/messages.ts'
import type { TableId } from '../../shared/table/holder.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { NamedFile } from '../../shared/kernel/brought.ts'
import { bring } from './brought/bring.ts'
import { type ReadFiles, readsNothing } from './brought/reading.ts'
import { Shelf } from './brought/shelf.ts'
import { lanAddresses, LOOPBACK, urlAt } from './ports/addresses.ts'
import { makeGate } from './net/gate.ts'
import { House } from './net/house.ts'
import { httpListener } from './net/http.ts'
import { Guesses, LIMITS, type Limits } from './net/limits.ts'
import { Sockets } from './net/sockets.ts'
import { countStreams } from './net/streams.ts'
import { Tickets } from './net/tickets.ts'
import { nullAnnouncer, type Announcer } from './ports/announcer.ts'
import { drawToken, systemChance, type Chance } from './ports/chance.ts'
import { systemClock, type Clock } from './ports/clock.ts'
import type { FileSystem } from './ports/file-system.ts'
import { consoleLog, type Log } from './ports/log.ts'
import { errorCode, nodeFiles } from './ports/node-files.ts'
import { nullStandIns, type StandIns } from './ports/stand-ins.ts'
import { ComputerSeats } from './stand-ins/computer-seats.ts'
import { StartFault } from './start-fault.ts'
import { fileStorage } from './storage/file-journal.ts'
import { lockFolder, machineLiveness, type FolderLock, type Whose } from './storage/folder-lock.ts'
import { FolderLost, type Owner } from './storage/owner.ts'
import { SettingsStore } from './storage/settings.ts'
import type { Games } from '../../shared/kernel/game.ts'
import { Tables } from './tables/tables.ts'
import { version } from './version.ts'

export interface HostOptions {
  /** 0 takes any free port. Of several ports the first free one is taken. */
  readonly port: number | readonly number[]
  /** The address to listen on; all addresses of this machine when left out. */
  readonly address?: string
  readonly dataDir: string
  /** The folder of the built pages. */
  readonly assets?: string
  readonly games?: Games
  /** Other names this machine is known by. */
  readonly hosts?: readonly string[]
  readonly announcer?: Announcer
  readonly clock?: Clock
  readonly chance?: Chance
  readonly files?: FileSystem
  readonly log?: Log
  /** The stand-ins that play the computers' seats; none when left out. */
  readonly standIns?: StandIns
  /** The reader of files that people bring; none when left out. */
  readonly readFiles?: ReadFiles
  readonly limits?: Partial<Limits>
  /** Shows the host's own window, when a second start asks for it. */
  readonly show?: (hostUrl: string) => void
}

export interface Host {
  readonly port: number
  /** Where phones reach it, best address first. */
  urls(): readonly string[]
  /** Opens the host's own window; kept secret. */
  readonly hostToken: string
  /** The host's window on this machine: `http://127.0.0.1:1901/#host=...`. */
  readonly hostUrl: string
  /** Open connections. */
  connections(): number
  /** A table as the text of a file. */
  saveFile(table: TableId): Promise<Result<{ readonly name: string; readonly text: string }, Refusal>>
  /** Opens a saved table as a new one. */
  openFile(text: string): Promise<Result<TableId, Refusal>>
  /** People connected to their seats. */
  atTable(): number
  /** Whether some game is in play now: begun, not over, not paused. */
  inPlay(): boolean
  /** Pauses every game because the machine is about to sleep. */
  pause(): Promise<void>
  /** Pauses the games, writes everything to the disk and stops. */
  close(): Promise<void>
}

const TICK_MS = 1_000
/** A tick this late means that the machine slept. */
const SLEPT_MS = 15_000
const EVERYWHERE = '0.0.0.0'

/** Starts a host. Rejects with a `StartFault` when it cannot work here. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { clock = systemClock(), chance = systemChance, files = nodeFiles, log = consoleLog } = options
  const { games = GAMES, announcer = nullAnnouncer, address = EVERYWHERE } = options
  const { standIns = nullStandIns, readFiles = readsNothing } = options
  const limits = { ...LIMITS, ...options.limits }
  const instance = drawToken(chance)
  const hostToken = drawToken(chance)
  const { assets } = options
  if (assets !== undefined && !existsSync(assets)) throw new StartFault({ kind: 'pages-missing', assets })
  const { dataDir } = options
  const { lock, lastAlive } = await takeFolder(files, dataDir, instance)

  const server = createServer({
    requestTimeout: 60_000,
    headersTimeout: limits.headersMs,
    keepAliveTimeout: 5_000,
    // Node's own half minute would keep silent connections four times as long.
    connectionsCheckingInterval: limits.headersMs / 5,
  })
  server.maxConnections = limits.connections * 2
  countStreams(server, limits.streamsPerAddress)
  const begun: Begun[] = [{ what: 'lock', end: () => lock.release() }]
  let stopped: Promise<void> | undefined
  const close = () => (stopped ??= endAll(begun, log))
  /** Cuts every connection at once: no page may get anything more. */
  let fallSilent = () => server.closeAllConnections()
  let isOpen = false
  let isReported = false
  const look = (whose: Whose) => {
    if (whose === 'ours') return
    fallSilent()
    if (isReported || stopped) return
    isReported = true
    log({ level: 'incident', event: whose === 'gone' ? 'folder/gone' : 'folder/taken-over' })
    // Before the start is complete, this makes the start fail.
    if (isOpen) void close()
  }
  const owner: Owner = {
    number: lock.number,
    inOrder: lock.inOrder,
    check: async () => {
      const whose = await lock.whose()
      look(whose)
      if (whose !== 'ours') throw new FolderLost()
    },
  }
  begun.push(keepMarked(lock, look, clock, log))
  try {
    // The port comes first: a second host must fail before it opens a table.
    const port = await listen(server, [options.port].flat(), address)
    begun.push({ what: 'server', end: () => stopServer(server) })
    await lock.listening(port)
    const settings = await SettingsStore.open(files, dataDir, owner)
    let awake = clock.now()
    const storage = fileStorage(files, path.posix.join(dataDir, 'tables'), owner)
    // This comes before any table, because tables use the boards that lie there.
    const shelf = await Shelf.open({
      files,
      folder: path.posix.join(dataDir, 'brought'),
      games,
      log,
      owner,
    })
    const tables = await Tables.open(
      {
        storage,
        settings,
        shelf,
        games,
        chance,
        clock,
        log,
        lastAwake: () => awake,
        journalBytesAtOnce: limits.journalBytesAtOnce,
        attend: (live, isOpen) => new ComputerSeats({ live, standIns, shelf, chance, log, isOpen }).attend(),
      },
      lastAlive,
    )
    begun.push({ what: 'tables', end: () => tables.close() })
    begun.push({ what: 'stand-ins', end: () => standIns.close() })

    const lan = () => (address === EVERYWHERE ? lanAddresses() : [address])
    const urls = () => [...lan(), ...(address === EVERYWHERE ? [LOOPBACK] : [])].map((at) => urlAt(at, port))
    const addresses = (): Addresses => ({ urls: urls() })
    const now = () => clock.now()
    const nearby = () => announcer.nearby()
    const house = new House({
      tables,
      chance,
      now,
      version,
      addresses,
      nearby,
      brought: () => shelf.entries(),
      log,
    })
    shelf.onChange(() => house.listChanged())
    const gate = makeGate({ hosts: [...(options.hosts ?? []), address] }, now)
    const guesses = new Guesses(limits, now())
    const sockets = new Sockets({ house, gate, guesses, limits, hostToken, clock, log })
    begun.push({ what: 'sockets', end: () => sockets.close() })
    fallSilent = () => {
      sockets.cut()
      server.closeAllConnections()
    }
    const hostUrl = `${urlAt(address === EVERYWHERE ? LOOPBACK : address, port)}#host=${hostToken}`
    const { show } = options
    const desk = {
      show: show && (() => show(hostUrl)),
      instance,
      version,
      hostToken,
      saveFile: (table: TableId) => tables.saveFile(table),
      openFile: (text: string) => tables.openFile(text),
      playing: () => tables.playing(),
      bring: (files: readonly NamedFile[]) => bring(shelf, readFiles, files),
      brought: (game: string, id: string) => shelf.packed(game, id),
    }
    const tickets = new Tickets(chance, now)
    server.on('request', httpListener({ desk, gate, guesses, tickets, assets, now, log }))
    server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))

    const announce = () => {
      const url = urls()[0] ?? ''
      const open = tables
        .entries()
        .filter(({ archived, code, status }) => !archived && code && status !== 'ended')
      void announcer.announce(open.map(({ name, code }) => ({ name, code, port, url })))
    }
    announce()
    tables.onChange(announce)
    announcer.onChange(() => house.listChanged())
    begun.push({ what: 'announcer', end: () => announcer.close() })

    let cancelTick = () => {}
    const goOn = () => {
      cancelTick = clock.after(TICK_MS, () => {
        const last = awake
        awake = clock.now()
        if (awake - last > SLEPT_MS) void tables.pauseAll(last)
        goOn()
      })
    }
    goOn()
    begun.push({ what: 'tick', end: async () => cancelTick() })
    await owner.check()
    isOpen = true

    return {
      port,
      urls,
      hostToken,
      hostUrl,
      connections: () => sockets.count,
      saveFile: desk.saveFile,
      openFile: desk.openFile,
      atTable: () => house.atTable(),
      inPlay: () => tables.inPlay(),
      pause: () => tables.pauseAll(clock.now()),
      close,
    }
  } catch (error) {
    await close()
    throw startFaultOf(error, dataDir)
  }
}

/** Why the host could not start, as a sentence where the disk is the cause. */
function startFaultOf(error: unknown, dataDir: string): unknown {
  if (error instanceof FolderLost) return new StartFault({ kind: 'folder-in-use', dataDir })
  const why = errorCode(error)
  if (error instanceof StartFault || why === undefined) return error
  return new StartFault(
    why === 'ENOSPC' ? { kind: 'disk-full', dataDir } : { kind: 'folder-not-writable', dataDir, why },
  )
}

/** Marks the lock each second until it is ended, and reports who has the folder. */
function keepMarked(lock: FolderLock, tell: (whose: Whose) => void, clock: Clock, log: Log): Begun {
  let cancel = () => {}
  let ended = false
  let marking = false
  const mark = async () => {
    marking = true
    try {
      const whose = await lock.mark()
      if (!ended) tell(whose)
    } catch (cause) {
      // Once the host has ended there is no lock to mark.
      if (!ended) log({ level: 'warn', event: 'folder/mark', cause })
    } finally {
      marking = false
    }
  }
  const goOn = () => {
    cancel = clock.after(TICK_MS, () => {
      goOn()
      if (!marking) void mark()
    })
  }
  goOn()
  const end = async () => {
    ended = true
    cancel()
  }
  return { what: 'marks', end }
}

/** Something that must be ended with the host. */
interface Begun {
  readonly what: string
  readonly end: () => Promise<void>
}

/** Ends what was started, the last first. A failure is logged and does not keep the others from ending. */
async function endAll(begun: readonly Begun[], log: Log): Promise<void> {
  for (const { what, end } of begun.toReversed()) {
    try {
      await end()
    } catch (cause) {
      log({ level: 'incident', event: 'host/unclosed', data: { what }, cause })
    }
  }
}

/** Takes the data folder, or says why it cannot be used. */
async function takeFolder(
  files: FileSystem,
  dataDir: string,
  instance: string,
): Promise<{ lock: FolderLock; lastAlive: number | undefined }> {
  try {
    await files.makeFolder(path.posix.join(dataDir, 'tables'))
    const taken = await lockFolder(files, dataDir, { instance, pid: process.pid }, machineLiveness)
    if (taken.kind === 'taken') return { lock: taken.lock, lastAlive: taken.lastMark }
    const { port, instance: running } = taken.owner ?? {}
    throw new StartFault({
      kind: 'folder-in-use',
      dataDir,
      ...(port && running ? { running: { port, instance: running } } : {}),
    })
  } catch (error) {
    if (error instanceof StartFault) throw error
    if (errorCode(error) === 'ENOSPC') throw new StartFault({ kind: 'disk-full', dataDir })
    throw new StartFault({ kind: 'folder-not-writable', dataDir, why: errorCode(error) ?? String(error) })
  }
}

/** Listens on the first port that is free; resolves to it. */
async function listen(server: Server, ports: readonly number[], address: string): Promise<number> {
  let fault: unknown
  for (const port of ports) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, address, () => {
          server.off('error', reject)
          resolve()
        })
      })
      return (server.address() as AddressInfo).port
    } catch (error) {
      fault = error
      if (errorCode(error) !== 'EADDRINUSE') break
    }
  }
  const code = errorCode(fault)
  if (code === 'EADDRINUSE') throw new StartFault({ kind: 'port-taken', port: ports.at(-1) ?? 0 })
  if (code === 'EACCES') throw new StartFault({ kind: 'port-forbidden', port: ports.at(-1) ?? 0 })
  throw new StartFault({ kind: 'address-unknown', address, why: code ?? String(fault) })
}

function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
