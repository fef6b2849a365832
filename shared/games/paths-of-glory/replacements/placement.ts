// Where armies come in, as reinforcements or rebuilt (9.5.3.3, 17.1.5).
import { CAPITALS, enemyOf, type Nation, NATIONS, sideOfNation } from '../facts/nations.ts'
import { spaceNamed, type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { STACK } from '../facts/tables.ts'
import { unitAt, type UnitIndex } from '../facts/units.ts'
import { type Board, isBesieged } from '../state/board.ts'
import { countAt } from '../state/stacks.ts'
import { suppliedAt } from '../supply/supply.ts'

const named = (ids: readonly string[]): readonly SpaceIndex[] => ids.map(spaceNamed)
const PARIS = spaceNamed('paris')
const ORLEANS = spaceNamed('orleans')
const NIS = spaceNamed('nis')
const BELGIAN = named(['brussels', 'antwerp', 'ostend'])
const CALAIS = spaceNamed('calais')

/** A nation's capitals and the sources of supply in its country. */
const HOMES: ReadonlyMap<Nation, readonly SpaceIndex[]> = new Map(
  [...new Set(SPACES.map(({ country }) => country))].flatMap((country) => {
    if (country === null) return []
    const nation = country as Nation
    const sources = SPACES.filter(
      (space) => space.country === country && space.supply !== null && space.supply !== 'sb-only',
    )
    const homes = [...new Set([...named(CAPITALS[nation] ?? []), ...sources.map(({ index }) => index)])]
    return homes.length === 0 ? [] : [[nation, homes] as const]
  }),
)

/** The capitals and own sources of supply of a nation. */
export const homesOf = (nation: Nation): readonly SpaceIndex[] => HOMES.get(nation) ?? []

/** The capitals whose loss stops a nation's redeployment and replacements; Belgium and Serbia go on without theirs. */
const VITAL: ReadonlyMap<Nation, readonly SpaceIndex[]> = new Map(
  NATIONS.map((nation) => [nation, nation === 'be' || nation === 'sb' ? [] : named(CAPITALS[nation] ?? [])]),
)

/** Whether an enemy holds or besieges a nation's capital: Paris, one of both Austrian ones (13.1.11, 17.1.3). */
export const isCapitalLost = (board: Board, nation: Nation): boolean =>
  (VITAL.get(nation) ?? []).some(
    (space) => isBesieged(board, space) || board.holder[space] === enemyOf(sideOfNation(nation)),
  )

/** Places where an army may come in now, besides the room that others take. */
export function placesFor(
  board: Board,
  army: UnitIndex,
  purpose: 'arrives' | 'rebuilt',
): readonly SpaceIndex[] {
  const { nation, side } = unitAt(army)
  const open = (space: SpaceIndex) =>
    board.holder[space] === side && !isBesieged(board, space) && suppliedAt(board, army, space)
  const free = (space: SpaceIndex) => open(space) && countAt(board, space, side) < STACK
  if (nation === 'fr') {
    if (free(PARIS)) return [PARIS]
    const full =
      board.holder[PARIS] === side && !isBesieged(board, PARIS) && countAt(board, PARIS, side) >= STACK
    return full && free(ORLEANS) ? [ORLEANS] : []
  }
  if (nation === 'be' && purpose === 'rebuilt') {
    const home = BELGIAN.filter(open)
    return home.length > 0 ? home.filter(free) : [CALAIS].filter(free)
  }
  return homesOf(nation)
    .filter(free)
    .filter(
      (space) =>
        nation !== 'sb' ||
        purpose === 'arrives' ||
        board.holder[NIS] === side ||
        SPACES[space]?.capital !== 'sb',
    )
}
