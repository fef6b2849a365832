// The compiled boards, fetched when a table first shows one and kept as long as the page exists.
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import type { VariantId } from '../../../../shared/games/diplomacy/variants/index.ts'
import { fetchedOnce } from './fetched-once.ts'
import { brought, lookOf } from './looks.ts'

/** What `npm run map` has written. */
const PACKED = import.meta.glob<PackedMap>('../../../../resources/maps/*.json', { import: 'default' })

const drawings = new Map<string, Promise<BoardMap>>()
const boards = new Map<VariantId, Promise<BoardMap>>()

/** The drawing of that name, decoded once. Rejects where the host has none such. */
export const loadDrawing = (map: string): Promise<BoardMap> =>
  fetchedOnce(
    drawings,
    map,
    () =>
      PACKED[`../../../../resources/maps/${map}.json`]?.().then(decodeMap) ??
      brought().then(({ broughtMap }) => broughtMap(map)),
  )

/**
 * The board of a variant as it is drawn. Rejects where the host has no such board. Markup that awaits it names a derived
 * variant: an await block begins anew with everything that its expression reads, as with every view.
 */
export const loadMap = (variant: VariantId): Promise<BoardMap> =>
  fetchedOnce(boards, variant, async () => loadDrawing((await lookOf(variant)).map))

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
