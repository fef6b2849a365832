// All that never changes during a game: sea and coast, the lines of the board by kind, and the marks of terrain, each
// in sectors.
import { PAIRS } from '../../../../shared/games/paths-of-glory/facts/lines.ts'
import { spaceAt } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import {
  TERRAIN_TEXTURES,
  type PlaceMap,
  type TerrainTexture,
} from '../../../../shared/map/places/place-map.ts'
import type { Point } from '../../../../shared/map/board-map.ts'
import { bySector, linesBySector, outsideBySector } from '../../../board/sectors.ts'
import { put, TEXTURE_PATHS } from './signs.ts'

export type LineKind = (typeof PAIRS)[number]['kind']

export interface DrawnRegion {
  readonly id: string
  readonly sea: readonly string[]
  readonly coast: readonly string[]
  readonly frontiers: readonly string[]
}

export interface DrawnGround {
  readonly regions: readonly DrawnRegion[]
  readonly lines: Readonly<Record<LineKind, readonly string[]>>
  /** Lines from one region of the drawing to another. */
  readonly across: readonly string[]
  readonly texture: Readonly<Record<TerrainTexture, readonly string[]>>
}

type Line = readonly [Point, Point]
const middle = ([[x, y], [u, v]]: Line): Point => [(x + u) / 2, (y + v) / 2]
const pathsOf = (lines: readonly Line[]): readonly string[] =>
  [...bySector(lines, middle).values()].map((some) =>
    some.map(([p, q]) => `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`).join(''),
  )

/** All of the ground as paths. */
export function drawGround(map: PlaceMap): DrawnGround {
  const lines: Record<LineKind, Line[]> = { solid: [], dashed: [], landing: [] }
  const across: Line[] = []
  for (const { a, b, kind } of PAIRS) {
    const [from, to] = [spaceAt(a), spaceAt(b)]
    const [p, q] = [map.places.get(from.id)?.at, map.places.get(to.id)?.at]
    if (!p || !q) continue
    if (from.nearEast !== to.nearEast && kind === 'solid') across.push([p, q])
    else lines[kind].push([p, q])
  }
  const texture = Object.fromEntries(
    TERRAIN_TEXTURES.map((kind) => [
      kind,
      [...bySector(map.texture[kind], ({ at }) => at).values()].map((marks) =>
        marks.map(({ at, size }) => put(TEXTURE_PATHS[kind], at, Math.round(size * 10) / 10)).join(''),
      ),
    ]),
  ) as unknown as DrawnGround['texture']
  return {
    regions: map.regions.map(({ id, window, land, frontiers }) => ({
      id,
      sea: outsideBySector(window, land),
      coast: linesBySector(land.map((ring) => [...ring, ...ring.slice(0, 1)])),
      frontiers: linesBySector(frontiers),
    })),
    lines: { solid: pathsOf(lines.solid), dashed: pathsOf(lines.dashed), landing: pathsOf(lines.landing) },
    across: pathsOf(across),
    texture,
  }
}
