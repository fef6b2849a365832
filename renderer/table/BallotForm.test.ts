import { render, screen } from '@testing-library/svelte'
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

const table = (seats: readonly string[]) =>
  ({
    game: 'any',
    hands: seats.map((seat) => [seat]),
    seats: seats.map((seat) => ({ seat, holder: { kind: 'here' }, alive: true, clock: null })),
    beginnings: ['T1'],
    endBarred: null,
    stage: { leftMs: null, talk: false, last: true, early: null },
  }) as unknown as TableView

const form = (seats: readonly string[], by: string | null) =>
  render(BallotForm, {
    client: {} as TableClient,
    notices: {} as Notices,
    view: table(seats),
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

it('puts going back before the end of a game of two sides, and says what a draw is to them', () => {
  form(['A', 'B'], 'A')
  expect(headings()).toEqual([m.alone_go_back(), m.ballot_form_end(), m.ballot_form_concession()])
  expect(screen.queryByText(m.ballot_form_two_hint())).not.toBeNull()
})

it('puts the end first where more take part', () => {
  form(['A', 'B', 'C'], 'A')
  expect(headings()).toEqual([m.ballot_form_concession(), m.ballot_form_rollback()])
})
