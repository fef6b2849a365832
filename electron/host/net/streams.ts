// Connections of any kind, before they have said a word: one address may hold only so many, so that it cannot take the
// place of all others by opening and keeping still.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const REFUSAL = 'HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Turns away what goes beyond `most` connections of one address. */
export function countStreams(server: Server, most: number): void {
  const byAddress = new Map<string, number>()
  server.prependListener('connection', (stream: Socket) => {
    const address = stream.remoteAddress ?? ''
    const here = (byAddress.get(address) ?? 0) + 1
    byAddress.set(address, here)
    stream.once('close', () => {
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
    if (here <= most) return
    stream.once('finish', () => stream.destroy())
    stream.end(REFUSAL)
  })
}
