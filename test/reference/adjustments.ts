import type { Policies } from '../datc/policies.ts'
import {
  HOMES,
  anchorages,
  coastsOf,
  fleetReaches,
  isCoastal,
  nameKey,
  neighbours,
  provinceOf,
} from './board.ts'
import { readOrders, readUnits, writeUnit, type ByPower, type Line, type Unit } from './units-and-orders.ts'

export interface Adjustments {
  /** `ENGLAND A LON`, sorted. */
  readonly units: readonly string[]
  /** Orders carried out, as `ENGLAND A LON`. */
  readonly succeeded: ReadonlySet<string>
}

/** An adjustment phase: each power builds and removes until it has as many units as centres (R145..R160). */
export const adjust = (
  position: { readonly units: ByPower; readonly centers: ByPower; readonly orders: ByPower },
  policies: Policies,
): Adjustments => {
  const units = readUnits(position.units)
  const lines = readOrders(position.orders)
  const powers = new Set([...Object.keys(position.centers), ...Object.keys(position.units)])
  const done = [...powers].flatMap((power) => {
    const owned = position.centers[power] ?? []
    const own = units.filter((unit) => unit.power === power)
    const mine = lines.filter((line) => line.power === power)
    const due = owned.length - own.length
    return due >= 0
      ? builds(units, mine, power, owned, due, policies)
      : removals(own, mine, power, owned, -due, policies)
  })
  const gone = new Set(done.flatMap(({ removed }) => (removed ? [removed] : [])))
  const built = done.flatMap(({ unit }) => (unit ? [unit] : []))
  return {
    units: [...units.filter((unit) => !gone.has(unit)), ...built]
      .map((unit) => `${unit.power} ${writeUnit(unit)}`)
      .sort(),
    succeeded: new Set(done.flatMap(({ line }) => (line ? [`${line.power} ${writeUnit(line)}`] : []))),
  }
}

interface Done {
  readonly line?: Line
  readonly unit?: Unit
  readonly removed?: Unit
}

/** What too many legal orders leave standing. */
const chosen = <T>(legal: readonly T[], count: number, policy: 'first' | 'last' | 'none'): readonly T[] => {
  if (legal.length <= count) return legal
  switch (policy) {
    case 'first':
      return legal.slice(0, count)
    case 'last':
      return count === 0 ? [] : legal.slice(-count)
    case 'none':
      return []
  }
}

const builds = (
  units: readonly Unit[],
  lines: readonly Line[],
  power: string,
  owned: readonly string[],
  count: number,
  policies: Policies,
): Done[] => {
  const taken = new Set(units.map(({ province }) => province))
  const legal: { line: Line; unit: Unit }[] = []
  // Where one province is ordered twice, the policy's end of the sheet counts too (4.D.5).
  for (const line of policies.tooManyBuilds === 'last' ? lines.toReversed() : lines) {
    const province = provinceOf(line.at)
    if (line.order.kind !== 'build' || taken.has(province)) continue
    if (!(HOMES[power] ?? []).includes(province) || !owned.includes(province)) continue
    const unit = builtUnit(line, province, policies)
    if (!unit) continue
    legal.push({ line, unit })
    taken.add(province)
  }
  return [...chosen(legal, count, policies.tooManyBuilds === 'none' ? 'none' : 'first')]
}

const builtUnit = (line: Line, province: string, policies: Policies): Unit | null => {
  const unit = { power: line.power, province }
  const coasts = coastsOf(province)
  if (line.type === 'A') {
    const strayCoast = line.at.includes('/') && policies.coastIrrelevant === 'fails'
    return strayCoast ? null : { ...unit, type: 'A', at: province }
  }
  if (!isCoastal(province)) {
    return policies.fleetBuiltInland === 'army' ? { ...unit, type: 'A', at: province } : null
  }
  if (coasts.length > 0) return coasts.includes(line.at) ? { ...unit, type: 'F', at: line.at } : null
  return { ...unit, type: 'F', at: province }
}

const removals = (
  own: readonly Unit[],
  lines: readonly Line[],
  power: string,
  owned: readonly string[],
  count: number,
  policies: Policies,
): Done[] => {
  const legal: { line: Line; removed: Unit }[] = []
  for (const line of lines) {
    const unit = own.find(({ province }) => province === provinceOf(line.at))
    if (line.order.kind !== 'disband' || !unit || legal.some(({ removed }) => removed === unit)) continue
    legal.push({ line, removed: unit })
  }
  const policy = policies.tooManyRemovals === 'civil-disorder' ? 'none' : policies.tooManyRemovals
  const ordered = chosen(legal, count, policy)
  const rest = own.filter((unit) => !ordered.some(({ removed }) => removed === unit))
  const forced = civilDisorder(rest, power, owned, policies).slice(0, count - ordered.length)
  return [
    ...ordered,
    ...forced.map((removed) => {
      const line = legal.find((order) => order.removed === removed)?.line
      return line ? { line, removed } : { removed }
    }),
  ]
}

/** The order in which units go: farthest first, fleets before armies, then by the English name (R160, R161). */
export const civilDisorder = (
  units: readonly Unit[],
  power: string,
  owned: readonly string[],
  policies: Policies,
): Unit[] => {
  const byOwned = policies.civilDisorderDistance === 'owned-centres'
  const goals = byOwned ? owned : (HOMES[power] ?? [])
  const far = new Map(units.map((unit) => [unit, distance(unit, goals, byOwned)]))
  return [...units].sort(
    (a, b) =>
      (far.get(b) ?? 0) - (far.get(a) ?? 0) ||
      b.type.localeCompare(a.type) ||
      (nameKey(a.province) < nameKey(b.province) ? -1 : 1),
  )
}

/** Steps to the nearest of the goals; a power without any counts every unit as equally far. */
const distance = (unit: Unit, goals: readonly string[], anyStep: boolean): number => {
  const overAll = unit.type === 'A' || anyStep
  let reached = new Set([overAll ? unit.province : unit.at])
  for (let steps = 0; steps < 80; steps++) {
    if ([...reached].some((place) => goals.includes(provinceOf(place)))) return steps
    const next = new Set(reached)
    for (const from of reached) {
      for (const to of neighbours(provinceOf(from))) {
        if (overAll) next.add(to)
        else for (const place of anchorages(to)) if (fleetReaches(from, place)) next.add(place)
      }
    }
    reached = next
  }
  return 80
}
