/** The item that is worth most; of equal ones the first, and undefined where there is none. */
export function bestOf<T>(items: readonly T[], worth: (item: T, index: number) => number): T | undefined {
  let best: T | undefined
  let most = -Infinity
  items.forEach((item, index) => {
    const value = worth(item, index)
    if (value <= most) return
    most = value
    best = item
  })
  return best
}
