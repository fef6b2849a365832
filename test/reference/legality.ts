// From orders as written to what each unit tries to do: illegal orders hold, supports and convoys either match or do
// nothing, and every army knows whether it goes by land or by sea.
import type { Policies } from '../datc/policies.ts'
import {
  anchorages,
  armyReaches,
  coastsOf,
  fleetReaches,
  carries,
  isCoastal,
  isSea,
  provinceOf,
  reachesProvince,
} from './board.ts'
import type { Line, Unit, Written } from './units-and-orders.ts'
import { chains, type Chain } from './route.ts'

export type Try =
  /** Holds, was not ordered, or was ordered something illegal. */
  | { readonly kind: 'hold' }
  | {
      readonly kind: 'move'
      readonly to: string
      /** The place it would lie in: `SPA/NC`. */
      readonly place: string
      readonly route: 'land' | 'sea' | 'sea-else-land'
      /** The chains of fleets that were ordered to carry it. */
      readonly chains: readonly Chain[]
      /** Every fleet with a legal convoy order for this move. */
      readonly carriers: readonly number[]
    }
  | {
      readonly kind: 'support'
      readonly target: number
      readonly into: string
      readonly move: boolean
      readonly matched: boolean
      /** For a fleet that is ordered to sea, should it stay after a stand-off there (S17). */
      readonly stay: boolean
    }
  | { readonly kind: 'convoy'; readonly target: number; readonly to: string; readonly matched: boolean }

/** Where a fleet's move may end, judged alone; null where the order is illegal. */
const fleetPlace = (unit: Unit, to: string, policies: Policies): string | null => {
  const open = anchorages(provinceOf(to)).filter((place) => fleetReaches(unit.at, place))
  const named = to.includes('/')
  if (coastsOf(provinceOf(to)).length === 0) {
    if (named && policies.coastIrrelevant === 'fails') return null
    return open[0] ?? null
  }
  if (named) {
    if (open.includes(to)) return to
    return policies.coastWrong === 'ignored' ? (open[0] ?? null) : null
  }
  return open.length === 1 && policies.coastOmitted === 'only-coast' ? (open[0] ?? null) : null
}

/** Judges all orders of a movement phase; the result runs parallel to `units`. */
export const judge = (units: readonly Unit[], lines: readonly Line[], policies: Policies): Try[] => {
  const at = new Map(units.map((unit, index) => [unit.province, index]))
  const fleetsAtSea = units.flatMap((unit, index) =>
    unit.type === 'F' && carries(unit.province) ? [index] : [],
  )
  const written = units.map((unit) => orderOf(unit, lines, policies))

  const couldBeCarried = (unit: Unit, to: string, fleets = fleetsAtSea): boolean =>
    unit.type === 'A' &&
    isCoastal(unit.province) &&
    isCoastal(to) &&
    to !== unit.province &&
    chains(units, fleets, unit.province, to).length > 0

  // Convoy orders first: a fleet at sea that lies on some shortest chain between the two coasts.
  const convoys = units.map((_, index): { target: number; to: string } | null => {
    const order = written[index]
    if (order?.kind !== 'convoy' || !fleetsAtSea.includes(index)) return null
    const target = at.get(provinceOf(order.target))
    const army = target === undefined ? undefined : units[target]
    const to = provinceOf(order.to)
    if (target === undefined || army?.type !== 'A' || !couldBeCarried(army, to)) return null
    if (order.to.includes('/') && policies.coastIrrelevant === 'fails') return null
    const useful = chains(units, fleetsAtSea, army.province, to).some((chain) => chain.includes(index))
    return useful ? { target, to } : null
  })

  const moves = units.map((unit, index): Extract<Try, { kind: 'move' }> | null => {
    const order = written[index]
    if (order?.kind !== 'move') return null
    const to = provinceOf(order.to)
    if (to === unit.province) return null
    if (unit.type === 'F') {
      const place = fleetPlace(unit, order.to, policies)
      return place === null ? null : { kind: 'move', to, place, route: 'land', chains: [], carriers: [] }
    }
    if (order.to.includes('/') && policies.coastIrrelevant === 'fails') return null
    const carriers = convoys.flatMap((convoy, fleet) =>
      convoy?.target === index && convoy.to === to ? [fleet] : [],
    )
    const ordered = chains(units, carriers, unit.province, to)
    const byLand = armyReaches(unit.province, to)
    const byOwn = carriers.some((fleet) => units[fleet]?.power === unit.power)
    const route = byLand ? chooseRoute(order.via, byOwn, ordered, opposed(index, to), policies) : 'sea'
    const move = { kind: 'move', to, place: to, route, chains: ordered, carriers } as const
    if (route !== 'sea' || ordered.length > 0) return move
    return policies.unconvoyedMove === 'still-a-move' && couldBeCarried(unit, to) ? move : null
  })

  /** Whether the unit in `to`, a neighbour by land, has a legal order to where this one stands. */
  function opposed(index: number, to: string): boolean {
    const other = at.get(to)
    const unit = other === undefined ? undefined : units[other]
    const order = other === undefined ? undefined : written[other]
    if (!unit || order?.kind !== 'move' || provinceOf(order.to) !== units[index]?.province) return false
    return unit.type === 'A' || fleetPlace(unit, order.to, policies) !== null
  }

  /** Whether a fleet and another power's are ordered to one sea where nobody stands. */
  function meetsAtSea(fleet: number): boolean {
    const sea = moves[fleet]?.to
    if (policies.standOffAtSea === 'no-defence' || sea === undefined || !isSea(sea) || at.has(sea))
      return false
    return units.some(({ power }, other) => moves[other]?.to === sea && power !== units[fleet]?.power)
  }

  return units.map((unit, index): Try => {
    const order = written[index]
    switch (order?.kind) {
      case 'move':
        return moves[index] ?? { kind: 'hold' }
      case 'convoy': {
        const convoy = convoys[index]
        if (!convoy) return { kind: 'hold' }
        return { kind: 'convoy', ...convoy, matched: moves[convoy.target]?.carriers.includes(index) === true }
      }
      case 'support': {
        const target = at.get(provinceOf(order.target))
        const into = provinceOf(order.to ?? order.target)
        if (target === undefined || target === index || into === unit.province) return { kind: 'hold' }
        if (!reachesProvince(unit.type, unit.at, into)) return { kind: 'hold' }
        const move = order.to !== null
        const army = units[target]
        const others = fleetsAtSea.filter((fleet) => fleet !== index)
        // A fleet cannot both support an army and be the one that would have to carry it (6.D.31).
        if (
          move &&
          army?.type === 'A' &&
          !armyReaches(army.province, into) &&
          !couldBeCarried(army, into, others)
        ) {
          return { kind: 'hold' }
        }
        const stay = !move && meetsAtSea(target)
        const matched = move
          ? supportMatches(unit, units[target], moves[target], order.to, policies)
          : stay || moves[target] === null
        return { kind: 'support', target, into, move, matched, stay }
      }
      default:
        return { kind: 'hold' }
    }
  })
}

/** The one order a unit follows: its owner's; two different ones cancel each other (D5). */
const orderOf = (unit: Unit, lines: readonly Line[], policies: Policies): Written | null => {
  const mine = lines.filter(({ power, at }) => power === unit.power && provinceOf(at) === unit.province)
  const distinct = new Set(mine.map(({ order }) => JSON.stringify(order)))
  const [line] = mine
  if (!line || distinct.size > 1) return null
  const wrongCoast = line.at.includes('/') && line.at !== unit.at
  const policy =
    coastsOf(unit.province).length > 0 && unit.type === 'F' ? 'orderCoastOfUnit' : 'coastIrrelevant'
  return wrongCoast && policies[policy] === 'fails' ? null : line.order
}

const chooseRoute = (
  via: boolean,
  byOwn: boolean,
  ordered: readonly Chain[],
  opposed: boolean,
  policies: Policies,
): 'land' | 'sea' | 'sea-else-land' => {
  if (policies.convoyRoute === '1971') return opposed && ordered.length > 0 ? 'sea-else-land' : 'land'
  const meantForSea = via || (byOwn && policies.convoyRoute !== 'via')
  if (!meantForSea) return 'land'
  if (ordered.length === 0) return policies.viaWithoutConvoy === 'fails' ? 'sea' : 'land'
  return policies.disruptedConvoy === 'fails' ? 'sea' : 'sea-else-land'
}

const supportMatches = (
  supporter: Unit,
  target: Unit | undefined,
  move: Extract<Try, { kind: 'move' }> | null | undefined,
  to: string,
  policies: Policies,
): boolean => {
  if (!target || !move || move.to !== provinceOf(to)) return false
  if (!to.includes('/')) {
    const reachable = anchorages(move.to).filter((place) => fleetReaches(target.at, place))
    if (target.type === 'A' || coastsOf(move.to).length === 0 || reachable.length < 2) return true
    switch (policies.supportCoast) {
      case 'required':
        return false
      case 'own-may-be-omitted':
        return supporter.power === target.power
      case 'may-be-omitted':
      case 'ignored':
        return true
    }
  }
  if (target.type === 'A' || coastsOf(move.to).length === 0) return policies.coastIrrelevant === 'ignored'
  return policies.supportCoast === 'ignored' || to === move.place
}
