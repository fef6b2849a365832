import { afterEach, expect, it, vi } from 'vitest'
import { TableClient } from './client.svelte.ts'

const dialled: Line[] = []

/** A WebSocket that is open at once and keeps what is sent. */
class Line {
  readonly readyState = 1
  readonly sent: string[] = []
  onopen: (() => void) | null = null
  constructor() {
    dialled.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {}
}

afterEach(() => {
  dialled.length = 0
  vi.unstubAllGlobals()
})

it.each([
  ['a guest', { kind: 'guest' }],
  ['a host', { kind: 'host', token: '0123456789abcdef' }],
] as const)('greets as %s from a browser that forbids a page to remember anything', (_, as) => {
  vi.stubGlobal('WebSocket', Line)
  const { sessionStorage: kept } = globalThis
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  const client = new TableClient(as, { url: 'ws://table' })
  try {
    client.start()
    dialled[0]?.onopen?.()
    expect(dialled[0]?.sent.map((text) => (JSON.parse(text) as { type: string }).type)).toContain('hello')
  } finally {
    client.stop()
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, writable: true, value: kept })
  }
})
