// Short messages to the reader, shown and read aloud by a live region, removed after a while.
import type { Refusal } from '../../shared/kernel/refusal.ts'
import { refusalText } from '../words/refusal-text.ts'

export interface Notice {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'refusal'
  /** What it is about: a newer one about the same takes its place. */
  readonly about: string
}

const SHOWN_MS = 6000

export class Notices {
  list = $state.raw<readonly Notice[]>([])
  /** Turns a refusal into a sentence; a page with more words replaces it. */
  words: (refusal: Refusal) => string = refusalText
  #next = 1

  say(text: string, tone: Notice['tone'] = 'plain', about = text): void {
    const id = this.#next++
    this.list = [...this.list.filter((notice) => notice.about !== about), { id, text, tone, about }].slice(-3)
    setTimeout(() => this.drop(id), SHOWN_MS)
  }

  /** Shows a refusal; nothing where there is none. */
  tell(refusal: Refusal | null): void {
    if (refusal) this.say(this.words(refusal), 'refusal')
  }

  /** Another page begins: messages of the last one do not concern it. */
  clear(): void {
    this.list = []
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id)
  }
}
