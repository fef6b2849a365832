import type { AnyGame, GameEvent } from '../kernel/game.ts'
import type { News, AddressedNews } from './news.ts'

/** What one command works with: the game, the time, and the news it makes. Lives as long as the command. */
export interface Context {
  readonly game: AnyGame
  /** The table's time in milliseconds: the host's clock, but for a calendar that was set back. */
  readonly now: number
  /** The host's clock in milliseconds: what people mean by an hour of the day. */
  readonly calendar: number
  readonly news: AddressedNews[]
}

/** Tells everybody. */
export function announce(context: Context, news: News): void {
  context.news.push({ seat: null, news })
}

/** Passes the game's own news on, as far as they are of the shape it has promised. */
export function tell(context: Context, events: readonly GameEvent[]): void {
  for (const { to, told } of events)
    context.news.push({ seat: to ?? null, news: { kind: 'game', told: context.game.newsSchema.parse(told) } })
}
