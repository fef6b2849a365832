import type { Ring } from './plane.ts'

type Edge = readonly [x1: number, y1: number, x2: number, y2: number]

/** Answers whether a point lies in a set of rings (even-odd), with the edges sorted into bands by height. */
export class RingIndex {
  private readonly bands = new Map<number, Edge[]>()

  constructor(
    rings: readonly Ring[],
    private readonly bandPx = 2,
  ) {
    for (const ring of rings)
      ring.forEach((a, i) => {
        const b = ring[(i + 1) % ring.length]!
        if (a[1] === b[1]) return
        const last = Math.floor(Math.max(a[1], b[1]) / bandPx)
        for (let band = Math.floor(Math.min(a[1], b[1]) / bandPx); band <= last; band++) {
          const edges = this.bands.get(band)
          if (edges) edges.push([a[0], a[1], b[0], b[1]])
          else this.bands.set(band, [[a[0], a[1], b[0], b[1]]])
        }
      })
  }

  has(x: number, y: number): boolean {
    let inside = false
    for (const [x1, y1, x2, y2] of this.bands.get(Math.floor(y / this.bandPx)) ?? [])
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
    return inside
  }
}
