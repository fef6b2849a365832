// The names of places in every language. A page fetches those of its reader's alone (renderer's words/text.ts).
import type { Language } from '../../../kernel/language.ts'
import { NAMES as BG } from './bg.ts'
import { NAMES as CS } from './cs.ts'
import { NAMES as EN } from './en.ts'
import { readNames } from './read-names.ts'
import { NAMES as RU } from './ru.ts'

const ROWS: Readonly<Record<Language, string>> = { en: EN, ru: RU, bg: BG, cs: CS }

const read = new Map<Language, ReadonlyMap<string, string>>()

/** All names of a language by the id of the place. */
export function placeNames(language: Language): ReadonlyMap<string, string> {
  const known = read.get(language)
  if (known) return known
  const names = readNames(ROWS[language])
  read.set(language, names)
  return names
}

/** The name of a place; an unknown id is returned as it is. */
export const placeName = (language: Language, id: string): string => placeNames(language).get(id) ?? id
