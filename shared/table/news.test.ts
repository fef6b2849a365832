import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allHere, clock, Evening, host, player, who } from '../../test/table/evening.ts'
import { flag } from '../../test/table/skirmish.ts'
import type { Eyes, SeatId } from '../kernel/game.ts'
import type { Command } from './command.ts'
import {
  type News,
  NO_NEWS,
  newsAfter,
  newsFor,
  type NewsLog,
  type Numbers,
  streamOf,
  type AddressedNews,
} from './news.ts'

const SEATS = ['red', 'green'].map(flag)
const eyesOf = (seats: readonly SeatId[]): Eyes =>
  seats.length > 0 ? { kind: 'seats', seats } : { kind: 'screen' }
/** News that can be told apart. */
const said = (n: number): News => ({ kind: 'game', told: n })

/** Reads a log as a page does that names the last news it received. */
function listen(log: NewsLog, eyes: Eyes, heard: Numbers): { told: unknown[]; heard: Numbers } {
  const news = newsFor(log, eyes, heard)
  const numbers = Object.fromEntries(news.map(({ seat, number }) => [streamOf(seat), number]))
  return {
    told: news.map(({ news: one }) => (one.kind === 'game' ? one.told : one)),
    heard: { ...heard, ...numbers },
  }
}

describe('news', () => {
  const told = fc.array(fc.constantFrom(null, ...SEATS), { maxLength: 40 })

  it('are sent once and in order to those who may see them, however often the page asks', () => {
    fc.assert(
      fc.property(told, fc.subarray(SEATS), fc.array(fc.boolean()), (to, seats, looks) => {
        const eyes = eyesOf(seats)
        let log = NO_NEWS
        let heard: Numbers = {}
        const all: unknown[] = []
        const look = () => {
          const now = listen(log, eyes, heard)
          all.push(...now.told)
          heard = now.heard
        }
        to.forEach((seat, n) => {
          log = newsAfter(log, [{ seat, news: said(n) }])
          if (looks[n]) look()
        })
        look()
        const meant = to.flatMap((seat, n) => (seat === null || seats.includes(seat) ? [n] : []))
        expect(all).toEqual(meant)
      }),
    )
  })

  it('of other seats leave no gap in the numbers of the own ones', () => {
    fc.assert(
      fc.property(told, fc.subarray(SEATS), (to, seats) => {
        const all: AddressedNews[] = to.map((seat, n) => ({ seat, news: said(n) }))
        const heard = all.filter(({ seat }) => seat === null || seats.includes(seat))
        const eyes = eyesOf(seats)
        expect(newsFor(newsAfter(NO_NEWS, all), eyes, {})).toEqual(
          newsFor(newsAfter(NO_NEWS, heard), eyes, {}),
        )
      }),
    )
  })

  it('are kept within bounds, and many in one stream push out none of the others', () => {
    const own: AddressedNews = { seat: flag('red'), news: said(-1) }
    const flood = Array.from({ length: 500 }, (_, n): AddressedNews => ({ seat: null, news: said(n) }))
    const log = newsAfter(NO_NEWS, [own, ...flood])
    expect(log.kept).toHaveLength(51)
    expect(listen(log, eyesOf([flag('red')]), {}).told[0]).toBe(-1)
    expect(listen(log, eyesOf([]), {}).told.at(-1)).toBe(499)
  })
})

describe('a table tells', () => {
  const playing = () =>
    new Evening({ seats: allHere, settings: { allotment: 'chosen' } }).do(host, { kind: 'start' })
  const heard = ({ news }: Evening) => news.map(({ news: one }) => one)

  it('what ended a stage, before its results', () => {
    const evening = playing().do(host, { kind: 'close-now' })
    evening
      .ready('red', 'green', 'blue')
      .do(host, { kind: 'continue' })
      .wait(7200)
      .do(clock, { kind: 'bell' })
    expect(heard(evening)).toEqual([
      { kind: 'stage-ended', by: 'host' },
      { kind: 'stage-ended', by: 'ready' },
      { kind: 'game', told: { revealed: 'T1M' } },
      { kind: 'game', told: { revealed: 'T1R' } },
      { kind: 'game', told: { revealed: 'T1A' } },
      { kind: 'stage-ended', by: 'host' },
      { kind: 'stage-ended', by: 'bell' },
    ])
  })

  it('who came in, the result of a vote, and what was done to the clock', () => {
    const evening = playing().do(player('anna'), { kind: 'join', player: who('anna'), name: 'Anna' })
    const more: Command = { kind: 'open-ballot', seat: null, ballot: 'extension', who: [] }
    evening.do(host, more).do(host, { kind: 'withdraw-ballot' }).do(host, more).voteAll('yes')
    evening.do(host, { kind: 'pause' }).do(host, { kind: 'resume' })
    expect(heard(evening)).toEqual([
      { kind: 'joined', name: 'Anna' },
      { kind: 'ballot-withdrawn' },
      { kind: 'ballot-closed', passed: true },
      { kind: 'extended' },
      { kind: 'paused' },
      { kind: 'resumed' },
    ])
  })

  it.each([
    [
      'who gave up a seat in the middle of the game',
      player('anna'),
      [{ kind: 'left', name: 'Anna', seat: 'red' }],
    ],
    ['nothing of a seat that the host took from somebody', host, []],
  ] as const)('%s', (_, by, told) => {
    const evening = new Evening({ seats: allHere, settings: { allotment: 'chosen' } })
    evening.do(player('anna'), { kind: 'join', player: who('anna'), name: 'Anna' })
    const [seat, leave] = [flag('red'), { kind: 'leave-seat', seat: flag('red') } as const]
    evening.do(host, leave).do(host, { kind: 'grant-seat', seat, player: who('anna') })
    // Before the start everybody sees it in the list of seats.
    evening.do(player('anna'), leave).do(host, { kind: 'grant-seat', seat, player: who('anna') })
    evening.do(host, { kind: 'start' }).do(by, leave)
    expect(heard(evening).filter(({ kind }) => kind === 'left')).toEqual(told)
  })

  it('nothing of what players write, mark or vote while others still do', () => {
    const evening = playing().write('red', 'sealed').ready('red')
    evening.do(host, { kind: 'open-ballot', seat: null, ballot: 'draw', who: [] })
    evening.do(host, { kind: 'vote', seat: flag('red'), vote: 'no' })
    expect(heard(evening)).toEqual([])
  })
})
