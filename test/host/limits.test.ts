// How much one address or connection may ask of a host, and that the others still get in.
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { refusedUpgrade } from './support/refused-upgrade.ts'
import { newId, TestClient } from './support/test-client.ts'
import { RIGHT, startCardEvening, startTestHost, type TestHost } from './support/test-host.ts'
import { visit } from './support/visitor.ts'

let at: TestHost
const start = async (options: Parameters<typeof startTestHost>[0] = {}) => {
  at = await startTestHost(options)
  return at
}
afterEach(() => at.stop())

describe('limits', () => {
  it('stop a connection that sends too fast, and no other', async () => {
    await start()
    const { left, right } = await startCardEvening(at)
    for (let i = 0; i < 300; i++) right.send({ type: 'ping' })
    await right.closed()
    expect(right.goodbye?.code).toBe('limits/too-fast')
    expect(await left.act({ kind: 'rename', name: 'Lotte' })).toBeUndefined()
  })

  it('count answers to pings that were not sent', async () => {
    await start()
    const { left, right } = await startCardEvening(at)
    for (let i = 0; i < 300; i++) right.socket.pong()
    await right.closed()
    expect(right.goodbye?.code).toBe('limits/too-fast')
    expect(await left.act({ kind: 'rename', name: 'Lotte' })).toBeUndefined()
  })

  it('delay long sheets, and let short messages through meanwhile', async () => {
    await start()
    const { left, right } = await startCardEvening(at)
    const long = { kind: 'intent', seat: RIGHT, intent: { write: 'a bud h '.repeat(2_500) } } as const
    const codes: (string | undefined)[] = []
    for (let i = 0; i < 5; i++) codes.push((await right.act(long))?.code)
    expect(codes.slice(0, 3)).not.toContain('limits/too-much')
    expect(codes.slice(3)).toEqual(['limits/too-much', 'limits/too-much'])
    expect((await right.act(long))?.data).toEqual({ seconds: expect.any(Number) as number })
    expect(await right.act({ kind: 'rename', name: 'Rudi' })).toBeUndefined()
    expect(await left.act({ kind: 'rename', name: 'Lotte' })).toBeUndefined()
  })

  it('let one address take two places of an open table at once, and more of them later', async () => {
    const { url } = await start()
    const window = await at.window()
    await window.inLobby({ kind: 'create', table: { game: 'diplomacy', settings: { joining: 'open' } } })
    const { code } = await window.viewWhere(() => true)
    const taken: (string | undefined)[] = []
    for (const from of ['127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.3']) {
      const visitor = await visit(url, { kind: 'guest' }, { from })
      await visitor.ask({ type: 'join', id: newId(), code, name: `Guest ${taken.length}` })
      const answer = await visitor.ask({
        type: 'act',
        id: newId(),
        command: { kind: 'ask-seat', seat: null },
      })
      taken.push(answer.type === 'refused' ? answer.refusal.code : answer.type)
      visitor.socket.terminate()
    }
    expect(taken).toEqual(['done', 'done', 'limits/too-many-places', 'done'])
  })

  it('close a connection that sends a message larger than any', async () => {
    const { url } = await start()
    const client = await TestClient.connect(url, { kind: 'guest' })
    client.socket.send(JSON.stringify({ type: 'ping', padding: 'x'.repeat(70_000) }))
    await client.closed()
    expect(client.messages.map(({ type }) => type)).toEqual(['welcome'])
  })

  it('count connections by address, and let new ones in when old ones go', async () => {
    const { url } = await start({ limits: { connectionsPerAddress: 3 } })
    const three = await Promise.all([1, 2, 3].map(() => TestClient.open(url)))
    expect(await refusedUpgrade(url, {})).toBe('429')
    await three[0]?.cut()
    await expect.poll(() => at.host.connections()).toBe(2)
    expect(await refusedUpgrade(url, {})).toBe('opened')
    await Promise.all(three.map((client) => client.cut()))
  })

  /** Opens silent connections from one address of this machine; resolves with how many are still open. */
  async function silent(from: string, many: number): Promise<{ readonly open: () => number; end(): void }> {
    const streams: Socket[] = []
    for (let i = 0; i < many; i++) {
      const stream = connect({ port: at.host.port, host: '127.0.0.1', localAddress: from })
      streams.push(stream.on('error', () => undefined).resume())
      await new Promise((resolve) => void stream.once('connect', resolve).once('close', resolve))
      stream.write('GET / HT')
    }
    return {
      open: () => streams.filter(({ readyState }) => readyState === 'open').length,
      end: () => streams.forEach((stream) => stream.destroy()),
    }
  }

  it('leave room for new connections where one address opens many and sends nothing', async () => {
    await start({ limits: { connections: 10, streamsPerAddress: 8 } })
    const greedy = await silent('127.0.0.2', 30)
    await expect.poll(greedy.open).toBe(8)
    expect((await fetch(`${at.url}healthz`)).status).toBe(200)
    greedy.end()
  })

  it('take the newest connection of an address in, and cut none that is in use', async () => {
    const { url } = await start({ limits: { streamsPerAddress: 8 } })
    const line = await TestClient.connect(url, { kind: 'guest' })
    const old = await silent('127.0.0.1', 30)
    expect((await fetch(`${url}healthz`)).status).toBe(200)
    await expect.poll(old.open).toBeLessThan(8)
    expect((await line.ask({ type: 'join', id: newId(), code: 'XXXX', name: 'Eve' })).type).toBe('refused')
    old.end()
    line.socket.terminate()
  })

  it('end a request that never sends its headers soon after its time', async () => {
    await start({ limits: { headersMs: 500 } })
    const slow = await silent('127.0.0.1', 3)
    expect(slow.open()).toBe(3)
    await expect.poll(slow.open).toBe(0)
    slow.end()
  })

  it('withstand half a handshake and random bytes', async () => {
    await start()
    await new Promise<void>((resolve, reject) => {
      const socket = connect(at.host.port, '127.0.0.1', () => {
        socket.write(
          'GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nHost: localhost\r\n\r\n',
        )
        socket.write(Buffer.from([0xff, 0x00, 0x80, 0x80]))
        setTimeout(() => socket.destroy(), 50)
      })
      socket.on('close', () => resolve()).on('error', reject)
    })
    expect((await fetch(`${at.url}healthz`)).status).toBe(200)
    expect(at.log.entries.filter(({ level }) => level === 'incident')).toEqual([])
  })
})
