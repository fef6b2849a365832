// What a view puts on the map.
import { SPACES } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { SIDE_NAMES } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { findUnit, unitAt } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { PogView, UnitView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Counter, Holder, PlaceNow, PlacesNow } from './position.ts'

/** A counter as it is now; null for an unknown one. */
export function counterOf(view: PogView, { unit, reduced }: UnitView): Counter | null {
  const index = findUnit(unit)
  if (index === undefined) return null
  const { kind, nation, side, army, full, reduced: weak } = unitAt(index)
  const { operation } = view
  return {
    id: unit,
    kind,
    nation,
    side: SIDE_NAMES[side],
    army,
    ...(reduced ? weak : full),
    reduced,
    cutOff: view.unsupplied.includes(unit),
    spent: operation !== null && (operation.moved.includes(unit) || operation.fought.includes(unit)),
  }
}

/** What stands on the map. */
export function positionOf(view: PogView): PlacesNow {
  const holders = new Map<string, Holder>()
  for (const side of SIDE_NAMES) for (const space of view.held[side]) holders.set(space, side)
  const trenches = new Map(view.trenches.map(({ space, level }) => [space as string, level]))
  const stacks = new Map<string, Counter[]>()
  for (const unit of view.units) {
    const counter = counterOf(view, unit)
    if (!counter) continue
    const stack = stacks.get(unit.at) ?? []
    stacks.set(unit.at, stack)
    stack.push(counter)
  }
  return new Map(
    SPACES.map(({ id, fort, country }): [string, PlaceNow] => {
      const gone = view.destroyed.includes(id)
      const trench = trenches.get(id) ?? 0
      return [
        id,
        {
          holder: holders.get(id) ?? (country === null ? null : 'nobody'),
          // Armies first, because readers begin with the strong end of the row.
          counters: (stacks.get(id) ?? []).toSorted((a, b) => Number(b.army) - Number(a.army)),
          trench: trench >= 2 ? 2 : trench === 1 ? 1 : 0,
          fort: gone ? 0 : fort,
          fortDestroyed: gone,
          besieged: view.besieged.includes(id),
          activation: view.operation?.moves.includes(id)
            ? 'move'
            : view.operation?.attacks.includes(id)
              ? 'attack'
              : null,
        },
      ]
    }),
  )
}

/** Counters of the present act: those that move, attack or are redeployed. */
export const heldIn = ({ operation, battle, redeployment }: PogView): readonly string[] => [
  ...(operation?.group?.units ?? []),
  ...(battle?.attackers ?? []),
  ...(redeployment?.chosen ? [redeployment.chosen] : []),
]

/** The place of the map where a counter stands; null where it stands in none. */
export function placeOf({ units }: Pick<PogView, 'units'>, unit: string): string | null {
  const at = units.find((one) => one.unit === unit)?.at
  return at === undefined || at === 'reserve' || at === 'eliminated' || at === 'gone' ? null : at
}
