// Which power each land province belongs to, and the frontiers that follow from it. Every line stays a path of its own:
// browsers paint in tiles and skip what lies outside one, which they cannot do with the parts of a single long path.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Ownership } from '../../../../shared/games/diplomacy/rules/ownership.ts'
import type { BoardMap, MapBorder, MapProvince } from '../../../../shared/map/board-map.ts'

/** The power each land province is tinted for; provinces nobody holds are left out. */
export function ownersOfLand(map: BoardMap, owners: Ownership): ReadonlyMap<string, PowerId> {
  const held = new Map<string, PowerId>()
  for (const [province, power] of Object.entries(owners))
    if (map.provinces.get(province)?.kind === 'land') held.set(province, power)
  return held
}

/** A page is slow with the thousands of stretches of coast that a world has: no more paths than this. */
const MOST_PATHS = 140

/**
 * The coast as a few paths. Each joins stretches that follow each other in the map's list, for these lie close together:
 * one path for all would be drawn whole wherever a corner of it is seen.
 */
export function coastOf({ borders }: BoardMap, line: 'path' | 'coarse'): readonly string[] {
  const lines = borders.flatMap((border) => (border.kind === 'coast' ? border[line] : []))
  const size = Math.ceil(lines.length / MOST_PATHS)
  return lines.flatMap((_, i) => (i % size ? [] : lines.slice(i, i + size).join('')))
}

const holder = (held: ReadonlyMap<string, PowerId>, id: string | null) =>
  id === null ? undefined : held.get(id)

/** Whether different powers, or a power and nobody, hold the two sides of a border. */
export const isFrontier = ({ between: [a, b] }: MapBorder, held: ReadonlyMap<string, PowerId>): boolean =>
  holder(held, a) !== holder(held, b)

/** Whether a border parts two countries as they are printed, whoever holds them now. */
export const isCountryBorder = (
  { kind, between: [a, b] }: MapBorder,
  countries: ReadonlyMap<string, string>,
): boolean => kind === 'land' && a !== b && b !== null && (countries.get(a) ?? a) !== (countries.get(b) ?? b)

/** A province's own stretch of its power's frontier. */
export interface Frontier {
  readonly province: MapProvince
  readonly power: PowerId
  readonly borders: readonly MapBorder[]
}

/** The frontiers of all provinces that have one. */
export function frontiersOf(map: BoardMap, owners: Ownership): readonly Frontier[] {
  const held = ownersOfLand(map, owners)
  return [...held].flatMap(([id, power]) => {
    const province = map.provinces.get(id)
    const borders = map.borders.filter((border) => border.between.includes(id) && isFrontier(border, held))
    return province && borders.length > 0 ? [{ province, power, borders }] : []
  })
}
