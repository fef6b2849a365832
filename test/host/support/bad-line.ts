// A network between page and host that delays messages, doubles them, breaks connections, and at times drops everything
// without an error.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket, WebSocketServer, type RawData } from 'ws'
import type { Random } from '../../../shared/kernel/random.ts'
import { socketOf } from './test-client.ts'

export interface BadLine {
  readonly url: string
  /** From now on nothing passes in either direction, without an error. */
  swallow(yes: boolean): void
  /** Every connection breaks. */
  cut(): void
  close(): Promise<void>
}

export interface Weather {
  /** Milliseconds on the way, at least and at most, to the host and back. */
  readonly there: readonly [number, number]
  readonly back: readonly [number, number]
  /** One message in so many to the host arrives twice; 0: none. */
  readonly doubles?: number
}

/** A line to the host at `url` with its own address. Messages keep their order, as over any TCP. */
export async function badLine(url: string, weather: Weather, random: Random): Promise<BadLine> {
  const sockets = new Set<WebSocket>()
  let swallowing = false
  const server = createServer((_knock, response) => {
    if (!swallowing) response.end()
  })
  const doors = new WebSocketServer({ server })
  const delay = ([least, most]: readonly [number, number]) => least + random.below(most - least + 1)

  /** Passes messages on in order; those that were dropped are lost with their connection. */
  const passing = (to: WebSocket, way: readonly [number, number], doubles: number) => {
    let before: Promise<unknown> = Promise.resolve()
    return (data: RawData, isBinary: boolean) => {
      if (swallowing) return
      const copies = doubles > 0 && random.below(doubles) === 0 ? 2 : 1
      before = Promise.all([before, sleep(delay(way))]).then(() => {
        if (swallowing || to.readyState !== WebSocket.OPEN) return
        for (let i = 0; i < copies; i++) to.send(data, { binary: isBinary })
      })
    }
  }
  doors.on('connection', (page) => {
    if (swallowing) return void page.terminate()
    const host = new WebSocket(socketOf(url))
    const early: string[] = []
    for (const socket of [page, host]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        ;(socket === page ? host : page).terminate()
      })
    }
    const there = passing(host, weather.there, weather.doubles ?? 0)
    page.on('message', (data, isBinary) => {
      if (host.readyState === WebSocket.CONNECTING) early.push((data as Buffer).toString())
      else there(data, isBinary)
    })
    host.on('open', () => {
      for (const text of early) there(Buffer.from(text), false)
    })
    host.on('message', passing(page, weather.back, 0))
  })
  // Handshakes are dropped as well.
  server.prependListener('upgrade', (request) => {
    if (swallowing) request.socket.pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    swallow(yes) {
      swallowing = yes
    },
    cut() {
      for (const socket of sockets) socket.terminate()
    },
    async close() {
      for (const socket of sockets) socket.terminate()
      doors.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
