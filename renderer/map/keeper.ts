// A view from the host is new in every part, though little of it says anything new. What is drawn by the dozen keeps its
// objects as long as they say the same, so that only the others are drawn again.

/** Puts the items of the last list in the place of equal ones in the next. */
export function keeper<T extends object>(): (next: readonly T[]) => readonly T[] {
  let last = new Map<string, T>()
  return (next) => {
    const kept = next.map((item): [string, T] => {
      const text = JSON.stringify(item)
      return [text, last.get(text) ?? item]
    })
    last = new Map(kept)
    return kept.map(([, item]) => item)
  }
}
