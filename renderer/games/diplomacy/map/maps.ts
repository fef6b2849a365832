// The compiled boards, fetched when a table first shows one and kept as long as the page exists.
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'

/** What `npm run map` has written, a file for each variant. */
const PACKED = import.meta.glob<PackedMap>('../../../../resources/maps/*.json', { import: 'default' })

/** The room of boards that somebody brought. */
export const brought = () => import('./brought.ts')

const loaded = new Map<string, Promise<BoardMap>>()

/**
 * The board of a variant, decoded once. Rejects where the host has no such board. Markup that awaits
 * it names a derived variant: an await block begins anew with everything that its expression reads, as with every view.
 */
export function loadMap(variant: string): Promise<BoardMap> {
  const known = loaded.get(variant)
  if (known) return known
  const ours = PACKED[`../../../../resources/maps/${variant}.json`]?.().then(decodeMap)
  const fetched = ours ?? brought().then(({ broughtMap }) => broughtMap(variant))
  loaded.set(variant, fetched)
  fetched.catch(() => loaded.delete(variant))
  return fetched
}

/** Which provinces lie side by side, by their common borders. */
export function neighboursOf(map: BoardMap): ReadonlyMap<string, ReadonlySet<string>> {
  const provinceOf = new Map<string, string | null>([
    ...[...map.provinces.keys()].map((id) => [id, id] as const),
    ...map.scenery.map(({ id, province }) => [id, province] as const),
  ])
  const sides = new Map<string, Set<string>>()
  for (const { between } of map.borders) {
    const [a, b] = between.map((id) => (id === null ? null : (provinceOf.get(id) ?? null)))
    if (!a || !b || a === b) continue
    sides.set(a, (sides.get(a) ?? new Set()).add(b))
    sides.set(b, (sides.get(b) ?? new Set()).add(a))
  }
  return sides
}
