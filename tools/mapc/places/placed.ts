// Every place with room of its own: the regions are relaxed together, so that lines from one to another keep clear too.
import { NAME_PX, PLACE_ROOM } from '../../../shared/map/places/place-map.ts'
import { textWidthEm } from '../../../shared/map/text-width.ts'
import type { Bounds, Point } from '../../../shared/map/layout/plane.ts'
import { earthOf } from './earth.ts'
import type { PlaceBoardFacts, PlaceFact } from './facts.ts'
import { relax, type Extent } from './relax.ts'

export interface Placed {
  readonly id: string
  readonly region: string
  /** Where it is on the earth, in px of the drawing. */
  readonly home: Point
  readonly at: Point
  readonly half: number
}

const STEPS = 2200
/** Free space between boxes, and between a box and the edge of its region. */
const AIR_PX = 4
const RIM_PX = 10

/** Half a box: as wide as the longest of its names, within limits; what does not fit then is set smaller. */
export function halfOf({ names }: PlaceFact): number {
  const longest = Math.max(...names.map(textWidthEm)) * NAME_PX
  return Math.round(Math.min(PLACE_ROOM.mostHalf, Math.max(PLACE_ROOM.leastHalf, longest / 2 + 1)))
}

/** Gives every place its room. */
export function placeAll(facts: PlaceBoardFacts): Placed[] {
  const earths = new Map(facts.regions.map((region) => [region.id, earthOf(region)]))
  const homes = facts.places.map(({ id, region, at }) => earths.get(region)!(facts.displaced[id] ?? at))
  const extents = facts.places.map((place): Extent => ({ ...PLACE_ROOM, half: halfOf(place) }))
  const index = new Map(facts.places.map(({ id }, i) => [id, i]))
  const rims = facts.places.map(({ region }, i) => rimOf(facts, region, extents[i]!))
  const at = relax({
    homes,
    extents,
    lines: facts.lines.map(([a, b]) => [index.get(a)!, index.get(b)!]),
    steps: STEPS,
    air: AIR_PX,
    rims,
  })
  return facts.places.map(({ id, region }, i) => ({
    id,
    region,
    home: homes[i]!,
    at: at[i]!,
    half: extents[i]!.half,
  }))
}

/** Where a place may be: in its region's window, and in no window that lies over it. */
function rimOf({ regions }: PlaceBoardFacts, id: string, { half, up, down }: Extent) {
  const own = regions.findIndex((region) => region.id === id)
  const grown = ([x0, y0, x1, y1]: Bounds, by: 1 | -1): Bounds => [
    x0 - by * (half + RIM_PX),
    y0 - by * (down + RIM_PX),
    x1 + by * (half + RIM_PX),
    y1 + by * (up + RIM_PX),
  ]
  const [x0, y0, x1, y1] = regions[own]!.window
  return {
    within: [x0 + half + RIM_PX, y0 + up + RIM_PX, x1 - half - RIM_PX, y1 - down - RIM_PX] as Bounds,
    outside: regions.slice(own + 1).map(({ window }) => grown(window, 1)),
  }
}
