// What happens at a table reaches pages in order, each event once, and no page gets news for another seat.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { ServerMessage } from '../../shared/protocol/messages.ts'
import type { CardNews, CardState } from '../cards/card-game.ts'
import type { TestClient } from './support/test-client.ts'
import {
  type CardEvening,
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

type NewsMessage = Extract<ServerMessage, { type: 'news' }>
const newsOf = ({ messages }: TestClient) => messages.filter((one): one is NewsMessage => one.type === 'news')

/** What a client has heard, each thing by its stream, its number and what it says. */
const heard = (client: TestClient): string[] =>
  newsOf(client).flatMap(({ news }) =>
    news.map(({ seat, number, news: one }) => {
      const what =
        one.kind === 'game' ? (one.told as CardNews).kind : one.kind === 'stage-ended' ? one.by : one.kind
      return `${seat ?? 'all'} ${number} ${what}`
    }),
  )

/** What a page says that comes back after it heard all this. */
function lastHeard(client: TestClient) {
  const numbers: Record<string, number> = {}
  for (const { news } of newsOf(client)) for (const { seat, number } of news) numbers[seat ?? ''] = number
  return { table: client.view!.id, numbers }
}

/** Waits until all messages under way have arrived. */
async function settled(...clients: readonly TestClient[]): Promise<void> {
  for (const client of clients) {
    const sent = Math.random()
    client.send({ type: 'ping', sent })
    await client.until(
      () => client.messages.some((one) => one.type === 'pong' && one.sent === sent) || undefined,
      'a pong',
    )
  }
}

/** Plays a round of cards to where the die has fallen; the seat that rolled. */
async function playRound({ window }: CardEvening): Promise<SeatId> {
  await window.must({ kind: 'close-now' })
  await window.must({ kind: 'continue' })
  const { roller } = (await window.viewWhere(({ stage }) => stage.phase?.startsWith('DIE') === true))
    .gameView as CardState
  await window.must({ kind: 'close-now' })
  await window.must({ kind: 'continue' })
  return roller === 0 ? LEFT : RIGHT
}
const ROUND = ['host', 'host', 'host', 'rolled', 'host']

describe('news', () => {
  it('reach everybody in order and once: a die that fell, who ended a stage', async () => {
    const evening = await startCardEvening(at)
    const screen = await at.screen(evening.code)
    const roller = await playRound(evening)
    const all = [evening.window, evening.left, evening.right, screen]
    await settled(...all)
    for (const client of all) {
      const common = heard(client).filter((one) => one.startsWith('all'))
      expect(common.map((one) => Number(one.split(' ')[1]))).toEqual(common.map((_, i) => i + 1))
    }
    const public_ = heard(screen)
    expect(public_.map((one) => one.split(' ')[2])).toEqual([
      'joined',
      'joined',
      'host',
      'host',
      'host',
      'rolled',
      'host',
    ])
    expect(heard(roller === LEFT ? evening.left : evening.right)).toEqual([
      ...public_.slice(0, 6),
      `${roller} 1 peeked`,
      ...public_.slice(6),
    ])
  })

  it('for one seat are in no byte of another connection, not even as a gap in the numbers', async () => {
    const evening = await startCardEvening(at)
    const screen = await at.screen(evening.code)
    const roller = await playRound(evening)
    const [own, other] = roller === LEFT ? [evening.left, evening.right] : [evening.right, evening.left]
    await settled(own, other, evening.window, screen)
    expect(own.heard.join()).toContain('peeked')
    for (const client of [other, evening.window, screen]) expect(client.heard.join()).not.toContain('peeked')
    expect(heard(other)).toEqual(heard(screen))
  })

  it('are sent again to a page that missed them, and not twice to one that got them', async () => {
    const evening = await startCardEvening(at)
    const { left } = evening
    await evening.window.must({ kind: 'close-now' })
    await settled(left)
    const before = heard(left)
    await left.cut()
    await evening.window.must({ kind: 'continue' })
    await evening.window.must({ kind: 'close-now' })
    const again = await at.back(left.token!, { heard: lastHeard(left) })
    const once = await at.back(left.token!, { heard: lastHeard(left) })
    await settled(again, once, evening.right)
    const mine = (one: string) => !one.startsWith('right')
    expect([...before, ...heard(again).filter((one) => one.startsWith('all'))]).toEqual(
      heard(evening.right).filter((one) => one.startsWith('all')),
    )
    expect(heard(again).every(mine)).toBe(true)
    expect(newsOf(again).some(({ before }) => before)).toBe(false)
    await again.cut()
    const back = await at.back(left.token!, {
      heard: { ...lastHeard(left), numbers: { ...lastHeard(left).numbers, ...lastHeard(again).numbers } },
    })
    await settled(back)
    expect(heard(back)).toEqual([])
  })

  it('of before are marked as such for a page that is new, also where it names another table', async () => {
    const evening = await startCardEvening(at)
    await playRound(evening)
    const { token } = evening.left
    const news = await at.back(token!)
    const stray = await at.back(token!, { heard: { table: 'elsewhere' as never, numbers: { '': 3 } } })
    await settled(news, stray)
    for (const client of [news, stray]) {
      expect(newsOf(client).map(({ before }) => before)).toEqual([true])
      expect(heard(client).filter((one) => one.startsWith('all'))).toHaveLength(2 + ROUND.length)
    }
  })

  it('come to both tabs of a seat', async () => {
    const evening = await startCardEvening(at)
    const tabs = [
      evening.left,
      evening.right,
      await at.back(evening.left.token!),
      await at.back(evening.right.token!),
    ]
    const roller = await playRound(evening)
    await settled(...tabs)
    const [one, other] = [LEFT, RIGHT].map((seat, i) => [seat, tabs[i]!, tabs[i + 2]!] as const)
    for (const [seat, first, second] of [one!, other!]) {
      expect(heard(first).slice(-ROUND.length - 1)).toEqual(heard(second).slice(-ROUND.length - 1))
      expect(heard(second).some((what) => what.endsWith('peeked'))).toBe(seat === roller)
    }
  })

  it('for a seat at the laptop come while its curtain is lifted, and are forgotten when it falls', async () => {
    const window = await at.window()
    const here = { kind: 'here' } as const
    const wish = { ...newCardTable({ allotment: 'chosen' }), seats: { [LEFT]: here, [RIGHT]: here } }
    await window.inLobby({ kind: 'create', table: wish })
    await window.must({ kind: 'start' })
    const roller = await playRound({ window } as CardEvening)
    await settled(window)
    expect(window.heard.join()).not.toContain('peeked')
    const peeks = () => heard(window).filter((one) => one.endsWith('peeked'))
    await window.lift(roller === LEFT ? RIGHT : LEFT)
    await settled(window)
    expect(peeks()).toEqual([])
    await window.lift(roller)
    await settled(window)
    expect(peeks()).toEqual([`${roller} 1 peeked`])
    await window.lift(null)
    await settled(window)
    expect(newsOf(window).at(-1)?.forget).toEqual([roller])
    await window.lift(roller)
    await settled(window)
    expect(peeks()).toEqual([`${roller} 1 peeked`, `${roller} 1 peeked`])
  })

  it('keep their numbers when the host stops and starts again', async () => {
    const evening = await startCardEvening(at)
    await playRound(evening)
    await settled(evening.left)
    const before = heard(evening.left)
    const last = lastHeard(evening.left)
    const { token } = evening.left
    const { dataDir } = at
    await at.stop('keep')
    at = await startTestHost({ dataDir })
    const back = await at.back(token!, { heard: last })
    const anew = await at.back(token!)
    await settled(back, anew)
    // The host stopped the clock when it closed.
    expect(heard(anew).slice(0, before.length)).toEqual(before)
    expect([...before, ...heard(back)]).toEqual(heard(anew))
  })
})
