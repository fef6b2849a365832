// What holds for every table, whatever commands come in whatever order. That a journal gives the same table again is
// in test/host/replay.test.ts.
import { describe, expect, it } from 'vitest'
import { Evening, host, player, who } from '../../test/table/evening.ts'
import { evenings, PEOPLE, type Setup, SETUPS } from '../../test/table/random-evenings.ts'
import { flag, skirmish } from '../../test/table/skirmish.ts'
import type { SeatId } from '../kernel/game.ts'
import { reduce } from './reduce.ts'
import { TABLE_REFUSALS } from './refusals.ts'
import { allReady, nobodyDecides, stageNow } from './stages.ts'
import { readTable, statusOf } from './table.ts'
import { nextBell, viewTable, type Viewer } from './view-table.ts'

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

  it('rings each bell once, and none while paused or without a game', () => {
    evenings(setup, (evening, done) => {
      const { table, now } = evening
      const bell = table.play?.bell.kind ?? 'none'
      if (statusOf(table) !== 'playing') expect(bell).toBe('none')
      else expect(bell).not.toBe(table.play?.paused ? 'running' : 'held')
      if (done?.kind !== 'bell') return
      const at = table.play?.bell.kind === 'running' ? table.play.bell.at : Infinity
      expect(at).toBeGreaterThanOrEqual(now + 5000)
    })
  })

  it('has no bell left after a few rings, whosever time is out', () => {
    evenings(setup, ({ game, table, now }) => {
      let [ringing, bells] = [table, 0]
      for (; (nextBell(ringing) ?? Infinity) <= now; bells++) {
        const rung = reduce(game, ringing, { kind: 'clock' }, { kind: 'bell' }, now)
        if (!rung.ok) throw new Error(rung.error.code)
        ringing = rung.value.table
      }
      expect(bells).toBeLessThan(30)
    })
  })

  it('is never in a stage that should have ended', () => {
    evenings(setup, ({ game, table }) => {
      const { play } = table
      if (!play || play.paused || play.stage.kind === 'ended') return
      expect(allReady(game, table)).toBe(false)
      expect(game.outcome(play.state).kind).toBe('going-on')
      if (stageNow(game, table)) expect(nobodyDecides(game, table, play)).toBe(false)
    })
  })

  it('is consistent: marks and votes belong to seats, and a finished game has none', () => {
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
        // Only whether letters are opened is still to be voted on.
        expect([play.ready, play.ballot?.kind ?? 'open-letters', play.paused]).toEqual([
          [],
          'open-letters',
          false,
        ])
    })
  })

  it('shows a vote only as far as the secrecy of its ballot allows', () => {
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
      const forAll = JSON.stringify(news)
      for (const [, text] of written) expect(forAll).not.toContain(`"${text}"`)
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
