// A view from the host is new in every part, though little of it says anything new. What is drawn by the dozen keeps its
// objects as long as they say the same, so that only the others are drawn again.

/** Puts the items of the last list in the place of equal ones in the next; `textOf` tells all that may change. */
export function keeper<T extends object>(
  textOf: (item: T) => string = JSON.stringify,
): (next: readonly T[]) => readonly T[] {
  let last = new Map<string, T>()
  return (next) => {
    const kept = next.map((item): [string, T] => {
      const text = textOf(item)
      return [text, last.get(text) ?? item]
    })
    last = new Map(kept)
    return kept.map(([, item]) => item)
  }
}
