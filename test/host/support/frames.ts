// Clients that send a host wrong messages: noise, wrong shapes, other people's seats, too much, too deep, in pieces,
// half, and too fast. The host closes each connection sooner or later, and the client reconnects.
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { PROTOCOL } from '../../../shared/protocol/version.ts'
import { POWERS } from './diplomats.ts'
import { newId, socketOf } from './test-client.ts'

export interface Attack {
  readonly url: string
  /** The room's code: strangers in the room can read it off the screen. */
  readonly code: string
  readonly frames: number
  readonly seed: string
  /** How many strangers at a time. */
  readonly lanes: number
  /** Told what a stranger was sent. */
  readonly hear: (text: string) => void
  readonly tell?: (sent: number) => void
}

export interface Attacked {
  readonly sent: number
  readonly connections: number
  readonly byManner: Readonly<Record<string, number>>
}

/** What a stranger knows and keeps from one connection to the next. */
interface Stranger {
  readonly attack: Attack
  readonly random: Random
  readonly from: string
  readonly name: string
  token: string | undefined
}

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)] as T
const bytes = (length: number, random: Random): Buffer =>
  Buffer.from(Array.from({ length }, () => random.below(256)))
const seatOf = (random: Random): string => pick(['', 'NOWHERE', '__proto__', ...POWERS], random)

function anyJson(random: Random, depth = 0): unknown {
  switch (random.below(depth > 4 ? 5 : 7)) {
    case 0:
      return random.below(2) === 0
    case 1:
      return null
    case 2:
      return pick([0, -1, 1e308, 2 ** 53, 0.1, random.below(1000)], random)
    case 3:
      return bytes(random.below(20), random).toString('latin1')
    case 4:
      return pick(['act', 'hello', 'host', 'id', '\u0000', '\ud800', '𝔘', 'constructor'], random)
    case 5:
      return Array.from({ length: random.below(5) }, () => anyJson(random, depth + 1))
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(5) }, () => [
          pick(['type', 'id', 'as', 'kind', 'command', '__proto__', 'seat', 'toString'], random),
          anyJson(random, depth + 1),
        ]),
      )
  }
}

/** A message almost of the protocol: the right type, and something wrong in it. */
const almost = (random: Random): unknown => ({
  type: pick(
    ['hello', 'join', 'act', 'try', 'lift', 'record', 'lobby', 'ping', 'view', 'constructor'],
    random,
  ),
  id: pick<unknown>([newId(), 7, '', 'x'.repeat(41), null], random),
  protocol: PROTOCOL,
  as: anyJson(random),
  command: { kind: pick(['intent', 'start', 'vote', 'bell', 'join', 'rule'], random), seat: anyJson(random) },
  act: anyJson(random),
  index: anyJson(random),
})

/** A well-formed message that this person may not send. */
function intrusion(random: Random): unknown {
  const seat = seatOf(random)
  const command = pick<unknown>(
    [
      { kind: 'intent', seat, intent: { kind: 'sheet', orders: [] } },
      { kind: 'intent', seat, intent: anyJson(random) },
      { kind: 'intent', seat, intent: { kind: 'write', text: 'A PAR - BUR', language: 'en' } },
      { kind: 'ready', seat, ready: true },
      { kind: 'vote', seat, vote: 'yes' },
      { kind: 'open-ballot', seat, ballot: 'draw', who: [] },
      { kind: 'open-ballot', seat: null, ballot: 'concession', who: [seat] },
      { kind: 'leave-seat', seat },
      { kind: 'grant-seat', player: 'p-somebody', seat },
      { kind: 'seat', seat, holder: { kind: 'here' } },
      { kind: 'configure', settings: { joining: 'open', gamemaster: 'open' } },
      { kind: 'rule', reason: 'because', ruling: { kind: 'take-back' } },
      { kind: 'close-now' },
      { kind: 'pause' },
      { kind: 'dismiss', player: 'p-somebody' },
    ],
    random,
  )
  return pick<unknown>(
    [
      { type: 'act', id: newId(), command },
      { type: 'act', id: newId(), command },
      { type: 'try', id: newId(), seat, intent: anyJson(random) },
      { type: 'lift', id: newId(), seat },
      { type: 'record', id: newId(), index: random.below(2000) },
      { type: 'lobby', id: newId(), act: { kind: 'open', table: 't0000000000000000' } },
    ],
    random,
  )
}

const nested = (depth: number): string => {
  const deep = '['.repeat(depth) + ']'.repeat(depth)
  return `{"type":"act","id":"deep","command":{"kind":"intent","seat":"FRANCE","intent":${deep}}}`
}

/** How one connection misbehaves: what to send next. */
type Manner = (stranger: Stranger, socket: WebSocket) => void
const MANNERS: Readonly<Record<string, Manner>> = {
  noise: ({ random }, socket) =>
    socket.send(bytes(random.below(400), random), { binary: random.below(2) === 0 }),
  'wrong shape': ({ random }, socket) =>
    socket.send(JSON.stringify(random.below(2) === 0 ? anyJson(random) : almost(random))),
  'wrong seat': ({ random }, socket) => socket.send(JSON.stringify(intrusion(random))),
  'large and huge': ({ random }, socket) =>
    socket.send(
      JSON.stringify({ type: 'join', id: newId(), code: 'BCDF', name: 'n'.repeat(random.below(70_000)) }),
    ),
  nested: ({ random }, socket) => socket.send(nested(1 + random.below(30_000))),
  fragmented: ({ random }, socket) => {
    const text = JSON.stringify(intrusion(random))
    const cut = random.below(text.length)
    socket.send(text.slice(0, cut), { fin: false })
    for (let i = random.below(4); i > 0; i--) socket.send('', { fin: false })
    socket.send(text.slice(cut), { fin: random.below(4) > 0 })
  },
  'too fast': (_stranger, socket) => socket.send('{"type":"ping"}'),
  guessing: ({ random }, socket) =>
    socket.send(
      JSON.stringify({
        type: 'join',
        id: newId(),
        code: pick(['BCDF', 'ZZZZ', 'AAAA'], random),
        name: `Guess ${random.below(1000)}`,
      }),
    ),
}
const NAMES = Object.keys(MANNERS)

/** How many frames a stranger tries to send over one connection. */
const PER_CONNECTION = 120

/** One connection from its opening until the host, or the stranger, has had enough; resolves to the frames sent. */
async function misbehave(stranger: Stranger, manner: string, most: number): Promise<number> {
  const { attack, random, from, token, name } = stranger
  const socket = new WebSocket(socketOf(attack.url), { localAddress: from })
  let sent = 0
  return new Promise((resolve) => {
    const end = () => resolve(sent)
    socket.on('error', end)
    socket.on('close', end)
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      attack.hear(text)
      if (stranger.token === undefined && text.startsWith('{"type":"welcome"'))
        stranger.token = (JSON.parse(text) as { token?: string }).token
    })
    socket.on('open', () => {
      const as =
        token === undefined
          ? pick([{ kind: 'guest' }, { kind: 'screen', code: attack.code }], random)
          : { kind: 'player', token }
      // Some never say who they are.
      if (random.below(8) > 0) socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, as }))
      if (token === undefined && random.below(8) === 0)
        socket.send(JSON.stringify({ type: 'join', id: newId(), code: attack.code, name }))
      const slowly = manner !== 'too fast' && random.below(3) === 0
      const send = () => {
        for (let burst = slowly ? 2 : 40; burst > 0 && sent < most; burst--) {
          if (socket.readyState !== WebSocket.OPEN) return end()
          MANNERS[manner]?.(stranger, socket)
          sent += 1
        }
        if (sent < most) setTimeout(send, slowly ? 60 : 1)
        else socket.terminate()
      }
      send()
    })
  })
}

const HANDSHAKE = (host: string) =>
  `GET /ws HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

/** Below the protocol: half a handshake, frames no program should send, frames that never end. */
async function belowTheProtocol({ attack, random, from }: Stranger): Promise<number> {
  const { hostname, port, host } = new URL(attack.url)
  const socket: Socket = connect({ host: hostname, port: Number(port), localAddress: from })
  socket.on('error', () => undefined)
  socket.on('data', (data) => attack.hear(data.toString('latin1')))
  await new Promise((resolve) => socket.once('connect', resolve).once('error', resolve))
  const handshake = HANDSHAKE(host)
  const whole = random.below(3) > 0
  socket.write(whole ? handshake : handshake.slice(0, random.below(handshake.length)))
  let sent = 0
  for (; whole && sent < 20 && !socket.destroyed; sent++) {
    // Reserved opcodes and bits, no mask, lengths that are never filled, control frames too long.
    const head = Buffer.from([random.below(256), random.below(256)])
    socket.write(Buffer.concat([head, bytes(random.below(30), random)]))
    if (random.below(3) === 0) await sleep(1)
  }
  // Some hang up, some just stay and say nothing more.
  if (random.below(2) === 0) socket.resetAndDestroy()
  else setTimeout(() => socket.destroy(), random.below(3_000)).unref()
  return Math.max(1, sent)
}

/** Sends so many frames, all lanes at once; resolves when they are sent. */
export async function attack(plan: Attack): Promise<Attacked> {
  const byManner: Record<string, number> = {}
  let sent = 0
  let connections = 0
  const lane = async (number: number): Promise<void> => {
    const random = randomFrom(plan.seed, `stranger ${number}`)
    const stranger: Stranger = {
      attack: plan,
      random,
      from: `127.0.1.${1 + Math.floor(number / 4)}`,
      name: `Stranger ${number}`,
      token: undefined,
    }
    while (sent < plan.frames) {
      const manner = random.below(10) === 0 ? 'below the protocol' : pick(NAMES, random)
      connections += 1
      const frames =
        manner === 'below the protocol'
          ? await belowTheProtocol(stranger)
          : await misbehave(stranger, manner, PER_CONNECTION)
      sent += frames
      byManner[manner] = (byManner[manner] ?? 0) + frames
      plan.tell?.(sent)
      // Refused at the upgrade: trying a thousand times a second would change nothing.
      if (frames === 0) await sleep(20)
    }
  }
  await Promise.all(Array.from({ length: plan.lanes }, (_, number) => lane(number)))
  return { sent, connections, byManner }
}
