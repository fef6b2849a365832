// Gunboat, and tables of characters: nobody talks and nobody knows who plays whom until the end. Not even the moment
// at which a mark appears may reveal it.
import { describe, expect, it } from 'vitest'
import { allHere, Evening, host, player, standIn, who } from '../../test/table/evening.ts'
import { flag } from '../../test/table/skirmish.ts'
import type { SeatId } from '../kernel/game.ts'
import type { SettingsChange } from './command.ts'
import type { TableView } from './view.ts'
import { viewTable, type Viewer } from './view-table.ts'

const NAMES = ['anna', 'boris', 'clara']
const FLAGS = ['red', 'green', 'blue'].map(flag)

const KINDS = [
  ['gunboat', { press: 'gunboat' }],
  ['a table of characters', { names: 'until-the-end' }],
] as const

/** Three people by the secret's lot; `online` names them as they connect. */
function gunboat(secret = 'nobody has seen this', settings: object = {}): Evening {
  const kind: SettingsChange = 'names' in settings ? {} : { press: 'gunboat' }
  const evening = new Evening({ secret, settings: { ...kind, joining: 'open', ...settings } })
  for (const name of NAMES) {
    evening.do(player(name), { kind: 'join', player: who(name), name })
    evening.do(player(name), { kind: 'ask-seat', seat: null })
  }
  return evening.do(host, { kind: 'start' })
}

const seen = (evening: Evening, you: Viewer): TableView =>
  viewTable(evening.game, evening.table, {
    you,
    online: new Set(NAMES.map(who)),
    now: evening.now,
  })
const through = (evening: Evening, name: string) => seen(evening, { kind: 'player', player: who(name) })
const seatOf = (evening: Evening, name: string): SeatId => {
  const { you } = through(evening, name)
  if (you.kind !== 'player' || !you.seats[0]) throw new Error(`${name} has no seat`)
  return you.seats[0]
}
/** The views of all but one person, as they are sent. */
const othersBytes = (evening: Evening, name: string): string => {
  const others = NAMES.filter((other) => other !== name).map((other) => through(evening, other))
  const open = [seen(evening, { kind: 'host', lifted: null }), seen(evening, { kind: 'screen' })]
  // Each view holds the own seat; what they see of all others must be the same.
  return JSON.stringify([...others.map((view) => ({ ...view, you: null })), ...open])
}

describe.each(KINDS)('the veil of %s', (_, kind) => {
  const veiled = (secret?: string) => gunboat(secret, kind)

  it('tells nobody which seat a person has left', () => {
    const evening = veiled()
    const seat = seatOf(evening, 'clara')
    evening.do(player('clara'), { kind: 'leave-seat', seat })
    expect(evening.news.filter(({ news }) => news.kind === 'left')).toEqual([])
  })

  it('hides in every view which person has which seat', () => {
    const evening = veiled()
    for (const name of NAMES) {
      const others: Viewer[] = [{ kind: 'host', lifted: null }, { kind: 'screen' }]
      for (const other of NAMES.filter((one) => one !== name))
        others.push({ kind: 'player', player: who(other) })
      for (const viewer of others) {
        const view = seen(evening, viewer)
        expect(JSON.stringify(view.seats.find(({ seat }) => seat === seatOf(evening, name)))).not.toContain(
          name,
        )
        expect(view.people.find((person) => person.name === name)?.seats).toEqual([])
      }
      expect(through(evening, name).people.find((person) => person.name === name)?.seats).toEqual([
        seatOf(evening, name),
      ])
    }
  })

  it('makes two games with the people exchanged look the same to the public', () => {
    const games = 'abcdefghijkl'.split('').map((secret) => veiled(secret))
    const lots = new Set(games.map((evening) => NAMES.map((name) => seatOf(evening, name)).join()))
    expect(lots.size).toBeGreaterThan(2)
    const screens = games.map((evening) => JSON.stringify(seen(evening, { kind: 'screen' })))
    expect(new Set(screens).size).toBe(1)
    const hosts = games.map((evening) => JSON.stringify(seen(evening, { kind: 'host', lifted: null })))
    expect(new Set(hosts).size).toBe(1)
  })

  it('shows neither who has written nor who is ready, only how many are waited for', () => {
    const evening = veiled()
    const seat = seatOf(evening, 'anna')
    const before = othersBytes(evening, 'anna')
    evening.do(player('anna'), { kind: 'intent', seat, intent: { write: 'secret plan' } })
    expect(othersBytes(evening, 'anna')).toBe(before)
    evening.do(player('anna'), { kind: 'ready', seat, ready: true })
    const after = othersBytes(evening, 'anna')
    expect(after).toBe(before.replaceAll('"waiting":3', '"waiting":2'))
    expect(through(evening, 'anna').seats.find((one) => one.seat === seat)).toMatchObject({
      drafted: true,
      ready: true,
    })
  })

  it('hides who has voted, and how many', () => {
    const evening = veiled()
    evening.do(host, { kind: 'open-ballot', seat: null, ballot: 'draw', who: [] })
    const before = othersBytes(evening, 'boris')
    evening.do(player('boris'), { kind: 'vote', seat: seatOf(evening, 'boris'), vote: 'no' })
    expect(othersBytes(evening, 'boris')).toBe(before)
  })

  it('stays when a phone loses its connection', () => {
    const evening = veiled()
    const offline = viewTable(evening.game, evening.table, {
      you: { kind: 'screen' },
      online: new Set(),
      now: evening.now,
    })
    expect(offline.seats).toEqual(seen(evening, { kind: 'screen' }).seats)
  })

  it('ends with the game, and shows the seed of the lot for anybody to check', () => {
    const evening = veiled('the lot')
    const seats = NAMES.map((name) => seatOf(evening, name))
    expect(seen(evening, { kind: 'host', lifted: null }).secret).toBeNull()
    evening.do(host, { kind: 'open-ballot', seat: null, ballot: 'draw', who: [] })
    for (const name of NAMES)
      evening.do(player(name), { kind: 'vote', seat: seatOf(evening, name), vote: 'yes' })
    const { secret, seats: shown, status } = evening.screen
    expect(status).toBe('ended')
    expect(secret).toBe('the lot')
    expect(NAMES.map((name) => shown.find((one) => one.name === name)?.seat)).toEqual(seats)
  })
})

describe('the seats', () => {
  it('are drawn even where the table chose them before', () => {
    expect(gunboat('a', { allotment: 'chosen' }).table.settings.allotment).toBe('random')
  })

  it('do not follow from the public seed', () => {
    const lots = ['a', 'b', 'c', 'd', 'e', 'f'].map((secret) =>
      NAMES.map((name) => seatOf(gunboat(secret, { seed: 'known' }), name)).join(),
    )
    expect(new Set(lots).size).toBeGreaterThan(1)
  })

  it('are not for people at the laptop', () => {
    const evening = new Evening({ seats: allHere, settings: { press: 'gunboat' } })
    expect(evening.try(host, { kind: 'start' })?.code).toBe('seat/not-secret')
    const playing = gunboat()
    expect(playing.try(host, { kind: 'seat', seat: flag('red'), holder: { kind: 'here' } })?.code).toBe(
      'seat/not-secret',
    )
  })

  it('are given by lot to a late player, whatever was asked for', () => {
    const given = new Set(
      'abcdefghijklmnop'.split('').map((secret) => {
        const evening = new Evening({ secret, settings: { press: 'gunboat' } })
        evening.do(player('anna'), { kind: 'join', player: who('anna'), name: 'anna' })
        evening.do(host, { kind: 'grant-seat', player: who('anna'), seat: flag('red') })
        evening.do(host, { kind: 'start' })
        evening.do(player('boris'), { kind: 'join', player: who('boris'), name: 'boris' })
        const open = evening.table.seats.find(({ holder }) => holder.kind === 'open')
        if (!open) throw new Error('no seat is open')
        evening.do(player('boris'), { kind: 'ask-seat', seat: open.seat })
        expect(evening.screen.people[1]?.asking).toBe('any')
        evening.do(host, { kind: 'grant-seat', player: who('boris'), seat: open.seat })
        const [seat] = evening.table.seats.filter(
          ({ holder }) => holder.kind === 'player' && holder.player === who('boris'),
        )
        return seat?.seat === open.seat
      }),
    )
    expect([...given].sort()).toEqual([false, true])
  })
})

describe('the talks', () => {
  it('are left out, and their time goes to writing', () => {
    const evening = gunboat()
    expect(evening.stage).toBe('writing T1M')
    expect(evening.screen.stage).toMatchObject({ talk: false, last: true, lengthMs: 1_800_000 })
    for (const seat of FLAGS) {
      const name = NAMES.find((one) => seatOf(evening, one) === seat)
      evening.do(player(name ?? ''), { kind: 'ready', seat, ready: true })
    }
    expect(evening.screen.stage).toMatchObject({ name: 'reading', talk: false })
  })

  it('stay, in silence, where the clock leaves no writing', () => {
    const { clock } = gunboat().table.settings
    const evening = gunboat('a', {
      clock: { ...clock, writing: 0, negotiation: null, firstNegotiation: null },
    })
    expect(evening.screen.stage).toMatchObject({ name: 'writing', drafting: true, leftMs: null })
  })
})

it('hides from others which person a computer plays on for', () => {
  const evening = gunboat()
  const seat = seatOf(evening, 'clara')
  evening.do(player('clara'), { kind: 'take-break', seat, level: 'tactician' })
  expect(JSON.stringify(evening.screen.seats)).not.toContain('clara')
  expect(through(evening, 'clara').you).toMatchObject({ seats: [], kept: [seat] })
  // News of a sheet made without its search does not name the seat either.
  const before = evening.news.length
  evening.do(standIn, { kind: 'made-up', seat })
  expect(evening.news).toHaveLength(before)
  evening.do(standIn, { kind: 'ready', seat, ready: true })
  evening.do(player('clara'), { kind: 'come-back', seat })
  expect(seatOf(evening, 'clara')).toBe(seat)
})

describe('a table of characters', () => {
  const hidden = { names: 'until-the-end' } as const
  const both = {
    rule: 'both',
    hands: 'direct',
    post: { kind: 'at-once' },
    when: 'talks',
    guests: false,
  } as const

  it('leaves the talks out: a player who talks is known', () => {
    expect(gunboat('a', hidden).table.settings).toMatchObject({ press: 'silent', allotment: 'random' })
    const evening = new Evening({ settings: { ...hidden } })
    evening.do(host, { kind: 'configure', settings: { press: 'spoken' } })
    expect(evening.table.settings).toMatchObject({ press: 'spoken', names: 'told' })
    evening.do(host, { kind: 'configure', settings: hidden })
    expect(evening.table.settings).toMatchObject({ press: 'silent', names: 'until-the-end' })
  })

  it('is not for people at the laptop', () => {
    const evening = new Evening({ seats: allHere, settings: hidden })
    expect(evening.try(host, { kind: 'start' })?.code).toBe('seat/not-secret')
  })

  it('has private letters, which wait for the post or for the gamemaster', () => {
    const rule = (settings: object) =>
      gunboat('a', { ...hidden, letters: both, ...settings }).table.settings.letters
    expect(rule({})).toMatchObject({ rule: 'both', post: { kind: 'every', minutes: 5 } })
    expect(rule({ letters: { ...both, post: { kind: 'bell' } } }).post).toEqual({ kind: 'bell' })
    expect(rule({ letters: { ...both, hands: 'desk' }, gamemaster: 'sealed' })).toMatchObject({
      hands: 'desk',
      post: { kind: 'at-once' },
    })
  })

  it('reveals nobody’s letter writing, and takes a letter to a computer that keeps a seat as to any other', () => {
    const evening = gunboat('a', { ...hidden, letters: both })
    const [anna, boris, clara] = NAMES.map((name) => seatOf(evening, name)) as [SeatId, SeatId, SeatId]
    const write = (to: SeatId) =>
      evening.try(player('anna'), {
        kind: 'letter',
        seat: anna,
        to,
        head: { from: { seat: anna }, to: { seat: to } },
        text: 'from a phone that was just put down',
      })
    const before = othersBytes(evening, 'anna')
    expect(write(boris)).toBeNull()
    expect(othersBytes(evening, 'anna')).toBe(before)
    evening.do(player('clara'), { kind: 'take-break', seat: clara, level: 'tactician' })
    expect(write(clara)).toBeNull()
    evening.do(host, { kind: 'seat', seat: boris, holder: { kind: 'computer', level: 'tactician' } })
    expect(write(boris)).toBeNull()
  })
})
