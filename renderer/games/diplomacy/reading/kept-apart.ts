// Places of signs at the ends of lines.

/** Heights that keep `room` from each other, each as near its own as can be; in the order they were given. */
export function keptApart(
  heights: readonly number[],
  room: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const put = [...heights]
  let least = top
  for (const i of order) {
    put[i] = Math.max(put[i] ?? 0, least)
    least = (put[i] ?? 0) + room
  }
  let most = bottom
  for (const i of order.toReversed()) {
    put[i] = Math.min(put[i] ?? 0, most)
    most = (put[i] ?? 0) - room
  }
  return put
}
