import { afterEach, expect, it, vi } from 'vitest'
import { TableClient } from './client.svelte.ts'

const dialled: Line[] = []

/** A WebSocket that is open at once and keeps what is sent. */
class Line {
  readonly readyState = 1
  readonly sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    dialled.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {}
}

afterEach(() => {
  vi.useRealTimers()
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

it.each([
  ['comes again after a goodbye for haste', { kind: 'guest' }, 'limits/too-fast', 2],
  [
    'comes again after too many wrong codes from its address',
    { kind: 'screen', code: 'BCDF' },
    'access/too-many-tries',
    2,
  ],
  ['takes no for an answer', { kind: 'player', token: '0123456789abcdef' }, 'access/dismissed', 1],
  ['takes a wrong code for an answer', { kind: 'screen', code: 'BCDF' }, 'access/wrong-code', 1],
] as const)('%s', async (_, as, code, dials) => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('fetch', async () => new Response('{"ok":true}'))
  const client = new TableClient(as, { url: 'ws://table/ws' })
  client.start()
  dialled[0]?.onopen?.()
  dialled[0]?.onmessage?.({ data: JSON.stringify({ type: 'goodbye', refusal: { code } }) })
  expect(client.link).toBe(dials > 1 ? 'lost' : 'closed')
  await vi.advanceTimersByTimeAsync(7_000)
  expect(dialled.length).toBe(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(dialled.length).toBe(dials)
  client.stop()
})

it('drops the records it got behind a curtain once it closes, and those of a phase that was taken back', async () => {
  vi.stubGlobal('WebSocket', Line)
  const client = new TableClient({ kind: 'host', token: '0123456789abcdef' }, { url: 'ws://table' })
  client.start()
  const line = dialled[0]!
  line.onopen?.()
  const hear = (message: object) => line.onmessage?.({ data: JSON.stringify(message) })
  const see = (rev: number, lifted: string | null, beginnings = ['first', 'second']) =>
    hear({
      type: 'view',
      rev,
      at: 0,
      view: { id: 't', status: 'playing', rulings: [], beginnings, you: { kind: 'host', lifted } },
    })
  const asked = () =>
    line.sent.flatMap((text) => {
      const message = JSON.parse(text) as { type: string; id: string }
      return message.type === 'record' ? [message.id] : []
    })
  const record = async (hands: string) => {
    const answer = client.record(0)
    const id = asked().at(-1)
    hear({ type: 'record', id, index: 0, record: { hands } })
    return answer
  }
  hear({ type: 'welcome', protocol: 1 })
  see(1, 'left')
  expect(await record('of the left')).toEqual({ hands: 'of the left' })
  see(2, 'left')
  expect(await client.record(0)).toEqual({ hands: 'of the left' })
  expect(asked()).toHaveLength(1)
  see(3, null)
  expect(await record('of nobody')).toEqual({ hands: 'of nobody' })
  // An end of a turn that is taken back closes its phase with another record.
  see(4, null, ['first'])
  expect(await record('of the turn again')).toEqual({ hands: 'of the turn again' })
  client.stop()
})

it.each([
  ['comes again to a host that does not know its table', 'access/wrong-code', 'lost'],
  ['takes a key that was taken back for an answer', 'access/wrong-token', 'closed'],
] as const)('a seat that has seen its table %s', (_, code, link) => {
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('fetch', async () => new Response('{"ok":true}'))
  const as = { kind: 'player', token: '0123456789abcdef', code: 'BCDF' } as const
  const client = new TableClient(as, { url: 'ws://table/ws' })
  client.start()
  const [line] = dialled
  line?.onopen?.()
  const view = { id: 'table', rulings: [], you: { kind: 'player' } }
  line?.onmessage?.({ data: JSON.stringify({ type: 'view', rev: 1, at: 0, view }) })
  line?.onmessage?.({ data: JSON.stringify({ type: 'goodbye', refusal: { code } }) })
  expect(client.link).toBe(link)
  client.stop()
})

it('stays on the list of tables when a view of the closed table was on its way', async () => {
  vi.stubGlobal('WebSocket', Line)
  const client = new TableClient({ kind: 'host', token: '0123456789abcdef' }, { url: 'ws://table' })
  client.start()
  const line = dialled[0]!
  line.onopen?.()
  const hear = (message: object) => line.onmessage?.({ data: JSON.stringify(message) })
  const see = (id: string, rev: number) =>
    hear({
      type: 'view',
      rev,
      at: 0,
      view: { id, status: 'playing', rulings: [], you: { kind: 'host', lifted: null } },
    })
  hear({ type: 'welcome', protocol: 1 })
  see('first', 1)
  const closed = client.inLobby({ kind: 'close' })
  see('first', 2)
  expect(client.view).toBeNull()
  hear({ type: 'done', id: (JSON.parse(line.sent.at(-1)!) as { id: string }).id })
  expect(await closed).toBeNull()
  expect(client.view).toBeNull()
  see('second', 1)
  expect(client.view?.id).toBe('second')
  client.stop()
})

it('stores the key under the table it is for', () => {
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('fetch', async () => new Response('{"ok":true}'))
  const client = new TableClient({ kind: 'guest' }, { url: 'ws://table/ws' })
  client.start()
  const [line] = dialled
  line?.onopen?.()
  line?.onmessage?.({ data: JSON.stringify({ type: 'welcome', protocol: 1 }) })
  void client.join('BCDF', 'Lena')
  const token = '0123456789abcdef'
  line?.onmessage?.({ data: JSON.stringify({ type: 'welcome', protocol: 1, token }) })
  line?.onmessage?.({ data: JSON.stringify({ type: 'goodbye', refusal: { code: 'limits/too-fast' } }) })
  client.stop()
  client.start()
  dialled.at(-1)?.onopen?.()
  expect(dialled.at(-1)?.sent.map((text) => JSON.parse(text) as object)).toContainEqual(
    expect.objectContaining({ as: { kind: 'player', token, code: 'BCDF' } }),
  )
  client.stop()
})
