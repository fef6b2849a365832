// What holds of every table, whatever anybody sends in whatever order.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardGame } from '../../test/contract/card-game.ts'
import { clock, Evening, host, player, standIn, who } from '../../test/table/evening.ts'
import { flag, skirmish } from '../../test/table/skirmish.ts'
import type { AnyGame, SeatId } from '../kernel/game.ts'
import { stableHash } from '../kernel/stable-hash.ts'
import { CLOCK_PRESETS, CLOCK_PRESET_NAMES } from './clock-presets.ts'
import { type Actor, BALLOT_KINDS, BALLOT_SECRECY, type Command, JOINING } from './command.ts'
import type { Holder } from './holder.ts'
import { replay } from './journal.ts'
import { TABLE_REFUSALS } from './refusals.ts'
import { allReady, nobodyDecides, stageNow } from './stages.ts'
import { readTable, statusOf } from './table.ts'
import { nextBell, viewTable, type Viewer } from './view-table.ts'

const PEOPLE = ['anna', 'boris', 'cyril']

interface Setup {
  readonly game: AnyGame
  readonly seats: readonly string[]
  /** Something a seat may write, sensible or not. */
  readonly intent: fc.Arbitrary<unknown>
}
const SETUPS: readonly Setup[] = [
  {
    game: skirmish,
    seats: ['red', 'green', 'blue'],
    intent: fc.record({
      write: fc.oneof(
        { weight: 3, arbitrary: fc.constant('sealed') },
        { weight: 2, arbitrary: fc.constantFrom('retreat', 'adjust', 'die') },
        fc.constant(null),
        fc.constant(7),
      ),
    }),
  },
  {
    game: cardGame,
    seats: ['left', 'right'],
    intent: fc.oneof(
      fc.record({ kind: fc.constant('play'), card: fc.integer({ min: 101, max: 108 }) }),
      fc.constant({ kind: 'roll' }),
    ),
  },
]

interface Move {
  readonly command: Command
  /** Who does it; null: whoever may. */
  readonly actor: Actor | null
  /** Seconds that pass before. */
  readonly wait: number
}

/** Whoever may most likely do it, so that most of an evening is accepted. */
function likely({ table }: Evening, command: Command, someone: string): Actor {
  switch (command.kind) {
    case 'bell':
      return clock
    case 'join':
      return { kind: 'player', player: command.player }
    case 'ask-seat':
    case 'rename':
      return player(someone)
    case 'intent':
    case 'ready':
    case 'vote': {
      const holder = table.seats.find(({ seat }) => seat === command.seat)?.holder
      if (holder?.kind === 'player') return { kind: 'player', player: holder.player }
      return holder?.kind === 'computer' ? standIn : host
    }
    default:
      return host
  }
}

function moves({ seats, intent }: Setup): fc.Arbitrary<Move[]> {
  const seat = fc.constantFrom(...seats.map(flag))
  const person = fc.constantFrom(...PEOPLE)
  const holder: fc.Arbitrary<Holder> = fc.oneof(
    fc.constantFrom<Holder>({ kind: 'open' }, { kind: 'absent' }, { kind: 'computer', level: 'random' }),
    { weight: 2, arbitrary: fc.constant<Holder>({ kind: 'here' }) },
    { weight: 2, arbitrary: person.map((name): Holder => ({ kind: 'player', player: who(name) })) },
  )
  const settings = fc.record(
    {
      name: fc.constant('Evening'),
      joining: fc.constantFrom(...JOINING),
      clock: fc.constantFrom(...CLOCK_PRESET_NAMES).map((name) => CLOCK_PRESETS[name]),
      ballotSecrecy: fc.constantFrom(...BALLOT_SECRECY),
    },
    { requiredKeys: [] },
  )
  const command = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('intent'), seat, intent }) },
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('ready'), seat, ready: fc.boolean() }) },
    {
      weight: 6,
      arbitrary: fc.constantFrom<Command>({ kind: 'bell' }, { kind: 'close-now' }, { kind: 'continue' }),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Command>({ kind: 'pause' }, { kind: 'resume' }, { kind: 'start' }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('seat'), seat, holder }) },
    fc.record({ kind: fc.constant('configure'), settings }),
    fc.record({ kind: fc.constant('grant-seat'), seat, player: person.map(who) }),
    fc.record({ kind: fc.constant('leave-seat'), seat }),
    fc.record({ kind: fc.constant('ask-seat'), seat: fc.option(seat) }),
    fc.record({ kind: fc.constantFrom('deny-seat', 'dismiss'), player: person.map(who) }),
    fc.record({ kind: fc.constant('join'), player: person.map(who), name: person }),
    fc.record({ kind: fc.constant('rename'), name: person }),
    fc.record({ kind: fc.constant('extend'), seconds: fc.integer({ min: 5, max: 600 }) }),
    fc.record({
      kind: fc.constant('open-ballot'),
      seat: fc.option(seat),
      ballot: fc.constantFrom(...BALLOT_KINDS),
      who: fc.oneof(
        fc.constant([]),
        seat.map((one) => [one]),
      ),
    }),
    fc.record({ kind: fc.constant('vote'), seat, vote: fc.constantFrom('yes', 'no') }),
    fc.constant({ kind: 'withdraw-ballot' }),
    fc.record({
      kind: fc.constant('rule'),
      reason: fc.constant('As was agreed'),
      ruling: fc.oneof(
        { weight: 2, arbitrary: fc.constant({ kind: 'take-back' }) },
        fc.record({ kind: fc.constantFrom('paper', 'correct'), seat, intent }),
        fc.record({
          kind: fc.constant('amend'),
          change: fc.record({ turn: fc.integer({ min: 0, max: 12 }) }),
        }),
      ),
    }),
  ) as fc.Arbitrary<Command>
  const anybody: fc.Arbitrary<Actor> = fc.oneof(
    fc.constantFrom(host, clock, standIn),
    person.map((name) => player(name)),
  )
  const actor = fc.option(anybody, { freq: 4 })
  const wait = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2000 }))
  return fc.array(fc.record({ command, actor, wait }), { maxLength: 80, size: 'max' })
}

const holders = fc.constantFrom<Holder>(
  { kind: 'here' },
  { kind: 'here' },
  { kind: 'player', player: who('anna') },
  { kind: 'player', player: who('boris') },
  { kind: 'computer', level: 'random' },
  { kind: 'absent' },
  { kind: 'open' },
)

/** What is sealed carries a mark that nothing else in the evening has. */
function withMark(command: Command, mark: number): Command {
  return JSON.parse(JSON.stringify(command).replace('"sealed"', `"sealed-${mark}"`)) as Command
}

/** An evening of random commands, looked at after each of them. */
function evenings(setup: Setup, look: (evening: Evening, done: Command | null) => void): void {
  const seated = fc.tuple(...setup.seats.map(() => holders))
  const clocks = fc.constantFrom(...CLOCK_PRESET_NAMES)
  const gamemasters = fc.constantFrom('none' as const, 'sealed' as const)
  fc.assert(
    fc.property(seated, clocks, gamemasters, moves(setup), (chairs, preset, gamemaster, line) => {
      const evening = new Evening({
        game: setup.game,
        settings: { clock: CLOCK_PRESETS[preset], gamemaster },
      })
      for (const name of PEOPLE) evening.do(player(name), { kind: 'join', player: who(name), name })
      setup.seats.forEach((seat, place) => evening.seat(seat, chairs[place] ?? { kind: 'here' }))
      evening.try(host, { kind: 'start' })
      look(evening, null)
      line.forEach(({ command, actor, wait }, place) => {
        evening.wait(wait)
        const marked = withMark(command, place)
        const refused = evening.try(actor ?? likely(evening, command, 'anna'), marked)
        look(evening, refused ? null : command)
      })
    }),
    { numRuns: 40 },
  )
}

const VIEWERS = (seats: readonly string[]): Viewer[] => [
  { kind: 'screen' },
  { kind: 'host', lifted: null },
  ...seats.map((seat): Viewer => ({ kind: 'host', lifted: flag(seat) })),
  ...PEOPLE.map((name): Viewer => ({ kind: 'player', player: who(name) })),
]

describe.each(SETUPS.map((setup) => [setup.game.id, setup] as const))('%s', (_id, setup) => {
  it('is a table that can be read back, after every command', () => {
    evenings(setup, ({ game, table }) => {
      expect(readTable(game, JSON.parse(JSON.stringify(table)))).toEqual({ ok: true, value: table })
    })
  })

  it('gives the same table for the same journal', () => {
    let last: Evening | null = null
    const check = ({ game, first, journal, table }: Evening) => {
      const told = JSON.parse(JSON.stringify(journal)) as typeof journal
      const again = replay(game, first, told)
      expect(again.stopped).toBeNull()
      expect(stableHash(again.table)).toBe(stableHash(table))
    }
    evenings(setup, (evening) => {
      if (last && last !== evening) check(last)
      last = evening
    })
    if (last) check(last)
  })

  it('goes on from any snapshot as from the beginning', () => {
    evenings(setup, (evening, done) => {
      if (!done || evening.table.seq % 7 !== 0) return
      const { game, first, journal, table } = evening
      const half = replay(game, first, journal.slice(0, journal.length / 2)).table
      expect(replay(game, JSON.parse(JSON.stringify(half)) as typeof half, journal).table).toEqual(table)
    })
  })

  it('rings each bell once, and none while paused or without a game', () => {
    evenings(setup, (evening, done) => {
      const { table, now } = evening
      const bell = table.play?.bell.kind ?? 'none'
      if (statusOf(table) !== 'playing') expect(bell).toBe('none')
      else expect(bell).not.toBe(table.play?.paused ? 'running' : 'held')
      if (done?.kind === 'bell') expect(nextBell(table) ?? Infinity).toBeGreaterThanOrEqual(now + 5000)
    })
  })

  it('never stands in a stage that should have ended', () => {
    evenings(setup, ({ game, table }) => {
      const { play } = table
      if (!play || play.paused || play.stage.kind === 'ended') return
      expect(allReady(game, table)).toBe(false)
      expect(game.outcome(play.state).kind).toBe('going-on')
      if (stageNow(game, table)) expect(nobodyDecides(game, table, play)).toBe(false)
    })
  })

  it('keeps its own order: marks and votes belong to seats, a game that is over to nobody', () => {
    evenings(setup, ({ table }) => {
      const seats = new Set(table.seats.map(({ seat }) => seat))
      const { play } = table
      expect(new Set(table.people.map(({ name }) => name)).size).toBe(table.people.length)
      for (const { holder } of table.seats) {
        if (holder.kind === 'player')
          expect(table.people.map(({ player }) => player)).toContain(holder.player)
      }
      if (!play) return
      const marked = [...play.ready, ...(play.ballot?.votes.map(({ seat }) => seat) ?? [])]
      expect(marked.every((seat) => seats.has(seat))).toBe(true)
      expect(new Set(play.ready).size).toBe(play.ready.length)
      if (play.stage.kind === 'ended')
        expect([play.ready, play.ballot, play.paused]).toEqual([[], null, false])
    })
  })

  it('shows a vote only as far as the secrecy of its ballot goes', () => {
    evenings(setup, ({ game, table, now }) => {
      const { play } = table
      if (!play?.ballot && !play?.lastBallot) return
      for (const you of VIEWERS(setup.seats)) {
        const view = viewTable(game, table, { you, online: new Set(), now })
        const own =
          view.you.kind === 'player' ? view.you.seats : view.you.kind === 'host' ? [view.you.lifted] : []
        for (const { seat, vote } of view.ballot?.votes ?? []) {
          if (view.ballot?.secrecy !== 'open' && !own.includes(seat)) expect(vote).toBeNull()
        }
      }
    })
  })
})

describe('what is sealed', () => {
  const setup = SETUPS[0] as Setup
  const sheets = (state: unknown) => (state as { sheets: Record<string, string> }).sheets

  it('is in no view but that of its own seat, and in no news and no refusal', () => {
    let shown = 0
    evenings(setup, ({ game, table, now, news }) => {
      if (!table.play) return
      const written = Object.entries(sheets(table.play.state)).filter(([, text]) => text.startsWith('sealed'))
      const told = JSON.stringify(news)
      for (const [, text] of written) expect(told).not.toContain(`"${text}"`)
      for (const you of VIEWERS(setup.seats)) {
        const view = viewTable(game, table, { you, online: new Set(), now })
        const text = JSON.stringify(view)
        const own: readonly (SeatId | null)[] =
          view.you.kind === 'player' ? view.you.seats : view.you.kind === 'host' ? [view.you.lifted] : []
        for (const [seat, mark] of written) {
          if (own.includes(flag(seat))) shown++
          expect(text.includes(`"${mark}"`)).toBe(own.includes(flag(seat)))
        }
      }
    })
    expect(shown).toBeGreaterThan(100)
  })

  it('stays behind the curtain of a seat that is not at the laptop', () => {
    const evening = new Evening({ seats: { red: { kind: 'here' } }, settings: { allotment: 'chosen' } })
      .do(player('anna'), { kind: 'join', player: who('anna'), name: 'Anna' })
      .do(host, { kind: 'grant-seat', player: who('anna'), seat: flag('green') })
      .do(host, { kind: 'start' })
      .do(player('anna'), { kind: 'intent', seat: flag('green'), intent: { write: 'by-anna' } })
    const lifted = { kind: 'host', lifted: flag('green') } as const
    const view = viewTable(skirmish, evening.table, { you: lifted, online: new Set(), now: evening.now })
    expect(view.you).toEqual({ kind: 'host', lifted: null })
    expect(JSON.stringify(view)).not.toContain('by-anna')
  })
})

it('refuses by codes of its own or of the game', () => {
  const codes = new Set<string>(TABLE_REFUSALS)
  for (const setup of SETUPS) {
    const seen = new Set<string>()
    evenings(setup, (evening) => {
      const refused = evening.refused.at(-1)
      if (refused) seen.add(refused.code)
    })
    expect([...seen].filter((code) => !codes.has(code) && !code.startsWith(setup.game.id))).toEqual([])
    expect(seen.size).toBeGreaterThan(15)
  }
})
