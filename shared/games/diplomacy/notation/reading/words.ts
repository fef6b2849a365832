// Words of orders in all languages at once. People mix languages (Latin letters in Russian sheets), so a word is
// looked up in all of them, and the phase and the rest of the line decide between its meanings.
import type { PowerId } from '../../board/ids.ts'
import type { UnitType } from '../../board/unit.ts'
import type { BoardNames } from '../names/board-names.ts'
import { TONGUES } from '../names/names.ts'
import { LANGUAGES } from '../../../../kernel/language.ts'
import { COAST_CODES, FILLERS, VERBS, type CoastCode, type Filler, type Verb } from '../names/tongue.ts'
import { plain } from './fold.ts'
import { perBoard } from './per-board.ts'
import type { Token } from './tokens.ts'

/** A meaning and the number of tokens it takes. */
export interface Meaning<T> {
  readonly means: T
  readonly length: number
}

const tongues = LANGUAGES.map((language) => TONGUES[language])

/** Phrases and beginnings of words, each with what it means. */
class Vocabulary<T> {
  private readonly phrases = new Map<string, Set<T>>()
  private readonly stems = new Map<string, { readonly stem: string; readonly means: T }[]>()
  /** Words of the longest phrase that begins with a word. */
  private readonly longest = new Map<string, number>()

  phrase(text: string, means: T): void {
    const key = plain(text).replaceAll('.', '')
    this.phrases.set(key, (this.phrases.get(key) ?? new Set()).add(means))
    const words = key.split(' ')
    this.longest.set(words[0]!, Math.max(this.longest.get(words[0]!) ?? 0, words.length))
  }

  stem(text: string, means: T): void {
    const stem = plain(text)
    const key = stem.slice(0, 3)
    this.stems.set(key, [...(this.stems.get(key) ?? []), { stem, means }])
  }

  /** The possible meanings from token `at` on, longest phrases first. */
  at(tokens: readonly Token[], at: number): readonly Meaning<T>[] {
    const first = tokens[at]
    if (first?.kind !== 'word') return []
    const found: Meaning<T>[] = []
    let text = ''
    for (let length = 1; length <= (this.longest.get(first.plain) ?? 0); length++) {
      const token = tokens[at + length - 1]
      if (token?.kind !== 'word') break
      text = length === 1 ? token.plain : `${text} ${token.plain}`
      for (const means of this.phrases.get(text) ?? []) found.unshift({ means, length })
    }
    for (const { stem, means } of this.stems.get(first.plain.slice(0, 3)) ?? []) {
      const known = found.some((each) => each.means === means && each.length === 1)
      // A short stem is the beginning of too many other words: «зап» is west, «заповед» is not.
      const most = stem.length < 4 ? 3 : 11
      if (!known && first.plain.startsWith(stem) && first.plain.length <= stem.length + most)
        found.push({ means, length: 1 })
    }
    return found
  }
}

const verbs = new Vocabulary<Verb>()
const units = new Vocabulary<UnitType>()
const directions = new Vocabulary<CoastCode>()
const fillers = new Vocabulary<Filler>()
const seasons = new Set<string>()
const coastWords = new Set<string>()

for (const tongue of tongues) {
  for (const verb of VERBS) {
    for (const word of tongue.reads[verb].words) verbs.phrase(word, verb)
    for (const stem of tongue.reads[verb].stems) verbs.stem(stem, verb)
  }
  for (const filler of FILLERS) for (const word of tongue.fillers[filler]) fillers.phrase(word, filler)
  for (const type of ['A', 'F'] as const) {
    units.phrase(tongue.units[type], type)
    for (const word of tongue.unitWords[type]) units.phrase(word, type)
  }
  for (const code of COAST_CODES) {
    const coast = tongue.coasts[code]
    for (const word of [code, coast.code, ...coast.also]) directions.phrase(word, code)
    for (const stem of coast.stems) directions.stem(stem, code)
  }
  for (const word of tongue.coastWords) coastWords.add(plain(word))
  for (const word of tongue.seasons) seasons.add(plain(word))
}

/** The names of a board's powers in all languages. */
const powersOf = perBoard((names) => {
  const powers = new Vocabulary<PowerId>()
  for (const language of LANGUAGES)
    for (const [id, power] of Object.entries(names[language].powers)) {
      for (const word of [id, power.short, power.long.replaceAll('-', ' '), ...(power.also ?? [])])
        powers.phrase(word, id as PowerId)
      for (const stem of power.stems) powers.stem(stem, id as PowerId)
    }
  return powers
})

/** Verbs that may begin at a token. */
export const verbsAt = (tokens: readonly Token[], at: number): readonly Meaning<Verb>[] =>
  verbs.at(tokens, at)

/** Tokens of the longest word or phrase of that kind at a token; 0 where there is none. */
export const fillerAt = (tokens: readonly Token[], at: number, filler: Filler): number =>
  fillers.at(tokens, at).find(({ means }) => means === filler)?.length ?? 0

/** A unit letter or word at a token: A and F, А and Ф in every language. */
export const unitTypeAt = (tokens: readonly Token[], at: number): Meaning<UnitType> | undefined =>
  units.at(tokens, at)[0]

/** The name or adjective of a power of the board at a token. */
export const powersAt = (
  names: BoardNames,
  tokens: readonly Token[],
  at: number,
): readonly Meaning<PowerId>[] => powersOf(names).at(tokens, at)

/** A coast at a token: `SC`, `/sc`, `(SC)`, `(south)`, "южное побережье"; a letter in brackets or after a slash. */
export function coastAt(tokens: readonly Token[], at: number): Meaning<CoastCode> | undefined {
  const sign = tokens[at]?.kind
  const bracketed = sign === 'open' || sign === 'slash'
  const start = bracketed ? at + 1 : at
  const said = directions.at(tokens, start)[0] ?? (bracketed ? initialAt(tokens[start]) : undefined)
  if (!said) return undefined
  let end = start + said.length
  if (coastWords.has(tokens[end]?.plain ?? '')) end += 1
  if (sign === 'open') {
    if (tokens[end]?.kind !== 'close') return undefined
    end += 1
  }
  return { means: said.means, length: end - at }
}

const INITIALS: Readonly<Record<string, CoastCode>> = { n: 'NC', s: 'SC', e: 'EC', w: 'WC' }

function initialAt(token: Token | undefined): Meaning<CoastCode> | undefined {
  const means = INITIALS[token?.plain ?? '']
  return means && { means, length: 1 }
}

/** Whether a word belongs to a date: a season, a year, `S1901M`, "года". */
export const isDateWord = (word: string): boolean =>
  seasons.has(word) || /^([sfw]?\d{1,4}[mrab]?|г|год|года|година|roku|rok)$/u.test(word)
