// Which space a spelling may mean. Every language's names, codes and unambiguous beginnings are accepted; the
// reader's own language comes first. Several answers are ranked: the position decides where it can.
import type { ProvinceId } from '../../board/ids.ts'
import type { BoardNames, Naming } from '../names/board-names.ts'
import { LANGUAGES, type Language } from '../../../../kernel/language.ts'
import { lookAlikes, plain } from './fold.ts'
import { perBoard } from './per-board.ts'

/** How a spelling was matched, the most certain first. */
const SURENESS = [
  'latin-code', // excludes any other reading
  'exact', // a code, abbreviation or name of the language, with the same case: Анк is not АнК
  'own',
  'own-beginning',
  'foreign',
  'foreign-beginning',
  'look-alike', // Cyrillic letters for a Latin code
  'inflected',
] as const

/** A space that a spelling may mean; `doubt` is 0 where there is none. */
export interface PlaceReading {
  readonly place: ProvinceId
  readonly doubt: number
}

interface Spelling {
  readonly place: ProvinceId
  readonly language: Language
  readonly raw: string
  readonly words: readonly string[]
  /** What joins each word to the one before; a space in what was typed matches a hyphen, not the reverse. */
  readonly joins: readonly string[]
  readonly flat: string
  /** Codes and abbreviations are not abbreviated further. */
  readonly whole: boolean
}

const split = (text: string) => text.split(/[\s.()\-‐‑]+/u).filter(Boolean)
/** A spelling in the form in which it is compared: plain words, one space between two of them. */
export const flatOf = (raw: string): string => split(plain(raw)).join(' ')
const joinsOf = (text: string) =>
  text.match(/[\s.(\-‐‑]+(?=.)/gu)?.map((join) => (/[-‐‑]/u.test(join) ? '-' : ' ')) ?? []

function spelling(place: string, language: Language, raw: string, whole: boolean): Spelling {
  const words = split(plain(raw))
  return {
    place: place as ProvinceId,
    language,
    raw,
    words,
    joins: joinsOf(raw),
    flat: words.join(' '),
    whole,
  }
}

/** Every spelling of a board's spaces in every language, codes and abbreviations among them. */
export const spellingsOf = perBoard((names): readonly Spelling[] =>
  LANGUAGES.flatMap((language) =>
    Object.entries(names[language].spaces).flatMap(([place, { name, code, also = [] }]) => [
      spelling(place, language, name, false),
      spelling(place, language, code, true),
      ...also.map((raw) => spelling(place, language, raw, raw.length < 6)),
    ]),
  ),
)

/** The lookup tables of a board's spellings. */
interface Index {
  readonly latinCodes: ReadonlyMap<string, ProvinceId>
  /** Spellings by their first two letters: the shortest beginning that is looked up. */
  readonly byBeginning: ReadonlyMap<string, readonly Spelling[]>
  /** Spellings by first letter, for abbreviations of every word: `СеМ`, `N. Sea`. */
  readonly byLetter: ReadonlyMap<string, readonly Spelling[]>
  /** A cache of answers: the same few hundred spellings occur again and again. */
  readonly remembered: Map<string, readonly PlaceReading[]>
}

const indexOf = perBoard((names): Index => {
  const spellings = spellingsOf(names)
  return {
    latinCodes: latinCodesOf(names),
    byBeginning: byStart(spellings, 2),
    byLetter: byStart(spellings, 1),
    remembered: new Map(),
  }
})

function byStart(spellings: readonly Spelling[], letters: number): ReadonlyMap<string, readonly Spelling[]> {
  const index = new Map<string, Spelling[]>()
  for (const each of spellings) {
    const start = each.flat.slice(0, letters)
    const list = index.get(start)
    if (list) list.push(each)
    else index.set(start, [each])
  }
  return index
}

const latinCodesOf = ({ en, otherCodes }: BoardNames): ReadonlyMap<string, ProvinceId> =>
  new Map(
    [...Object.keys(en.spaces).map((id) => [id, id] as const), ...Object.entries(otherCodes)].map(
      ([code, id]) => [code.toLowerCase(), id as ProvinceId],
    ),
  )

const doubt = (sureness: (typeof SURENESS)[number]): number => SURENESS.indexOf(sureness)

/**
 * The spaces that `raw` may mean to a reader of the language, the most certain first; empty where it names none.
 * `raw` is one or more words as typed, joined by spaces or hyphens. An exact spelling excludes other readings; only
 * among Latin codes (`amongLatin`) a Cyrillic word that looks like one of them may mean it.
 */
export function readPlace(
  raw: string,
  { names, language }: Naming,
  amongLatin = false,
): readonly PlaceReading[] {
  const index = indexOf(names)
  const { remembered } = index
  const key = `${language}${amongLatin ? '+' : ' '}${raw}`
  const known = remembered.get(key)
  if (known) return known
  const found = lookUp(raw, language, amongLatin, index)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(key, found)
  return found
}

const MOST_REMEMBERED = 4096

function lookUp(
  raw: string,
  language: Language,
  amongLatin: boolean,
  { latinCodes, byBeginning, byLetter }: Index,
): readonly PlaceReading[] {
  const words = split(plain(raw))
  const flat = words.join(' ')
  if (flat.length < 2) return []
  const code = latinCodes.get(flat)
  if (code) return [{ place: code, doubt: 0 }]

  const found = new Map<ProvinceId, number>()
  const take = (place: ProvinceId, how: (typeof SURENESS)[number]) =>
    found.set(place, Math.min(found.get(place) ?? Infinity, doubt(how)))
  const joins = joinsOf(raw)
  const typed = raw.normalize('NFC')
  const near = words[0]!.length > 1 ? byBeginning.get(flat.slice(0, 2)) : byLetter.get(flat.slice(0, 1))
  // A dot at the end may be a full stop, where it is not part of an abbreviation: `Анк.`, but `Сев.`
  const spelled = (text: string) => near?.some((each) => each.raw === text && each.language === language)
  const exact = typed.endsWith('.') && !spelled(typed) ? typed.slice(0, -1) : typed
  for (const each of near ?? []) {
    const own = each.language === language
    if (each.raw === exact && own) take(each.place, 'exact')
    else if (each.flat === flat && joined(joins, each)) take(each.place, own ? 'own' : 'foreign')
    else if (!each.whole && begins(words, joins, each))
      take(each.place, own ? 'own-beginning' : 'foreign-beginning')
  }
  const surest = Math.min(...found.values())
  if (surest === doubt('exact') && exact === typed) {
    for (const [place, its] of found) if (its > surest) found.delete(place)
  } else if (words.length === 1) {
    takeHumps(exact, language, byLetter, take)
  }
  if (words.length === 1 && (amongLatin || found.size === 0)) {
    for (const latin of lookAlikes(flat)) {
      const place = latinCodes.get(latin)
      if (place) take(place, 'look-alike')
    }
  }
  if (words.length === 1 && found.size === 0) takeInflected(flat, near ?? [], take)
  return [...found].map(([place, doubt]) => ({ place, doubt })).sort((a, b) => a.doubt - b.doubt)
}

/** Whether a spelling is a whole name or code of some language, not a part of one. */
export const isWhole = ([surest]: readonly PlaceReading[]): boolean =>
  surest !== undefined && (surest.doubt <= doubt('own') || surest.doubt === doubt('foreign'))

type Take = (place: ProvinceId, how: (typeof SURENESS)[number]) => void

const joined = (joins: readonly string[], each: Spelling): boolean =>
  joins.every((join, i) => join === ' ' || each.joins[i] === '-')

const begins = (words: readonly string[], joins: readonly string[], each: Spelling): boolean =>
  words.length <= each.words.length &&
  // Initials alone are no name: in `A ENG S A ADR` nothing means Severní Afrika.
  words.some((word) => word.length > 1) &&
  joined(joins, each) &&
  words.every((word, i) => each.words[i]!.startsWith(word))

/** `СеМ`, `БалМ`, `NAf`: a capital inside begins the next word. */
function takeHumps(raw: string, language: Language, byLetter: Index['byLetter'], take: Take): void {
  const humps = raw.match(/\p{Lu}\p{Ll}*/gu)
  if (!humps || humps.length < 2 || humps.join('') !== raw || humps.every((hump) => hump.length === 1)) return
  const words = humps.map(plain)
  for (const each of byLetter.get(words[0]![0]!) ?? []) {
    if (
      each.whole ||
      !begins(
        words,
        words.slice(1).map(() => ' '),
        each,
      )
    )
      continue
    take(each.place, each.language === language ? 'own-beginning' : 'foreign-beginning')
  }
}

/** `Бургундию`, `Moskvy`: the word with another ending of up to three letters. */
function takeInflected(flat: string, near: readonly Spelling[], take: Take): void {
  if (flat.length < 5) return
  for (const each of near) {
    if (each.whole || Math.abs(each.flat.length - flat.length) > 3) continue
    const stem = Math.max(4, each.flat.length - 2, flat.length - 3)
    if (stem <= flat.length && each.flat.slice(0, stem) === flat.slice(0, stem)) take(each.place, 'inflected')
  }
}
