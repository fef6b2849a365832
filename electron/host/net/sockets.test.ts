import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { socketOf } from '../../../test/host/support/test-client.ts'
import { newCardTable, startTestHost, type TestHost } from '../../../test/host/support/test-host.ts'
import { PROTOCOL } from '../../../shared/protocol/version.ts'
import { FakeClock } from '../ports/fake-clock.ts'
import { LIMITS } from './limits.ts'

const PULSE_MS = 10_000

interface Line {
  readonly socket: WebSocket
  /** Sends a message to the host and waits for its answer: the host has then read all earlier ones too. */
  speak(): Promise<void>
}

/** A connection; one that is `mute` never answers the host's pings by itself. */
async function connect(
  at: TestHost,
  { mute = false, code }: { mute?: boolean; code?: string } = {},
): Promise<Line> {
  const socket = new WebSocket(socketOf(at.url), { autoPong: !mute })
  await new Promise((resolve, reject) => void socket.once('open', resolve).once('error', reject))
  const speak = () => {
    const sent = Math.random()
    const answered = new Promise<void>((resolve) => {
      const hear = (data: Buffer) => {
        if ((JSON.parse(data.toString('utf8')) as { sent?: number }).sent !== sent) return
        socket.off('message', hear)
        resolve()
      }
      socket.on('message', hear)
    })
    socket.send(JSON.stringify({ type: 'ping', sent }))
    return answered
  }
  if (code) socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, as: { kind: 'screen', code } }))
  await speak()
  return { socket, speak }
}

async function withHost(
  test: (at: TestHost, clock: FakeClock, code: string) => Promise<void>,
): Promise<void> {
  const clock = new FakeClock(Date.now())
  const at = await startTestHost({ clock })
  try {
    const window = await at.window()
    await window.inLobby({ kind: 'create', table: newCardTable() })
    const { code } = await window.viewWhere(() => true)
    await test(at, clock, code)
  } finally {
    await at.stop()
  }
}

const closed = ({ socket }: Line): Promise<void> =>
  new Promise((resolve) =>
    socket.readyState === WebSocket.CLOSED ? resolve() : void socket.once('close', () => resolve()),
  )

it('cuts off a connection that has gone silent, and none that shows a sign of life', () =>
  withHost(async (at, clock, code) => {
    const silent = await connect(at, { code, mute: true })
    const alive = await connect(at, { code })
    const pinged = { silent: 0, alive: 0 }
    silent.socket.on('ping', () => pinged.silent++)
    alive.socket.on('ping', () => pinged.alive++)
    for (let ms = 0; ms <= LIMITS.silenceMs; ms += PULSE_MS) {
      expect(silent.socket.readyState).toBe(WebSocket.OPEN)
      const heard = pinged.alive
      clock.advance(PULSE_MS)
      // The answer to the ping is sent before the next message of the same connection.
      await expect.poll(() => pinged.alive).toBe(heard + 1)
      await alive.speak()
    }
    await closed(silent)
    expect(pinged.silent).toBe(LIMITS.silenceMs / PULSE_MS)
    await alive.speak()
    expect(alive.socket.readyState).toBe(WebSocket.OPEN)
    alive.socket.terminate()
  }))

it("cuts nobody off for silence while the host's machine slept", () =>
  withHost(async (at, clock, code) => {
    const silent = await connect(at, { code, mute: true })
    clock.sleep(10 * LIMITS.silenceMs)
    await silent.speak()
    expect(silent.socket.readyState).toBe(WebSocket.OPEN)
    silent.socket.terminate()
  }))

it('cuts off a connection that never identifies itself, however much it sends', () =>
  withHost(async (at, clock) => {
    const stranger = await connect(at)
    clock.advance(PULSE_MS)
    await stranger.speak()
    clock.advance(PULSE_MS)
    await closed(stranger)
  }))

it('closes although its pages reconnect as soon as they are disconnected', async () => {
  let answered = (_: string) => {}
  const secondKnock = new Promise<string>((resolve) => (answered = resolve))
  const at = await startTestHost({
    standIns: {
      play: async () => ({ intents: [], madeUp: false }),
      close: async () => void (await secondKnock),
    },
  })
  const { socket } = await connect(at)
  socket.once('close', () => {
    const again = new WebSocket(socket.url)
    again.once('open', () => answered('let in'))
    again.once('error', ({ message }) => answered(message))
  })
  await at.stop()
  expect(await secondKnock).toContain('503')
})
