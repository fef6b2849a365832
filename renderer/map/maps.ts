// The compiled boards, fetched when a table first shows one and kept for as long as the page lives.
import type { BoardMap } from '../../shared/map/board-map.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { PackedMap } from '../../shared/map/packed.ts'

const PACKED: Readonly<Record<string, () => Promise<unknown>>> = {
  standard: () => import('../../resources/maps/standard.json').then((file) => file.default),
}

const loaded = new Map<string, Promise<BoardMap>>()

/** The board of a variant, decoded once. Rejects for a variant nobody compiled a map for, which is a bug. */
export function loadMap(variant: string): Promise<BoardMap> {
  const known = loaded.get(variant)
  if (known) return known
  const fetched = PACKED[variant]?.().then((packed) => decodeMap(packed as PackedMap))
  if (!fetched) return Promise.reject(new Error(`no map for ${variant}`))
  loaded.set(variant, fetched)
  fetched.catch(() => loaded.delete(variant))
  return fetched
}

/** The coasts of each split province by code: `STP` has `NC` and `SC`. */
export function coastsOf(map: BoardMap): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...map.provinces.values()].flatMap(({ id, sites }) => {
      const coasts = Object.keys(sites.coasts)
      return coasts.length > 0 ? [[id, coasts]] : []
    }),
  )
}
