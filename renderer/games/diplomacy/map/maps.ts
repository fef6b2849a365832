// The compiled boards, fetched when a table first shows one and kept as long as the page exists.
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import type { PackedMap, PackedSites } from '../../../../shared/map/packed.ts'
import type { VariantId } from '../../../../shared/games/diplomacy/variants/index.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { fetchedOnce } from './fetched-once.ts'
import { beyond, lookOf } from './looks.ts'

type Names = { readonly sites: Readonly<Record<string, Pick<PackedSites, 'names'>>> }

/** What `npm run map` has written. */
const PACKED = import.meta.glob<PackedMap>('../../../../resources/maps/*.json', { import: 'default' })

/** The names of each map in one language: a build parts them from the map (tools/bundle/map-names.ts). */
const NAMES: Readonly<Record<Language, Readonly<Record<string, () => Promise<Names>>>>> = {
  en: import.meta.glob<Names>('../../../../resources/maps/*.json', { import: 'default', query: '?names=en' }),
  ru: import.meta.glob<Names>('../../../../resources/maps/*.json', { import: 'default', query: '?names=ru' }),
  bg: import.meta.glob<Names>('../../../../resources/maps/*.json', { import: 'default', query: '?names=bg' }),
  cs: import.meta.glob<Names>('../../../../resources/maps/*.json', { import: 'default', query: '?names=cs' }),
}

const drawings = new Map<string, Promise<BoardMap>>()
const boards = new Map<VariantId, Promise<BoardMap>>()

/** The drawing of that name, decoded once. Rejects where the host has none such. */
export const loadDrawing = (map: string): Promise<BoardMap> =>
  fetchedOnce(drawings, map, async () => {
    const file = `../../../../resources/maps/${map}.json`
    const [drawing, names] = await Promise.all([PACKED[file]?.(), NAMES[getLocale()][file]?.()])
    return drawing && names
      ? decodeMap({ ...drawing, sites: withNames(drawing.sites, names.sites) })
      : (await beyond()).mapBeyond(map)
  })

/**
 * The board of a variant as it is drawn. Rejects where the host has no such board. Markup that awaits it names a derived
 * variant: an await block begins anew with everything that its expression reads, as with every view.
 */
export const loadMap = (variant: VariantId): Promise<BoardMap> =>
  fetchedOnce(boards, variant, async () => loadDrawing((await lookOf(variant)).map))

const withNames = (sites: PackedMap['sites'], named: Names['sites']): PackedMap['sites'] =>
  Object.fromEntries(
    Object.entries(sites).map(([id, site]) => [id, { ...site, names: named[id]?.names ?? {} }]),
  )

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
