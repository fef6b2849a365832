// The words of the game and the names of its places, a file of each for a language, fetched with its pages: pages of
// other games and languages do not load them.
import type en from '../../../../resources/messages/en/paths-of-glory.json'
import { readNames } from '../../../../shared/games/paths-of-glory/names/read-names.ts'
import { LANGUAGES, type Language } from '../../../../shared/kernel/language.ts'

export type TextKey = Exclude<keyof typeof en, '$schema'>
type Texts = Readonly<Record<TextKey, string>>

const FILES: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>> = {
  en: () => import('../../../../resources/messages/en/paths-of-glory.json'),
  ru: () => import('../../../../resources/messages/ru/paths-of-glory.json'),
  bg: () => import('../../../../resources/messages/bg/paths-of-glory.json'),
  cs: () => import('../../../../resources/messages/cs/paths-of-glory.json'),
}

const PLACES: Readonly<Record<Language, () => Promise<{ readonly NAMES: string }>>> = {
  en: () => import('../../../../shared/games/paths-of-glory/names/en.ts'),
  ru: () => import('../../../../shared/games/paths-of-glory/names/ru.ts'),
  bg: () => import('../../../../shared/games/paths-of-glory/names/bg.ts'),
  cs: () => import('../../../../shared/games/paths-of-glory/names/cs.ts'),
}

let texts: Texts | null = null
let places: ReadonlyMap<string, string> = new Map()
let spoken: Language = LANGUAGES[0]

/** Fetches the words of a language; call it before any other function here. */
export async function loadTexts(language: Language): Promise<void> {
  const [words, names] = await Promise.all([FILES[language](), PLACES[language]()])
  texts = words.default
  places = readNames(names.NAMES)
  spoken = language
}

/** The language whose words are loaded. */
export const language = (): Language => spoken

/** The name of a place; an unknown id is returned as it is. */
export const placeText = (id: string): string => places.get(id) ?? id

/** A sentence with its values filled in. */
export function t(key: TextKey, params: Readonly<Record<string, string | number>> = {}): string {
  if (!texts) throw new Error(`no words yet for ${key}`)
  return filled(texts[key], params)
}

/** A text with its values filled in. */
export const filled = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))

/** The sentence whose key is made from ids; the ids themselves where there is none. */
export function named(family: string, id: string): string {
  const key = `${family}_${id.replaceAll('-', '_')}` as TextKey
  return texts && key in texts ? t(key) : id
}
