// The languages in which Escalation has names, and what it is called in them.
import type { Language } from '../../../../kernel/language.ts'

export const KIND: Readonly<Record<Language, string>> = {
  en: 'Escalation',
  ru: 'Эскалация',
  bg: 'Ескалация',
  cs: 'Eskalace',
}

/** Not the kernel's list: a page that fetched this module would fetch the script of another game with that. */
export const SPOKEN = Object.keys(KIND) as Language[]

export const inEachLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(SPOKEN.map((language) => [language, make(language)])) as Record<Language, Value>
