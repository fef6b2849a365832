import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { TableCommand } from '../../shared/table/command.ts'
import type { TableView } from '../../shared/table/view.ts'
import type { TableClient } from '../connection/client.svelte.ts'
import { Notices } from '../ui/notices.svelte.ts'
import { m } from '../words/rooms.ts'
import Requests from './Requests.svelte'

vi.mock('../games/loaded.svelte.ts', () => ({ gameOf: () => ({ words: { seat: String } }) }))

it('gives a person who asks for any seat a computer’s, where no other is left', async () => {
  const asked: TableCommand[] = []
  const view = {
    allotment: 'random',
    status: 'playing',
    hands: [['FRANCE'], ['ITALY']],
    seats: [
      { seat: 'FRANCE', holder: { kind: 'here' } },
      { seat: 'ITALY', holder: { kind: 'computer', level: 'tactician' } },
    ],
    people: [{ player: 'anna', name: 'Anna', online: true, seats: [], asking: 'any' }],
  } as unknown as TableView
  const act = (command: TableCommand) => {
    asked.push(command)
    return Promise.resolve(null)
  }
  const client = { act, claims: [] } as unknown as TableClient
  render(Requests, { client, view, notices: new Notices() })
  await fireEvent.click(screen.getByText(m.people_grant()))
  expect(asked).toEqual([{ kind: 'grant-seat', player: 'anna', seat: 'ITALY' }])
})

/** What is asked of the table before its start, where both seats are at the laptop and nobody is named for them. */
function shown(asking: string) {
  const asked: TableCommand[] = []
  const view = {
    allotment: 'chosen',
    status: 'setting',
    hands: [['A'], ['B']],
    seats: ['A', 'B'].map((seat) => ({ seat, holder: { kind: 'here' } })),
    people: [{ player: 'anna', name: 'Anna', online: true, seats: [], asking }],
  } as unknown as TableView
  const act = (command: TableCommand) => {
    asked.push(command)
    return Promise.resolve(null)
  }
  const client = { act, claims: [] } as unknown as TableClient
  render(Requests, { client, view, notices: new Notices() })
  return asked
}

it('gives the very seat at the laptop that was asked for', async () => {
  const asked = shown('B')
  expect(screen.queryByText(m.people_asks({ seat: 'B' }))).not.toBeNull()
  await fireEvent.click(screen.getByText(m.people_grant()))
  expect(asked).toEqual([{ kind: 'grant-seat', player: 'anna', seat: 'B' }])
})

it('lets the host choose a seat where any is asked for and only the laptop’s own are left', async () => {
  const asked = shown('any')
  expect(screen.queryByText(m.people_grant())).toBeNull()
  const list = screen.getByLabelText<HTMLSelectElement>(m.people_seat_for({ name: 'Anna' }))
  await fireEvent.change(list, { target: { value: 'A' } })
  expect(asked).toEqual([{ kind: 'seat', seat: 'A', holder: { kind: 'player', player: 'anna' } }])
})
