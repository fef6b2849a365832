import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import type { TableCommand } from '../../shared/table/command.ts'
import type { PersonView, TableView } from '../../shared/table/view.ts'
import type { TableClient } from '../connection/client.svelte.ts'
import { Notices } from '../ui/notices.svelte.ts'
import { m } from '../words/rooms.ts'
import SetTable from './SetTable.svelte'

vi.mock('../games/loaded.svelte.ts', () => ({
  gameOf: () => ({
    words: { seat: String, vacant: () => 'ALL SEATS HAVE A PLAYER' },
    ways: () => new Promise(() => undefined),
    rules: () => new Promise(() => undefined),
    timed: () => [],
    morePages: {},
    Mark: () => undefined,
  }),
}))
vi.mock('../ui/QrCode.svelte', () => ({ default: () => undefined }))
vi.mock('./Agreements.svelte', () => ({ default: () => undefined }))

let asked: TableCommand[] = []
beforeEach(() => {
  asked = []
  vi.stubGlobal('scrollTo', () => undefined)
})

const person = (name: string, more: Partial<PersonView> = {}) =>
  ({ player: name, name, online: true, seats: [], asking: null, ...more }) as PersonView

/** A table before its start whose two seats are set to the laptop. */
const viewOf = (...people: readonly PersonView[]) =>
  ({
    game: 'any',
    code: 'ABCD',
    name: 'Table',
    status: 'setting',
    allotment: 'chosen',
    joining: 'confirm',
    press: 'open',
    names: 'open',
    computers: [],
    clock: {},
    hands: [['A'], ['B']],
    seats: [
      { seat: 'A', holder: { kind: 'here' } },
      { seat: 'B', holder: { kind: 'here', name: 'Ivan' } },
    ],
    people,
  }) as unknown as TableView

function shown(view: TableView) {
  const act = (command: TableCommand) => {
    asked.push(command)
    return Promise.resolve(null)
  }
  const client = { act, claims: [], addresses: null, view: null } as unknown as TableClient
  const props = { client, notices: new Notices() }
  const { rerender } = render(SetTable, { ...props, view })
  return { becomes: (view: TableView) => rerender({ ...props, view }) }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

it('starts at once where everybody who is there has a seat', async () => {
  shown(viewOf(person('Ann', { seats: ['A'] as never }), person('Gone', { online: false })))
  expect(screen.queryByText('ALL SEATS HAVE A PLAYER')).not.toBeNull()
  await press(m.set_start())
  await waitFor(() => expect(asked).toEqual([{ kind: 'start' }]))
})

it('starts at once at a full table, whose guests have come to watch', async () => {
  const full = viewOf(person('Ann'))
  const seats = full.seats.map((one) => ({ ...one, holder: { kind: 'here', name: 'Ivan' } }))
  shown({ ...full, seats } as TableView)
  expect(screen.queryByText('ALL SEATS HAVE A PLAYER')).not.toBeNull()
  await press(m.set_start())
  await waitFor(() => expect(asked).toEqual([{ kind: 'start' }]))
})

it('names whoever has no seat, and asks before they are left without one', async () => {
  shown(viewOf(person('Ann'), person('Bob', { asking: 'any', online: false })))
  expect(screen.queryByText(m.set_asking({ names: 'Ann, Bob' }))).not.toBeNull()
  expect(screen.queryByText('ALL SEATS HAVE A PLAYER')).toBeNull()
  await press(m.set_start())
  await waitFor(() => expect(screen.queryByText(m.set_seatless_hint())).not.toBeNull())
  expect(asked).toEqual([])
  await press(m.set_start_without())
  await waitFor(() => expect(asked).toEqual([{ kind: 'start' }]))
})

it('gives a seat from the question and from the list of people, but none that somebody is named for', async () => {
  const { becomes } = shown(viewOf(person('Ann')))
  await press(m.set_start())
  await waitFor(() => expect(screen.queryByText(m.set_seatless_hint())).not.toBeNull())
  const lists = screen.getAllByLabelText<HTMLSelectElement>(m.people_seat_for({ name: 'Ann' }))
  expect(lists.map(({ options }) => [...options].map(({ text }) => text))).toEqual([
    [m.people_seatless(), 'A'],
    [m.people_seatless(), 'A'],
  ])
  for (const list of lists) await fireEvent.change(list, { target: { value: 'A' } })
  const gives = { kind: 'seat', seat: 'A', holder: { kind: 'player', player: 'Ann' } }
  expect(asked).toEqual([gives, gives])
  await becomes(viewOf(person('Ann', { seats: ['A'] as never })))
  expect(screen.queryByText(m.set_seated())).not.toBeNull()
})
