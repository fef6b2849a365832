// The host's upgrade handler without a network: a WebSocket request over a stream of the test.
import type { IncomingMessage } from 'node:http'
import { Duplex } from 'node:stream'
import type { House } from '../../../electron/host/net/house.ts'
import { Guesses, LIMITS } from '../../../electron/host/net/limits.ts'
import { SOCKET_PATH, Sockets } from '../../../electron/host/net/sockets.ts'
import { systemClock } from '../../../electron/host/ports/clock.ts'
import { memoryLog } from '../../../electron/host/ports/log.ts'

/** What is pushed into the stream comes in as a chunk of its own; `sent` is what the host has written so far. */
export interface Knock {
  readonly stream: Duplex
  readonly sockets: Sockets
  readonly sent: () => string
}

export function knock(path = SOCKET_PATH): Knock {
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
  const request = { method: 'GET', url: path, headers, socket: { remoteAddress: '127.0.0.1' } }
  sockets.upgrade(request as unknown as IncomingMessage, stream, Buffer.alloc(0))
  return { stream, sockets, sent: () => Buffer.concat(sent).toString('latin1') }
}
