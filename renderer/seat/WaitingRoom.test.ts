import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
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
    seats: [{ seat: 'A', holder: { kind }, name: 'Ivan' }],
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
