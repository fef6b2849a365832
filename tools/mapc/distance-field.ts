/** One pass of the exact squared distance transform (Felzenszwalb and Huttenlocher) over `n` cells. */
function transform(n: number, read: (i: number) => number, write: (i: number, value: number) => void): void {
  const FAR = 1e9
  const parabola = new Int32Array(n)
  const from = new Float64Array(n + 1)
  from[0] = -FAR
  from[1] = FAR
  let k = 0
  for (let q = 1; q < n; q++) {
    const meetsAt = () => {
      const v = parabola[k]!
      return (read(q) + q * q - (read(v) + v * v)) / (2 * q - 2 * v)
    }
    let s = meetsAt()
    while (s <= from[k]! && k > 0) {
      k--
      s = meetsAt()
    }
    if (s > from[k]!) k++
    parabola[k] = q
    if (k > 0) from[k] = s
    from[k + 1] = FAR
  }
  const result = new Float64Array(n)
  k = 0
  for (let q = 0; q < n; q++) {
    while (from[k + 1]! < q) k++
    const v = parabola[k]!
    result[q] = (q - v) ** 2 + read(v)
  }
  for (let q = 0; q < n; q++) write(q, result[q]!)
}

/** Distance in cells from every set cell of a mask to the nearest cell that is not set (0 outside the mask). */
export function distanceField(mask: Uint8Array, width: number, height: number): Float64Array {
  const field = Float64Array.from(mask, (set) => (set ? 1e9 : 0))
  for (let x = 0; x < width; x++)
    transform(height, (y) => field[y * width + x]!, (y, v) => (field[y * width + x] = v)) // prettier-ignore
  for (let y = 0; y < height; y++)
    transform(width, (x) => field[y * width + x]!, (x, v) => (field[y * width + x] = v)) // prettier-ignore
  return field.map(Math.sqrt)
}
