// The next table for the same people takes over people, phones and settings.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableId } from '../../shared/table/holder.ts'
import type { Seating } from '../../shared/table/seating.ts'
import type { TestClient } from './support/test-client.ts'
import { LEFT, playerOf, RIGHT, startCardEvening, startTestHost } from './support/test-host.ts'
import type { CardEvening, TestHost } from './support/test-host.ts'

let at: TestHost
let evening: CardEvening
beforeEach(async () => {
  at = await startTestHost()
  evening = await startCardEvening(at)
})
afterEach(() => at.stop())

/** One game ends by a vote. */
async function end({ window, left, right }: CardEvening): Promise<void> {
  await window.must({ kind: 'configure', settings: { joining: 'locked' } })
  await left.must({ kind: 'open-ballot', seat: LEFT, ballot: 'draw', who: [] })
  await right.must({ kind: 'vote', seat: RIGHT, vote: 'yes' })
  await window.viewWhere(({ status }) => status === 'ended')
}

async function again({ window, table }: CardEvening, seating: Seating): Promise<TableId> {
  return window.inLobby({ kind: 'again', table, name: 'The next one', seating })
}

const seatOf = (client: TestClient): readonly SeatId[] =>
  client.view?.you.kind === 'player' ? client.view.you.seats : []

describe('the next table for the same people', () => {
  it('has their settings and seats, and takes phones and screens along', async () => {
    const { window, left, right, code } = evening
    const screen = await at.screen(code)
    await end(evening)
    const table = await again(evening, 'kept')
    for (const client of [window, left, right, screen]) await client.viewWhere(({ id }) => id === table)
    expect(window.view).toMatchObject({
      name: 'The next one',
      status: 'setting',
      joining: 'locked',
      allotment: 'chosen',
    })
    expect(window.view?.options).toMatchObject({ cards: 3 })
    expect(window.view?.code).not.toBe(code)
    expect([seatOf(left), seatOf(right)]).toEqual([[LEFT], [RIGHT]])
    await window.must({ kind: 'start' })
    await left.viewWhere(({ status }) => status === 'playing')
  })

  it('draws seats anew where that is wanted', async () => {
    await end(evening)
    const table = await again(evening, 'drawn')
    const view = await evening.window.viewWhere(({ id }) => id === table)
    expect(view.allotment).toBe('random')
    expect(view.people.map(({ name }) => name)).toEqual(['Lena', 'Rolf'])
  })

  it('accepts everybody’s own key, also after a restart of the host', async () => {
    const player = playerOf(evening.left)
    const { token } = evening.left
    await end(evening)
    const table = await again(evening, 'kept')
    const { dataDir } = at
    await at.stop('keep')
    at = await startTestHost({ dataDir })
    const back = await at.back(token!)
    await back.viewWhere(({ id }) => id === table)
    expect(playerOf(back)).toBe(player)
  })

  it('is asked for by the host alone', async () => {
    await end(evening)
    await expect(
      evening.left.inLobby({ kind: 'again', table: evening.table, name: 'Mine', seating: 'kept' }),
    ).rejects.toThrow('access/not-host')
  })
})
