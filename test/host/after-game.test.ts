// What televisions and people of a game that is over are told of the host's other tables.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { NextTable } from '../../shared/protocol/messages.ts'
import type { TableId } from '../../shared/table/holder.ts'
import type { TestClient } from './support/test-client.ts'
import { LEFT, newCardTable, RIGHT, startCardEvening, startTestHost } from './support/test-host.ts'
import type { CardEvening, TestHost } from './support/test-host.ts'

let at: TestHost
let evening: CardEvening
beforeEach(async () => {
  at = await startTestHost()
  evening = await startCardEvening(at)
})
afterEach(() => at.stop())

async function end({ window, left, right }: CardEvening): Promise<void> {
  await left.must({ kind: 'open-ballot', seat: LEFT, ballot: 'draw', who: [] })
  await right.must({ kind: 'vote', seat: RIGHT, vote: 'yes' })
  await window.viewWhere(({ status }) => status === 'ended')
}

async function makeTable(window: TestClient, gamemaster: 'none' | 'sandbox' = 'none'): Promise<TableId> {
  const table = await window.inLobby({
    kind: 'create',
    table: {
      ...newCardTable({ gamemaster }),
      seats: { [LEFT]: { kind: 'here' }, [RIGHT]: { kind: 'here' } },
    },
  })
  await window.viewWhere(({ id }) => id === table)
  return table
}

const nextFor = ({ messages }: TestClient): NextTable | undefined =>
  messages.findLast((one) => one.type === 'view')?.next

it('a television goes to the table that starts after its own game is over', async () => {
  const screen = await at.screen(evening.code)
  await end(evening)
  await screen.viewWhere(({ status }) => status === 'ended')
  const other = await makeTable(evening.window)
  expect(screen.view?.id).toBe(evening.table)
  await evening.window.must({ kind: 'start' })
  await screen.viewWhere(({ id }) => id === other)
})

it('a television that was off when the next game began shows that one when it comes back', async () => {
  await end(evening)
  const second = await makeTable(evening.window)
  const early = await at.screen(evening.code)
  expect((await early.viewWhere(({ status }) => status === 'ended')).id).toBe(evening.table)
  await evening.window.must({ kind: 'start' })
  const back = await at.screen(evening.code)
  expect((await back.viewWhere(() => true)).id).toBe(second)
})

it('a television that the host opens from the page of a game that is over shows that game', async () => {
  await end(evening)
  await makeTable(evening.window)
  await evening.window.must({ kind: 'start' })
  await evening.window.inLobby({ kind: 'open', table: evening.table })
  await evening.window.viewWhere(({ id }) => id === evening.table)
  const screen = await at.screen(evening.code)
  expect((await screen.viewWhere(() => true)).id).toBe(evening.table)
})

it('a television that comes back to a game in play, or to one that ended last, stays there', async () => {
  await makeTable(evening.window)
  await evening.window.must({ kind: 'start' })
  const back = await at.screen(evening.code)
  await back.viewWhere(({ id }) => id === evening.table)
  await evening.left.must({ kind: 'open-ballot', seat: LEFT, ballot: 'draw', who: [] })
  await evening.right.must({ kind: 'vote', seat: RIGHT, vote: 'yes' })
  const later = await at.screen(evening.code)
  await later.viewWhere(({ status, id }) => status === 'ended' && id === evening.table)
})

it('a television stays where its own game is in play', async () => {
  const screen = await at.screen(evening.code)
  await makeTable(evening.window)
  await evening.window.must({ kind: 'start' })
  await evening.left.must({ kind: 'open-ballot', seat: LEFT, ballot: 'draw', who: [] })
  await screen.viewWhere(({ ballot }) => ballot !== null)
  expect(screen.view?.id).toBe(evening.table)
})

it('a television stays at a game that ended after the other table was started', async () => {
  const screen = await at.screen(evening.code)
  await makeTable(evening.window)
  await evening.window.must({ kind: 'start' })
  await evening.left.must({ kind: 'open-ballot', seat: LEFT, ballot: 'draw', who: [] })
  await evening.right.must({ kind: 'vote', seat: RIGHT, vote: 'yes' })
  await screen.viewWhere(({ status, id }) => status === 'ended' && id === evening.table)
})

it('a television does not follow the host into a sandbox', async () => {
  const screen = await at.screen(evening.code)
  await end(evening)
  await makeTable(evening.window, 'sandbox')
  await evening.window.must({ kind: 'start' })
  const other = await makeTable(evening.window)
  await evening.window.must({ kind: 'start' })
  await screen.viewWhere(({ id }) => id !== evening.table)
  expect(screen.view?.id).toBe(other)
})

it('whoever sat at a table that is over is told the next one, and nobody else', async () => {
  const { window, left, right, code } = evening
  const spectator = await at.join(code, 'Vera')
  const screen = await at.screen(code)
  await makeTable(window)
  expect([left, right].map(nextFor)).toEqual([undefined, undefined])
  await window.inLobby({ kind: 'open', table: evening.table })
  await end(evening)
  await window.inLobby({ kind: 'close' })
  const next = await makeTable(window)
  const { code: fresh, name } = await window.viewWhere(({ id }) => id === next)
  for (const client of [left, right])
    await client.until(() => (nextFor(client)?.code === fresh ? true : undefined), 'the next table')
  expect(nextFor(left)).toEqual({ code: fresh, name })
  for (const client of [spectator, screen, window])
    expect(client.messages.flatMap((one) => (one.type === 'view' && one.next ? [one.next] : []))).toEqual([])
})

it('no table is offered where joining is locked, or once it has started', async () => {
  const { window, left } = evening
  await end(evening)
  await makeTable(window)
  await left.until(() => (nextFor(left) ? true : undefined), 'the next table')
  await window.must({ kind: 'configure', settings: { joining: 'locked' } })
  await left.until(() => (nextFor(left) ? undefined : true), 'no next table')
  await window.must({ kind: 'configure', settings: { joining: 'confirm' } })
  await left.until(() => (nextFor(left) ? true : undefined), 'the next table again')
  await window.must({ kind: 'start' })
  await left.until(() => (nextFor(left) ? undefined : true), 'no next table once it is started')
})
