// The host sends a whole new view after every change, most of which is equal to the view before. Svelte draws an item
// again when its object is another one. So a list of many items reuses the old object of each item that is equal.

/**
 * Returns each list with the items of the list before where they are equal, and the list before itself where all of them
 * are. Two items are equal when `textOf` gives the same text for both.
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
