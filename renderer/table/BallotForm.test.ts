import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/table/view.ts'
import { m } from '../paraglide/messages.js'
import type { TableClient } from '../connection/client.svelte.ts'
import type { Notices } from '../ui/notices.svelte.ts'
import BallotForm from './BallotForm.svelte'

vi.mock('../games/loaded.svelte.ts', () => ({
  gameOf: () => ({
    words: { seat: String, phase: String },
    morePages: {},
    splitsDraws: () => false,
    Mark: () => null,
  }),
}))

const table = (seats: readonly string[], computers: readonly string[] = []) =>
  ({
    game: 'any',
    hands: seats.map((seat) => [seat]),
    seats: seats.map((seat) => ({
      seat,
      holder: { kind: computers.includes(seat) ? 'computer' : 'here' },
      alive: true,
      clock: null,
    })),
    beginnings: ['T1'],
    endBarred: null,
    reopensAt: null,
    stage: { leftMs: null, talk: false, last: true, early: null },
  }) as unknown as TableView

const act = vi.fn().mockResolvedValue(null)
const form = (seats: readonly string[], by: string | null, more: object = {}) =>
  render(BallotForm, {
    client: { act } as unknown as TableClient,
    notices: {} as Notices,
    view: { ...table(seats), ...more },
    by: by as SeatId | null,
    onopened: () => undefined,
  })
const winners = () =>
  screen
    .queryAllByRole('button', { name: new RegExp(`^${m.ballot_form_concession()}: `) })
    .map((button) => button.textContent)
const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent.trim())

it('offers nobody to concede to themselves; the host proposes for either side', () => {
  form(['A', 'B', 'C'], 'A')
  expect(winners()).toEqual(['B', 'C'])
  document.body.replaceChildren()
  form(['A', 'B'], null)
  expect(winners()).toEqual(['A', 'B'])
})

it('says what a draw is to two sides, and leaves going back to its own entry', () => {
  form(['A', 'B'], 'A')
  expect(headings()).toEqual([m.ballot_form_give_up()])
  expect(screen.queryByText(m.ballot_form_two_hint())).not.toBeNull()
})

it('offers ends alone where more take part, as long as no clock runs', () => {
  form(['A', 'B', 'C'], 'A')
  expect(headings()).toEqual([m.ballot_form_concession()])
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('asks whoever gives up before it ends the game, where nobody else has to agree', async () => {
  act.mockClear()
  form(['A', 'B'], 'A')
  await press(m.ballot_give_up_to({ power: 'B' }))
  expect(act).not.toHaveBeenCalled()
  expect(screen.queryByText(m.ballot_give_up_sure({ power: 'B' }))).not.toBeNull()
  await press(m.clock_close_turn_not())
  expect(screen.queryByText(m.ballot_give_up_sure({ power: 'B' }))).toBeNull()
  await press(m.ballot_give_up_to({ power: 'B' }))
  await press(m.ballot_give_up_yes())
  expect(act.mock.calls).toMatchObject([
    [{ kind: 'open-ballot', seat: 'A', ballot: 'concession', who: ['B'] }],
  ])
})

it('proposes at once what others are asked about', async () => {
  act.mockClear()
  form(['A', 'B', 'C'], 'A')
  expect(screen.queryByText(m.ballot_form_give_up())).toBeNull()
  await press(`${m.ballot_form_concession()}: B`)
  await press(m.ballot_form_draw())
  expect(act).toHaveBeenCalledTimes(2)
})

it('asks before a draw against computers, which agree to all', async () => {
  act.mockClear()
  form(['A', 'B'], 'A', { seats: table(['A', 'B'], ['B']).seats })
  await press(m.ballot_draw_yes())
  expect(act).not.toHaveBeenCalled()
  await press(m.ballot_draw_yes())
  expect(act).toHaveBeenCalledTimes(1)
})

it('offers to go back alone once a vote has ended the game', () => {
  form(['A', 'B'], 'A', { reopensAt: 'T1', status: 'ended' })
  expect(headings()).toEqual([m.alone_go_back()])
})
