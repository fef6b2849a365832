import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { TableView } from '../../shared/table/view.ts'
import { m } from '../paraglide/messages.js'
import BallotCard from './BallotCard.svelte'
import type { TableClient } from '../connection/client.svelte.ts'
import type { Notices } from '../ui/notices.svelte.ts'

vi.mock('../games/loaded.svelte.ts', () => ({
  gameOf: () => ({ words: { seat: String, phase: String }, morePages: {} }),
}))

/** A vote on a draw among two seats; the first is held so. */
const table = (kind: 'here' | 'device') =>
  ({
    game: 'any',
    hands: [['A'], ['B']],
    seats: [
      { seat: 'A', holder: { kind }, alive: true },
      { seat: 'B', holder: { kind: 'device' }, alive: true },
    ],
    ballot: {
      kind: 'draw',
      who: ['A', 'B'],
      byAll: true,
      secrecy: 'secret',
      cast: 0,
      votes: [
        { seat: 'A', vote: null },
        { seat: 'B', vote: null },
      ],
    },
    lastBallot: null,
  }) as unknown as TableView

describe('the vote on the laptop between the sheets', () => {
  it.each([
    ['sends who sits here behind the curtain', 'here', [], true],
    ['says nothing of a curtain where all have phones', 'device', [], false],
    ['asks whoever is alone at once', 'here', ['A'], false],
  ] as const)('%s', (_, kind, seats, told) => {
    render(BallotCard, {
      client: {} as TableClient,
      notices: {} as Notices,
      view: table(kind),
      seats: seats as never,
      mayWithdraw: true,
    })
    expect(screen.queryByText(m.ballot_behind_curtain()) !== null).toBe(told)
    expect(screen.queryAllByRole('button', { name: m.ballot_yes() })).toHaveLength(seats.length)
  })
})

it('asks the sides at one laptop one after the other, and says which', async () => {
  const shown = (voted: boolean) => {
    const { ballot, ...rest } = table('here')
    const votes = ballot!.votes.map((one) => ({ ...one, voted: voted && one.seat === ('A' as string) }))
    return { ...rest, you: { kind: 'host' }, ballot: { ...ballot, votes } } as never
  }
  const act = vi.fn().mockResolvedValue(null)
  const client = { act } as unknown as TableClient
  const page = { client, notices: { tell: vi.fn() } as unknown as Notices, seats: ['A', 'B'] as never }
  const { rerender } = render(BallotCard, { ...page, view: shown(false) })
  expect(screen.queryByText(m.ballot_asked({ power: 'B' }))).toBeNull()
  const yes = screen.getByRole('button', { name: `A: ${m.ballot_yes()}` })
  expect(screen.queryByText(m.ballot_asked({ power: 'A' }))).not.toBeNull()
  yes.click()
  // The second touch of a double one is nobody's vote.
  yes.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  await tick()
  expect(act.mock.calls).toEqual([[{ kind: 'vote', seat: 'A', vote: 'yes' }]])
  await rerender({ view: shown(true) })
  expect(screen.queryByText(m.ballot_asked({ power: 'A' }))).toBeNull()
  expect(screen.queryByText(m.ballot_asked({ power: 'B' }))).not.toBeNull()
  // Of two voters each knows the other's vote.
  expect(screen.queryByText(m.ballot_is_secret(), { exact: false })).toBeNull()
})

it.each([
  ['whom a vote of two waits for', 2, 1, 'Your answer: Yes · Waiting for: B'],
  ['how many of several have voted', 3, 1, 'Your answer: Yes · Votes cast: 1 of 3.'],
  ['nothing of others where names are hidden', 2, null, 'Your answer: Yes'],
] as const)('tells whoever has voted the own answer as such, and %s', (_, count, cast, said) => {
  const { ballot, ...rest } = table('here')
  const votes = ['A', 'B', 'C']
    .slice(0, count)
    .map((seat) => ({ seat, voted: seat === 'A', vote: seat === 'A' ? 'yes' : null }))
  render(BallotCard, {
    ...{ client: {} as TableClient, notices: {} as Notices, seats: ['A'] as never },
    view: { ...rest, you: { kind: 'player' }, ballot: { ...ballot, cast, votes } } as never,
  })
  const line = screen.getByRole('button', { expanded: false })
  expect(line.querySelector('.own')?.textContent.replaceAll('\u00a0', ' ')).toBe(said)
})

it('names all powers that one answer votes for', async () => {
  const { ballot, ...rest } = table('device')
  const view = { ...rest, hands: [['A', 'B']], you: { kind: 'player' }, ballot } as never
  render(BallotCard, { client: {} as TableClient, notices: {} as Notices, view, seats: ['A', 'B'] as never })
  await tick()
  expect(screen.queryByText(m.ballot_asked({ power: 'A, B' }))).not.toBeNull()
})

it('tells the result of a vote for a minute, whatever views come meanwhile', async () => {
  vi.useFakeTimers()
  const failed = () =>
    ({
      ...table('device'),
      ballot: null,
      lastBallot: {
        kind: 'draw',
        who: [],
        byAll: true,
        terms: null,
        passed: false,
        against: null,
        votes: null,
      },
    }) as unknown as TableView
  const page = { client: {} as TableClient, notices: {} as Notices, seats: [] }
  const { rerender } = render(BallotCard, { ...page, view: failed() })
  expect(screen.queryByTestId('last-ballot')).not.toBeNull()
  vi.advanceTimersByTime(40_000)
  await rerender({ view: failed() })
  expect(screen.queryByTestId('last-ballot')).not.toBeNull()
  vi.advanceTimersByTime(21_000)
  await tick()
  expect(screen.queryByTestId('last-ballot')).toBeNull()
  vi.useRealTimers()
})

it.each([
  ['tells who said no, and who did not answer', 'open', ['No: B, D', 'no answer: C']],
  ['keeps votes to itself that the rules keep secret', 'secret', []],
] as const)('%s, until the reader closes it', async (_, secrecy, told) => {
  const votes = Object.entries({ A: 'yes', B: 'no', C: null, D: 'no' }).map(([seat, vote]) => ({
    seat,
    vote,
  }))
  const lastBallot = { kind: 'draw', who: [], byAll: true, terms: null, passed: false, against: null }
  const { container } = render(BallotCard, {
    client: {} as TableClient,
    notices: {} as Notices,
    seats: ['A'] as never,
    view: {
      ...table('device'),
      ballot: null,
      lastBallot: { ...lastBallot, votes: secrecy === 'open' ? votes : null },
    } as never,
  })
  expect([...container.querySelectorAll('.votes span')].map(({ textContent }) => textContent)).toEqual(told)
  screen.getByRole('button', { name: m.dialog_close() }).click()
  await tick()
  expect(screen.queryByTestId('last-ballot')).toBeNull()
})

it('leaves a result that passed for a few seconds alone: the page shows what it led to', async () => {
  vi.useFakeTimers()
  const passed = {
    kind: 'rollback',
    who: [],
    byAll: false,
    terms: 'T1',
    passed: true,
    against: 0,
    votes: null,
  }
  render(BallotCard, {
    client: {} as TableClient,
    notices: {} as Notices,
    seats: [],
    view: { ...table('device'), ballot: null, lastBallot: passed } as unknown as TableView,
  })
  expect(screen.queryByTestId('last-ballot')).not.toBeNull()
  vi.advanceTimersByTime(10_000)
  await tick()
  expect(screen.queryByTestId('last-ballot')).toBeNull()
  vi.useRealTimers()
})

it('asks one other for a draw as of two, and says who proposes it; many are not told', () => {
  const { ballot, ...rest } = table('device')
  const asked = (more: object) =>
    render(BallotCard, {
      client: {} as TableClient,
      notices: {} as Notices,
      view: { ...rest, ballot: { ...ballot, by: 'B', ...more } } as never,
      seats: ['A'] as never,
    })
  const { unmount } = asked({})
  expect(screen.queryByText(m.ballot_draw_of_two())).not.toBeNull()
  expect(screen.queryByText(m.ballot_rollback_by({ power: 'B' }))).not.toBeNull()
  unmount()
  const votes = ['A', 'B', 'C'].map((seat) => ({ seat, vote: null }))
  asked({ who: ['A', 'B', 'C'], votes })
  expect(screen.queryByText(m.ballot_draw_of_all())).not.toBeNull()
  expect(screen.queryByText(m.ballot_rollback_by({ power: 'B' }))).toBeNull()
})

it('tells whoever is asked to go back who proposes it', () => {
  const { ballot, ...rest } = table('device')
  render(BallotCard, {
    client: {} as TableClient,
    notices: {} as Notices,
    view: { ...rest, beginnings: [], ballot: { ...ballot, kind: 'rollback', by: 'B', terms: 'T1' } } as never,
    seats: ['A'] as never,
  })
  expect(screen.queryByText(m.ballot_rollback_by({ power: 'B' }))).not.toBeNull()
})

it.each([
  ['ended', 0],
  ['playing', 1],
] as const)('a concession at a table that has %s shows its vote %d times', (status, shown) => {
  const lastBallot = {
    kind: 'concession',
    who: ['A'],
    byAll: false,
    terms: null,
    passed: true,
    against: 0,
    votes: null,
  }
  render(BallotCard, {
    client: {} as TableClient,
    notices: {} as Notices,
    seats: [],
    view: { ...table('device'), status, ballot: null, lastBallot } as never,
  })
  expect(screen.queryAllByText(m.ballot_passed())).toHaveLength(shown)
})
