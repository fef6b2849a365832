// Whose land is whose: centres are owned by the rules, the provinces between them are tinted by who holds them.
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { Ownership } from '../../shared/games/diplomacy/view.ts'
import type { BoardMap } from '../../shared/map/board-map.ts'

/** The power each land province is tinted for; provinces nobody holds are left out. */
export function ownersOfLand(map: BoardMap, owners: Ownership): ReadonlyMap<string, PowerId> {
  const held = new Map<string, PowerId>()
  for (const [province, power] of Object.entries(owners))
    if (map.provinces.get(province)?.kind === 'land') held.set(province, power)
  return held
}

/** The lines where owners meet: all of them for the frontier, one power's own side for its vignette. */
export function frontiers(
  map: BoardMap,
  held: ReadonlyMap<string, PowerId>,
): { readonly all: string; readonly of: (power: string) => string } {
  const holder = (id: string | null) => (id === null ? undefined : held.get(id))
  const parting = map.borders.filter(({ between: [a, b] }) => holder(a) !== holder(b))
  return {
    all: parting
      .filter(({ kind }) => kind === 'land')
      .map(({ path }) => path)
      .join(''),
    of: (power) =>
      parting
        .filter(({ between: [a, b] }) => holder(a) === power || holder(b) === power)
        .map(({ path }) => path)
        .join(''),
  }
}
