// A frame that breaks the protocol, with more behind it in chunks of their own. The library takes chunks that wait while
// an event is deferred one after the other, also those behind the one that broke: no state of it may make that throw.
import type { IncomingMessage } from 'node:http'
import { Duplex } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../ports/clock.ts'
import { memoryLog } from '../ports/log.ts'
import type { House } from './house.ts'
import { Guesses, LIMITS } from './limits.ts'
import { SOCKET_PATH, Sockets } from './sockets.ts'

const OPCODE = { text: 1, close: 8, ping: 9 } as const

/** A whole frame, masked with zeros. */
function frame(opcode: keyof typeof OPCODE, payload: readonly number[]): Buffer {
  return Buffer.from([0x80 | OPCODE[opcode], 0x80 | payload.length, 0, 0, 0, 0, ...payload])
}

/** Opens a connection over a pair of streams; what is pushed into the stream comes in as a chunk of its own. */
function connection() {
  const sent: Buffer[] = []
  const stream = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => {
      sent.push(chunk)
      done()
    },
  })
  const clock = systemClock()
  const sockets = new Sockets({
    house: { removeWindow: () => undefined } as Partial<House> as House,
    gate: { admits: () => true, admitsOrigin: () => true },
    guesses: new Guesses(LIMITS, clock.now()),
    limits: LIMITS,
    hostToken: 'token',
    clock,
    log: memoryLog(),
  })
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  }
  const request = { method: 'GET', url: SOCKET_PATH, headers, socket: { remoteAddress: '127.0.0.1' } }
  sockets.upgrade(request as unknown as IncomingMessage, stream, Buffer.alloc(0))
  return { stream, sockets, sent: () => Buffer.concat(sent) }
}

const BROKEN: readonly (readonly [what: string, frame: Buffer])[] = [
  ['a text that is no UTF-8', frame('text', [0xff, 0xfe])],
  ['a goodbye with a status nobody knows', frame('close', [0x00, 0x01])],
  ['a goodbye with a reason that is no UTF-8', frame('close', [0x03, 0xe8, 0xff])],
]

describe('a frame that breaks the protocol', () => {
  it.each(BROKEN)('%s ends its connection, whatever follows', async (_what, broken) => {
    const { stream, sockets, sent } = connection()
    const ended = new Promise((resolve) => stream.once('close', resolve))
    stream.push(frame('ping', []))
    stream.push(broken)
    for (let more = 0; more < 3; more++) stream.push(frame('text', [0x7b, 0x7d]))
    for (let turns = 0; turns < 20; turns++) await turn()
    expect(sent().toString('latin1')).toContain('101 Switching Protocols')
    stream.push(null)
    await ended
    expect(sockets.count).toBe(0)
    await sockets.close()
  })
})
