// Letters of a seat by correspondent. The reader of a letter knows only its letterhead, so a received letter is filed
// under the sender given there, and a sent one under its true addressee.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { Side } from '../../shared/table/letters/letter.ts'
import type { LetterView } from '../../shared/table/letters/view.ts'

export interface Thread {
  /** `seat FRANCE`, `words The Tsar`. */
  readonly key: string
  readonly with: Side
  /** Oldest first. */
  readonly letters: readonly LetterView[]
}

export const threadKey = (side: Side): string =>
  'seat' in side ? `seat ${side.seat}` : `words ${side.words}`

/** The correspondent of a letter; null for broadcasts, which are in the newspaper. */
export const correspondent = ({ kind, way, from, sentTo }: LetterView): Side | null => {
  if (kind === 'broadcast') return null
  return way === 'out' && sentTo ? { seat: sentTo } : from
}

/** The correspondents of a folder, those of the newest letters first, then the seats without letters. */
export function threadsIn(letters: readonly LetterView[], seats: readonly SeatId[]): readonly Thread[] {
  const found = new Map<string, { with: Side; letters: LetterView[] }>()
  for (const letter of letters) {
    const side = correspondent(letter)
    if (!side) continue
    const thread = found.get(threadKey(side)) ?? { with: side, letters: [] }
    thread.letters.push(letter)
    found.set(threadKey(side), thread)
  }
  const written = [...found]
    .map(([key, thread]): Thread => ({ key, ...thread }))
    .sort((a, b) => (b.letters.at(-1)?.number ?? 0) - (a.letters.at(-1)?.number ?? 0))
  const others = seats
    .map((seat): Thread => ({ key: threadKey({ seat }), with: { seat }, letters: [] }))
    .filter(({ key }) => !found.has(key))
  return [...written, ...others]
}

/** Letters that contain a word, in the text or the letterhead; all of them without a search. */
export function searched(
  letters: readonly LetterView[],
  sought: string,
  named: (side: Side) => string,
): readonly LetterView[] {
  const word = sought.trim().toLocaleLowerCase()
  if (word === '') return letters
  return letters.filter(({ text, headline, from, to }) =>
    [text, headline, named(from), named(to)].some((part) => part.toLocaleLowerCase().includes(word)),
  )
}

/** Whether the letterhead is the expected one: from its writer to its reader. */
export const isPlain = ({ way, from, to, sentTo }: LetterView, seat: SeatId): boolean =>
  way === 'out'
    ? 'seat' in from && from.seat === seat && 'seat' in to && to.seat === sentTo
    : 'seat' in from && 'seat' in to && to.seat === seat

/** A text quoted in an answer. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
