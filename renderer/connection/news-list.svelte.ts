// The news this page received: in order, each once, whatever happened to the connection meanwhile.
import type { ServerMessage } from '../../shared/protocol/messages.ts'
import type { TableId } from '../../shared/table/holder.ts'
import { type News, type NumberedNews, streamOf } from '../../shared/table/news.ts'

type Message = Extract<ServerMessage, { type: 'news' }>

/** The most news that are kept: more than people read. */
const MOST_LISTED = 200

export class NewsList {
  /** Oldest first; news for one seat alone are here only while these eyes are that seat's. */
  list = $state.raw<readonly NumberedNews[]>([])
  /** The newest news, to be announced. */
  fresh = $state.raw<readonly News[]>([])
  #table: TableId | null = null
  /** The last number received of each stream. */
  #numbers: Record<string, number> = {}

  /** The last numbers, as a returning page sends them. */
  get heard(): { table: TableId; numbers: Record<string, number> } | null {
    return this.#table && { table: this.#table, numbers: { ...this.#numbers } }
  }

  /** Adds news from the host. */
  hear({ table, news, before = false, forget = [] }: Message): void {
    if (table !== this.#table) {
      this.#table = table
      this.#numbers = {}
      this.list = []
    }
    const kept = this.list.filter(({ seat }) => seat === null || !forget.includes(seat))
    // Bookkeeping that no page draws.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    const known = new Set(kept.map(keyOf))
    this.list = [...kept, ...news.filter((one) => !known.has(keyOf(one)))].slice(-MOST_LISTED)
    const unheard = news.filter(({ seat, number }) => number > (this.#numbers[streamOf(seat)] ?? 0))
    for (const { seat, number } of unheard) this.#numbers[streamOf(seat)] = number
    if (!before && unheard.length > 0) this.fresh = unheard.map(({ news }) => news)
  }
}

const keyOf = ({ seat, number }: NumberedNews): string => `${number} ${streamOf(seat)}`
