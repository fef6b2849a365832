import type { Eyes, SeatId } from '../../../shared/kernel/game.ts'
import type { ServerMessage } from '../../../shared/protocol/messages.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { isFor, newsFor, type NewsLog, type Numbers, streamOf } from '../../../shared/table/news.ts'

type NewsMessage = Extract<ServerMessage, { type: 'news' }>

/** The news of a table that one connection has already been sent. */
export class Hearing {
  private readonly table: TableId
  private heard: Record<string, number>
  /** Seats whose own news it was sent. */
  private seats: readonly SeatId[]
  /** A new page gets no earlier news: it happened before the page came. */
  private isNew: boolean

  /** `heard`: the last numbers that a returning page names. */
  constructor(table: TableId, heard: Numbers | undefined) {
    this.table = table
    this.heard = { ...heard }
    this.seats = Object.keys(this.heard).filter((stream) => stream !== streamOf(null)) as SeatId[]
    this.isNew = heard === undefined
  }

  /** The news to send to these eyes now, which then counts as sent; undefined where there is none. */
  next(log: NewsLog, eyes: Eyes): NewsMessage | undefined {
    const forget = this.seats.filter((seat) => !isFor(eyes, seat))
    // The page drops news for one seat alone, so it gets all of it again when it sees for that seat again.
    for (const seat of forget) delete this.heard[streamOf(seat)]
    this.seats = eyes.kind === 'seats' ? eyes.seats : []
    const news = newsFor(log, eyes, this.heard)
    for (const { seat, number } of news) this.heard[streamOf(seat)] = number
    const before = this.isNew
    this.isNew = false
    if (news.length === 0 && forget.length === 0) return undefined
    return {
      type: 'news',
      table: this.table,
      news,
      ...(before ? { before } : {}),
      ...(forget.length > 0 ? { forget } : {}),
    }
  }
}
