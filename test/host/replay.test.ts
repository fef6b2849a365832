// A journal gives the same table again whatever was sent, read from its beginning or from a snapshot.
import { describe, expect, it } from 'vitest'
import { stableHash } from '../../shared/kernel/stable-hash.ts'
import { Evening, here, host } from '../table/evening.ts'
import { SETUPS, wholeEvenings } from '../table/random-evenings.ts'
import { replayed } from './support/replayed.ts'

describe.each(SETUPS.map((setup) => [setup.game.id, setup] as const))('%s', (_id, setup) => {
  it('gives the same table for the same journal', () =>
    wholeEvenings(setup, async ({ game, first, journal, table }) => {
      expect(stableHash((await replayed(game, first, journal)).table)).toBe(stableHash(table))
    }))

  it('goes on from any snapshot as from the beginning', () =>
    wholeEvenings(setup, async ({ game, first, journal }) => {
      const whole = await replayed(game, first, journal)
      for (let kept = 0; kept <= journal.length; kept += 7) {
        const half = await replayed(game, first, journal.slice(0, kept))
        expect(await replayed(game, first, journal, half)).toEqual(whole)
      }
    }))
})

it('knows what the calendar said when it was behind the time of the table', async () => {
  const table = new Evening({
    seats: { red: here, green: here, blue: here },
    settings: { allotment: 'chosen', endAt: 1_000_000 + 600_000 },
  }).do(host, { kind: 'start' })
  table.behind = 86_400_000
  table.wait(86_400)
  const closeTurn = () => table.do(host, { kind: 'close-now' }).do(host, { kind: 'close-now' })
  closeTurn()
  expect(table.screen.status).toBe('playing')
  table.do(host, { kind: 'continue' }).wait(900)
  closeTurn()
  expect(table.screen).toMatchObject({ status: 'ended', outcome: { how: 'time' } })
  expect((await replayed(table.game, table.first, table.journal)).table).toEqual(table.table)
})
