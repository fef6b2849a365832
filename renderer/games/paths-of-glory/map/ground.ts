// What never changes while a table plays: the lines of the board, by kind, and the marks of terrain.
import { PAIRS } from '../../../../shared/games/paths-of-glory/facts/lines.ts'
import { spaceAt } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import {
  TERRAIN_TEXTURES,
  type PlaceMap,
  type TerrainTexture,
} from '../../../../shared/map/places/place-map.ts'
import { put, TEXTURE_PATHS } from './signs.ts'

export type LineKind = (typeof PAIRS)[number]['kind']

export interface DrawnGround {
  readonly lines: Readonly<Record<LineKind, string>>
  /** Lines from one region of the drawing to another. */
  readonly across: string
  readonly texture: Readonly<Record<TerrainTexture, string>>
}

/** The lines and textures as one path a kind. */
export function drawGround(map: PlaceMap): DrawnGround {
  const lines: Record<LineKind, string> = { solid: '', dashed: '', landing: '' }
  let across = ''
  for (const { a, b, kind } of PAIRS) {
    const [from, to] = [spaceAt(a), spaceAt(b)]
    const [p, q] = [map.places.get(from.id)?.at, map.places.get(to.id)?.at]
    if (!p || !q) continue
    const path = `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`
    if (from.nearEast !== to.nearEast && kind === 'solid') across += path
    else lines[kind] += path
  }
  const texture = Object.fromEntries(
    TERRAIN_TEXTURES.map((kind) => [
      kind,
      map.texture[kind]
        .map(({ at, size }) => put(TEXTURE_PATHS[kind], at, Math.round(size * 10) / 10))
        .join(''),
    ]),
  ) as Record<TerrainTexture, string>
  return { lines, across, texture }
}
