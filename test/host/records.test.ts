// Each viewer gets a closed phase as far as that viewer may see it.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import { newId, type TestClient } from './support/test-client.ts'
import {
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

type Hands = readonly [left: readonly number[] | null, right: readonly number[] | null]

/** Whose hands the record of the first trick shows to this client. */
async function shownTo(client: TestClient): Promise<readonly SeatId[]> {
  const answer = await client.ask({ type: 'record', id: newId(), index: 0 })
  if (answer.type !== 'record') throw new Error(JSON.stringify(answer))
  const { hands } = answer.record as { hands: Hands }
  return [LEFT, RIGHT].filter((_, side) => hands[side] !== null)
}

it('shows a hand of the past to its owner alone, also when the game is over', async () => {
  const { code, window, left, right } = await startCardEvening(at)
  const screen = await at.screen(code)
  await window.must({ kind: 'close-now' })
  const everybody = async () => Promise.all([window, screen, left, right].map(shownTo))
  expect(await everybody()).toEqual([[], [], [LEFT], [RIGHT]])
  for (let step = 0; step < 20 && window.view?.status === 'playing'; step++)
    await window.act({ kind: window.view.stage.name === 'reading' ? 'continue' : 'close-now' })
  expect((await left.viewWhere(({ status }) => status === 'ended')).secret).toBeNull()
  expect(await everybody()).toEqual([[], [], [LEFT], [RIGHT]])
})

it('shows it at the laptop while the curtain of that seat is lifted', async () => {
  const window = await at.window()
  const here = { kind: 'here' } as const
  const wish = { ...newCardTable({ allotment: 'chosen' }), seats: { [LEFT]: here, [RIGHT]: here } }
  await window.inLobby({ kind: 'create', table: wish })
  await window.must({ kind: 'start' })
  await window.must({ kind: 'close-now' })
  expect(await shownTo(window)).toEqual([])
  await window.lift(RIGHT)
  expect(await shownTo(window)).toEqual([RIGHT])
  await window.lift(null)
  expect(await shownTo(window)).toEqual([])
})
