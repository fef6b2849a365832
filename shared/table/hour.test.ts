import { describe, expect, it } from 'vitest'
import { clock, Evening, here, host } from '../../test/table/evening.ts'

describe('an hour to end at', () => {
  const until = (endAt: number) =>
    new Evening({
      seats: { red: here, green: here, blue: here },
      settings: { allotment: 'chosen', endAt },
    }).do(host, { kind: 'start' })
  const closeTurn = (table: Evening) => {
    table.do(host, { kind: 'close-now' }).do(host, { kind: 'close-now' })
    return table
  }

  it('lets the current round be played, and starts no other (R26)', () => {
    const table = until(1_000_000 + 600_000)
    expect(closeTurn(table).screen.status).toBe('playing')
    table.do(host, { kind: 'continue' }).wait(900)
    table.write('red', 'retreat')
    closeTurn(table)
    // Red still has to retreat.
    expect(table.stage).toBe('reading T2R')
    table.do(host, { kind: 'continue' }).do(host, { kind: 'close-now' })
    expect(table.screen).toMatchObject({ status: 'ended', outcome: { how: 'time' } })
  })

  it('is an hour of the calendar, whatever the time of the table', () => {
    const table = until(1_000_000 + 600_000)
    // A calendar that was a day ahead is set right; the table's time continues from its own value.
    table.behind = 86_400_000
    table.wait(86_400)
    closeTurn(table)
    expect(table.screen.status).toBe('playing')
    table.do(host, { kind: 'continue' }).wait(900)
    closeTurn(table)
    expect(table.screen).toMatchObject({ status: 'ended', outcome: { how: 'time' } })
  })

  it('may be moved while the game is played', () => {
    const table = until(1_000_001)
      .do(host, { kind: 'configure', settings: { endAt: null } })
      .wait(3_600)
    table.do(clock, { kind: 'bell' })
    expect(table.screen).toMatchObject({ status: 'playing', endAt: null })
  })
})
