// Finds places and powers in running text, in the order in which they are named and in any grammatical case: "армию
// Польши", "Северного Моря", "Východního Bulharska".
import type { LocationId, PowerId, ProvinceId } from '../../board/ids.ts'
import type { Language } from '../../../../kernel/language.ts'
import type { BoardNames, Naming } from '../names/board-names.ts'
import { perBoard } from '../reading/per-board.ts'
import { tokensOf, type Token } from '../reading/tokens.ts'
import { coastAt, powersAt } from '../reading/words.ts'

export type Mention =
  | { readonly kind: 'place'; readonly at: LocationId }
  | { readonly kind: 'power'; readonly power: PowerId }

/** How many letters an ending may add to a stem. */
const LONGEST_ENDING = 4
/** A shorter stem is ambiguous. */
const SHORTEST_STEM = 3
/** Letters that end a word in its dictionary form and change in other cases; accents are folded away. */
const ENDINGS = /(?:[аеиоуыэюяьъ]{1,2}|[aeiouy]{1,2})$/u

/** A name as stems, one for each word; a code stays whole. */
interface Stemmed {
  readonly id: ProvinceId
  readonly stems: readonly string[]
  readonly whole: boolean
}

/** Other names for places in the rules of Secrets of Diplomacy: their Poland is Warsaw. */
const ALSO: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ru: {
    Польша: 'WAR',
    'залив Гельголланд': 'HEL',
    'пролив Скагеррак': 'SKA',
    'Центральная Атлантика': 'MAO',
  },
  en: { Poland: 'WAR' },
  bg: { Полша: 'WAR' },
  cs: { Polsko: 'WAR' },
}

const wordTokens = (text: string): readonly Token[] => tokensOf(text).filter(({ kind }) => kind === 'word')

function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '')
  return stem.length >= SHORTEST_STEM ? stem : word.slice(0, SHORTEST_STEM)
}

const lengthOf = ({ stems }: Stemmed): number => stems.join('').length

const stemsIn = (names: BoardNames, language: Language): readonly Stemmed[] => {
  const spaces = Object.entries(names[language].spaces)
  const named = [
    ...spaces.flatMap(([id, { name, also = [] }]) => [name, ...also].map((each) => [each, id] as const)),
    ...Object.entries(ALSO[language]).filter(([, id]) => id in names[language].spaces),
  ].map(([name, id]) => ({
    id: id as ProvinceId,
    stems: wordTokens(name).map((token) => stemOf(token.plain)),
    whole: false,
  }))
  const codes = spaces.map(([id]) => ({ id: id as ProvinceId, stems: [id.toLowerCase()], whole: true }))
  return [...named.filter(({ stems }) => stems.length > 0), ...codes].toSorted(
    (a, b) => lengthOf(b) - lengthOf(a),
  )
}

const stems: Readonly<Record<Language, (names: BoardNames) => readonly Stemmed[]>> = {
  en: perBoard((names) => stemsIn(names, 'en')),
  ru: perBoard((names) => stemsIn(names, 'ru')),
  bg: perBoard((names) => stemsIn(names, 'bg')),
  cs: perBoard((names) => stemsIn(names, 'cs')),
}

function matches({ stems: own, whole }: Stemmed, tokens: readonly Token[], at: number): boolean {
  return own.every((stem, i) => {
    const word = tokens[at + i]?.plain
    if (word === undefined) return false
    return whole ? word === stem : word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING
  })
}

/**
 * All places and powers in a text. `coastsOf` has the named coasts of a province: "Восточная Болгария" is one of
 * them.
 */
export function mentionsIn(
  text: string,
  { names, language }: Naming,
  coastsOf: (province: ProvinceId) => readonly LocationId[],
): readonly Mention[] {
  const tokens = wordTokens(text)
  const known = stems[language](names)
  const found: Mention[] = []
  for (let at = 0; at < tokens.length;) {
    const side = coastAt(tokens, at)
    const behind =
      side && known.find((one) => matches(one, tokens, at + side.length) && coastsOf(one.id).length > 0)
    const place = behind ?? known.find((one) => matches(one, tokens, at))
    if (place) {
      const coast = behind && side && coastsOf(place.id).find((one) => one.endsWith(`/${side.means}`))
      found.push({ kind: 'place', at: coast ?? (place.id as string as LocationId) })
      at += place.stems.length + (behind && side ? side.length : 0)
      continue
    }
    const power = powersAt(names, tokens, at)[0]
    if (power) found.push({ kind: 'power', power: power.means })
    at += power?.length ?? 1
  }
  return found
}
