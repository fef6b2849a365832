import {
  PLACES_FORMAT,
  PLACES_VERSION,
  type PackedPlaces,
  type PackedRegion,
} from '../../../shared/map/places/packed.ts'
import { TERRAIN_TEXTURES } from '../../../shared/map/places/place-map.ts'
import { packLine } from '../../../shared/map/packed.ts'
import { loadAtlas } from '../atlas.ts'
import {
  crossingsAt,
  ringArea,
  type Bounds,
  type Line,
  type Point,
  type Ring,
} from '../../../shared/map/layout/plane.ts'
import { faultsOf, figuresOf, strayed } from './checks.ts'
import { drawnEarth } from './earth.ts'
import type { PlaceBoardFacts, RegionFact } from './facts.ts'
import { clipRing, landRings } from './land.ts'
import { paintNations, traceNations, type NationCells } from './nations.ts'
import { placeAll, type Placed } from './placed.ts'
import { strew } from './texture.ts'

const CREDITS = 'Coastlines: Natural Earth (public domain)'
/** Detail of the coasts, and how finely the drawing is stored. */
const DETAIL = { coastPx2: 1.6, leastIslandPx2: 40, precision: 5 } as const
/** Land reaches this far over the rim of its region, so that no coast is drawn along the rim. */
const OVER_RIM_PX = 8

export interface PlacesReport {
  /** What is wrong, as sentences; a map with errors is not made. */
  readonly errors: readonly string[]
  /** The figures of the drawing, and what an author may want to look at. */
  readonly notes: readonly string[]
  readonly map: PackedPlaces | null
}

interface Drawn {
  readonly packed: PackedRegion
  readonly land: readonly Ring[]
  readonly cells: NationCells
}

/** Compiles the facts of a board of places and lines into the shipped map. */
export function compilePlaces(facts: PlaceBoardFacts): PlacesReport {
  const placed = placeAll(facts)
  const figures = figuresOf(facts, placed)
  const errors = faultsOf(facts, placed, figures)
  if (errors.length > 0) return { errors, notes: [], map: null }

  const drawn = new Map(facts.regions.map((region) => [region.id, drawRegion(facts, region, placed)]))
  const isLand = ([x, y]: Point): boolean => {
    const region = facts.regions.findLast(
      ({ window: [x0, y0, x1, y1] }) => x > x0 + 12 && x < x1 - 12 && y > y0 + 12 && y < y1 - 12,
    )
    if (!region) return false
    return crossingsAt(drawn.get(region.id)!.land, y + 0.013).filter((at) => at < x).length % 2 === 1
  }
  const texture = strew(facts, placed, isLand)
  const earths = new Map(facts.regions.map((region) => [region.id, warpOf(region, placed)]))
  const pairs = (list: readonly string[]) => (list.length === 0 ? '' : `: ${list.join(', ')}`)
  const stray = strayed(facts, placed, (region) => drawn.get(region)!.cells)
  return {
    errors: [],
    notes: [
      `${placed.length} places, ${facts.lines.length} lines, 0 boxes touch`,
      `${figures.crossings.length} lines cross${pairs(figures.crossings)}`,
      `${figures.overPlates.length} lines run over a plate${pairs(figures.overPlates)}`,
      `moved by ${figures.movedMedianPx} px at the median, ${figures.movedMostPx} px at most`,
      `${stray.length} places on other land than their own${pairs(stray)}`,
    ],
    map: {
      format: PLACES_FORMAT,
      version: PLACES_VERSION,
      board: facts.id,
      credits: CREDITS,
      box: facts.frame,
      precision: DETAIL.precision,
      regions: facts.regions.map(({ id }) => drawn.get(id)!.packed),
      places: placed.map(({ id, at, half }) => [id, at[0], at[1], half] as const),
      labels: facts.labels.map(({ nation, region, at, size }) => {
        const [x, y] = earths.get(region)!(at)
        return [nation, Math.round(x), Math.round(y), size] as const
      }),
      texture: Object.fromEntries(
        TERRAIN_TEXTURES.map((kind) => [
          kind,
          texture[kind].flatMap(({ at, size }) => [at[0], at[1], Math.round(size * 100)]),
        ]),
      ) as unknown as PackedPlaces['texture'],
    },
  }
}

function warpOf(region: RegionFact, placed: readonly Placed[]): (at: readonly [number, number]) => Point {
  const own = placed.filter((place) => place.region === region.id)
  return drawnEarth(
    region,
    own.map(({ home }) => home),
    own.map(({ at }) => at),
  )
}

function drawRegion(facts: PlaceBoardFacts, region: RegionFact, placed: readonly Placed[]): Drawn {
  const [x0, y0, x1, y1] = region.window
  const earth = warpOf(region, placed)
  // The atlas takes coordinates from the corner of the visible part.
  const atlas = loadAtlas({
    projection: (at) => {
      const [x, y] = earth(at)
      return [x - x0, y - y0]
    },
    frame: [x1 - x0, y1 - y0],
    omittedCountries: ['Greenland', 'Antarctica'],
    simplifyPx2: DETAIL.coastPx2,
    leastIslandPx2: DETAIL.leastIslandPx2,
  })
  const rim: Bounds = [-OVER_RIM_PX, -OVER_RIM_PX, x1 - x0 + OVER_RIM_PX, y1 - y0 + OVER_RIM_PX]
  const land = landRings(atlas)
    .map((ring) => clipRing(ring, rim))
    .filter((ring) => ring.length > 2 && Math.abs(ringArea(ring)) >= DETAIL.leastIslandPx2)
    .map((ring) => ring.map(([x, y]): Point => [x + x0, y + y0]))
  const cells = paintNations(facts, atlas, [0, 0, x1 - x0, y1 - y0], (at) => {
    const [x, y] = earth(at)
    return [x - x0, y - y0]
  })
  const shifted: NationCells = { ...cells, window: { ...cells.window, x: x0, y: y0 } }
  const { arcs, frontiers, rings } = traceNations(shifted)
  const whole = (line: Line): Point[] =>
    line.map(([x, y]) => [Math.round(x * DETAIL.precision), Math.round(y * DETAIL.precision)])
  return {
    land,
    cells: shifted,
    packed: {
      id: region.id,
      window: [x0, y0, x1 - x0, y1 - y0],
      land: land.map((ring) => packLine(whole(ring))),
      arcs: arcs.map(({ points }) => packLine(whole(points))),
      frontiers,
      nations: Object.fromEntries(rings),
    },
  }
}
