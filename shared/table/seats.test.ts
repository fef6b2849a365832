import { describe, expect, it } from 'vitest'
import { allHere, Evening, here, host, player, who } from '../../test/table/evening.ts'
import { flag } from '../../test/table/skirmish.ts'
import type { Holder } from './holder.ts'
import type { NewTableArgs } from './settings.ts'

const anna = player('anna')
const red = flag('red')
const green = flag('green')
const blue = flag('blue')
const absent: Holder = { kind: 'absent' }

/** Anna and Boris have joined; neither has a seat yet. */
const withPeople = (args: Partial<NewTableArgs> = {}) =>
  new Evening({ ...args, settings: { allotment: 'chosen', ...args.settings } })
    .do(anna, { kind: 'join', player: who('anna'), name: 'Anna' })
    .do(player('boris'), { kind: 'join', player: who('boris'), name: 'Boris' })

const ask = (seat: string | null) => ({ kind: 'ask-seat', seat: seat === null ? null : flag(seat) }) as const
const grant = (name: string, seat: string) =>
  ({ kind: 'grant-seat', player: who(name), seat: flag(seat) }) as const
const people = ({ screen }: Evening) =>
  screen.people.map(({ name, seats, asking }) => ({ name, seats, asking }))
const holders = ({ table }: Evening) => table.seats.map(({ holder }) => holder.kind)

describe('asking for a seat', () => {
  it('waits for the host where joining is confirmed', () => {
    const evening = withPeople().do(anna, ask('green'))
    expect(people(evening)[0]).toEqual({ name: 'Anna', seats: [], asking: 'green' })
    evening.do(host, grant('anna', 'green'))
    expect(people(evening)[0]).toEqual({ name: 'Anna', seats: ['green'], asking: null })
  })

  it('may be denied by the host, or taken back', () => {
    const evening = withPeople().do(anna, ask(null))
    expect(people(evening)[0]?.asking).toBe('any')
    evening.do(host, { kind: 'deny-seat', player: who('anna') })
    expect(people(evening)[0]?.asking).toBeNull()
    evening.do(anna, ask('red')).do(anna, { kind: 'deny-seat', player: who('anna') })
    expect(people(evening)[0]?.asking).toBeNull()
  })

  it('is granted at once at an open table, one seat a person', () => {
    const evening = withPeople({ settings: { joining: 'open' } })
      .do(anna, ask(null))
      .do(player('boris'), ask('blue'))
    expect(people(evening).map(({ seats }) => seats)).toEqual([['red'], ['blue']])
    evening.do(anna, ask('green'))
    expect(people(evening)[0]).toEqual({ name: 'Anna', seats: ['red'], asking: 'green' })
  })

  it('waits for the host where the seat is not open, even at an open table', () => {
    const evening = withPeople({ settings: { joining: 'open' }, seats: { red: absent } }).do(anna, ask('red'))
    expect(people(evening)[0]).toEqual({ name: 'Anna', seats: [], asking: 'red' })
  })

  it('is possible before the start for a seat at the laptop that nobody is named for, and waits for the host', () => {
    const evening = withPeople({ settings: { joining: 'open' }, seats: allHere }).do(anna, ask('red'))
    expect(people(evening)[0]).toEqual({ name: 'Anna', seats: [], asking: 'red' })
    evening.do(host, grant('anna', 'red'))
    expect(people(evening)[0]).toEqual({ name: 'Anna', seats: ['red'], asking: null })
    expect(holders(evening)).toEqual(['player', 'here', 'here'])
  })

  it('is not possible where somebody at the laptop is named, nor for any of its seats once the game has begun', () => {
    const named = withPeople({ seats: { ...allHere, red: { kind: 'here', name: 'Ivan' } } })
    expect(named.try(anna, ask('red'))?.code).toBe('seat/taken')
    const begun = withPeople({ seats: allHere }).do(host, { kind: 'start' })
    expect(begun.try(anna, ask('red'))?.code).toBe('seat/taken')
  })

  it('for a seat that somebody else gets becomes a request for any', () => {
    const evening = withPeople({ seats: allHere })
      .do(anna, ask('red'))
      .do(player('boris'), ask('red'))
      .do(host, grant('anna', 'red'))
    expect(people(evening)).toEqual([
      { name: 'Anna', seats: ['red'], asking: null },
      { name: 'Boris', seats: [], asking: 'any' },
    ])
    evening
      .do(player('boris'), ask('green'))
      .do(host, { kind: 'seat', seat: green, holder: { kind: 'here', name: 'Ivan' } })
    expect(people(evening)[1]?.asking).toBe('any')
  })

  it('is still possible for those who have joined when joining is locked', () => {
    const evening = withPeople()
      .do(host, { kind: 'configure', settings: { joining: 'locked' } })
      .do(anna, ask('red'))
    expect(people(evening)[0]?.asking).toBe('red')
  })
})

describe('seats', () => {
  it('may be two for one person, each left on its own', () => {
    const evening = withPeople().do(host, grant('anna', 'red')).do(host, grant('anna', 'blue'))
    expect(people(evening)[0]?.seats).toEqual(['red', 'blue'])
    evening.do(anna, { kind: 'leave-seat', seat: red })
    expect(people(evening)[0]?.seats).toEqual(['blue'])
  })

  it('are open again when their person is removed', () => {
    const evening = withPeople()
      .do(host, grant('anna', 'red'))
      .do(host, { kind: 'dismiss', player: who('anna') })
    expect(holders(evening)).toEqual(['open', 'open', 'open'])
    expect(people(evening).map(({ name }) => name)).toEqual(['Boris'])
  })

  it('show the name of their holder', () => {
    const evening = withPeople({ seats: { blue: { kind: 'here', name: 'Carla' } } })
      .do(host, grant('anna', 'red'))
      .do(anna, { kind: 'rename', name: 'Anna K.' })
    expect(evening.screen.seats.map(({ name }) => name)).toEqual(['Anna K.', null, 'Carla'])
  })

  it('follow the options: a holder or asker of a removed seat then asks for any seat', () => {
    const evening = withPeople({ seats: { red: here } })
      .do(player('boris'), ask('blue'))
      .do(host, grant('anna', 'blue'))
    evening.do(host, { kind: 'configure', settings: { options: { seats: 2 } } })
    expect(holders(evening)).toEqual(['here', 'open'])
    expect(people(evening).map(({ asking }) => asking)).toEqual(['any', 'any'])
  })
})

describe('changing hands in mid-game', () => {
  it('keeps what was written and drops what was agreed', () => {
    const evening = withPeople({ seats: allHere }).do(host, { kind: 'start' }).do(host, { kind: 'close-now' })
    evening.write('red', 'mine').ready('red')
    evening.do(host, { kind: 'open-ballot', seat: red, ballot: 'draw', who: [] })
    evening.do(host, grant('anna', 'red'))
    expect(evening.screen.seats[0]).toMatchObject({ name: 'Anna', drafted: true, ready: false })
    expect(evening.screen.ballot?.votes[0]).toEqual({ seat: 'red', voted: false, vote: null })
  })

  it('keeps marks when a person at the laptop only gets a name', () => {
    const evening = withPeople({ seats: allHere }).do(host, { kind: 'start' }).ready('red')
    evening.seat('red', { kind: 'here', name: 'Dora' })
    expect(evening.screen.seats[0]).toMatchObject({ name: 'Dora', ready: true })
  })

  it('lets a person who was away come back (R162)', () => {
    const evening = withPeople({ seats: { red: here, green: absent, blue: absent } }).do(host, {
      kind: 'start',
    })
    evening.ready('red').ready('red')
    expect(evening.stage).toBe('reading T2M')
    evening.do(host, grant('anna', 'green')).do(host, { kind: 'continue' })
    expect(evening.screen.seats.filter(({ awaited }) => awaited).map(({ seat }) => seat)).toEqual([
      'red',
      'green',
    ])
  })

  it('ends the stage when the last one missing leaves', () => {
    const evening = withPeople({ seats: { red: here, green: here } }).do(host, grant('anna', 'blue'))
    evening.do(host, { kind: 'start' }).ready('red', 'green')
    expect(evening.stage).toBe('negotiation T1M')
    evening.do(host, { kind: 'dismiss', player: who('anna') })
    expect(evening.stage).toBe('writing T1M')
  })

  it('passes a phase in which only the leaving seat had to decide', () => {
    const evening = withPeople({ seats: allHere }).do(host, { kind: 'start' }).write('blue', 'retreat')
    evening.do(host, { kind: 'close-now' }).do(host, { kind: 'close-now' }).do(host, { kind: 'continue' })
    expect(evening.stage).toBe('retreats T1R')
    evening.seat('blue', absent)
    expect(evening.stage).toBe('reading T2M')
  })

  it('stops when everybody has left', () => {
    const evening = withPeople({ seats: { red: here } })
      .do(host, { kind: 'start' })
      .seat('red', absent)
    expect(evening.stage).toBe('negotiation T1M')
    evening.do(host, { kind: 'close-now' }).do(host, { kind: 'close-now' })
    expect(evening.stage).toBe('reading T2M')
  })
})

describe('allotment', () => {
  const seven = (seed: string, allotment: 'random' | 'chosen') => {
    const names = ['red', 'green', 'blue', 'white', 'black', 'gold', 'grey']
    const seats = Object.fromEntries(names.map((name) => [name, { kind: 'here', name } as const]))
    const evening = new Evening({
      seats: { ...seats, gold: absent },
      settings: { seed, allotment, options: { seats: 7 } },
    })
    return evening.do(host, { kind: 'start' }).screen.seats.map(({ name }) => name ?? '-')
  }

  it('is drawn from the seed, and the same for the same seed', () => {
    expect(seven('waterloo', 'random')).toEqual(seven('waterloo', 'random'))
    expect(seven('waterloo', 'random')).not.toEqual(seven('jena', 'random'))
  })
  it('moves everybody but the seats set to absent', () => {
    const drawn = seven('waterloo', 'random')
    expect(drawn[5]).toBe('-')
    expect([...drawn].sort()).toEqual(['-', 'black', 'blue', 'green', 'grey', 'red', 'white'])
  })
  it('leaves everybody in place where powers were chosen', () => {
    expect(seven('waterloo', 'chosen')).toEqual(['red', 'green', 'blue', 'white', 'black', '-', 'grey'])
  })
  it('is fair: over many seeds everybody gets every power about equally often', () => {
    const counts = new Map<string, number>()
    for (let n = 0; n < 600; n++) {
      const first = seven(`seed ${n}`, 'random')[0] ?? ''
      counts.set(first, (counts.get(first) ?? 0) + 1)
    }
    // 100 expected of each of six; four standard deviations are 37.
    for (const [name, count] of counts) expect(Math.abs(count - 100), name).toBeLessThan(37)
    expect(counts.size).toBe(6)
  })
})

describe('computers', () => {
  const computer: Holder = { kind: 'computer', level: 'random' }
  const standIn = { kind: 'stand-in' } as const
  const act = (evening: Evening, seat: string) =>
    evening
      .do(standIn, { kind: 'intent', seat: flag(seat), intent: { write: 'x' } })
      .do(standIn, { kind: 'ready', seat: flag(seat), ready: true })
  it('announce only of their own sheets that no search was made', () => {
    const seats = { red: here, green: computer, blue: computer }
    const open = new Evening({ seats }).do(host, { kind: 'start' })
    const seat = open.table.seats.find(({ holder }) => holder.kind === 'computer')!.seat
    open.do(standIn, { kind: 'made-up', seat })
    expect(open.news.at(-1)).toEqual({ seat: null, news: { kind: 'made-up', seat } })
    const mine = open.table.seats.find(({ holder }) => holder.kind === 'here')!.seat
    expect(open.try(standIn, { kind: 'made-up', seat: mine })?.code).toBe('seat/not-yours')
  })
  const alone = (writing: number) =>
    new Evening({
      seats: { red: here, green: computer, blue: computer },
      settings: {
        allotment: 'chosen',
        clock: {
          firstNegotiation: 60,
          negotiation: 60,
          writing,
          retreats: 60,
          adjustments: 60,
          turns: null,
          reading: 60,
        },
      },
    }).do(host, { kind: 'start' })

  it('do not talk, but their orders are waited for', () => {
    const evening = alone(60).ready('red')
    expect(evening.stage).toBe('writing T1M')
    act(act(evening.ready('red'), 'green'), 'blue')
    expect(evening.stage).toBe('reading T2M')
  })
  it('are waited for in talks that close the phase', () => {
    const evening = alone(0).ready('red')
    expect(evening.stage).toBe('negotiation T1M')
    act(act(evening, 'green'), 'blue')
    expect(evening.stage).toBe('reading T2M')
  })
  it('go straight to writing when no person is left to talk', () => {
    const evening = alone(60).seat('red', computer)
    act(act(act(evening.do(host, { kind: 'close-now' }), 'red'), 'green'), 'blue')
    evening.do(host, { kind: 'continue' })
    expect(evening.stage).toBe('writing T2M')
  })
  it('may be replaced by a person, and replace one again', () => {
    const evening = alone(60).seat('blue', here).seat('blue', computer)
    expect(evening.try(host, { kind: 'ready', seat: blue, ready: true })?.code).toBe('seat/not-yours')
    expect(evening.screen.seats.filter(({ awaited }) => awaited).map(({ seat }) => seat)).toEqual([red])
    expect(evening.screen.seats.find(({ seat }) => seat === green)?.online).toBe(true)
  })
})
