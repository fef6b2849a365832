import { assertNever } from '../../shared/kernel/assert-never.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { News } from '../../shared/table/news.ts'
import { m } from '../words/rooms.ts'

/** What a game's words are needed for. */
export interface NewsWords {
  readonly seat: (seat: SeatId) => string
  readonly phase: (name: string) => string
  readonly news?: (told: unknown) => string
}

/** The news as a sentence; null where they are a game's own and the game has no words for them. */
export function newsText(news: News, words: NewsWords): string | null {
  switch (news.kind) {
    case 'joined':
      return m.news_joined({ name: news.name })
    case 'left':
      return m.news_left({ name: news.name, seat: words.seat(news.seat) })
    case 'stage-ended':
      return { bell: m.news_bell, ready: m.news_ready, host: m.news_closed }[news.by]()
    case 'paused':
      return m.news_paused()
    case 'resumed':
      return m.news_resumed()
    case 'extended':
      return m.news_extended()
    case 'time-short':
      return m.news_time_short({ seat: words.seat(news.seat) })
    case 'time-out':
      return m.news_time_out({ seat: words.seat(news.seat) })
    case 'made-up':
      return m.news_made_up({ seat: words.seat(news.seat) })
    case 'undone':
      return m.news_undone({ seat: words.seat(news.seat) })
    case 'rolled-back':
      return m.news_rolled_back({ phase: words.phase(news.phase) })
    case 'ballot-closed':
      return news.passed ? m.ballot_passed() : m.ballot_failed()
    case 'ballot-withdrawn':
      return m.news_withdrawn()
    case 'game':
      return words.news?.(news.told) ?? null
    default:
      return assertNever(news)
  }
}
