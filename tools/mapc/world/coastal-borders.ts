// Where two coasts meet: a fleet passes between them only along the water.
import type { AreaKind } from '../../../shared/map/board-map.ts'
import type { Chain } from '../../../shared/map/cells/trace.ts'
import { LAKES } from './settle.ts'
import type { WorldFacts } from './facts.ts'

/**
 * What is wrong with borders between two coastal spaces, as sentences: they must end at the water where fleets pass, and
 * must not where armies alone do. `beyond` are the areas on both sides of each chain.
 */
export function misjoined(
  chains: readonly Chain[],
  beyond: readonly (readonly (string | null)[])[],
  { adjacency, armyOnly }: Pick<WorldFacts['rules'], 'adjacency' | 'armyOnly'>,
  kindOf: (id: string) => AreaKind,
): string[] {
  const isWet = (id: string | null) => id !== null && id !== LAKES && ['sea', 'water'].includes(kindOf(id))
  const isCoastal = (id: string | null) => id !== null && !isWet(id) && (adjacency[id]?.some(isWet) ?? false)
  const shores = chains.flatMap(({ points }, i) => (beyond[i]!.some(isWet) ? points.map(String) : []))
  const atWater = new Set(shores)
  const meetings = new Map<string, boolean>()
  chains.forEach(({ points }, i) => {
    if (!beyond[i]!.every(isCoastal)) return
    const pair = beyond[i]!.toSorted().join('-')
    const meets = [points[0]!, points.at(-1)!].some((end) => atWater.has(String(end)))
    meetings.set(pair, meets || (meetings.get(pair) ?? false))
  })
  return [...meetings].flatMap(([pair, meets]) => {
    const fleets = !armyOnly.includes(pair)
    if (meets === fleets) return []
    return meets
      ? [`${pair} meet at the water, but fleets do not pass`]
      : [`${pair} do not meet at the water, but fleets pass`]
  })
}
