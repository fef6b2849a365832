import { describe, expect, it, test } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { SeatView } from '../../shared/table/view.ts'
import { m } from '../paraglide/messages.js'
import { needOf, type Need } from './need.ts'
import { needText, type LaterNeed } from './need-text.ts'
import { waitText } from './wait-text.ts'

const [france, italy] = ['FRANCE', 'ITALY'] as unknown as readonly [SeatId, SeatId]
const seat = (id: SeatId, more: Partial<SeatView> = {}): SeatView => ({
  seat: id,
  holder: { kind: 'here' },
  name: null,
  online: true,
  awaited: true,
  drafted: false,
  ready: false,
  alive: true,
  clock: null,
  ...more,
})
const writing = {
  name: 'writing',
  paused: false,
  drafting: true,
  last: true,
  waiting: 0,
  leftMs: null,
} as const
const talking = { ...writing, name: 'negotiation', last: false } as const
const reading = { ...writing, name: 'reading', drafting: false, last: false } as const

interface Case {
  readonly stage?: Parameters<typeof needOf>[0]['stage']
  readonly own?: Partial<SeatView>
  readonly other?: Partial<SeatView>
  readonly left?: number
  readonly status?: 'playing' | 'ended'
  readonly asked?: boolean
  readonly away?: readonly SeatId[]
}

test.each<readonly [string, Case, Need]>([
  ['units without orders', { left: 2 }, { kind: 'orders', count: 2 }],
  ['a full sheet', { left: 0 }, { kind: 'done' }],
  ['talks that writing follows', { stage: talking }, { kind: 'talk' }],
  ['talks that close the phase', { stage: { ...talking, last: true } }, { kind: 'orders', count: 3 }],
  ['a reading', { stage: reading }, { kind: 'read' }],
  ['somebody who is ready', { own: { ready: true } }, { kind: 'wait', count: 1, seats: [italy], away: [] }],
  [
    'somebody ready at a table that does not tell who plays what',
    { stage: { ...writing, waiting: 3 }, own: { ready: true }, other: { awaited: false } },
    { kind: 'wait', count: 3, seats: [], away: [] },
  ],
  ['everybody ready', { own: { ready: true }, other: { ready: true } }, { kind: 'nothing' }],
  ['a pause', { stage: { ...writing, paused: true, leftMs: 1 } }, { kind: 'paused' }],
  [
    'a pause without a clock, in which play goes on,',
    { stage: { ...writing, paused: true } },
    { kind: 'orders', count: 3 },
  ],
  [
    'a pause without a clock, in which all are ready,',
    { stage: { ...writing, paused: true }, own: { ready: true }, other: { ready: true } },
    { kind: 'nothing' },
  ],
  [
    'somebody who waits for a player who is away',
    { own: { ready: true }, other: { name: 'Maria', online: false }, away: [italy] },
    { kind: 'wait', count: 1, seats: [], away: ['Maria'] },
  ],
  ['somebody eliminated', { own: { alive: false, awaited: false } }, { kind: 'out' }],
  ['a vote not cast', { asked: true, own: { ready: true } }, { kind: 'vote' }],
  ['the end', { status: 'ended' }, { kind: 'over' }],
])(
  'what %s needs',
  (_, { stage = writing, own, other, left = 3, status = 'playing', asked, away = [] }, need) => {
    const seats = [seat(france, own), seat(italy, other)]
    const ballot = asked
      ? {
          kind: 'draw' as const,
          who: [france],
          byAll: false,
          by: null,
          terms: null,
          secrecy: 'secret' as const,
          cast: 0,
          votes: [{ seat: france, voted: false, vote: null }],
        }
      : null
    const found = needOf({ status, stage, seats, ballot }, seats[0], left, [france], away)
    expect(found).toEqual(need)
    const text =
      found.kind === 'wait' || found.kind === 'own'
        ? waitText(found, { seats, hands: [] }, String)
        : needText(found, { left: String, done: () => 'done' }, 'S1901M')
    expect(text).not.toBe('')
  },
)

it('names a player who is away in the line that waits for them', () => {
  const need = { kind: 'wait', count: 1, seats: [], away: ['Maria'] } as const
  expect(waitText(need, { seats: [], hands: [] }, String)).toBe(
    m.need_wait({ who: m.need_away({ name: 'Maria' }) }),
  )
})

describe('where one person has several powers', () => {
  const [england, russia] = ['ENGLAND', 'RUSSIA'] as unknown as readonly [SeatId, SeatId]
  const hands = [[england, russia], [france], [italy]]
  const said = (seats: readonly SeatView[], hand: readonly SeatId[] = []) => {
    const need = needOf({ status: 'playing', stage: writing, seats, ballot: null }, seats[0], 0, hand)
    return waitText(need as LaterNeed, { seats, hands }, String)
  }

  it('names the own powers that are not done, and nobody else yet', () => {
    const seats = [seat(france, { ready: true }), seat(italy), seat(england), seat(russia)]
    expect(said(seats, [france, italy])).toBe(m.need_own({ who: 'ITALY' }))
  })

  it('names the people it waits for, once each', () => {
    const oleg = { name: 'Oleg' }
    const seats = [
      seat(france, { ready: true }),
      seat(italy, { name: 'Ann' }),
      seat(england, oleg),
      seat(russia, oleg),
    ]
    expect(said(seats)).toBe(m.need_wait({ who: 'Ann, Oleg' }))
  })

  it('counts people and not powers where it does not know their names', () => {
    const seats = [seat(france, { ready: true }), seat(italy), seat(england), seat(russia)]
    expect(said(seats)).toBe(m.need_people({ count: 2 }))
  })
})
