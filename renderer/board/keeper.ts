// A view from the host is new in every part, though little of it says anything new. What is drawn by the dozen keeps its
// objects as long as they say the same, so that only the others are drawn again.

/**
 * Puts the items of the last list in the place of equal ones in the next, and the last list itself in the place of one
 * that says the same throughout; `textOf` tells all that may change.
 */
export function keeper<T extends object>(
  textOf: (item: T) => string = JSON.stringify,
): (next: readonly T[]) => readonly T[] {
  let known = new Map<string, T>()
  let last: readonly T[] = []
  return (next) => {
    const kept = next.map((item): [string, T] => {
      const text = textOf(item)
      return [text, known.get(text) ?? item]
    })
    if (kept.length !== last.length || kept.some(([, item], i) => item !== last[i])) {
      known = new Map(kept)
      last = kept.map(([, item]) => item)
    }
    return last
  }
}
