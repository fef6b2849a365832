// A page may ask whether an intent would be taken. Asking does nothing, whatever the answer.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import { newId, type TestClient } from './support/test-client.ts'
import {
  handOf,
  LEFT,
  newCardTable,
  RIGHT,
  startCardEvening,
  startTestHost,
  type TestHost,
} from './support/test-host.ts'

let at: TestHost
beforeEach(async () => {
  at = await startTestHost()
})
afterEach(() => at.stop())

/** What the host says of an intent: the code of its refusal, or `done`. */
async function tried(client: TestClient, seat: SeatId, card: number): Promise<string> {
  const answer = await client.ask({ type: 'try', id: newId(), seat, intent: { kind: 'play', card } })
  return answer.type === 'refused' ? answer.refusal.code : answer.type
}

it('says why an intent would be refused, and does nothing where it would be taken', async () => {
  const { code, left, right, window } = await startCardEvening(at)
  const screen = await at.screen(code)
  const [mine = 0] = handOf(left)
  const [other = 0] = handOf(right)
  const before = [left.view, right.view]
  expect(await tried(left, LEFT, other)).toBe('card-game/not-in-hand')
  expect(await tried(left, LEFT, mine)).toBe('done')
  expect(await tried(left, RIGHT, other)).toBe('seat/not-yours')
  expect(await tried(screen, LEFT, mine)).toBe('table/not-allowed')
  expect(await tried(window, LEFT, mine)).not.toBe('done')
  expect([left.view, right.view]).toEqual(before)
  expect(handOf(left)).toContain(mine)
})

it('tells nothing of a seat at the laptop whose curtain is closed', async () => {
  const window = await at.window()
  const here = { kind: 'here' } as const
  const wish = { ...newCardTable({ allotment: 'chosen' }), seats: { [LEFT]: here, [RIGHT]: here } }
  await window.inLobby({ kind: 'create', table: wish })
  await window.must({ kind: 'start' })
  expect(await tried(window, LEFT, 0)).toBe('curtain/closed')
  await window.lift(LEFT)
  expect(await tried(window, LEFT, handOf(window)[0] ?? 0)).toBe('done')
})
