// Folds spellings of the same letters: case, accents, ё and й, curly quotes; and Cyrillic letters that look like
// Latin ones. Look-alikes are folded one way only, towards Latin codes: `Тун` is Tunis before it is a mistyped `Tyn`.

/** Lower case without accents: `Řím` and `rim`, `Чёрное` and `черное` are the same. */
export function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the plain ASCII range, which needs no normalization
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'")
}

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  г: 'r',
  е: 'e',
  и: 'u',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
}

/** The Latin words a plain word with Cyrillic letters may look like (н is h or n); none where it has no such letter. */
export function lookAlikes(word: string): readonly string[] {
  if (!/[\u0400-\u04ff]/.test(word)) return []
  const latin = [...word].map((letter) => LOOK_ALIKES[letter] ?? letter).join('')
  return latin.includes('н') ? [latin.replaceAll('н', 'h'), latin.replaceAll('н', 'n')] : [latin]
}
