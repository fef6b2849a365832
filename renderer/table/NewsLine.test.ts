import { render } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { News } from '../../shared/table/news.ts'
import type { You } from '../../shared/table/view.ts'
import type { NewsList } from '../connection/news-list.svelte.ts'
import { m } from '../paraglide/messages.js'
import { Notices } from '../ui/notices.svelte.ts'
import NewsLine from './NewsLine.svelte'

it('shows what the other side took back, and only reads out what was taken back here', async () => {
  const undone = (seat: string) => ({ kind: 'undone', seat }) as unknown as News
  const notices = new Notices()
  const you = { kind: 'player', seats: ['A'] } as unknown as You
  const news = { fresh: [undone('A'), undone('B')] } as unknown as NewsList
  const words = { seat: (seat: string) => `SEAT ${seat}`, phase: String }
  const { getByTestId } = render(NewsLine, { news, words, notices, you })
  await vi.waitFor(() => expect(getByTestId('news').textContent).toContain('SEAT A'))
  expect(notices.list.map(({ text }) => text)).toEqual([expect.stringContaining('SEAT B')])
})

it.each([
  ['the laptop', { kind: 'host', lifted: null }, 1],
  ['another player', { kind: 'player', name: 'Boris', seats: ['B'] }, 1],
  ['whoever left, whose page says so,', { kind: 'player', name: 'Anna', seats: [] }, 0],
] as const)('who left a seat is shown to %s %o: %i', async (_, you, times) => {
  const notices = new Notices()
  const left = { kind: 'left', name: 'Anna', seat: 'A' } as unknown as News
  const words = { seat: (seat: string) => `SEAT ${seat}`, phase: String }
  const news = { fresh: [left] } as unknown as NewsList
  const { getByTestId } = render(NewsLine, { news, words, notices, you: you as unknown as You })
  const told = () => notices.list.map(({ text }) => text)
  await vi.waitFor(() => expect([...told(), getByTestId('news').textContent].join('')).toContain('Anna'))
  expect(told()).toEqual(Array.from({ length: times }, () => m.news_left({ name: 'Anna', seat: 'SEAT A' })))
})

it('tells at the laptop where a vote led, without saying besides that it passed', async () => {
  const notices = new Notices()
  const news = {
    fresh: [
      { kind: 'ballot-closed', passed: true },
      { kind: 'rolled-back', phase: 'T1' },
    ],
  } as unknown as NewsList
  const you = { kind: 'host', lifted: null } as unknown as You
  render(NewsLine, { news, words: { seat: String, phase: String }, notices, you })
  await vi.waitFor(() =>
    expect(notices.list.map(({ text }) => text)).toEqual([expect.stringContaining('T1')]),
  )
})

it('leaves how a vote ended to the card of a player’s page, and reads it out', async () => {
  const notices = new Notices()
  const news = { fresh: [{ kind: 'ballot-closed', passed: false }] } as unknown as NewsList
  const you = { kind: 'player', seats: ['A'] } as unknown as You
  const { getByTestId } = render(NewsLine, { news, words: { seat: String, phase: String }, notices, you })
  await vi.waitFor(() => expect(getByTestId('news').textContent).toBe(m.ballot_failed()))
  expect(notices.list).toEqual([])
})

it('shows of two votes shortly after each other how the newer one ended', async () => {
  const notices = new Notices()
  const closed = (passed: boolean) => ({ kind: 'ballot-closed', passed }) as News
  const you = { kind: 'host', lifted: null } as unknown as You
  const page = { words: { seat: String, phase: String }, notices, you }
  const { rerender } = render(NewsLine, { ...page, news: { fresh: [closed(false)] } as unknown as NewsList })
  await vi.waitFor(() => expect(notices.list.map(({ text }) => text)).toEqual([m.ballot_failed()]))
  await rerender({ news: { fresh: [closed(true)] } as unknown as NewsList })
  await vi.waitFor(() => expect(notices.list.map(({ text }) => text)).toEqual([m.ballot_passed()]))
})
