import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableCommand } from '../../shared/table/command.ts'
import type { TableView } from '../../shared/table/view.ts'
import { GAMES } from '../games/index.ts'
import { loadGame } from '../games/load.ts'
import type { TableClient } from '../connection/client.svelte.ts'
import { Notices } from '../ui/notices.svelte.ts'
import { m } from '../words/rooms.ts'
import Agreements from './Agreements.svelte'

const [game] = Object.keys(GAMES) as [string]
beforeAll(() => loadGame(game))

const tableWith = (...here: readonly string[]) =>
  ({
    game,
    status: 'lobby',
    press: 'spoken',
    gamemaster: 'none',
    ballotSecrecy: 'secret',
    endAt: null,
    hands: [['AUSTRIA'], ['ENGLAND']],
    seats: ['AUSTRIA', 'ENGLAND'].map((seat) => ({
      seat,
      holder: { kind: here.includes(seat) ? 'here' : 'open' },
    })),
  }) as unknown as TableView

/** Makes a player at the laptop gamemaster; another player takes a seat there before the table answers. */
async function freed(before: readonly string[], meanwhile: readonly string[]): Promise<SeatId[]> {
  const asked: TableCommand[] = []
  const client = {
    act: (command: TableCommand) => {
      asked.push(command)
      return Promise.resolve(null)
    },
  } as unknown as TableClient
  const props = { client, notices: new Notices(), view: tableWith(...before) }
  const { rerender } = render(Agreements, {
    ...props,
    onset: async () => {
      await rerender({ view: tableWith(...meanwhile) })
      return true
    },
  })
  await fireEvent.click(screen.getByText(m.ways_gamemaster_open()))
  await new Promise((done) => setTimeout(done))
  return asked.flatMap((command) => (command.kind === 'seat' ? [command.seat] : []))
}

it('frees the seat of the new gamemaster, though another player takes one meanwhile', async () => {
  expect(await freed(['AUSTRIA'], ['AUSTRIA', 'ENGLAND'])).toEqual(['AUSTRIA'])
})

it('keeps the players at the laptop where several write on paper', async () => {
  expect(await freed(['AUSTRIA', 'ENGLAND'], ['AUSTRIA', 'ENGLAND'])).toEqual([])
})

/** The names of what a table of a game may agree on. */
async function offered(id: string, more: Partial<TableView> = {}): Promise<(string | null)[]> {
  await loadGame(id)
  const view = { ...tableWith(), game: id, names: 'told', letters: null, ...more } as TableView
  const { unmount } = render(Agreements, {
    client: {} as TableClient,
    notices: new Notices(),
    view,
    onset: () => Promise.resolve(true),
  })
  const all = [m.ways_press, m.ways_names, m.set_ballots, m.ways_hour, m.ways_letters].map((name) => name())
  const found = all.filter((name) => screen.queryAllByText(name).length > 0)
  unmount()
  return found
}

it('shows what the game says makes sense for it, and what its table has agreed on all the same', async () => {
  expect(await offered('diplomacy')).toHaveLength(5)
  expect(await offered('paths-of-glory')).toEqual([m.ways_hour()])
  expect(await offered('paths-of-glory', { press: 'gunboat' })).toEqual([m.ways_press(), m.ways_hour()])
})
