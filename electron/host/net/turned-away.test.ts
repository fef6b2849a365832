import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { knock } from '../../../test/host/support/knock.ts'

it('a connection that is refused leaves nothing behind, whatever else it sent', async () => {
  const { stream, sockets, sent } = knock('/elsewhere')
  stream.push(Buffer.alloc(2_000))
  for (let turns = 0; turns < 5; turns++) await turn()
  expect(sent()).toContain('404 Not Found')
  expect(stream.destroyed).toBe(true)
  await sockets.close()
})
