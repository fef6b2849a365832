import { describe, expect, it } from 'vitest'
import { allHere, Evening, here, host, player, who } from '../../test/table/evening.ts'
import { flag, skirmish, type SkirmishView } from '../../test/table/skirmish.ts'
import type { Settings } from './command.ts'
import { viewTable } from './view-table.ts'

const red = flag('red')
const close = { kind: 'close-now' } as const
const playing = (gamemaster: Settings['gamemaster'] = 'sealed', turns = 10) =>
  new Evening({ seats: allHere, settings: { allotment: 'chosen', gamemaster, options: { turns } } }).do(
    host,
    {
      kind: 'start',
    },
  )
const sheets = (evening: Evening, lifted: typeof red | null = null) =>
  (
    viewTable(skirmish, evening.table, { you: { kind: 'host', lifted }, online: new Set(), now: evening.now })
      .gameView as SkirmishView
  ).mine

describe('a sheet corrected before the reveal', () => {
  it('counts as if its seat had written it, and is announced without its contents', () => {
    const evening = playing().do(player('anna'), { kind: 'join', player: who('anna'), name: 'Anna' })
    evening.do(host, { kind: 'grant-seat', player: who('anna'), seat: red }).do(host, close)
    evening.do(player('anna'), { kind: 'ready', seat: red, ready: true })
    evening.rule({ kind: 'correct', seat: red, intent: { write: 'retreat' } }, 'The pencil slipped')
    expect(evening.screen.rulings).toEqual([
      { kind: 'correct', phase: 'T1M', seat: 'red', reason: 'The pencil slipped', told: null },
    ])
    expect(JSON.stringify([evening.screen, evening.news])).not.toContain('retreat"')
    expect(evening.screen.seats[0]).toMatchObject({ drafted: true, ready: false })
    expect(evening.do(host, close).stage).toBe('reading T1R')
  })

  it('is refused where nothing is written', () => {
    const evening = playing().do(host, close).do(host, close)
    const late = { kind: 'correct', seat: red, intent: { write: 'x' } } as const
    expect(evening.try(host, { kind: 'rule', reason: 'Late', ruling: late })?.code).toBe('stage/no-drafting')
    expect(evening.screen.rulings).toEqual([])
  })
})

describe('a sheet handed in on paper', () => {
  const enter = (evening: Evening, seat: string, whole = true) =>
    evening.rule({ kind: 'paper', seat: flag(seat), intent: { write: 'x' }, whole }, 'On paper')

  it('is its seat’s own, which is then ready; the last one closes the phase', () => {
    const evening = enter(playing().do(host, close), 'red')
    expect(evening.screen.seats[0]).toMatchObject({ drafted: true, ready: true })
    expect(evening.screen.rulings).toMatchObject([{ kind: 'paper', seat: 'red' }])
    expect(enter(enter(evening, 'green'), 'blue').stage).toMatch(/^reading /)
  })

  it('leaves its seat undecided while a line of it is still to be corrected', () => {
    const evening = enter(playing().do(host, close), 'red', false)
    expect(evening.screen.seats[0]).toMatchObject({ drafted: true, ready: false })
    expect(enter(evening, 'red').screen.seats[0]).toMatchObject({ ready: true })
  })

  it('does not end the talks, and may be entered once more', () => {
    const evening = enter(playing(), 'red')
    expect(evening.screen.seats[0]).toMatchObject({ drafted: true, ready: false })
    enter(enter(evening.do(host, close), 'red'), 'red')
    expect(evening.screen.seats[0]).toMatchObject({ ready: true })
  })
})

describe('a phase taken back', () => {
  it('may undo a bell that rang too early, until a person has written again; everybody is told', () => {
    const back = { kind: 'rule', reason: 'Too early', ruling: { kind: 'take-back' } } as const
    const offered = ({ table, now }: Evening) =>
      viewTable(skirmish, table, { you: { kind: 'host', lifted: null }, online: new Set(), now }).takesBack
    const evening = playing('none').write('red', 'retreat').do(host, close)
    expect(offered(evening)).toBe(false)
    evening.do(host, close)
    expect(offered(evening)).toBe(true)
    evening.do(host, { kind: 'continue' }).do(host, back)
    expect(evening.screen).toMatchObject({
      stage: { name: 'writing', phase: 'T1M', paused: true },
      rulings: [{ kind: 'take-back', phase: 'T1M', reason: 'Too early' }],
    })
    expect(sheets(evening, red)).toEqual({ red: 'retreat' })
    expect(offered(evening)).toBe(false)
    evening.do(host, { kind: 'resume' }).do(host, close).do(host, { kind: 'continue' })
    expect(offered(evening)).toBe(true)
    evening.write('red', 'x')
    expect(offered(evening)).toBe(false)
    expect(evening.try(host, back)?.code).toBe('ruling/nothing-to-take-back')
  })

  it('cannot undo the end of a game without a gamemaster', () => {
    const over = playing('none', 1).do(host, close).do(host, close)
    expect(over.screen.status).toBe('ended')
    expect(over.screen.secret).not.toBeNull()
    const back = { kind: 'rule', reason: 'Too early', ruling: { kind: 'take-back' } } as const
    expect(over.try(host, back)?.code).toBe('ruling/nothing-to-take-back')
  })

  it('is allowed at any time to a person who plays alone', () => {
    const seats = {
      red: here,
      green: { kind: 'computer', level: 'random' },
      blue: { kind: 'computer', level: 'random' },
    }
    const settings = { allotment: 'chosen', gamemaster: 'none', options: { turns: 10 } } as const
    const alone = new Evening({ seats: seats as never, settings }).do(host, { kind: 'start' })
    alone.write('red', 'retreat').do(host, close).do(host, close)
    alone.rule({ kind: 'take-back' }, 'Once more')
    expect(alone.screen).toMatchObject({ stage: { name: 'writing', phase: 'T1M', paused: true } })
  })

  it('stands open again, paused in its last stage, with the sheets as they were', () => {
    const evening = playing()
      .write('red', 'retreat')
      .do(host, close)
      .do(host, close)
      .do(host, { kind: 'continue' })
    expect(evening.stage).toBe('retreats T1R')
    evening.rule({ kind: 'take-back' }, 'A sheet was left in the drawer')
    expect(evening.screen).toMatchObject({
      stage: { name: 'writing', phase: 'T1M', paused: true, leftMs: 300_000 },
      closings: 1,
      rulings: [{ kind: 'take-back', phase: 'T1M', seat: null }],
    })
    expect(sheets(evening, red)).toEqual({ red: 'retreat' })
    evening.write('red', 'x').do(host, { kind: 'resume' }).ready('red', 'green', 'blue')
    expect(evening.stage).toBe('reading T2M')
  })

  it('is the last one only, and only once', () => {
    const evening = playing().do(host, close).do(host, close).rule({ kind: 'take-back' })
    const again = { kind: 'rule', reason: 'Once more', ruling: { kind: 'take-back' } } as const
    expect(evening.try(host, again)?.code).toBe('ruling/nothing-to-take-back')
  })

  it('includes the phases that were passed over with it', () => {
    const evening = playing().do(host, close).do(host, close)
    expect(evening.screen.skipped).toEqual(['T1R', 'T1A'])
    expect(evening.rule({ kind: 'take-back' }).screen).toMatchObject({ skipped: [], stage: { phase: 'T1M' } })
  })

  it('brings a game back that had ended, by its own rules or by ballot', () => {
    const over = playing('sealed', 1).do(host, close).do(host, close)
    expect(over.screen.status).toBe('ended')
    // A player who knows the secret could foretell the chance of further play.
    expect(over.screen.secret).toBeNull()
    expect(over.rule({ kind: 'take-back' }).stage).toBe('writing T1M')
    const agreed = playing()
      .do(host, { kind: 'open-ballot', seat: null, ballot: 'draw', who: [] })
      .voteAll('yes')
    expect(agreed.screen.status).toBe('ended')
    expect(agreed.rule({ kind: 'take-back' }).screen).toMatchObject({
      status: 'playing',
      outcome: { kind: 'going-on' },
      lastBallot: null,
    })
  })
})

describe('a position set right', () => {
  it('is checked by the game; no seat is ready for it yet', () => {
    const evening = playing()
      .ready('red')
      .rule({ kind: 'amend', change: { turn: 4 } }, 'We agreed to start later')
    expect(evening.screen).toMatchObject({
      stage: { name: 'negotiation', phase: 'T4M' },
      rulings: [{ kind: 'amend', phase: 'T1M', reason: 'We agreed to start later', told: { turn: 4 } }],
    })
    expect(evening.screen.seats.some(({ ready }) => ready)).toBe(false)
  })

  it('drops votes to end the game, for they were about another position; those about the clock stand', () => {
    const voting = (ballot: 'draw' | 'extension') =>
      playing()
        .do(host, { kind: 'open-ballot', seat: red, ballot, who: [] })
        .rule({ kind: 'amend', change: { turn: 1 } })
    expect(voting('draw').screen).toMatchObject({ ballot: null, lastBallot: null, status: 'playing' })
    expect(voting('extension').screen.ballot?.kind).toBe('extension')
  })

  it('may end the game, and the end may be taken back', () => {
    const over = playing()
      .write('red', 'x')
      .rule({ kind: 'amend', change: { turn: 1, over: true } })
    expect(over.screen).toMatchObject({ status: 'ended', outcome: { kind: 'ended', how: 'ruled' } })
    expect(over.rule({ kind: 'take-back' }).screen).toMatchObject({
      status: 'playing',
      stage: { phase: 'T1M' },
      outcome: { kind: 'going-on' },
    })
  })

  it('may be refused by the game', () => {
    const far = { kind: 'amend', change: { turn: 99 } } as const
    expect(playing().try(host, { kind: 'rule', reason: 'x', ruling: far })?.code).toBe(
      'skirmish/no-such-turn',
    )
  })
})

describe('sealed sheets', () => {
  it('are shown to a gamemaster only where the table agreed to it before the game', () => {
    expect(sheets(playing('none').write('red', 'x'))).toEqual({})
    expect(sheets(playing('sealed').write('red', 'x'))).toEqual({})
    expect(sheets(playing('open').write('red', 'x'))).toEqual({ red: 'x' })
    const change = { kind: 'configure', settings: { gamemaster: 'open' } } as const
    expect(playing('sealed').try(host, change)?.code).toBe('settings/fixed')
  })

  it('are hidden while a player at the laptop has the curtain open', () => {
    const evening = playing('open').write('red', 'x').write('green', 'y')
    expect(sheets(evening, red)).toEqual({ red: 'x' })
  })

  it('stay sealed for everybody else', () => {
    const evening = playing('open').write('red', 'x').seat('blue', here)
    expect((evening.screen.gameView as SkirmishView).mine).toEqual({})
  })
})
