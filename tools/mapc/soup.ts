// All lines that may become borders, as one list of segments: coast, chosen national borders, authored lines, outlines
// of straits, the frame.
import type { Atlas } from './atlas.ts'
import { densify, meander, spline } from '../../shared/map/layout/curve.ts'
import type { Segment } from './noding.ts'
import { inBounds, type Bounds, type Line } from '../../shared/map/layout/plane.ts'
import type { Projection } from './projection.ts'
import type { AuthoredLine, LonLat, VariantFacts } from './variant.ts'

/** Where a segment comes from, lowest priority first: where two run over each other, the later kind stays. */
export const SOURCE_KINDS = ['sea', 'land', 'strait', 'country', 'coast', 'channel', 'frame'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

export interface Source {
  readonly kind: SourceKind
  /** The pair an authored line is named after. */
  readonly parts?: readonly [string, string]
}

export interface Soup {
  readonly segments: readonly Segment[]
  readonly sources: readonly Source[]
}

/** Authored points are splined in degrees, a sample every so many degrees. */
const SPLINE_STEP = 0.15
const STRAIT_STEP = 0.05
const MEANDER_STEP_PX = 2.2
const MEANDER_PX = 2.8
const LONGEST_SEGMENT_PX = 6
const VIEW_MARGIN_PX = 72

function mayBeBorder(countries: readonly string[], wanted: ReadonlySet<string>): boolean {
  const [a, b] = countries
  return [`${a}/${b}`, `${b}/${a}`, `${a}/*`, `${b}/*`].some((pair) => wanted.has(pair))
}

/** The outline of a strait as a closed line in the drawing. */
export function straitRing(outline: readonly LonLat[], projection: Projection): Line {
  return densify([...outline, outline[0]!], STRAIT_STEP).map(projection)
}

/** Gathers the segments of a variant's board. */
export function makeSoup(variant: VariantFacts, atlas: Atlas, projection: Projection): Soup {
  const [width, height] = variant.projection.frame
  const view: Bounds = [-VIEW_MARGIN_PX, -VIEW_MARGIN_PX, width + VIEW_MARGIN_PX, height + VIEW_MARGIN_PX]
  const segments: Segment[] = []
  const sources: Source[] = []

  const add = (points: Line, source: Source) => {
    const number = sources.push(source) - 1
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1]!, points[i]!]
      if (inBounds(a, view) || inBounds(b, view)) segments.push({ a, b, source: number })
    }
  }

  const wanted = new Set(variant.countryBorders)
  for (const { points, countries } of atlas.lines) {
    if (countries.length === 1) add(points, { kind: 'coast' })
    else if (mayBeBorder(countries, wanted)) add(points, { kind: 'country' })
  }
  for (const { outline, channel } of Object.values(variant.straits)) {
    add(straitRing(outline, projection), { kind: 'strait' })
    if (channel) add(straitRing(channel, projection), { kind: 'channel' })
  }

  const smooth = (line: AuthoredLine) => spline(line.through, SPLINE_STEP).map(projection)
  variant.landLines.forEach((line, i) => {
    const seed = 7 + 101 * (i + 1)
    const winding = meander(densify(smooth(line), MEANDER_STEP_PX), MEANDER_PX, seed)
    add(densify(winding, LONGEST_SEGMENT_PX), { kind: 'land', parts: line.parts })
  })
  for (const line of variant.seaLines)
    add(densify(smooth(line), LONGEST_SEGMENT_PX), { kind: 'sea', parts: line.parts })

  const corners: Line = [[0, 0], [width, 0], [width, height], [0, height], [0, 0]] // oxfmt-ignore
  for (let i = 1; i < corners.length; i++) add([corners[i - 1]!, corners[i]!], { kind: 'frame' })
  return { segments, sources }
}
