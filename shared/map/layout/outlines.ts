// The outlines of areas, from the lines that divide them.
import { ringPoints, walkFaces } from './faces.ts'
import type { Line, Ring } from './plane.ts'

/** An area's outline as drawn, and the lines that make it up: `~i` for line i walked backwards. */
export interface Outline {
  readonly walks: readonly (readonly number[])[]
  readonly rings: readonly Ring[]
}

/** A line between two areas; null is beyond the frame. */
export interface Divide<Area> {
  readonly left: Area | null
  readonly right: Area | null
  readonly from: number
  readonly to: number
  /** As it was found. */
  readonly raw: Line
  /** As it is drawn. */
  readonly points: Line
}

const OTHER = { left: 'right', right: 'left' } as const

/**
 * The outlines of all areas, walked with the area on one side. Faces are walked on the raw lines, because two lines may
 * be drawn as the same chord.
 */
export function outlinesOf<Area>(lines: readonly Divide<Area>[], side: 'left' | 'right'): Map<Area, Outline> {
  const outlines = new Map<Area, { walks: number[][]; rings: Ring[] }>()
  const drawn = lines.map(({ points }) => points)
  for (const ring of walkFaces(lines.map(({ from, to, raw }) => ({ from, to, points: raw })))) {
    const [half] = ring as [number]
    const area = lines[half >> 1]![half & 1 ? OTHER[side] : side]
    if (area === null) continue
    const outline = outlines.get(area) ?? { walks: [], rings: [] }
    outlines.set(area, outline)
    outline.walks.push(ring.map((one) => (one & 1 ? ~(one >> 1) : one >> 1)))
    outline.rings.push(ringPoints(ring, drawn))
  }
  return outlines
}
