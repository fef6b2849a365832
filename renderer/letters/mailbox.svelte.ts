// A seat's letters on a page: the folder by correspondent, the newspaper, which of them is open, how far it was read,
// and drafts. It follows views as long as the page exists.
import { untrack } from 'svelte'
import type { SeatId } from '../../shared/kernel/game.ts'
import { hasBroadcasts, hasLetters } from '../../shared/table/letters/rule.ts'
import type { LetterView } from '../../shared/table/letters/view.ts'
import type { TableView } from '../../shared/table/view.ts'
import type { TableClient } from '../connection/client.svelte.ts'
import { type LetterDraft, keep, keptOf } from './kept.ts'
import { LettersOf } from './letter-box.svelte.ts'
import { correspondent, type Thread, threadKey, threadsIn } from './threads.ts'

/** What is open, where it is the newspaper. */
export const NEWS = 'news'

interface Around {
  readonly client: TableClient
  readonly view: TableView
  /** Whose letters they may be; null for a person without a seat. */
  readonly seats: readonly SeatId[]
}

export class Mailbox {
  /** The chosen seat, where a person has several. */
  picked = $state<SeatId | null>(null)
  /** The key of the correspondent whose letters are open, or the newspaper. */
  open = $state<string | null>(null)
  readonly #around: () => Around
  #kept = $state.raw<ReturnType<typeof keptOf>>(keptOf({ id: '' as never }, null))
  readonly #folder = $derived.by(() => {
    const { seat } = this
    return seat === null ? null : new LettersOf(this.#client, { kind: 'folder', seat })
  })
  readonly #client: TableClient
  readonly #printed: LettersOf

  readonly rule = $derived.by(() => this.#around().view.letters)
  readonly seat = $derived.by((): SeatId | null => {
    const { seats } = this.#around()
    return this.picked !== null && seats.includes(this.picked) ? this.picked : (seats[0] ?? null)
  })
  readonly letters = $derived.by((): readonly LetterView[] => this.#folder?.list ?? [])
  readonly printed = $derived.by(() => this.#printed.list)
  readonly #printedCount = $derived.by(() => this.rule?.printed ?? 0)
  readonly #hidden = $derived.by(() => this.#around().view.names === 'until-the-end')
  /** Seats whose letters a person reads. */
  readonly reached = $derived.by((): readonly SeatId[] =>
    this.#around()
      .view.seats.filter(
        ({ seat, holder }) =>
          seat !== this.seat &&
          (holder.kind === 'player' ||
            holder.kind === 'here' ||
            holder.kind === 'veiled' ||
            // Where names are hidden, it is secret which computer keeps a seat for a person.
            (holder.kind === 'computer' && (holder.for !== undefined || this.#hidden))),
      )
      .map(({ seat }) => seat),
  )
  readonly hasLetters = $derived.by(() => this.seat !== null && this.rule !== null && hasLetters(this.rule))
  /** Seats with a draft, one a word: a value that stays the same while anything else is kept. */
  readonly #begun = $derived.by(() =>
    this.#around()
      .view.seats.filter(({ seat }) => seat !== this.seat && this.drafts[threadKey({ seat })])
      .map(({ seat }) => seat)
      .join(' '),
  )
  /** Seats to write to: those whose letters a person reads, and those a letter to which was begun when they had a reader. */
  readonly #written = $derived.by((): readonly SeatId[] => {
    const begun = this.#begun.split(' ')
    return this.#around()
      .view.seats.map(({ seat }) => seat)
      .filter((seat) => this.reached.includes(seat) || begun.includes(seat))
  })
  readonly threads = $derived.by((): readonly Thread[] =>
    this.hasLetters ? threadsIn(this.letters, this.#written) : [],
  )
  readonly thread = $derived.by(() => this.threads.find(({ key }) => key === this.open) ?? null)
  readonly isNews = $derived.by(() => this.open === NEWS)
  readonly isOpen = $derived.by(() => this.thread !== null || this.isNews)
  /** The letters of what is open, oldest first. */
  readonly lying = $derived.by(() => (this.isNews ? this.printed : (this.thread?.letters ?? [])))
  readonly drafts = $derived.by(() => this.#kept.drafts)
  readonly unreadNews = $derived.by(() => Math.max(0, this.#printedCount - this.#kept.printed))
  readonly mayWriteNews = $derived.by(
    () => this.rule !== null && hasBroadcasts(this.rule) && (this.seat !== null || this.rule.guests),
  )

  /** To be made while a page is set up. */
  constructor(around: () => Around) {
    this.#around = around
    this.#client = untrack(() => around().client)
    this.#printed = new LettersOf(this.#client, { kind: 'printed' })
    $effect.pre(() => {
      const { seat } = this
      untrack(() => (this.#kept = keptOf(around().view, seat)))
    })
    $effect(() => {
      const count = this.rule?.folders.find(({ seat }) => seat === this.seat)?.count ?? 0
      void this.#folder?.follow(count)
    })
    $effect(() => void this.#printed.follow(this.#printedCount))
    // Letters on the screen count as read.
    $effect(() => {
      const { thread, isNews } = this
      const printed = this.#printedCount
      untrack(() => {
        if (thread) this.#haveRead(thread)
        else if (isNews) this.#keep({ printed })
      })
    })
  }

  /** How many letters of a correspondent are unread. */
  unreadIn({ key, letters }: Thread): number {
    return letters.filter(({ way, number }) => way === 'in' && number > (this.#kept.read[key] ?? 0)).length
  }

  /** Stores a draft to a correspondent; null removes it after sending. */
  draft(key: string, draft: LetterDraft | null): void {
    const { [key]: _, ...others } = this.#kept.drafts
    this.#keep({ drafts: draft ? { ...others, [key]: draft } : others })
  }

  #haveRead({ key, letters }: Thread): void {
    const last = letters.at(-1)?.number ?? 0
    const read = { ...this.#kept.read, [key]: Math.max(last, this.#kept.read[key] ?? 0) }
    const count = this.letters.filter((one) => {
      const side = correspondent(one)
      return one.way === 'in' && side !== null && one.number <= (read[threadKey(side)] ?? 0)
    }).length
    this.#keep({ read, count })
  }

  #keep(change: Parameters<typeof keep>[2]): void {
    this.#kept = keep(this.#around().view, this.seat, change)
  }
}
