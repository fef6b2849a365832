// A frame that breaks the protocol, followed by more chunks. While an event is deferred, ws reads waiting chunks one
// after the other, also those behind the broken frame. That must not throw in any state of the receiver.
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { knock } from '../../../test/host/support/knock.ts'

const OPCODE = { text: 1, close: 8, ping: 9 } as const

/** A whole frame, masked with zeros. */
function frame(opcode: keyof typeof OPCODE, payload: readonly number[]): Buffer {
  return Buffer.from([0x80 | OPCODE[opcode], 0x80 | payload.length, 0, 0, 0, 0, ...payload])
}

const BROKEN: readonly (readonly [what: string, frame: Buffer])[] = [
  ['a text that is no UTF-8', frame('text', [0xff, 0xfe])],
  ['a goodbye with a status nobody knows', frame('close', [0x00, 0x01])],
  ['a goodbye with a reason that is no UTF-8', frame('close', [0x03, 0xe8, 0xff])],
]

describe('a frame that breaks the protocol', () => {
  it.each(BROKEN)('%s ends its connection, whatever follows', async (_what, broken) => {
    const { stream, sockets, sent } = knock()
    const ended = new Promise((resolve) => stream.once('close', resolve))
    stream.push(frame('ping', []))
    stream.push(broken)
    for (let more = 0; more < 3; more++) stream.push(frame('text', [0x7b, 0x7d]))
    for (let turns = 0; turns < 20; turns++) await turn()
    expect(sent()).toContain('101 Switching Protocols')
    stream.push(null)
    await ended
    expect(sockets.count).toBe(0)
    await sockets.close()
  })
})
