import type { Point } from '../board-map.ts'
import { unpackLine } from '../packed.ts'
import { ringPath } from '../path.ts'
import { PLACES_FORMAT, PLACES_VERSION, type PackedPlaces, type PackedRegion } from './packed.ts'
import { TERRAIN_TEXTURES, type MapRegion, type PlaceMap, type TerrainMark } from './place-map.ts'

function region(packed: PackedRegion, precision: number): MapRegion {
  const [x, y, width, height] = packed.window
  const arcs = packed.arcs.map((arc) => unpackLine(arc, precision))
  const ring = (steps: readonly number[]): Point[] =>
    steps.flatMap((step) => {
      const arc = arcs[step < 0 ? ~step : step]
      if (!arc) throw new Error(`arc ${step} of ${packed.id} is missing`)
      return (step < 0 ? arc.toReversed() : arc).slice(0, -1)
    })
  return {
    id: packed.id,
    window: { x, y, width, height },
    nations: Object.entries(packed.nations).map(([nation, rings]) => ({
      nation,
      path: rings.map((steps) => ringPath(ring(steps))).join(''),
    })),
    frontiers: arcs.slice(0, packed.frontiers),
    land: packed.land.map((ring) => unpackLine(ring, precision)),
  }
}

function marks(numbers: readonly number[]): TerrainMark[] {
  const found: TerrainMark[] = []
  for (let i = 0; i + 2 < numbers.length; i += 3)
    found.push({ at: [numbers[i]!, numbers[i + 1]!], size: numbers[i + 2]! / 100 })
  return found
}

/** Unpacks a shipped map of places; throws for a file of another format or version, or one that is broken. */
export function decodePlaces(packed: PackedPlaces): PlaceMap {
  if (packed.format !== PLACES_FORMAT || packed.version !== PLACES_VERSION)
    throw new Error(`not a map of places of version ${PLACES_VERSION}`)
  return {
    board: packed.board,
    credits: packed.credits,
    width: packed.box[0],
    height: packed.box[1],
    regions: packed.regions.map((one) => region(one, packed.precision)),
    places: new Map(packed.places.map(([id, x, y, half]) => [id, { id, at: [x, y], half }])),
    labels: packed.labels.map(([nation, x, y, size]) => ({ nation, at: [x, y], size })),
    texture: Object.fromEntries(
      TERRAIN_TEXTURES.map((kind) => [kind, marks(packed.texture[kind])]),
    ) as unknown as PlaceMap['texture'],
  }
}
