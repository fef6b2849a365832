// Two ways to take back: a seat alone, what no other seat has seen; all by consent, back to an earlier phase. The
// last die tells the two apart.
import { describe, expect, it } from 'vitest'
import { cardGame, type CardState } from '../../test/cards/card-game.ts'
import { Evening, here, host } from '../../test/table/evening.ts'
import { flag } from '../../test/table/skirmish.ts'
import type { SeatId } from '../kernel/game.ts'
import { viewTable } from './view-table.ts'

const state = ({ table }: Evening) => table.play?.state as CardState
const roller = (evening: Evening) => flag(state(evening).roller === 0 ? 'left' : 'right')
const waiter = (evening: Evening) => flag(state(evening).roller === 0 ? 'right' : 'left')

/** Both have played their highest cards; one of them is to roll. */
function atDie(evening = cards()): Evening {
  for (const seat of ['left', 'right'] as const) {
    const card = Math.max(...state(evening).hands[seat === 'left' ? 0 : 1])
    evening.do(host, { kind: 'intent', seat: flag(seat), intent: { kind: 'play', card } })
  }
  return evening.ready('left', 'right').do(host, { kind: 'continue' })
}
const cards = () =>
  new Evening({
    game: cardGame,
    seats: { left: here, right: here },
    settings: { allotment: 'chosen' },
  }).do(host, { kind: 'start' })
const act = (evening: Evening, kind: 'raise' | 'roll') =>
  evening.do(host, { kind: 'intent', seat: roller(evening), intent: { kind } })
const rollback = (evening: Evening, phase: string) =>
  evening.do(host, {
    kind: 'open-ballot',
    seat: flag('left'),
    ballot: 'rollback',
    who: [],
    terms: phase,
  })

describe('undo', () => {
  it('takes back one act after the other, to where the turn began', () => {
    const evening = atDie()
    const start = JSON.stringify(state(evening))
    act(act(evening, 'raise'), 'raise')
    expect(state(evening).stake).toBe(3)
    const seat = roller(evening)
    expect(state(evening.do(host, { kind: 'undo', seat })).stake).toBe(2)
    expect(evening.news.at(-1)?.news).toEqual({ kind: 'undone', seat })
    expect(JSON.stringify(state(evening.do(host, { kind: 'undo', seat })))).toBe(start)
    expect(evening.try(host, { kind: 'undo', seat })?.code).toBe('undo/nothing')
  })

  it('stops at a die', () => {
    const evening = act(atDie(), 'raise')
    const seat = roller(evening)
    act(evening, 'roll')
    expect(evening.try(host, { kind: 'undo', seat })?.code).toBe('undo/nothing')
  })

  it('is allowed to the seat that acted, and offered to it alone', () => {
    const evening = act(atDie(), 'raise')
    expect(evening.try(host, { kind: 'undo', seat: waiter(evening) })?.code).toBe('undo/nothing')
    const seen = (lifted: ReturnType<typeof flag> | null) =>
      viewTable(cardGame, evening.table, { you: { kind: 'host', lifted }, online: new Set(), now: 0 })
        .undoable
    expect(seen(roller(evening))).toEqual([roller(evening)])
    expect(seen(waiter(evening))).toEqual([])
    expect(seen(null)).toEqual([])
  })
})

describe('going back by consent', () => {
  it('returns to the beginning of an earlier phase when all agree', () => {
    const evening = act(atDie(), 'roll')
    expect(evening.screen.beginnings).toEqual(['CARD1', 'DIE1', 'CARD2'])
    rollback(evening, 'DIE1')
    expect(evening.stage).toBe('turn CARD2')
    evening.do(host, { kind: 'vote', seat: flag('right'), vote: 'yes' })
    expect(evening.stage).toBe('turn DIE1')
    expect(evening.screen).toMatchObject({ rollbacks: 1, beginnings: ['CARD1', 'DIE1'] })
    expect(evening.news.at(-1)?.news).toEqual({ kind: 'rolled-back', phase: 'DIE1' })
    expect(evening.screen.lastBallot).toMatchObject({ kind: 'rollback', terms: 'DIE1', passed: true })
  })

  it('keeps the position when one does not agree', () => {
    const evening = act(atDie(), 'roll')
    const before = JSON.stringify(state(evening))
    rollback(evening, 'CARD1').do(host, { kind: 'vote', seat: flag('right'), vote: 'no' })
    expect(evening.stage).toBe('turn CARD2')
    expect(JSON.stringify(state(evening))).toBe(before)
  })

  it('rolls differently after going back', () => {
    const evening = atDie()
    const dice = new Set<number | null | undefined>()
    for (let time = 0; time < 12; time++) {
      dice.add(state(act(evening, 'roll')).tricks[0]?.die)
      rollback(evening, 'DIE1').do(host, { kind: 'vote', seat: flag('right'), vote: 'yes' })
    }
    expect(dice.size).toBeGreaterThan(2)
  })

  it('refuses a phase whose beginning is not kept', () => {
    const evening = atDie()
    const command = { kind: 'open-ballot', seat: null, ballot: 'rollback', who: [] as SeatId[] } as const
    expect(evening.try(host, { ...command, terms: 'CARD9' })).toMatchObject({
      code: 'ballot/no-such-phase',
      data: { phase: 'CARD9' },
    })
  })
})

describe('the game’s own agreements', () => {
  const peace = { kind: 'open-ballot', ballot: 'agreement', who: [] as SeatId[] } as const

  it('are carried out once the seats that the game names agree', () => {
    const evening = atDie()
    evening.do(host, { ...peace, seat: flag('left'), terms: { kind: 'peace' } })
    expect(evening.screen.ballot).toMatchObject({ kind: 'agreement', terms: { kind: 'peace' } })
    evening.do(host, { kind: 'vote', seat: flag('right'), vote: 'yes' })
    expect(evening.screen.outcome).toMatchObject({ kind: 'ended', how: 'peace' })
  })

  it('are refused where the game does not know the terms, or knows none', () => {
    const evening = atDie()
    expect(evening.try(host, { ...peace, seat: null, terms: { kind: 'war' } })?.code).toBe(
      'ballot/not-offered',
    )
    const skirmish = new Evening({ seats: { red: here, green: here, blue: here } }).do(host, {
      kind: 'start',
    })
    expect(skirmish.try(host, { ...peace, seat: null, terms: {} })?.code).toBe('ballot/not-offered')
  })
})
