// Connections of any kind, before their first message. One address may hold only so many, so that it cannot use up
// all of them by opening connections and sending nothing. The oldest is closed first: after a freeze a host first
// reads connections that were closed meanwhile, and only the newest still has a waiting client.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const REFUSAL = 'HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Ends what goes beyond `most` connections of one address: the oldest that is no WebSocket, or else the newcomer. */
export function countStreams(server: Server, most: number): void {
  const byAddress = new Map<string, Set<Socket>>()
  const upgraded = new WeakSet<Socket>()
  server.prependListener('upgrade', ({ socket }) => void upgraded.add(socket))
  server.prependListener('connection', (stream: Socket) => {
    const address = stream.remoteAddress ?? ''
    const streams = byAddress.get(address) ?? new Set()
    byAddress.set(address, streams.add(stream))
    const forget = (one: Socket) => {
      streams.delete(one)
      if (streams.size === 0) byAddress.delete(address)
    }
    stream.once('close', () => forget(stream))
    if (streams.size <= most) return
    const oldest = [...streams].find((one) => !upgraded.has(one))
    if (oldest && oldest !== stream) {
      forget(oldest)
      oldest.destroy()
      return
    }
    stream.once('finish', () => stream.destroy())
    stream.end(REFUSAL)
  })
}
