import type { Eyes, SeatId } from '../../../shared/kernel/game.ts'
import type { ServerMessage } from '../../../shared/protocol/messages.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { isFor, newsFor, type NewsLog, type Numbers, streamOf } from '../../../shared/table/news.ts'

type NewsMessage = Extract<ServerMessage, { type: 'news' }>

/** What one line has heard of a table's news. */
export class Hearing {
  private readonly table: TableId
  private heard: Record<string, number>
  /** Seats whose own news it was told. */
  private seats: readonly SeatId[]
  /** A page that is new here has not missed anything: what there is already happened before it came. */
  private isNew: boolean

  /** `heard`: the last numbers a page says that comes back. */
  constructor(table: TableId, heard: Numbers | undefined) {
    this.table = table
    this.heard = { ...heard }
    this.seats = Object.keys(this.heard).filter((stream) => stream !== streamOf(null)) as SeatId[]
    this.isNew = heard === undefined
  }

  /** What these eyes are to be told now, which then counts as told; undefined where it is nothing. */
  next(log: NewsLog, eyes: Eyes): NewsMessage | undefined {
    const forget = this.seats.filter((seat) => !isFor(eyes, seat))
    // The page forgets what a seat alone may know: it is told all of it when it sees for that seat again.
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
