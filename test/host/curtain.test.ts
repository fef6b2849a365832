// Several people at one laptop: an open curtain shows one hand, and no view shows another's cards.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { SeatId } from '../../shared/kernel/game.ts'
import { wayNamed } from '../../shared/games/diplomacy/options/ways.ts'
import type { DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import type { TableId } from '../../shared/table/holder.ts'
import type { cardViewSchema } from '../cards/card-game.ts'
import { FIRST_CARD } from '../cards/deck.ts'
import type { TestClient } from './support/test-client.ts'
import { LEFT, newCardTable, RIGHT, startTestHost, type TestHost } from './support/test-host.ts'

let at: TestHost
let table: TableId
let window: TestClient
const own = () => (window.view!.gameView as z.infer<typeof cardViewSchema>).own

beforeEach(async () => {
  at = await startTestHost()
  window = await at.window()
  const here = { kind: 'here' } as const
  const wish = { ...newCardTable({ allotment: 'chosen' }), seats: { [LEFT]: here, [RIGHT]: here } }
  table = await window.inLobby({ kind: 'create', table: wish })
  await window.must({ kind: 'start' })
  await window.viewWhere((view) => view.status === 'playing')
})
afterEach(() => at.stop())

const play = () =>
  ({ kind: 'intent', seat: LEFT, intent: { kind: 'play', card: own()[0]?.hand[0] } }) as const

describe('the curtain', () => {
  it('is closed at first: the window sees no cards and plays none', async () => {
    expect(own()).toEqual([])
    const refused = await window.act({
      kind: 'intent',
      seat: LEFT,
      intent: { kind: 'play', card: FIRST_CARD },
    })
    expect(refused).toEqual({ code: 'curtain/closed', data: { seat: LEFT } })
  })

  it('shows one seat while it is open, and nothing once it is closed', async () => {
    expect(await window.lift(LEFT)).toBeUndefined()
    expect(window.view?.you).toEqual({ kind: 'host', lifted: LEFT })
    expect(own()).toHaveLength(1)
    const left = own()
    await window.must(play())
    expect(await window.lift(RIGHT)).toBeUndefined()
    expect(own()).toHaveLength(1)
    expect(own()).not.toEqual(left)
    expect(await window.lift(null)).toBeUndefined()
    expect(own()).toEqual([])
  })

  it('need not be open for a vote of two, of which each knows the other’s', async () => {
    await window.must({ kind: 'open-ballot', seat: null, ballot: 'draw', who: [] })
    await window.must({ kind: 'vote', seat: LEFT, vote: 'yes' })
    await window.must({ kind: 'vote', seat: RIGHT, vote: 'no' })
    await window.viewWhere(({ lastBallot }) => lastBallot?.passed === false)
  })

  it('is held by one window', async () => {
    const second = await at.window(table)
    await second.viewWhere((view) => view.status === 'playing')
    expect(await window.lift(LEFT)).toBeUndefined()
    expect((await second.lift(RIGHT))?.code).toBe('curtain/open-elsewhere')
    expect(second.view?.you).toEqual({ kind: 'host', lifted: null })
    expect((await second.act(play()))?.code).toBe('curtain/closed')
  })

  it('closes when its window closes', async () => {
    await window.lift(LEFT)
    const second = await at.window(table)
    await window.cut()
    await expect.poll(() => second.lift(RIGHT)).toBeUndefined()
  })

  it('closes when a person with a device takes the seat', async () => {
    await window.lift(LEFT)
    await window.must({ kind: 'seat', seat: LEFT, holder: { kind: 'absent' } })
    await window.viewWhere((view) => view.you.kind === 'host' && view.you.lifted === null)
    expect((await window.lift(LEFT))?.code).toBe('curtain/not-here')
  })
})

describe('the curtain of a player with several powers', () => {
  const [austria, england, russia] = ['AUSTRIA', 'ENGLAND', 'RUSSIA'] as SeatId[]
  const shown = () => (window.view!.gameView as DiplomacyView).sheets.map(({ power }) => power)
  const order = (seat: SeatId | undefined, text: string) =>
    window.act({ kind: 'intent', seat: seat as SeatId, intent: { kind: 'write', text, language: 'en' } })

  it('opens all their sheets at once, and no other’s', async () => {
    const here = { kind: 'here' } as const
    const { options } = wayNamed('two', 'standard')
    await window.inLobby({
      kind: 'create',
      table: {
        game: 'diplomacy',
        settings: { options, allotment: 'chosen' },
        seats: { ENGLAND: here, TURKEY: here },
      },
    })
    await window.must({ kind: 'start' })
    await window.viewWhere((view) => view.status === 'playing' && view.game === 'diplomacy')
    expect(shown()).toEqual([])
    expect(await window.lift(russia as SeatId)).toBeUndefined()
    expect(shown()).toEqual(['ENGLAND', 'FRANCE', 'RUSSIA'])
    expect(await order(england, 'F Lon - Nth')).toBeUndefined()
    expect(await order(russia, 'A Mos - Ukr')).toBeUndefined()
    expect((await order(austria, 'A Bud - Ser'))?.code).toBe('curtain/closed')
    expect(await window.lift(austria as SeatId)).toBeUndefined()
    expect(shown()).toEqual(['AUSTRIA', 'GERMANY', 'TURKEY'])
    expect((await order(england, 'A Lvp - Yor'))?.code).toBe('curtain/closed')
    await window.must({ kind: 'open-ballot', seat: null, ballot: 'draw', who: [] })
    const vote = { kind: 'vote', seat: england as SeatId, vote: 'yes' } as const
    expect((await window.act(vote))?.code).toBe('curtain/closed')
  })
})
