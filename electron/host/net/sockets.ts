// Connections of pages: one WebSocket each, counted, limited in rate, and checked for signs of life.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { refusal } from '../../../shared/kernel/refusal.ts'
import { isTooDeep } from '../../../shared/protocol/depth.ts'
import { clientMessageSchema, type ClientMessage } from '../../../shared/protocol/messages.ts'
import type { Clock } from '../ports/clock.ts'
import type { Log } from '../ports/log.ts'
import { isThisMachine } from '../ports/addresses.ts'
import type { Gate } from './gate.ts'
import type { House } from './house.ts'
import { Bucket, Buckets, type Guesses, type Limits } from './limits.ts'
import { Outbox } from './outbox.ts'
import { Session } from './session.ts'

export const SOCKET_PATH = '/ws'
const PULSE_MS = 10_000
const GOING_AWAY = 1001
/** Wrong messages a page may send before it is disconnected. */
const MOST_MALFORMED = 10

interface Options {
  readonly house: House
  readonly gate: Gate
  readonly guesses: Guesses
  readonly limits: Limits
  readonly hostToken: string
  readonly clock: Clock
  readonly log: Log
}

interface Line {
  readonly socket: WebSocket
  readonly session: Session
  readonly outbox: Outbox
  readonly address: string
  readonly since: number
  heardAt: number
}

/** The message in a frame; undefined when it is none of the protocol. */
function parse(data: RawData, isBinary: boolean): { message: ClientMessage } | { id: string | undefined } {
  if (isBinary) return { id: undefined }
  let json: unknown
  try {
    json = JSON.parse((data as Buffer).toString('utf8'))
  } catch {
    return { id: undefined }
  }
  const parsed = isTooDeep(json) ? undefined : clientMessageSchema.safeParse(json)
  if (parsed?.success) return { message: parsed.data }
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined
  return { id: typeof id === 'string' && id.length <= 40 ? id : undefined }
}

export class Sockets {
  private readonly options: Options
  private readonly server: WebSocketServer
  private readonly lines = new Set<Line>()
  private readonly perAddress = new Map<string, number>()
  private readonly arrivals: Buckets
  private readonly traffic: Buckets
  private readonly long: Buckets
  private readonly places: Buckets
  private cancelPulse = () => {}
  private closing = false

  constructor(options: Options) {
    const { limits } = options
    this.options = options
    this.arrivals = new Buckets(limits.arrivalsPerSecond, limits.arrivalBurst)
    this.traffic = new Buckets(limits.messagesPerSecondAndAddress, limits.messageBurstOfAddress)
    this.long = new Buckets(limits.longBytesPerSecondAndAddress, limits.longBytesAtOnceOfAddress)
    this.places = new Buckets(limits.placesPerMinute / 60, limits.placesAtOnce)
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.messageBytes,
      // All machines are in the same room: compression would cost the host more than the network gains.
      perMessageDeflate: false,
      // One message of each connection in turn, so that one with many messages does not delay the others.
      allowSynchronousEvents: false,
      // Answers to pings count against the limits like messages: they would pile up for a page that asks and does not
      // read.
      autoPong: false,
      clientTracking: false,
    })
    this.pulse()
  }

  get count(): number {
    return this.lines.size
  }

  /** Answers a request to open a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { gate, limits, clock } = this.options
    const address = request.socket.remoteAddress ?? ''
    const refuse = (status: string) => {
      // Without a reader it would never notice that the other side closed, and stay for ever.
      socket.once('finish', () => socket.destroy())
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    }
    socket.on('error', () => socket.destroy())
    // Disconnected pages reconnect at once; a new connection now would keep the program from ending.
    if (this.closing) return void refuse('503 Service Unavailable')
    if (request.url?.split('?')[0] !== SOCKET_PATH) return void refuse('404 Not Found')
    if (!gate.admits(request)) return void refuse('421 Misdirected Request')
    if (!gate.admitsOrigin(request)) return void refuse('403 Forbidden')
    const here = this.perAddress.get(address) ?? 0
    const full = here >= limits.connectionsPerAddress || this.lines.size >= limits.connections
    if (full || !this.arrivals.of(address, clock.now()).take(clock.now()))
      return void refuse('429 Too Many Requests')
    this.perAddress.set(address, here + 1)
    let counted = true
    const uncount = () => {
      if (!counted) return
      counted = false
      const left = (this.perAddress.get(address) ?? 1) - 1
      if (left > 0) this.perAddress.set(address, left)
      else this.perAddress.delete(address)
    }
    socket.once('close', uncount)
    this.server.handleUpgrade(request, socket, head, (opened) => this.open(opened, address))
  }

  private open(socket: WebSocket, address: string): void {
    const { house, hostToken, guesses, clock, limits, log } = this.options
    const outbox = new Outbox(socket, limits.backlogBytes)
    const places = isThisMachine(address) ? undefined : this.places.of(address, clock.now())
    const session = new Session({
      house,
      outbox,
      hostToken,
      address,
      guesses,
      places,
      now: () => clock.now(),
    })
    const line: Line = { socket, session, outbox, address, since: clock.now(), heardAt: clock.now() }
    const messages = new Bucket(limits.messagesPerSecond, limits.messageBurst, clock.now())
    const traffic = this.traffic.of(address, clock.now())
    const long = [
      new Bucket(limits.longBytesPerSecond, limits.longBytesAtOnce, clock.now()),
      this.long.of(address, clock.now()),
    ]
    /** Seconds until a message so long may be read; 0 when it may be now. */
    const tooLong = (bytes: number): number => {
      const [now, more] = [clock.now(), Math.max(0, bytes - limits.shortBytes)]
      const wait = Math.max(...long.map((bucket) => bucket.wait(now, more)))
      if (wait === 0) for (const bucket of long) bucket.take(now, more)
      return Math.ceil(wait / 1000)
    }
    let malformed = 0
    this.lines.add(line)
    /** Whether a message may be read; a connection that sends too many is closed. */
    const mayBeHeard = () => {
      line.heardAt = clock.now()
      if (!outbox.isOpen) return false
      if (messages.take(clock.now()) && traffic.take(clock.now())) return true
      outbox.goodbye(refusal('limits/too-fast'))
      return false
    }
    socket.on('pong', mayBeHeard)
    socket.on('ping', (data) => mayBeHeard() && socket.pong(data))
    socket.on('message', (data, isBinary) => {
      if (!mayBeHeard()) return
      const parsed = parse(data, isBinary)
      const seconds = tooLong((data as Buffer).length)
      const id = 'message' in parsed ? ('id' in parsed.message ? parsed.message.id : undefined) : parsed.id
      if (seconds > 0 && id !== undefined) {
        outbox.send({ type: 'refused', id, refusal: refusal('limits/too-much', { seconds }) })
      } else if ('message' in parsed) {
        session.hear(parsed.message).catch((cause: unknown) => {
          log({ level: 'incident', event: 'session/crashed', cause })
          outbox.goodbye(refusal('host/incident'))
        })
      } else if (parsed.id === undefined || ++malformed > MOST_MALFORMED) {
        outbox.goodbye(refusal('protocol/malformed'))
      } else {
        outbox.send({ type: 'refused', id: parsed.id, refusal: refusal('protocol/malformed') })
      }
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      this.lines.delete(line)
      session.end()
    })
  }

  /** Every ten seconds each side sends a sign of life; a connection that is silent for too long is cut off. */
  private pulse(): void {
    const { clock, limits } = this.options
    const started = clock.now()
    this.cancelPulse = clock.after(PULSE_MS, () => {
      const now = clock.now()
      // After a sleep of this machine the silence is no fault of the pages.
      const late = now - started > 2 * PULSE_MS
      for (const line of this.lines) {
        const { socket, session, outbox, since } = line
        if (late) line.heardAt = now
        if (now - line.heardAt > limits.silenceMs || (!session.isKnown && now - since > limits.helloMs)) {
          socket.terminate()
          continue
        }
        socket.ping()
        outbox.send({ type: 'pong', now })
      }
      this.pulse()
    })
  }

  /** Cuts every connection at once, with what was still to be sent on it. */
  cut(): void {
    this.closing = true
    for (const { socket } of this.lines) socket.terminate()
  }

  /** Closes every connection and accepts no more; pages reconnect by themselves when the host is back. */
  async close(): Promise<void> {
    this.closing = true
    this.cancelPulse()
    const closed = [...this.lines].map(
      ({ socket }) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
    )
    for (const { socket } of this.lines) socket.close(GOING_AWAY)
    const cut = setTimeout(() => {
      for (const { socket } of this.lines) socket.terminate()
    }, 1_000)
    await Promise.all(closed)
    clearTimeout(cut)
  }
}
