// The names of places in the reader's language.
import type { Language } from '../../../kernel/language.ts'
import { linesOf } from '../facts/rows.ts'
import { NAMES as BG } from './bg.ts'
import { NAMES as CS } from './cs.ts'
import { NAMES as EN } from './en.ts'
import { NAMES as RU } from './ru.ts'

const ROWS: Readonly<Record<Language, string>> = { en: EN, ru: RU, bg: BG, cs: CS }

const read = new Map<Language, ReadonlyMap<string, string>>()

/** All names of a language by the id of the place. */
export function placeNames(language: Language): ReadonlyMap<string, string> {
  const known = read.get(language)
  if (known) return known
  const names = new Map(
    linesOf(ROWS[language]).map((line): [string, string] => {
      const [id = '', name = ''] = line.split(' | ')
      return [id, name]
    }),
  )
  read.set(language, names)
  return names
}

/** What a place is called; an id nobody knows is itself. */
export const placeName = (language: Language, id: string): string => placeNames(language).get(id) ?? id
