// What happened at the table, as this page was told: in order, each once, whatever became of the line meanwhile.
import type { ServerMessage } from '../../shared/protocol/messages.ts'
import type { TableId } from '../../shared/table/holder.ts'
import { type News, type NumberedNews, streamOf } from '../../shared/table/news.ts'

type Message = Extract<ServerMessage, { type: 'news' }>

/** More than anybody looks back for. */
const MOST_LISTED = 200

export class NewsList {
  /** Oldest first; what a seat alone may know is here only while these eyes are that seat's. */
  list = $state.raw<readonly NumberedNews[]>([])
  /** What came last and is to be said. */
  fresh = $state.raw<readonly News[]>([])
  #table: TableId | null = null
  /** The last number heard of each stream. */
  #numbers: Record<string, number> = {}

  /** What a page that comes back has heard. */
  get heard(): { table: TableId; numbers: Record<string, number> } | null {
    return this.#table && { table: this.#table, numbers: { ...this.#numbers } }
  }

  /** Takes in what the host tells. */
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
