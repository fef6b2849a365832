// Clients play a whole game through a real host on a real port.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { cardViewSchema } from '../cards/card-game.ts'
import type { z } from 'zod'
import { newId, TestClient } from './support/test-client.ts'
import {
  LEFT,
  newCardTable,
  playerOf,
  RIGHT,
  startCardEvening,
  startTestHost,
  type TestHost,
} from './support/test-host.ts'

type Cards = z.infer<typeof cardViewSchema>

let at: TestHost
beforeEach(async () => {
  at = await startTestHost()
})
afterEach(() => at.stop())

const cardsOf = (client: TestClient): Cards => client.view?.gameView as Cards

async function playCard(client: TestClient): Promise<void> {
  const seat = client.view?.you.kind === 'player' ? client.view.you.seats[0] : undefined
  const card = cardsOf(client).own[0]?.hand[0]
  if (!seat || card === undefined) throw new Error('nothing to play')
  await client.must({ kind: 'intent', seat, intent: { kind: 'play', card } })
  await client.must({ kind: 'ready', seat, ready: true })
}

describe('an evening', () => {
  it('goes from an empty list to the end of a game', async () => {
    const { left, right, window, code } = await startCardEvening(at, 1)
    const screen = await at.screen(code)
    expect(cardsOf(screen)).toMatchObject({ own: [], left: [1, 1] })
    expect(cardsOf(left).own[0]?.hand).toHaveLength(1)
    await playCard(left)
    await playCard(right)
    // Results are read, and the reading ends when all agree or the host goes on.
    await window.viewWhere((view) => view.stage.name === 'reading')
    await window.must({ kind: 'continue' })
    await left.viewWhere((view) => view.stage.name !== 'reading')
    const roller = cardsOf(left).roller === 0 ? left : right
    const seat = roller === left ? LEFT : RIGHT
    await roller.must({ kind: 'intent', seat, intent: { kind: 'roll' } })
    const end = await screen.viewWhere((view) => view.status === 'ended')
    expect(end.outcome).toMatchObject({ kind: 'ended', how: 'points' })
    await window.until(() => window.lobby?.tables[0]?.status === 'ended' || undefined, 'the list')
  })

  it('shows each player only the own cards', async () => {
    const { left, right, window } = await startCardEvening(at)
    await playCard(left)
    await right.viewWhere((view) => view.seats.some(({ seat, drafted }) => seat === LEFT && drafted))
    expect(cardsOf(right).own).toHaveLength(1)
    expect(cardsOf(right).own[0]?.hand).not.toEqual(cardsOf(left).own[0]?.hand)
    expect(cardsOf(window).own).toEqual([])
  })

  it('gives a person who comes back the seat and the cards as they were', async () => {
    const { left } = await startCardEvening(at)
    await playCard(left)
    const before = cardsOf(left)
    await left.cut()
    const again = await at.back(left.token ?? '')
    const view = await again.viewWhere((one) => one.status === 'playing')
    expect(view.you).toMatchObject({ kind: 'player', name: 'Lena', seats: [LEFT] })
    expect(view.gameView).toEqual(before)
  })

  it('shows who is online', async () => {
    const { left, right } = await startCardEvening(at)
    await left.cut()
    await right.viewWhere((view) => view.people.some(({ name, online }) => name === 'Lena' && !online))
    await at.back(left.token ?? '')
    await right.viewWhere((view) => view.people.every(({ online }) => online))
  })

  it('counts the views of each line', async () => {
    const { left, right } = await startCardEvening(at)
    await playCard(left)
    await right.viewWhere((view) => view.seats.some(({ drafted }) => drafted))
    const revs = right.messages.flatMap((one) => (one.type === 'view' ? [one.rev] : []))
    expect(revs.length).toBeGreaterThan(1)
    expect(revs).toEqual(revs.map((_, place) => place + 1))
  })
})

describe('an act with an id', () => {
  it('is done once and answered each time, also after a broken connection', async () => {
    const { left, right } = await startCardEvening(at)
    const id = newId()
    const command = { kind: 'rename', name: 'Leni' } as const
    expect(await left.act(command, id)).toBeUndefined()
    await right.viewWhere((view) => view.people.some(({ name }) => name === 'Leni'))
    await left.must({ kind: 'rename', name: 'Magda' })
    await left.cut()
    const again = await at.back(left.token ?? '')
    expect(await again.act(command, id)).toBeUndefined()
    const view = await again.viewWhere((one) => one.you.kind === 'player')
    expect(view.you).toMatchObject({ name: 'Magda' })
  })

  it('is refused again with the same reason', async () => {
    const { left } = await startCardEvening(at)
    const id = newId()
    const first = await left.act({ kind: 'pause' }, id)
    expect(first?.code).toBe('table/not-allowed')
    expect(await left.act({ kind: 'pause' }, id)).toEqual(first)
  })

  it('makes one table and one person, however often it comes', async () => {
    const window = await at.window()
    const id = newId()
    const table = await window.inLobby({ kind: 'create', table: newCardTable() }, id)
    expect(await window.inLobby({ kind: 'create', table: newCardTable() }, id)).toBe(table)
    const again = await at.window()
    const both = [window, again].map((one) => one.inLobby({ kind: 'create', table: newCardTable() }, 'both'))
    expect(new Set(await Promise.all(both)).size).toBe(1)
    await window.inLobby({ kind: 'open', table })
    const { code } = await window.viewWhere((view) => view.id === table)
    const join = { type: 'join', id: newId(), code, name: 'Ida' } as const
    const first = await TestClient.connect(at.url, { kind: 'guest' })
    await first.ask(join)
    const second = await TestClient.connect(at.url, { kind: 'guest' })
    await second.ask(join)
    expect(second.token).toBe(first.token)
    await window.viewWhere((view) => view.people.length === 1)
    await Promise.all([first.cut(), second.cut()])
  })
})

describe('a person', () => {
  it('who is removed loses the seat and the key', async () => {
    const { left, window } = await startCardEvening(at)
    await window.must({ kind: 'dismiss', player: playerOf(left) })
    await left.closed()
    expect(left.goodbye?.code).toBe('access/dismissed')
    const again = await at.back(left.token ?? '')
    expect(again.goodbye?.code).toBe('access/wrong-token')
  })

  it('may see a closed phase in full, and no open one', async () => {
    const { left, right } = await startCardEvening(at)
    await playCard(left)
    await playCard(right)
    await left.viewWhere((view) => view.closings > 0)
    const record = await left.ask({ type: 'record', id: newId(), index: 0 })
    expect(record).toMatchObject({ type: 'record', record: { die: null } })
    const none = await left.ask({ type: 'record', id: newId(), index: 7 })
    expect(none).toMatchObject({ type: 'refused', refusal: { code: 'record/unknown' } })
  })
})
