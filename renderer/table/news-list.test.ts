import { render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableId } from '../../shared/table/holder.ts'
import type { News, NumberedNews } from '../../shared/table/news.ts'
import { Notices } from '../ui/notices.svelte.ts'
import { NewsList } from '../connection/news-list.svelte.ts'
import NewsLine from './NewsLine.svelte'

const TABLE = 't1' as TableId
const LEFT = 'left' as SeatId
const BELL: News = { kind: 'stage-ended', by: 'bell' }
const numbered = (number: number, news: News = BELL, seat: SeatId | null = null): NumberedNews => ({
  seat,
  number,
  news,
})
const message = (...news: NumberedNews[]) => ({ type: 'news', table: TABLE, news }) as const

describe('a page', () => {
  it('lists and announces its news once, however often the host sends them', () => {
    const list = new NewsList()
    expect(list.heard).toBeNull()
    list.hear(message(numbered(1), numbered(2)))
    list.hear(message(numbered(2), numbered(3)))
    expect(list.list.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(list.fresh).toEqual([BELL])
    expect(list.heard).toEqual({ table: TABLE, numbers: { '': 3 } })
  })

  it('announces nothing from before it connected', () => {
    const list = new NewsList()
    list.hear({ ...message(numbered(1), numbered(2)), before: true })
    expect(list.fresh).toEqual([])
    expect(list.heard?.numbers).toEqual({ '': 2 })
  })

  it('removes news for one seat with its curtain, and lists them again behind it without announcing them', () => {
    const list = new NewsList()
    const own = numbered(1, { kind: 'game', told: { card: 107 } }, LEFT)
    list.hear(message(numbered(1), own))
    list.hear({ ...message(), forget: [LEFT] })
    expect(JSON.stringify(list.list)).not.toContain('107')
    list.fresh = []
    list.hear(message(own))
    expect(list.list).toContainEqual(own)
    expect(list.fresh).toEqual([])
  })

  it('starts an empty list at another table', () => {
    const list = new NewsList()
    list.hear(message(numbered(7)))
    list.hear({ ...message(numbered(1)), table: 't2' as TableId })
    expect(list.heard).toEqual({ table: 't2', numbers: { '': 1 } })
    expect(list.list).toHaveLength(1)
    expect(list.fresh).toEqual([BELL])
  })
})

describe('the line', () => {
  it('reads out what is visible elsewhere, and shows that a vote was withdrawn', async () => {
    const news = new NewsList()
    const notices = new Notices()
    const say = vi.spyOn(notices, 'say')
    render(NewsLine, { news, notices, words: { seat: () => 'Left', phase: String } })
    news.hear(
      message(
        numbered(1),
        numbered(2, { kind: 'joined', name: 'Anna' }),
        numbered(3, { kind: 'ballot-withdrawn' }),
        numbered(4, { kind: 'time-short', seat: 'left' as SeatId }),
      ),
    )
    await expect
      .poll(() => screen.getByTestId('news').textContent)
      .toBe('The bell has rung. Anna has come in.')
    expect(say.mock.calls.map(([text]) => text)).toEqual(['The vote was withdrawn.', 'Left: time is short.'])
  })
})
