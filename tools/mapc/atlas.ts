// Coastlines and present-day borders: Natural Earth 1:10m (public domain) as packaged by world-atlas. Every arc is
// projected once and simplified in px, so that detail follows the magnification.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { densify } from '../../shared/map/layout/curve.ts'
import {
  inBounds,
  ringArea,
  type Bounds,
  type Line,
  type Point,
  type Ring,
} from '../../shared/map/layout/plane.ts'
import type { Projection } from './projection.ts'
import { simplify } from '../../shared/map/layout/simplify.ts'
import type { LonLat } from './variant.ts'

/** The part of the TopoJSON format that world-atlas uses. */
interface Topology {
  readonly transform: { readonly scale: LonLat; readonly translate: LonLat }
  readonly arcs: readonly (readonly LonLat[])[]
  readonly objects: { readonly countries: { readonly geometries: readonly CountryGeometry[] } }
}
type CountryGeometry = { readonly properties: { readonly name: string } } & (
  | { readonly type: 'Polygon'; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[] }
)

interface CountryRing {
  readonly country: string
  readonly isHole: boolean
  /** Projected and simplified. */
  readonly points: Ring
}

export interface Atlas {
  readonly rings: readonly CountryRing[]
  /** Lines with the countries on their sides: one for a coast, two for a border. */
  readonly lines: readonly { readonly points: Line; readonly countries: readonly string[] }[]
}

export interface AtlasOptions {
  readonly projection: Projection
  readonly omittedCountries: readonly string[]
  readonly frame: readonly [number, number]
  /** Least triangle kept by the simplification, px². */
  readonly simplifyPx2: number
  /** Islands smaller than this, px², are noise. */
  readonly leastIslandPx2: number
}

/** Rings without a point in this part of the world are left out: west, south, east, north in degrees. */
const REGION: Bounds = [-45, 18, 100, 84]
/** world-atlas stitches rings across the antimeridian; what lies west of this is moved to the east. */
const CUT_LON = -110
/** Lines wholly outside the frame by this many px are kept only in outline. */
const VIEW_MARGIN_PX = 72
const OUTSIDE_SIMPLIFY_PX2 = 30

function readTopology(): Topology {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Topology
}

function decodeArc(arc: readonly LonLat[], { scale, translate }: Topology['transform']): LonLat[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    const lon = x * scale[0] + translate[0]
    return [lon < CUT_LON ? lon + 360 : lon, y * scale[1] + translate[1]]
  })
}

/** Far points are moved nearer, where the projection distorts less; they are outside the frame all the same. */
function clamp([lon, lat]: LonLat): LonLat {
  return [Math.max(REGION[0] - 15, Math.min(REGION[2] + 25, lon)), Math.max(REGION[1] - 10, lat)]
}

const arcOf = (step: number) => (step < 0 ? ~step : step)

/** Reads the atlas and brings it into the drawing. */
export function loadAtlas(options: AtlasOptions): Atlas {
  const topology = readTopology()
  const degrees = topology.arcs.map((arc) => decodeArc(arc, topology.transform))
  const users = degrees.map(() => new Set<string>())
  const walks: { country: string; isHole: boolean; steps: readonly number[] }[] = []
  for (const geometry of topology.objects.countries.geometries) {
    const country = geometry.properties.name
    if (options.omittedCountries.includes(country)) continue
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
    for (const polygon of polygons) {
      if (!polygon[0]!.some((step) => degrees[arcOf(step)]!.some((at) => inBounds(at, REGION)))) continue
      polygon.forEach((steps, hole) => {
        walks.push({ country, isHole: hole > 0, steps })
        for (const step of steps) users[arcOf(step)]!.add(country)
      })
    }
  }

  const [width, height] = options.frame
  const view: Bounds = [-VIEW_MARGIN_PX, -VIEW_MARGIN_PX, width + VIEW_MARGIN_PX, height + VIEW_MARGIN_PX]
  const lines = degrees.map((arc, i): Line => {
    if (users[i]!.size === 0) return []
    const closed = arc[0]![0] === arc.at(-1)![0] && arc[0]![1] === arc.at(-1)![1]
    const points = densify(arc.map(clamp), 1).map(options.projection)
    const moving = points.filter(
      (p, k) =>
        k === 0 || k === points.length - 1 || p[0] !== points[k - 1]![0] || p[1] !== points[k - 1]![1],
    )
    const inView = moving.some((p) => inBounds(p, view))
    return simplify(moving, inView ? options.simplifyPx2 : OUTSIDE_SIMPLIFY_PX2, closed)
  })

  const kept = new Set<number>()
  const rings: CountryRing[] = []
  for (const { country, isHole, steps } of walks) {
    const points = steps.flatMap((step): Point[] => {
      const arc = lines[arcOf(step)]!
      return (step < 0 ? arc.toReversed() : arc).slice(0, -1)
    })
    // A tiny country on a shore shares arcs with its neighbour: dropping it would open the coast. Only true islands go.
    const isIsland = !isHole && steps.every((step) => users[arcOf(step)]!.size === 1)
    const area = points.length < 3 ? 0 : Math.abs(ringArea(points))
    if (isIsland && area < options.leastIslandPx2) continue
    rings.push({ country, isHole, points })
    for (const step of steps) kept.add(arcOf(step))
  }
  return { rings, lines: [...kept].map((i) => ({ points: lines[i]!, countries: [...users[i]!] })) }
}
