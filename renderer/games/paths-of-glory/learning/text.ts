// The words of the lessons, one file a language, fetched when somebody comes in.
import type en from '../../../../resources/messages/en/paths-of-glory-lessons.json'
import type { Language } from '../../../../shared/kernel/language.ts'

export type LessonKey = Exclude<keyof typeof en, '$schema'>
type Words = Readonly<Record<LessonKey, string>>

const FILES: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('../../../../resources/messages/en/paths-of-glory-lessons.json'),
  ru: () => import('../../../../resources/messages/ru/paths-of-glory-lessons.json'),
  bg: () => import('../../../../resources/messages/bg/paths-of-glory-lessons.json'),
  cs: () => import('../../../../resources/messages/cs/paths-of-glory-lessons.json'),
}

let words: Words | null = null

/** Fetches the words of a language; nothing can be said before. */
export async function loadLessonTexts(language: Language): Promise<void> {
  words = (await FILES[language]()).default
}

/** A sentence with its values filled in. */
export function said(key: LessonKey, params: Readonly<Record<string, string | number>> = {}): string {
  if (!words) throw new Error(`no words yet for ${key}`)
  return words[key].replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))
}

/** The sentence whose key is made of ids; null where nobody wrote one. */
export function saidOf(
  family: string,
  id: string,
  params: Readonly<Record<string, string | number>> = {},
): string | null {
  const key = `${family}_${id.replaceAll('-', '_')}` as LessonKey
  return words && key in words ? said(key, params) : null
}
