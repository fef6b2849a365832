import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { TableCommand } from '../../shared/table/command.ts'
import type { TableView } from '../../shared/table/view.ts'
import type { TableClient } from '../connection/client.svelte.ts'
import type { Notices } from '../ui/notices.svelte.ts'
import { m } from '../words/rooms.ts'
import WaitingRoom from './WaitingRoom.svelte'

vi.mock('../games/loaded.svelte.ts', () => ({
  gameOf: () => ({ words: { seat: String }, morePages: {}, Mark: () => undefined }),
}))

/** A table before its start whose only seat is held so. */
const tableOf = (kind: 'here' | 'player') =>
  ({
    game: 'any',
    name: 'Table',
    status: 'setting',
    allotment: 'chosen',
    gamemaster: 'none',
    people: [{ player: 'p', asking: null }],
    hands: [['A']],
    seats: [{ seat: 'A', holder: { kind, name: 'Ivan' }, name: 'Ivan' }],
    you: { kind: 'player', player: 'p', name: 'Anna', seats: [], kept: [] },
    gameView: null,
  }) as unknown as TableView

it.each([
  ['here', true],
  ['player', false],
] as const)('tells whoever joins what to ask for where the seat is held by %s', (kind, atLaptop) => {
  render(WaitingRoom, {
    client: {} as TableClient,
    notices: {} as Notices,
    view: tableOf(kind),
    onother: () => undefined,
    onwatch: null,
  })
  const text = atLaptop ? m.waiting_at_laptop({ heading: m.set_seats() }) : m.waiting_full()
  expect(screen.queryByText(text)).not.toBeNull()
})

/** A table before its start whose two seats are at the laptop, by default, with somebody who asks for one. */
const askedFor = (asking: string | null) =>
  ({
    ...tableOf('here'),
    people: [{ player: 'p', asking }],
    hands: [['A'], ['B']],
    seats: ['A', 'B'].map((seat) => ({ seat, holder: { kind: 'here' }, name: null })),
  }) as unknown as TableView

/** A phone at such a table; returns what it asks. */
function waiting(asking: string | null) {
  const asked: TableCommand[] = []
  const act = (command: TableCommand) => {
    asked.push(command)
    return Promise.resolve(null)
  }
  const { rerender } = render(WaitingRoom, {
    client: { act } as unknown as TableClient,
    notices: { tell: () => undefined } as unknown as Notices,
    view: askedFor(asking),
    onother: () => undefined,
    onwatch: null,
  })
  return { asked, rerender }
}

it('asks for a seat that is at the laptop by default', async () => {
  const { asked } = waiting(null)
  await fireEvent.click(screen.getByRole('button', { name: 'B' }))
  expect(asked).toEqual([{ kind: 'ask-seat', seat: 'B' }])
})

it('offers any seat only where there are several', async () => {
  const { rerender } = waiting(null)
  expect(screen.queryByRole('button', { name: m.waiting_any() })).not.toBeNull()
  const one = askedFor(null)
  await rerender({ view: { ...one, hands: [['A']], seats: one.seats.slice(0, 1) } as unknown as TableView })
  expect(screen.queryByRole('button', { name: 'A' })).not.toBeNull()
  expect(screen.queryByRole('button', { name: m.waiting_any() })).toBeNull()
})

it('says which seat was asked for, and lets another be asked for or the request be withdrawn', async () => {
  const { asked } = waiting('B')
  expect(screen.queryByText(m.waiting_asked_for({ seat: 'B' }))).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'B' })).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'A' }))
  await fireEvent.click(screen.getByRole('button', { name: m.waiting_withdraw() }))
  expect(asked).toEqual([
    { kind: 'ask-seat', seat: 'A' },
    { kind: 'deny-seat', player: 'p' },
  ])
})

it('says that the seat asked for went to somebody else', async () => {
  const { rerender } = waiting('B')
  await rerender({ view: askedFor('any') })
  expect(screen.queryByText(m.waiting_taken({ seat: 'B' }))).not.toBeNull()
  expect(screen.queryByText(m.waiting_asked())).toBeNull()
})

it('says of a request for any seat that it is one', () => {
  waiting('any')
  expect(screen.queryByText(m.waiting_asked())).not.toBeNull()
})
