// The words of the learning room, one file a language, fetched when somebody comes in: a phone that only plays never
// loads them.
import type en from '../../../../resources/messages/en/learning.json'
import type { Language } from '../../../../shared/kernel/language.ts'

export type TextKey = Exclude<keyof typeof en, '$schema'>
type Texts = Readonly<Record<TextKey, string>>

const FILES: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>> = {
  en: () => import('../../../../resources/messages/en/learning.json'),
  ru: () => import('../../../../resources/messages/ru/learning.json'),
  bg: () => import('../../../../resources/messages/bg/learning.json'),
  cs: () => import('../../../../resources/messages/cs/learning.json'),
}

let texts: Texts | null = null

/** Fetches the words of a language; nothing can be said before. */
export async function loadTexts(language: Language): Promise<void> {
  texts = (await FILES[language]()).default
}

/** A sentence with its places filled in. */
export function t(key: TextKey, params: Readonly<Record<string, string | number>> = {}): string {
  if (!texts) throw new Error(`no words yet for ${key}`)
  return texts[key].replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))
}

/** The sentence of a name put together from parts; null where nobody wrote one. */
export function named(name: string, params: Readonly<Record<string, string | number>> = {}): string | null {
  const key = name.replaceAll('-', '_') as TextKey
  return texts && key in texts ? t(key, params) : null
}
