// Suggestions for a word that names no space. A long text may hold hundreds of such words, so most spellings are
// excluded by length and letters before the comparison letter by letter.
import type { ProvinceId } from '../../board/ids.ts'
import type { Naming } from '../names/board-names.ts'
import { LANGUAGES, type Language } from '../../../../kernel/language.ts'
import { perBoard } from './per-board.ts'
import { flatOf, spellingsOf } from './places.ts'

/** Characters of a word that are looked at. */
const LONGEST = 30
const MOST_PLACES = 6

interface Name {
  readonly place: ProvinceId
  readonly flat: string
  readonly letters: number
}

/** A bit for each letter that occurs; letters may share one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

/** The names and codes that readers of each language may have meant: their own and the English ones. */
const knownTo = perBoard(
  (names): ReadonlyMap<Language, readonly Name[]> =>
    new Map(
      LANGUAGES.map((language) => [
        language,
        spellingsOf(names)
          .filter((each) => each.language === language || each.language === 'en')
          .map(({ place, flat }): Name => ({ place, flat, letters: lettersOf(flat) })),
      ]),
    ),
)

/** Spaces whose name or code is a letter or two away, the nearest first. */
export function placesLike(raw: string, { names, language }: Naming): readonly ProvinceId[] {
  const flat = flatOf(raw).slice(0, LONGEST)
  if (flat.length < 2) return []
  const allowed = Math.min(2, Math.max(1, Math.floor(flat.length / 3)))
  const letters = lettersOf(flat)
  const near = new Map<ProvinceId, number>()
  for (const each of knownTo(names).get(language) ?? []) {
    if (Math.abs(each.flat.length - flat.length) > allowed) continue
    // One change removes at most one letter and adds at most one.
    if (countOf(letters & ~each.letters) > allowed || countOf(each.letters & ~letters) > allowed) continue
    const distance = editDistance(flat, each.flat, allowed)
    if (distance <= allowed) near.set(each.place, Math.min(near.get(each.place) ?? Infinity, distance))
  }
  return [...near]
    .sort((a, b) => a[1] - b[1])
    .slice(0, MOST_PLACES)
    .map(([place]) => place)
}

function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Letters to change, add, drop or swap; anything above `limit` counts as `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let here = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        here = Math.min(here, before[j - 2]! + 1)
      row.push(here)
      least = Math.min(least, here)
    }
    // A later row is never nearer than the smallest value of this one.
    if (least > limit) return limit + 1
    before = last
    last = row
  }
  return Math.min(last[b.length]!, limit + 1)
}
