import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Outbox } from './outbox.ts'

const BACKLOG = 10_000
const VIEW = 4_000

/** A socket whose network takes bytes only when the test says so. */
function network() {
  const waiting: { text: string; sent: () => void }[] = []
  let most = 0
  const arrived: string[] = []
  const socket = {
    readyState: WebSocket.OPEN as number,
    get bufferedAmount() {
      return waiting.reduce((sum, { text }) => sum + text.length, 0)
    },
    send(text: string, sent: () => void) {
      waiting.push({ text, sent })
      most = Math.max(most, socket.bufferedAmount)
    },
    close() {
      socket.readyState = WebSocket.CLOSING
    },
    pause: () => undefined,
    terminate: () => undefined,
  }
  return {
    outbox: new Outbox(socket as unknown as WebSocket, BACKLOG),
    arrived,
    most: () => most,
    flow: () => {
      for (let first = waiting.shift(); first; first = waiting.shift()) {
        arrived.push(first.text)
        first.sent()
      }
    },
  }
}

const view = (n: number) => `view ${n} `.padEnd(VIEW, '.')

describe('a reader that does not read', () => {
  it('gets the newest view afterwards and none of those in between', () => {
    const { outbox, arrived, flow } = network()
    let newest = 0
    for (; newest < 1_000; newest++) outbox.show('view', view(newest), () => view(newest - 1))
    flow()
    expect(arrived.map((text) => text.split(' ')[1])).toEqual(['0', '1', '2', '999'])
  })

  it('costs the host no more than its backlog and a view, however long it does not read', () => {
    const { outbox, most, flow } = network()
    for (let round = 0; round < 5; round++) {
      for (let n = 0; n < 1_000; n++) outbox.show('view', view(n), () => view(n))
      flow()
    }
    expect(most()).toBeLessThanOrEqual(BACKLOG + VIEW)
  })

  it('is disconnected when answers to its own requests pile up', () => {
    const { outbox, arrived, flow } = network()
    for (let n = 0; outbox.isOpen && n < 10_000; n++)
      outbox.send({ type: 'record', id: `r${n}`, index: 0, record: 'x'.repeat(1_000) })
    flow()
    expect(arrived.at(-1)).toContain('limits/too-slow')
    expect(arrived.length).toBeLessThan(200)
  })
})
