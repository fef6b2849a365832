// Seats that belong together have one holder, whatever changes at the table.
import { describe, expect, it } from 'vitest'
import { Evening, here, host, player, standIn, who } from '../../test/table/evening.ts'
import { flag, skirmish, type SkirmishView } from '../../test/table/skirmish.ts'
import { COMPUTER_LEVELS, type ComputerLevel, WINNING_LEVELS } from '../kernel/computer.ts'
import type { SeatId } from '../kernel/game.ts'
import { commandSchema } from './command.ts'
import type { Table } from './table.ts'
import { viewTable } from './view-table.ts'

const [red, green, blue, white] = ['red', 'green', 'blue', 'white'].map(flag) as [
  SeatId,
  SeatId,
  SeatId,
  SeatId,
]
/** Red alone; green, blue and white are one person's. */
const game = { ...skirmish, hands: () => [[red], [green, blue, white]] }
const options = { seats: 4 }
const holders = ({ seats }: Table) => seats.map(({ holder }) => JSON.stringify(holder))
const asOne = (table: Table) => new Set(holders(table).slice(1)).size === 1

const evening = (settings = {}) =>
  new Evening({ game, seats: { red: here }, settings: { options, joining: 'open', ...settings } })

const sitting = () => {
  const table = evening({ allotment: 'chosen' })
  table.do(player('anna'), { kind: 'join', player: who('anna'), name: 'anna' })
  return table.do(player('anna'), { kind: 'ask-seat', seat: null }).do(host, { kind: 'start' })
}

describe('a hand of seats', () => {
  it('is given, granted and left as one', () => {
    const table = sitting()
    expect(table.screen.people[0]?.seats).toEqual([green, blue, white])
    table.do(player('anna'), { kind: 'leave-seat', seat: blue })
    expect(table.screen.people[0]?.seats).toEqual([])
    table.do(host, { kind: 'seat', seat: white, holder: { kind: 'computer', level: 'random' } })
    expect(asOne(table.table)).toBe(true)
  })

  it('says yes with all its seats to what one of them proposes', () => {
    const table = sitting()
    table.do(player('anna'), { kind: 'open-ballot', seat: blue, ballot: 'draw', who: [] })
    const yes = (seat: SeatId) => table.table.play?.ballot?.votes.find((cast) => cast.seat === seat)?.vote
    expect([red, green, blue, white].map(yes)).toEqual([undefined, 'yes', 'yes', 'yes'])
    table.do(host, { kind: 'vote', seat: red, vote: 'yes' })
    expect(table.screen.status).toBe('ended')
  })

  it('is behind one curtain at the laptop, which no other seat shares', () => {
    const table = new Evening({
      game,
      seats: { red: here, blue: here },
      settings: { options, allotment: 'chosen' },
    }).do(host, { kind: 'start' })
    for (const seat of ['red', 'green', 'blue', 'white']) table.write(seat, `sealed ${seat}`)
    const behind = (lifted: SeatId | null) =>
      (
        viewTable(game, table.table, { you: { kind: 'host', lifted }, online: new Set(), now: table.now })
          .gameView as SkirmishView
      ).mine
    expect(Object.keys(behind(blue))).toEqual([green, blue, white])
    expect(Object.keys(behind(red))).toEqual([red])
    expect(Object.keys(behind(null))).toEqual([])
  })

  it('is drawn as one', () => {
    const lots = new Set(
      'abcdefgh'.split('').map((seed) => {
        const table = evening({ seed }).do(host, { kind: 'start' })
        expect(asOne(table.table)).toBe(true)
        return holders(table.table).join()
      }),
    )
    expect(lots.size).toBe(2)
  })

  it('has one holder however the table came to it', () => {
    const single = new Evening({
      game,
      seats: { blue: here, white: { kind: 'absent' } },
      settings: { options },
    })
    expect(holders(single.table).slice(1)).toEqual(Array(3).fill(JSON.stringify(here)))
    expect(single.screen.hands).toEqual([[red], [green, blue, white]])
  })
})

describe('a break', () => {
  it('leaves the seats to a computer, and only their person may take them back', () => {
    const table = sitting()
    table.do(player('anna'), { kind: 'take-break', seat: blue, level: 'strategist' })
    expect(table.table.seats[2]?.holder).toEqual({ kind: 'computer', level: 'strategist', for: 'anna' })
    expect(asOne(table.table)).toBe(true)
    table.do(player('boris'), { kind: 'join', player: who('boris'), name: 'boris' })
    expect(table.try(player('boris'), { kind: 'come-back', seat: blue })?.code).toBe('seat/not-kept')
    expect(table.try(player('anna'), { kind: 'intent', seat: blue, intent: { write: 'x' } })?.code).toBe(
      'seat/not-yours',
    )
    table.do(standIn, { kind: 'intent', seat: blue, intent: { write: 'by the computer' } })
    table.do(player('anna'), { kind: 'come-back', seat: white })
    expect(table.screen.people[0]?.seats).toEqual([green, blue, white])
    expect(table.try(player('anna'), { kind: 'come-back', seat: white })?.code).toBe('seat/not-kept')
  })

  it('is kept by kinds of computers that play to win, never by one that plays at random', () => {
    const keeps = (level: ComputerLevel) =>
      commandSchema.safeParse({ kind: 'take-break', seat: red, level }).success
    expect(COMPUTER_LEVELS.filter(keeps)).toEqual(WINNING_LEVELS)
  })

  it('is for those who have a seat', () => {
    const table = sitting()
    const away = { kind: 'take-break', seat: red, level: 'plain' } as const
    expect(table.try(player('anna'), away)?.code).toBe('seat/not-yours')
  })
})
