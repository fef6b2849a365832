// The typography of the languages: spaces at which a line may not break, dashes, apostrophes. Quotation marks are the
// writer's, for no rule can tell an opening one from a closing one in every language; the test looks for foreign ones.
import type { Language } from '../../shared/kernel/language.ts'

const NBSP = '\u{A0}'
const NBHYPHEN = '\u{2011}'

/** Words of one letter that must not end a line. */
const CLINGING: Readonly<Record<Language, string>> = {
  en: '',
  ru: 'аиувкосяАИУВКОСЯ',
  bg: 'аивосАИВОС',
  cs: 'aikosuvzAIKOSUVZ',
}

/** Quotation marks of the language, opening and closing. */
export const QUOTES: Readonly<Record<Language, string>> = { en: '“”', ru: '«»', bg: '„“', cs: '„“' }

/** Applies the typography of a language to a text; a text that follows it already stays as it is. */
export function typeset(text: string, language: Language): string {
  const clinging = CLINGING[language]
  const held = clinging
    ? text.replace(new RegExp(`(?<![\\p{L}\\p{N}{])([${clinging}]) (?=\\S)`, 'gu'), `$1${NBSP}`)
    : text
  // Bulgarian and Czech set the shorter dash; a Czech question does not part from its verb („je-li“).
  const dashed = language === 'bg' || language === 'cs' ? held.replaceAll('—', '–') : held
  // Nor does a Russian or Bulgarian ordinal part from its ending („1-я“).
  const joined =
    language === 'cs'
      ? dashed.replace(/(?<=\p{L})-(?=li(?!\p{L}))/gu, NBHYPHEN)
      : dashed.replace(/(?<=[\d}])-(?=\p{Script=Cyrillic}{1,2}(?!\p{L}))/gu, NBHYPHEN)
  return (
    joined
      .replaceAll("'", '’')
      .replaceAll('...', '…')
      // A dash never begins a line; a number stays with its noun.
      .replace(/ (?=[—–] )/g, NBSP)
      .replace(/(?<=\d) (?=\p{L})/gu, NBSP)
      .replace(/(?<=\p{L}) (?=\{(?:rule|number|year)\})/gu, NBSP)
  )
}
