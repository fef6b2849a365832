/** Folds case, accents and kinds of spaces, so that a Czech command is found without its háčky. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** How well words typed fit a title: null when some word is not in it, else lower is better. */
export function fitOf(title: string, typed: string): number | null {
  const text = fold(title)
  let worst = 0
  for (const word of fold(typed).split(/\s+/).filter(Boolean)) {
    const at = text.indexOf(word)
    if (at < 0) return null
    // The beginning of the title, the beginning of one of its words, somewhere inside one.
    const fit = at === 0 ? 0 : /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? 2 : 1
    worst = Math.max(worst, fit)
  }
  return worst
}

/** Those that fit what was typed, best first, otherwise in their own order. */
export function matching<T>(list: readonly T[], titleOf: (one: T) => string, typed: string): readonly T[] {
  return list
    .flatMap((one, order) => {
      const fit = fitOf(titleOf(one), typed)
      return fit === null ? [] : [{ one, fit, order }]
    })
    .sort((a, b) => a.fit - b.fit || a.order - b.order)
    .map(({ one }) => one)
}
