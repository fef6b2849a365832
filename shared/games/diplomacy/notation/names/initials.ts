/** One or two letters for each power, different from those of all others, from its name where possible. */
export function initialsFor(names: readonly string[], others: readonly string[] = []): string[] {
  const taken = new Set(others)
  return names.map((name) => {
    const letters = [...name.toUpperCase()].filter((letter) => /\p{L}/u.test(letter))
    const pairs = letters.slice(1).map((letter) => `${letters[0]!}${letter.toLowerCase()}`)
    const numbers = names.map((_, at) => String(at + 1))
    const own = [...letters.slice(0, 1), ...pairs, ...numbers].find((one) => !taken.has(one)) ?? '?'
    taken.add(own)
    return own
  })
}
