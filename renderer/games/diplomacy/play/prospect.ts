// What a power begins with, for a player who waits for the start.
import { provinceOf, type PowerId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Variant } from '../../../../shared/games/diplomacy/variants/variant.ts'

/** Powers count as neighbours up to this many provinces between two homes. */
const BESIDE = 3

/** All units as the game begins. */
export const firstUnits = ({ board: { powers, start } }: Pick<Variant, 'board'>): readonly Unit[] =>
  powers.flatMap((power) => (start[power] ?? []).map(({ type, at }): Unit => ({ type, at, power })))

/** The powers whose first units stand nearest to a power's own, the nearest first. */
export function neighbourPowers(
  units: readonly Unit[],
  power: PowerId,
  beside: ReadonlyMap<string, ReadonlySet<string>>,
): readonly PowerId[] {
  const home = new Map<ProvinceId, PowerId>(units.map((unit) => [provinceOf(unit.at), unit.power]))
  const found = new Set<PowerId>()
  const seen = new Set<string>([...home].flatMap(([at, owner]) => (owner === power ? [at] : [])))
  let edge = [...seen]
  for (let steps = 1; steps <= BESIDE; steps++) {
    edge = [...new Set(edge.flatMap((at) => [...(beside.get(at) ?? [])]))].filter((at) => !seen.has(at))
    for (const at of edge) {
      seen.add(at)
      const owner = home.get(at as ProvinceId)
      if (owner && owner !== power) found.add(owner)
    }
  }
  return [...found]
}
