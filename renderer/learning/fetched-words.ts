// Words of a learning room, one file a language, fetched when somebody comes in: a phone that only plays never loads them.
import type { Language } from '../../shared/kernel/language.ts'

type Values = Readonly<Record<string, string | number>>

/** Words that are fetched; nothing can be said before `load`. */
export interface FetchedWords<Key extends string> {
  readonly load: (language: Language) => Promise<void>
  /** A sentence with its values filled in. */
  readonly say: (key: Key, values?: Values) => string
  /** The sentence of a key put together from parts, dashes written as `_`; null where nobody wrote one. */
  readonly find: (key: string, values?: Values) => string | null
}

export function fetchedWords<Key extends string>(
  files: Readonly<Record<Language, () => Promise<{ readonly default: Readonly<Record<Key, string>> }>>>,
): FetchedWords<Key> {
  let words: Readonly<Record<Key, string>> | null = null

  function say(key: Key, values: Values = {}): string {
    if (!words) throw new Error(`no words yet for ${key}`)
    return words[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
  }
  return {
    load: async (language) => {
      words = (await files[language]()).default
    },
    say,
    find: (parts, values) => {
      const key = parts.replaceAll('-', '_') as Key
      return words && key in words ? say(key, values) : null
    },
  }
}
