// Scatters marks of mountains, woods, swamps and deserts around the places that lie in them, and along lines between
// two places of one terrain, so that a range continues from place to place.
import {
  TERRAIN_TEXTURES,
  type TerrainMark,
  type TerrainTexture,
} from '../../../shared/map/places/place-map.ts'
import type { Point } from '../../../shared/map/layout/plane.ts'
import type { PlaceBoardFacts } from './facts.ts'
import type { Placed } from './placed.ts'

/** Least distance between two marks, px. */
const APART_PX = 21
const ROUND_PLACE = 16
const REACH_PX = 82
/** Marks keep off a place's plate and name by this much. */
const PLATE = { half: 31, up: 20, down: 16 } as const
const NAME = { up: 14, down: 32 } as const

/** The same seed gives the same marks on every machine. */
function noise(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** Scatters marks where `isLand`, away from every place and name. */
export function strew(
  facts: PlaceBoardFacts,
  placed: readonly Placed[],
  isLand: (at: Point) => boolean,
): Record<TerrainTexture, TerrainMark[]> {
  const random = noise(1914)
  const all: Point[] = []
  const byId = new Map(placed.map((place) => [place.id, place]))
  const kinds = new Map(facts.places.map(({ id, texture }) => [id, texture]))
  const result = Object.fromEntries(TERRAIN_TEXTURES.map((kind) => [kind, [] as TerrainMark[]])) as Record<
    TerrainTexture,
    TerrainMark[]
  >
  const free = ([x, y]: Point) =>
    isLand([x, y]) &&
    all.every(([u, v]) => Math.hypot(x - u, (y - v) * 1.2) >= APART_PX) &&
    placed.every(({ at: [u, v], half }) => {
      const [dx, dy] = [Math.abs(x - u), y - v]
      const onPlate = dx < PLATE.half && dy > -PLATE.up && dy < PLATE.down
      const onName = dx < half - 4 && dy > NAME.up - 6 && dy < NAME.down
      return !onPlate && !onName
    })
  const put = (kind: TerrainTexture, at: Point) => {
    const spot: Point = [Math.round(at[0]), Math.round(at[1])]
    if (!free(spot)) return
    all.push(spot)
    result[kind].push({ at: spot, size: Math.round(80 + 50 * random()) / 100 })
  }
  const nearest = (kind: TerrainTexture, at: Point): boolean => {
    let best = placed[0]!
    for (const place of placed)
      if (
        Math.hypot(place.at[0] - at[0], place.at[1] - at[1]) <
        Math.hypot(best.at[0] - at[0], best.at[1] - at[1])
      )
        best = place
    return kinds.get(best.id) === kind
  }
  for (const { id, texture } of facts.places) {
    const at = byId.get(id)?.at
    if (!texture || !at) continue
    for (let i = 0; i < ROUND_PLACE; i++) {
      const angle = random() * 2 * Math.PI
      const away = 30 + random() * (REACH_PX - 30)
      const spot: Point = [at[0] + Math.cos(angle) * away, at[1] + Math.sin(angle) * away * 0.8]
      if (nearest(texture, spot)) put(texture, spot)
    }
  }
  for (const [a, b] of facts.lines) {
    const kind = kinds.get(a)
    if (!kind || kinds.get(b) !== kind) continue
    const [from, to] = [byId.get(a)!.at, byId.get(b)!.at]
    const pieces = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / APART_PX)
    for (let i = 1; i < pieces; i++) {
      const t = i / pieces
      const side = (random() - 0.5) * 26
      put(kind, [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + side])
    }
  }
  for (const kind of TERRAIN_TEXTURES) result[kind].sort((p, q) => p.at[1] - q.at[1] || p.at[0] - q.at[0])
  return result
}
