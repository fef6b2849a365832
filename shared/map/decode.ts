import type { BoardMap, BorderKind, Box, MapArea, MapBorder, MapProvince, Point, Sites } from './board-map.ts'
import { coarsen, linePath, ringPath } from './path.ts'
import {
  KIND_LETTER,
  PACKED_FORMAT,
  PACKED_VERSION,
  unpackLine,
  type PackedMap,
  type PackedSites,
} from './packed.ts'

/** Wide strokes hide steps of this many px. */
const COARSE_STEP_PX = 5

const KIND_OF_LETTER = new Map<string, BorderKind>(
  Object.entries(KIND_LETTER).map(([kind, letter]) => [letter, kind as BorderKind]),
)

function kindOf(letter: string): BorderKind {
  const kind = KIND_OF_LETTER.get(letter)
  if (kind === undefined) throw new Error(`map file names an unknown kind of border: ${letter}`)
  return kind
}

function boxOf(rings: readonly (readonly Point[])[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (const point of ring) {
      const x = point[0]
      const y = point[1]
      x0 = Math.min(x0, x)
      y0 = Math.min(y0, y)
      x1 = Math.max(x1, x)
      y1 = Math.max(y1, y)
    }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }
}

/** A border, written as a path when it is drawn: most coasts are drawn as the outlines of areas. */
class Line implements MapBorder {
  #path?: string
  #coarse?: string

  constructor(
    readonly kind: BorderKind,
    readonly between: MapBorder['between'],
    readonly right: string | null,
    readonly points: readonly Point[],
  ) {}

  get path(): string {
    return (this.#path ??= linePath(this.points))
  }

  get coarse(): string {
    return (this.#coarse ??= linePath(coarsen(this.points, COARSE_STEP_PX)))
  }
}

function joinRing(arcs: readonly (readonly Point[])[], walk: readonly number[]): Point[] {
  const ring: Point[] = []
  for (const step of walk) {
    const arc = arcs[step < 0 ? ~step : step]
    if (!arc) throw new Error(`map file names an arc it does not hold: ${step}`)
    // An arc ends where the next one begins.
    if (step < 0) for (let i = arc.length - 1; i > 0; i--) ring.push(arc[i]!)
    else for (let i = 0; i < arc.length - 1; i++) ring.push(arc[i]!)
  }
  return ring
}

function sitesOf(packed: PackedSites): Sites {
  const [x, y, scale] = packed.code
  return {
    unit: packed.unit,
    dislodged: packed.dislodged,
    star: packed.star ?? null,
    code: { at: [x, y], scale },
    names: Object.fromEntries(
      Object.entries(packed.names).map(([language, [nx, ny, nameScale, fromZoom, ...lines]]) => [
        language,
        { at: [nx, ny], lines, scale: nameScale, fromZoom },
      ]),
    ),
    coasts: packed.coasts ?? {},
  }
}

/**
 * Turns a shipped map file into areas, lines and places ready to draw. Throws on a file of another format or version,
 * or an inconsistent one: a map is part of the program, so that is a bug and not bad input.
 */
export function decodeMap(packed: PackedMap): BoardMap {
  if (packed.format !== PACKED_FORMAT || packed.version !== PACKED_VERSION)
    throw new Error(`not a map of version ${PACKED_VERSION}: ${packed.format} ${packed.version}`)
  const arcs = packed.arcs.map((text) => unpackLine(text, packed.precision))
  const sides: string[][] = arcs.map(() => [])
  const right = new Map<number, string>()
  const provinces = new Map<string, MapProvince>()
  const scenery: MapArea[] = []

  for (const [id, { kind, province, rings: walks, own }] of Object.entries(packed.areas)) {
    for (const step of walks.flat()) {
      sides[step < 0 ? ~step : step]?.push(id)
      // Outlines go clockwise, so that an area lies on the right of its own arcs.
      if (step >= 0) right.set(step, id)
    }
    const rings = walks.map((walk) => joinRing(arcs, walk))
    const area = { id, rings, path: rings.map(ringPath).join(''), box: boxOf(rings.slice(0, own)) }
    const sites = packed.sites[id]
    if (kind !== 'land' && kind !== 'sea') scenery.push({ ...area, kind, province: province ?? null })
    else if (sites) provinces.set(id, { ...area, kind, province: id, sites: sitesOf(sites) })
    else throw new Error(`map file places no symbols in ${id}`)
  }

  const borders = arcs.map((points, index): MapBorder => {
    const [a, b = null] = sides[index] ?? []
    if (a === undefined) throw new Error(`map file holds an arc without an area: ${index}`)
    const kind = kindOf(packed.kinds.charAt(index))
    return new Line(kind, [a, b], right.get(index) ?? null, points)
  })

  return {
    variant: packed.variant,
    credits: packed.credits,
    width: packed.box[0],
    height: packed.box[1],
    round: packed.round,
    provinces,
    scenery,
    borders,
    crossings: packed.crossings.map(([a, b, fx, fy, tx, ty]) => ({
      between: [a, b],
      from: [fx, fy],
      to: [tx, ty],
    })),
    graticule: packed.graticule.map((text) => linePath(unpackLine(text, 1))).join(''),
  }
}
