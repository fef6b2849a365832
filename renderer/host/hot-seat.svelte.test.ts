import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/table/view.ts'
import { HotSeat } from './hot-seat.svelte.ts'

interface Told {
  readonly here?: readonly string[]
  readonly phone?: readonly string[]
  readonly ready?: readonly string[]
  readonly lifted?: string | null
  readonly writing?: boolean
  readonly gamemaster?: TableView['gamemaster']
  readonly ended?: boolean
  /** Seats that one person plays together. */
  readonly hand?: readonly string[]
  /** Who is asked in a vote, and whether they have answered. */
  readonly votes?: Readonly<Record<string, boolean>>
  /** Seats that are asked, where a game asks one after the other. */
  readonly awaited?: readonly string[]
}

const viewOf = (told: Told): TableView => {
  const { here = [], phone = [], ready = [], lifted = null, writing = true, votes, hand = [] } = told
  return {
    status: told.ended ? 'ended' : 'playing',
    gamemaster: told.gamemaster ?? 'none',
    you: { kind: 'host', lifted },
    stage: { drafting: writing },
    hands: [hand, ...[...here, ...phone].filter((seat) => !hand.includes(seat)).map((seat) => [seat])],
    seats: [
      ...here.map((seat) => ({ seat, holder: { kind: 'here' } })),
      ...phone.map((seat) => ({ seat, holder: { kind: 'player' } })),
    ].map((seat) => ({
      ...seat,
      awaited: told.awaited ? told.awaited.includes(seat.seat) : writing,
      ready: ready.includes(seat.seat),
    })),
    ballot: votes
      ? { votes: Object.entries(votes).map(([seat, voted]) => ({ seat, voted, vote: null })) }
      : null,
  } as unknown as TableView
}

let leave: () => void
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  leave()
  vi.useRealTimers()
})

/** A laptop that gets one view after another, and the curtains it asked the host to open. */
function laptop(first: Told, covered = false, ownScreen = false) {
  let view = $state.raw(viewOf(first))
  const lifts: (SeatId | null)[] = []
  let hotSeat: HotSeat | undefined
  leave = $effect.root(() => {
    hotSeat = new HotSeat(() => ({
      view,
      covered,
      ownScreen,
      onlift: (seat) => {
        lifts.push(seat)
        return Promise.resolve()
      },
    }))
  })
  flushSync()
  const tell = (told: Told) => {
    view = viewOf(told)
    flushSync()
  }
  return { hotSeat: hotSeat as unknown as HotSeat, lifts, tell }
}

const TWO = { here: ['AUSTRIA', 'ITALY'] } as const
const asked = (hotSeat: HotSeat) => hotSeat.here.filter((seat) => hotSeat.opens(seat)).map(({ seat }) => seat)
const due = (hotSeat: HotSeat) => hotSeat.due.map(({ seat }) => seat)

it('goes to a player who has not written yet, and back to one who has', () => {
  const { hotSeat, tell } = laptop(TWO)
  expect(hotSeat.passing).toBe(true)
  expect(due(hotSeat)).toEqual(TWO.here)
  tell({ ...TWO, ready: ['AUSTRIA'] })
  expect(due(hotSeat)).toEqual(['ITALY'])
  expect(asked(hotSeat)).toEqual(TWO.here)
  hotSeat.pass()
  expect(hotSeat.curtain).toBe('ITALY')
  tell({ ...TWO, ready: TWO.here })
  expect(due(hotSeat)).toEqual([])
  expect(hotSeat.passing).toBe(true)
  hotSeat.pass()
  expect(hotSeat.curtain).toBe(null)
})

it('opens the sheet of the asked player where pages hide what each side holds', () => {
  const { hotSeat, lifts, tell } = laptop({ ...TWO, awaited: ['AUSTRIA'] }, true)
  expect(lifts).toEqual(['AUSTRIA'])
  expect(hotSeat.passing).toBe(false)
  tell({ ...TWO, awaited: ['ITALY'], lifted: 'AUSTRIA' })
  expect(lifts).toEqual(['AUSTRIA', 'ITALY'])
  // Two voters have no secrets, and both vote on the same page.
  tell({ ...TWO, awaited: ['ITALY'], lifted: 'ITALY', votes: { AUSTRIA: false, ITALY: false } })
  expect(hotSeat.passing).toBe(false)
  expect(hotSeat.voters).toEqual(TWO.here)
  // A vote of more is secret, so there is a curtain again.
  tell({
    ...TWO,
    awaited: ['ITALY'],
    lifted: 'ITALY',
    votes: { AUSTRIA: false, ITALY: false, TURKEY: false },
  })
  expect(hotSeat.passing).toBe(true)
  expect(hotSeat.voters).toEqual([])
})

it('keeps the curtain of one person whose rival has a device, whatever pages hide', () => {
  const { hotSeat, lifts } = laptop({ here: ['AUSTRIA'], phone: ['ITALY'], awaited: ['AUSTRIA'] }, true)
  expect(lifts).toEqual([])
  expect(hotSeat.passing).toBe(true)
})

it('keeps the page of one person open who alone looks at the screen, also while the rival is asked', () => {
  const two = { here: ['AUSTRIA'], phone: ['ITALY'] } as const
  const { hotSeat, lifts, tell } = laptop({ ...two, awaited: ['ITALY'] }, true, true)
  expect(lifts).toEqual(['AUSTRIA'])
  tell({ ...two, awaited: ['ITALY'], lifted: 'AUSTRIA' })
  expect(hotSeat.passing).toBe(false)
  vi.advanceTimersByTime(120_000)
  expect(hotSeat.closing).toBe(null)
  // Its votes and letters are on the same page, and it stays open between two phases.
  tell({ ...two, lifted: 'AUSTRIA', votes: { AUSTRIA: false, ITALY: false } })
  expect(hotSeat.passing).toBe(false)
  hotSeat.mail('AUSTRIA' as SeatId)
  expect([hotSeat.mailing, hotSeat.curtain]).toEqual([true, null])
  void hotSeat.closeMail()
  tell({ ...two, lifted: 'AUSTRIA', writing: false })
  expect(lifts).toEqual(['AUSTRIA'])
})

it('has a curtain for two people at one laptop, whoever looks at it', () => {
  expect(laptop(TWO, false, true).hotSeat.passing).toBe(true)
})

it('passes to each waiting player, in no fixed order', () => {
  const { hotSeat } = laptop({ here: ['AUSTRIA', 'ITALY', 'TURKEY'] })
  const first = (chance: number) => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(chance)
    hotSeat.pass()
    return hotSeat.curtain
  }
  expect([0, 0.5, 0.99].map(first)).toEqual(['AUSTRIA', 'ITALY', 'TURKEY'])
})

it('goes to no player while no orders are written, except for a vote', () => {
  const { hotSeat, tell } = laptop({ ...TWO, writing: false })
  expect(hotSeat.passing).toBe(false)
  tell({ ...TWO, writing: false, votes: { AUSTRIA: true, ITALY: false, FRANCE: false } })
  expect(hotSeat.voting).toBe(true)
  expect(hotSeat.passing).toBe(true)
  expect(due(hotSeat)).toEqual(['ITALY'])
  expect(asked(hotSeat)).toEqual(TWO.here)
  tell({ ...TWO, writing: false, votes: { FRANCE: false } })
  expect(hotSeat.voting).toBe(false)
  expect(hotSeat.passing).toBe(false)
})

it('goes to whoever has not voted before whoever has not written', () => {
  const { hotSeat, tell } = laptop(TWO)
  tell({ ...TWO, ready: ['ITALY'], votes: { AUSTRIA: true, ITALY: false } })
  expect(due(hotSeat)).toEqual(['ITALY'])
  tell({ ...TWO, ready: ['ITALY'], votes: { AUSTRIA: true, ITALY: true, FRANCE: false } })
  expect(due(hotSeat)).toEqual(['AUSTRIA'])
})

it('closes the curtain when a sheet is asked for', async () => {
  const { hotSeat, lifts } = laptop(TWO)
  hotSeat.curtain = 'ITALY' as unknown as SeatId
  await hotSeat.lift('ITALY' as unknown as SeatId)
  expect(hotSeat.curtain).toBe(null)
  expect(lifts).toEqual(['ITALY'])
})

it('closes an open sheet and a shown curtain when the writing is over', () => {
  const { hotSeat, lifts, tell } = laptop({ ...TWO, lifted: 'AUSTRIA' })
  hotSeat.curtain = 'ITALY' as unknown as SeatId
  tell({ ...TWO, lifted: 'AUSTRIA', ready: ['AUSTRIA'] })
  expect(hotSeat.curtain).toBe('ITALY')
  expect(lifts).toEqual([])
  tell({ ...TWO, lifted: 'AUSTRIA', writing: false })
  expect(hotSeat.curtain).toBe(null)
  expect(lifts).toEqual([null])
})

it('closes a sheet without input after a minute, and counts its last ten seconds', () => {
  const { hotSeat, lifts, tell } = laptop({ ...TWO, lifted: 'AUSTRIA' })
  vi.advanceTimersByTime(49_999)
  expect(hotSeat.closing).toBe(null)
  vi.advanceTimersByTime(1)
  expect(hotSeat.closing).toBe(10)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  expect(hotSeat.closing).toBe(null)
  vi.advanceTimersByTime(59_999)
  expect(lifts).toEqual([])
  vi.advanceTimersByTime(1)
  expect(lifts).toEqual([null])
  tell(TWO)
  expect(hotSeat.closing).toBe(null)
  vi.advanceTimersByTime(120_000)
  expect(lifts).toEqual([null])
})

it.each<[string, boolean, Told]>([
  ['one person among computers', true, { here: ['AUSTRIA'] }],
  ['two people at the laptop', false, TWO],
  ['one at the laptop and one at a phone', false, { here: ['AUSTRIA'], phone: ['ITALY'] }],
  ['one person under a gamemaster', false, { here: ['AUSTRIA'], gamemaster: 'sealed' }],
])('says whether a player is alone: %s', (_, alone, told) => {
  expect(laptop(told).hotSeat.alone).toBe(alone)
})

it('opens a lone player’s sheet, again until the host has opened it, and never closes it', () => {
  const { hotSeat, lifts, tell } = laptop({ here: ['AUSTRIA'] })
  expect(lifts).toEqual(['AUSTRIA'])
  tell({ here: ['AUSTRIA'] })
  expect(lifts).toEqual(['AUSTRIA', 'AUSTRIA'])
  tell({ here: ['AUSTRIA'], lifted: 'AUSTRIA' })
  expect(hotSeat.passing).toBe(false)
  vi.advanceTimersByTime(120_000)
  tell({ here: ['AUSTRIA'], lifted: 'AUSTRIA', writing: false })
  expect(lifts).toEqual(['AUSTRIA', 'AUSTRIA'])
})

it('opens a lone player’s vote while no orders are written', () => {
  const { lifts, tell } = laptop({ here: ['AUSTRIA'], writing: false })
  expect(lifts).toEqual([])
  tell({ here: ['AUSTRIA'], writing: false, votes: { AUSTRIA: false } })
  expect(lifts).toEqual(['AUSTRIA'])
  tell({ here: ['AUSTRIA'], writing: false, votes: { AUSTRIA: true }, lifted: 'AUSTRIA' })
  expect(lifts).toEqual(['AUSTRIA'])
})

describe('a player with several powers', () => {
  const hand = ['ENGLAND', 'RUSSIA']
  const three = { here: ['AUSTRIA', ...hand], hand } as const

  it('is one at the laptop, with one curtain', () => {
    const { hotSeat, tell } = laptop(three)
    expect(hotSeat.here.map(({ seats }) => seats)).toEqual([['AUSTRIA'], hand])
    tell({ ...three, lifted: 'RUSSIA' })
    expect(hotSeat.opened?.seats).toEqual(hand)
  })

  it('is waited for until each power is ready', () => {
    const { hotSeat, tell } = laptop({ ...three, ready: ['AUSTRIA'] })
    expect(due(hotSeat)).toEqual(['ENGLAND'])
    tell({ ...three, ready: ['AUSTRIA', 'ENGLAND'] })
    expect(due(hotSeat)).toEqual(['ENGLAND'])
    tell({ ...three, ready: three.here })
    expect(due(hotSeat)).toEqual([])
    expect(asked(hotSeat)).toEqual(['AUSTRIA', 'ENGLAND'])
  })

  it('is asked for a vote once, and still while one of the powers has none', () => {
    const { hotSeat, tell } = laptop({ ...three, writing: false, votes: { ENGLAND: true, RUSSIA: false } })
    expect(due(hotSeat)).toEqual(['ENGLAND'])
    tell({ ...three, writing: false, votes: { ENGLAND: true, RUSSIA: true } })
    expect(due(hotSeat)).toEqual([])
    expect(asked(hotSeat)).toEqual(['ENGLAND'])
  })

  it('has the sheets opened once among computers, not one after the other', () => {
    const { lifts, tell } = laptop({ here: hand, hand })
    expect(lifts).toEqual(['ENGLAND'])
    tell({ here: hand, hand, lifted: 'ENGLAND' })
    tell({ here: hand, hand, lifted: 'ENGLAND', ready: ['ENGLAND'] })
    expect(lifts).toEqual(['ENGLAND'])
  })
})

it('opens nothing for a lone player once the game is over', () => {
  expect(laptop({ here: ['AUSTRIA'], ended: true }).lifts).toEqual([])
})
