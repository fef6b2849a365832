// The end of a game page by page, over and over: who won, the war once more, the curve, what the orders tell.

export const PAGES = ['who', 'war', 'curve', 'deeds'] as const
export type EndPage = (typeof PAGES)[number]

/** How long a page stands, in milliseconds. */
const STANDS_MS: Readonly<Record<EndPage, number>> = { who: 12_000, war: 20_500, curve: 9000, deeds: 18_000 }

export class Round {
  #at = $state(0)
  held = $state(false)
  readonly #pages: () => readonly EndPage[]
  readonly page: EndPage = $derived.by(() => {
    const pages = this.#pages()
    return pages[this.#at % pages.length] ?? 'who'
  })

  /** Goes round the pages there are. Made while a component is. */
  constructor(pages: () => readonly EndPage[]) {
    this.#pages = pages
    $effect(() => {
      // A page that was held has the rest of its time left.
      let left = STANDS_MS[this.page]
      $effect(() => {
        if (this.held) return
        const since = performance.now()
        const timer = setTimeout(() => this.hurry(), left)
        return () => {
          clearTimeout(timer)
          left -= performance.now() - since
        }
      })
    })
  }

  hurry(): void {
    this.#at++
  }

  back(): void {
    const { length } = this.#pages()
    this.#at = (this.#at + length - 1) % length
  }

  skip(): void {
    this.#at = 0
  }

  hold(): void {
    this.held = !this.held
  }
}
