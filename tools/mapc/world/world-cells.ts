// The world in cells: a grid whose left edge is the neighbour of its right one.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { densify } from '../../../shared/map/layout/curve.ts'
import type { Point, Ring } from '../../../shared/map/layout/plane.ts'
import { makeCells, paint } from '../../../shared/map/cells/cells.ts'
import type { LonLat } from '../variant.ts'
import type { Globe } from './projection.ts'

export interface WorldCells {
  readonly columns: number
  readonly rows: number
  /** The number of each cell's country; 0 is water. */
  readonly countries: Uint16Array
}

interface Topology {
  readonly transform: { readonly scale: LonLat; readonly translate: LonLat }
  readonly arcs: readonly (readonly LonLat[])[]
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly {
        readonly type: 'Polygon' | 'MultiPolygon'
        readonly arcs: readonly never[]
        readonly properties: { readonly name: string }
      }[]
    }
  }
}

const OMITTED = ['Antarctica']

/** A ring round the pole or across the antimeridian, without jumps. */
function unrolled(ring: readonly LonLat[]): LonLat[] {
  let turn = 0
  return ring.map(([lon, lat], i) => {
    const before = i === 0 ? lon : ring[i - 1]![0]
    if (lon - before > 180) turn -= 360
    else if (before - lon > 180) turn += 360
    return [lon + turn, lat]
  })
}

/** The rings of a country in the drawing, each where it lies and once round to either side. */
function ringsOf(globe: Globe, rings: readonly (readonly LonLat[])[]): Ring[] {
  return rings.flatMap((ring) => {
    const flat = densify(unrolled([...ring, ring[0]!]), 1)
    let [before, shift] = [0, 0]
    const points = flat.map((at, i): Point => {
      const [x, y] = globe.project(at)
      if (i > 0) {
        if (x + shift - before > globe.width / 2) shift -= globe.width
        else if (before - x - shift > globe.width / 2) shift += globe.width
      }
      before = x + shift
      return [before, y]
    })
    return [-1, 0, 1].map((round) => points.map(([x, y]): Point => [x + round * globe.width, y]))
  })
}

export function paintCountries(globe: Globe): WorldCells {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const { transform, arcs, objects } = JSON.parse(readFileSync(path, 'utf8')) as Topology
  const { scale, translate } = transform
  const degrees = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): LonLat => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
  const walk = (steps: readonly number[]): LonLat[] =>
    steps.flatMap((step) => (step < 0 ? degrees[~step]!.toReversed() : degrees[step]!).slice(0, -1))
  const cells = makeCells([globe.width, globe.height], 1)
  objects.countries.geometries.forEach(({ type, arcs: parts, properties }, i) => {
    if (OMITTED.includes(properties.name)) return
    const polygons = (type === 'Polygon'
      ? [parts]
      : parts) as unknown as readonly (readonly (readonly number[])[])[]
    for (const polygon of polygons) paint(cells, ringsOf(globe, polygon.map(walk)), i + 1, 'evenodd')
  })
  return { columns: cells.columns, rows: cells.rows, countries: cells.areas }
}
