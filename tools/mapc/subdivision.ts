import { ringPoints, walkFaces } from '../../shared/map/layout/faces.ts'
import { nodeSegments, pruneDangles, type Edge } from './noding.ts'
import {
  boundsOf,
  inBounds,
  innerPoint,
  ringArea,
  type Bounds,
  type Point,
  type Ring,
} from '../../shared/map/layout/plane.ts'
import { RingIndex } from '../../shared/map/layout/ring-index.ts'
import { SOURCE_KINDS, type Soup } from './soup.ts'
import type { Element, Terrain } from './terrain.ts'

/** One connected patch of the drawing, bounded by edges on all sides. */
export interface Face {
  /** Half-edges of the outer ring and of the holes. */
  readonly halves: readonly number[]
  readonly rings: readonly Ring[]
  readonly bounds: Bounds
  /** Of the outer ring, px². */
  readonly area: number
  readonly element: Element
  /** A point inside. */
  readonly inner: Point
}

/** The drawing cut into faces by every line that survives. */
export interface Subdivision {
  readonly vertices: readonly Point[]
  readonly edges: readonly Edge[]
  readonly faces: readonly Face[]
  /** The face to the side of a half-edge; null beyond the frame. */
  readonly faceOf: (half: number) => Face | null
  readonly faceAt: (at: Point) => Face | null
}

const GRID_PX = 1e-3

interface Outline {
  readonly halves: readonly number[]
  readonly ring: Ring
  readonly area: number
}

/** Cuts the soup into faces. Land lines hold on land only and sea lines at sea only, so authors may overshoot. */
export function subdivide(soup: Soup, terrain: Terrain, frame: readonly [number, number]): Subdivision {
  const [width, height] = frame
  const noded = nodeSegments(soup.segments, {
    gridPx: GRID_PX,
    priority: (source) => SOURCE_KINDS.indexOf(soup.sources[source]!.kind),
  })
  const { vertices } = noded
  const holds = (edge: Edge): boolean => {
    const [a, b] = [vertices[edge.from]!, vertices[edge.to]!]
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    if (!inBounds(middle, [-0.01, -0.01, width + 0.01, height + 0.01])) return false
    switch (soup.sources[edge.source]!.kind) {
      case 'land':
      case 'country':
        return terrain.elementAt(middle) === 'land'
      case 'sea':
        return terrain.elementAt(middle) === 'water'
      case 'strait':
        return terrain.elementAt(middle) !== 'land'
      case 'channel':
      case 'coast':
      case 'frame':
        return true
    }
  }
  const edges = pruneDangles(noded.edges.filter(holds))
  const lines = edges.map((edge) => [vertices[edge.from]!, vertices[edge.to]!] as const)
  const outlines = walkFaces(edges.map((edge, i) => ({ ...edge, points: lines[i]! }))).map(
    (halves): Outline => {
      const ring = ringPoints(halves, lines)
      return { halves, ring, area: ringArea(ring) }
    },
  )

  // A face's own ring turns one way; the same line seen from outside turns the other way and is a hole of the face
  // around it. The frame seen from outside is the hole in nothing.
  const shells = outlines
    .filter((outline) => outline.area > 0)
    .sort((p, q) => p.area - q.area)
    .map((shell) => ({
      ...shell,
      bounds: boundsOf(shell.ring),
      index: new RingIndex([shell.ring]),
      holes: [] as Outline[],
    }))
  for (const hole of outlines) {
    if (hole.area >= 0 || -hole.area > width * height * 0.999) continue
    const at = hole.ring[0]!
    const own = new Set(hole.halves.map((half) => half >> 1))
    shells
      .find(
        (shell) =>
          shell.area > -hole.area + 1e-6 &&
          inBounds(at, shell.bounds) &&
          !shell.halves.some((half) => own.has(half >> 1)) &&
          shell.index.has(at[0], at[1]),
      )
      ?.holes.push(hole)
  }

  const byHalf = new Map<number, Face>()
  const located = shells.map((shell) => {
    const rings = [shell.ring, ...shell.holes.map((hole) => hole.ring)]
    const halves = [...shell.halves, ...shell.holes.flatMap((hole) => hole.halves)]
    const inner = innerPoint(rings) ?? shell.ring[0]!
    const face: Face = {
      halves,
      rings,
      bounds: shell.bounds,
      area: shell.area,
      inner,
      element: terrain.elementAt(inner),
    }
    for (const half of halves) byHalf.set(half, face)
    return { face, index: shell.index }
  })
  return {
    vertices,
    edges,
    faces: located.map(({ face }) => face),
    faceOf: (half) => byHalf.get(half) ?? null,
    // Sorted by area: the first hit is the innermost face.
    faceAt: (at) =>
      located.find(({ face, index }) => inBounds(at, face.bounds) && index.has(at[0], at[1]))?.face ?? null,
  }
}
