import type { AnyGame, GameEvent } from '../kernel/game.ts'
import type { TableEvent } from './event.ts'

/** What one command works with: the game, the time, and the news it makes. Lives as long as the command. */
export interface Doing {
  readonly game: AnyGame
  /** The table's time in milliseconds: the host's clock, but for a calendar that was set back. */
  readonly now: number
  /** The host's clock in milliseconds: what people mean by an hour of the day. */
  readonly calendar: number
  readonly news: TableEvent[]
}

/** Passes the game's own news on. */
export function tell(doing: Doing, events: readonly GameEvent[]): void {
  doing.news.push(...events.map((event): TableEvent => ({ kind: 'game', event })))
}
