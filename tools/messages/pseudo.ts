// A language made at build time: every message with marks on all its letters. Text on a page without marks is missing
// from the messages. `npm run pseudo` builds it; test/e2e/walks/pseudo.walk.ts reads it.
import type { Plugin } from 'vite'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const MARKED = 'áƀçđéƒğħíĵķłɱñóƥɋŕšťúṽŵẋýžÁɃÇĐÉƑĞĦÍĴĶŁṀÑÓƤɊŔŠŤÚṼŴẊÝŽ'
const marks = new Map([...PLAIN].map((letter, i) => [letter, [...MARKED][i] ?? letter]))

/** A text in the pseudo-language; `{places}` to fill in stay. */
export const pseudo = (text: string): string =>
  text.replace(/\{[^}]*\}|[a-zA-Z]/g, (part) => marks.get(part) ?? part)

/** Marks the compiled messages: their texts stand between backticks, with `${…}` for what is filled in. */
function marked(code: string): string {
  return code.replace(/`((?:[^`\\]|\\.)*)`/g, (literal) =>
    literal.replace(/\$\{[^}]*\}|\\.|[a-zA-Z]/g, (part) => marks.get(part) ?? part),
  )
}

/** Builds the pages in the pseudo-language: the catalogue and the learning room's words. */
export const pseudoLanguage = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  transform(code, id) {
    if (/\/paraglide\/messages\/.*\.js(\?text.*)?$/.test(id)) return { code: marked(code), map: null }
    if (!/\/resources\/messages\/\w+\/\w+\.json$/.test(id)) return null
    const { $schema, ...texts } = JSON.parse(code) as Record<string, string>
    const entries = Object.entries(texts).map(([key, text]) => [key, pseudo(text)])
    return { code: JSON.stringify({ $schema, ...Object.fromEntries(entries) }), map: null }
  },
})
