// Converts the view to what is drawn: the map, the tracks and the boxes.
import { SPACES } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { SIDE_NAMES, type SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { findUnit, unitAt } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { SCENARIOS } from '../../../../shared/games/paths-of-glory/scenarios/scenarios.ts'
import type { PogView, UnitView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Counter, Holder, PlaceNow, PlacesNow } from '../map/position.ts'
import type { Ledger } from '../tracks/ledger.ts'

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

/** Counters in the boxes beside the map. */
export function boxesOf(view: PogView): Readonly<Record<'reserve' | 'eliminated', readonly Counter[]>> {
  const inBox = (box: UnitView['at']) =>
    view.units.filter(({ at }) => at === box).flatMap((unit) => counterOf(view, unit) ?? [])
  return { reserve: inBox('reserve'), eliminated: inBox('eliminated') }
}

/** The numbers beside the map. */
export function ledgerOf(view: PogView): Ledger {
  const scenario = SCENARIOS[view.scenario]
  const happened = (card: string) => (view.events as readonly string[]).includes(card)
  const made = (side: SideName) => view.actions[side].map(({ kind }) => kind)
  return {
    turn: view.turn,
    lastTurn: scenario.lastTurn,
    actions: { cp: made('cp'), ap: made('ap') },
    points: view.points,
    wins: scenario.levels,
    status: view.status,
    levels: view.levels,
    rising: scenario.commitment === 'rises',
    halves: Object.fromEntries(view.replacements.map(({ pool, points }) => [pool, points * 2])),
    mandates: view.mandates,
    us: happened('ap-55') ? 'over-there' : happened('ap-54') ? 'zimmermann' : 'neutral',
    russia: happened('cp-45')
      ? 'brest-litovsk'
      : happened('cp-53')
        ? 'bolshevik'
        : happened('cp-52')
          ? 'fall'
          : happened('cp-28')
            ? 'tsar-takes-command'
            : 'god-save-the-tsar',
  }
}

/** Counters of the present act: those that move, attack or are redeployed. */
export const heldIn = ({ operation, battle, redeployment }: PogView): readonly string[] => [
  ...(operation?.group?.units ?? []),
  ...(battle?.attackers ?? []),
  ...(redeployment?.chosen ? [redeployment.chosen] : []),
]
