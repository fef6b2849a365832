import { describe, expect, it } from 'vitest'
import { allHere, clock, Evening, here, host, player, who } from '../../test/table/evening.ts'
import { flag, skirmish } from '../../test/table/skirmish.ts'
import type { Command, Settings } from './command.ts'

const red = flag('red')
const green = flag('green')
const blue = flag('blue')
const draw = (seat: typeof red | null): Command => ({ kind: 'open-ballot', seat, ballot: 'draw', who: [] })
const concede = (to: typeof red): Command => ({
  kind: 'open-ballot',
  seat: null,
  ballot: 'concession',
  who: [to],
})
const vote = (seat: typeof red, said: 'yes' | 'no'): Command => ({ kind: 'vote', seat, vote: said })

const playing = (ballotSecrecy: Settings['ballotSecrecy'] = 'secret') =>
  new Evening({ seats: allHere, settings: { allotment: 'chosen', ballotSecrecy } }).do(host, {
    kind: 'start',
  })

describe('a draw', () => {
  it('is shared by all who take part, once all have said yes (R25)', () => {
    const evening = playing().do(host, draw(red)).do(host, vote(green, 'yes'))
    expect(evening.screen.status).toBe('playing')
    evening.do(host, vote(blue, 'yes'))
    expect(evening.screen).toMatchObject({
      status: 'ended',
      outcome: { kind: 'ended', how: 'draw', who: ['red', 'green', 'blue'] },
      stage: { name: 'ended', leftMs: null },
      ballot: null,
      lastBallot: { kind: 'draw', byAll: true, passed: true, votes: null },
    })
  })

  it('says that all who are left share it, so that nobody reads their names', () => {
    const evening = playing().do(host, draw(red))
    expect(evening.screen.ballot?.byAll).toBe(true)
    evening.do(host, { kind: 'withdraw-ballot' }).do(host, concede(red))
    expect(evening.screen.ballot?.byAll).toBe(false)
  })

  it('fails with one no, but only when all have voted', () => {
    const evening = playing().do(host, draw(red)).do(host, vote(green, 'no'))
    expect(evening.screen.ballot).not.toBeNull()
    evening.do(host, vote(blue, 'yes'))
    expect(evening.screen.ballot).toBeNull()
    expect(evening.screen.lastBallot?.passed).toBe(false)
  })

  it('drops the result of a vote with the phase in which it was cast', () => {
    const evening = playing().do(host, draw(red)).do(host, vote(green, 'no')).do(host, vote(blue, 'yes'))
    expect(evening.screen.lastBallot?.passed).toBe(false)
    for (let stages = 0; evening.screen.closings === 0 && stages < 9; stages++)
      evening.do(host, { kind: 'close-now' })
    expect(evening.screen).toMatchObject({ closings: 1, lastBallot: null })
  })

  it('drops the result of a vote when another one opens', () => {
    const evening = playing().do(host, draw(red)).do(host, vote(green, 'no')).do(host, vote(blue, 'yes'))
    evening.do(host, draw(red)).do(host, { kind: 'withdraw-ballot' })
    expect(evening.screen).toMatchObject({ ballot: null, lastBallot: null })
  })

  it('lets a vote be changed until the last one is in', () => {
    const evening = playing().do(host, draw(red)).do(host, vote(green, 'no')).do(host, vote(green, 'yes'))
    expect(evening.do(host, vote(blue, 'yes')).screen.status).toBe('ended')
  })

  it('counts silence as no when the phase closes', () => {
    const evening = playing('counts')
      .do(host, draw(red))
      .do(host, vote(green, 'yes'))
      .do(host, { kind: 'close-now' })
    expect(evening.screen.ballot).not.toBeNull()
    evening.wait(300).do(clock, { kind: 'bell' })
    expect(evening.screen.lastBallot).toMatchObject({ passed: false, against: 1 })
    expect(evening.screen.ballot).toBeNull()
  })

  it('does not ask the eliminated, nor seats without a holder', () => {
    const evening = playing()
      .write('red', 'die')
      .do(host, { kind: 'close-now' })
      .do(host, { kind: 'close-now' })
    evening.seat('green', { kind: 'absent' }).do(host, draw(null))
    expect(evening.screen.ballot?.votes.map(({ seat }) => seat)).toEqual(['blue'])
    expect(evening.screen.ballot?.who).toEqual(['green', 'blue'])
  })

  it('is counted when the last one missing leaves', () => {
    const evening = playing()
      .do(host, draw(red))
      .do(host, vote(green, 'yes'))
      .seat('blue', { kind: 'absent' })
    expect(evening.screen.outcome).toMatchObject({ how: 'draw' })
  })
})

describe('a concession', () => {
  it('asks all but the winner', () => {
    const evening = playing().do(host, concede(red))
    expect(evening.screen.ballot?.votes.map(({ seat }) => seat)).toEqual(['green', 'blue'])
    evening.do(host, vote(green, 'yes')).do(host, vote(blue, 'yes'))
    expect(evening.screen.outcome).toEqual({ kind: 'ended', how: 'concession', who: ['red'] })
  })
})

describe('more time', () => {
  const more: Command = { kind: 'open-ballot', seat: null, ballot: 'extension', who: [] }

  it('adds three minutes to the bell, once all have said yes', () => {
    const evening = playing().do(host, more)
    const before = evening.screen.stage.leftMs ?? 0
    evening.voteAll('yes')
    expect(evening.screen.stage.leftMs).toBe(before + 180_000)
    expect(evening.screen).toMatchObject({ ballot: null, status: 'playing', lastBallot: { passed: true } })
  })

  it('adds nothing with one no', () => {
    const evening = playing().do(host, more)
    const before = evening.screen.stage.leftMs
    evening.voteAll('no')
    expect(evening.screen).toMatchObject({ stage: { leftMs: before }, lastBallot: { passed: false } })
  })

  it('is dropped once the stage has ended', () => {
    const evening = playing().do(host, more).do(host, { kind: 'close-now' })
    expect(evening.screen).toMatchObject({ ballot: null, lastBallot: { kind: 'extension', passed: false } })
  })
})

describe('an end of the talks', () => {
  const enough: Command = { kind: 'open-ballot', seat: null, ballot: 'end-talks', who: [] }

  it('begins the writing at once, when all agree (R35)', () => {
    expect(playing().do(host, enough).voteAll('yes').stage).toBe('writing T1M')
    expect(playing().do(host, enough).voteAll('no').stage).toBe('negotiation T1M')
  })

  it('waits for the clock in a pause', () => {
    const evening = playing().do(host, { kind: 'pause' }).do(host, enough).voteAll('yes')
    expect(evening.stage).toBe('negotiation T1M')
    expect(evening.do(host, { kind: 'resume' }).stage).toBe('writing T1M')
  })
})

describe('secrecy', () => {
  const failed = (secrecy: Settings['ballotSecrecy']) =>
    playing(secrecy).do(host, draw(red)).do(host, vote(green, 'no')).do(host, vote(blue, 'no')).screen
      .lastBallot

  it('secret: only whether it passed', () => {
    expect(failed('secret')).toMatchObject({ passed: false, against: null, votes: null })
  })
  it('counts: how many were against', () => {
    expect(failed('counts')).toMatchObject({ passed: false, against: 2, votes: null })
  })
  it('open: who said what', () => {
    expect(failed('open')).toMatchObject({
      against: 2,
      votes: [
        { seat: 'red', vote: 'yes' },
        { seat: 'green', vote: 'no' },
        { seat: 'blue', vote: 'no' },
      ],
    })
  })
  it('stays as it was when the ballot was opened', () => {
    const evening = playing('secret').do(host, draw(red)).do(host, vote(green, 'no'))
    evening.do(host, { kind: 'configure', settings: { ballotSecrecy: 'open' } })
    expect(evening.screen.ballot?.votes).toEqual([
      { seat: 'red', voted: true, vote: null },
      { seat: 'green', voted: true, vote: null },
      { seat: 'blue', voted: false, vote: null },
    ])
    expect(evening.do(host, vote(blue, 'no')).screen.lastBallot?.votes).toBeNull()
  })
})

describe('taking it back', () => {
  it('is for the proposer and the host, and leaves no result', () => {
    const evening = new Evening({ seats: { red: here, green: here }, settings: { allotment: 'chosen' } })
    for (const name of ['anna', 'boris']) evening.do(player(name), { kind: 'join', player: who(name), name })
    evening.do(host, { kind: 'grant-seat', player: who('anna'), seat: blue }).do(host, { kind: 'start' })
    evening.do(player('anna'), draw(blue))
    expect(evening.try(player('boris'), { kind: 'withdraw-ballot' })?.code).toBe('ballot/not-yours')
    evening.do(player('anna'), { kind: 'withdraw-ballot' })
    expect(evening.screen).toMatchObject({ ballot: null, lastBallot: null })
    evening.do(player('anna'), draw(blue)).do(host, { kind: 'withdraw-ballot' })
    expect(evening.screen).toMatchObject({ ballot: null, lastBallot: null, status: 'playing' })
  })
})

it('shares a draw among some only where the game allows it', () => {
  const draw: Command = { kind: 'open-ballot', seat: red, ballot: 'draw', who: [red, green] }
  const playing = (of: typeof skirmish) =>
    new Evening({
      game: of,
      seats: { red: here, green: here, blue: here },
      settings: { allotment: 'chosen' },
    }).do(host, { kind: 'start' })
  expect(playing(skirmish).try(host, draw)?.code).toBe('ballot/draw-is-shared')
  const table = playing({ ...skirmish, sharesDraw: () => true })
    .do(host, draw)
    .voteAll('yes')
  expect(table.screen.outcome).toEqual({ kind: 'ended', how: 'draw', who: [red, green] })
})

it('does not end a game before its time; the clock may be voted on at any time', () => {
  const evening = new Evening({
    seats: allHere,
    settings: { allotment: 'chosen', options: { votesFrom: 2 } },
  }).do(host, { kind: 'start' })
  expect(evening.screen.endBarred).toEqual({ code: 'skirmish/too-early', data: { votesFrom: 2 } })
  expect(evening.try(host, draw(null))?.code).toBe('skirmish/too-early')
  expect(evening.try(host, concede(red))?.code).toBe('skirmish/too-early')
  const longer: Command = { kind: 'open-ballot', seat: red, ballot: 'extension', who: [] }
  evening.do(host, longer).do(host, { kind: 'withdraw-ballot' })
  evening.do(host, { kind: 'close-now' }).do(host, { kind: 'close-now' }).do(host, { kind: 'continue' })
  expect(evening.screen).toMatchObject({ endBarred: null, stage: { phase: 'T2M' } })
  expect(evening.do(host, draw(red)).screen.ballot?.kind).toBe('draw')
})
