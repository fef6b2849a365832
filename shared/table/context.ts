import type { AnyGame, GameEvent } from '../kernel/game.ts'
import type { News, AddressedNews } from './news.ts'

/** What one command works with: the game, the time, and the news it makes. It exists only during the command. */
export interface Context {
  readonly game: AnyGame
  /** The table's time in milliseconds: the host's clock, except where that was set back. */
  readonly now: number
  /** The host's clock in milliseconds, as people read it. */
  readonly calendar: number
  readonly news: AddressedNews[]
}

/** Adds public news. */
export function announce(context: Context, news: News): void {
  context.news.push({ seat: null, news })
}

/** Passes on the game's own news that match the schema it promised. */
export function tell(context: Context, events: readonly GameEvent[]): void {
  for (const { to, told } of events)
    context.news.push({ seat: to ?? null, news: { kind: 'game', told: context.game.newsSchema.parse(told) } })
}
