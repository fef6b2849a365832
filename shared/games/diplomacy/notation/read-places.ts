// A list of spaces as people type it: "Berlin, Kiel and Munich", "BER KIE MUN", one to a line.
import type { ProvinceId } from '../board/ids.ts'
import type { Naming } from './names/board-names.ts'
import { LONGEST_SHEET } from './longest-sheet.ts'
import { placesLike } from './reading/misspelled.ts'
import { readPlace } from './reading/places.ts'
import type { Span } from './reading/tokens.ts'

/** One space of a list, or words that name none, with what they may have been meant to say. */
export interface PlaceLine {
  readonly place: ProvinceId | null
  readonly text: string
  readonly like: readonly string[]
  readonly part: Span
}

/** Words of the longest name of a space. */
const MOST_WORDS = 5
const JOINS = /^(?:and|и|a)$/iu

/** Reads a list; what is no space comes back word by word. */
export function readPlaces(text: string, naming: Naming): readonly PlaceLine[] {
  const lines: PlaceLine[] = []
  for (const { 0: scrap, index } of text.slice(0, LONGEST_SHEET).matchAll(/[^\n\r;,]+/g)) {
    const words = [...scrap.matchAll(/\S+/g)].map(({ 0: word, index: at }) => ({ word, from: index + at }))
    for (let at = 0; at < words.length;) {
      const read = longestAt(words, at, naming)
      const end = at + (read?.length ?? 1)
      const part = { from: words[at]!.from, to: words[end - 1]!.from + words[end - 1]!.word.length }
      const said = text.slice(part.from, part.to)
      at = end
      if (read) lines.push({ place: read.place, text: said, like: [], part })
      else if (!JOINS.test(said))
        lines.push({ place: null, text: said, like: placesLike(said, naming), part })
    }
  }
  return lines
}

function longestAt(
  words: readonly { readonly word: string }[],
  at: number,
  naming: Naming,
): { readonly place: ProvinceId; readonly length: number } | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const raw = words
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(' ')
    if (length === 1 && JOINS.test(raw)) return null
    const [best, next] = readPlace(raw, naming)
    if (best && (!next || next.doubt > best.doubt)) return { place: best.place, length }
  }
  return null
}
