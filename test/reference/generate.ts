// Random small positions, full of what adjudicators get wrong. A position is a pure function of its seed and number.
import { randomFrom, shuffled, type Random } from '../../shared/kernel/random.ts'
import {
  KNOTS,
  POWERS,
  PROVINCES,
  anchorages,
  armyReaches,
  carries,
  coastsOf,
  fleetReaches,
  isCoastal,
  isSea,
  neighbours,
  reachesProvince,
} from './board.ts'
import { between, chance, pick } from './chance.ts'
import { writeUnit, type UnitsAndOrders, type Unit } from './units-and-orders.ts'
import { tieKnots, type Layout, type Plan, type Put } from './knot.ts'
import { RECIPES, type Recipe } from './recipes.ts'
import { chains } from './route.ts'

const STARTS: Readonly<Record<Recipe['start'], readonly string[]>> = {
  any: PROVINCES,
  sea: PROVINCES.filter(isSea),
  coasts: KNOTS,
}

/** The position with this number; recipes take turns. */
export const generate = (seed: string, number: number): UnitsAndOrders & { readonly recipe: string } => {
  const random = randomFrom(seed, String(number))
  const recipe = RECIPES[number % RECIPES.length] as Recipe
  const { units, plans } = layOut(recipe, random)
  planOrders(recipe, units, plans, random)
  const lines = units.map((_, index) => write(recipe, units, plans, index, random))
  const byPower = (texts: readonly (string | null)[]) => {
    const lists: Record<string, string[]> = {}
    units.forEach((unit, index) => {
      const text = texts[index]
      if (text !== null && text !== undefined) (lists[unit.power] ??= []).push(text)
    })
    return lists
  }
  return { recipe: recipe.name, units: byPower(units.map(writeUnit)), orders: byPower(lines) }
}

const layOut = (recipe: Recipe, random: Random): Layout => {
  const count = between(random, recipe.units)
  const powers = shuffled(POWERS, random).slice(0, between(random, recipe.powers))
  const units: Unit[] = []
  const plans: (Plan | null)[] = []
  const put: Put = (type, at, plan, side) => {
    const sided =
      side === undefined || chance(random, 25) ? pick(random, powers) : powers[side % powers.length]
    units.push({ power: sided ?? POWERS[0]!, type, at, province: at.slice(0, 3) })
    plans.push(plan)
    return units.length - 1
  }
  if (recipe.knots > 0) tieKnots(recipe.knots, { units, plans }, put, random)
  const region =
    units.length > 0
      ? units.map(({ province }) => province)
      : [pick(random, STARTS[recipe.start]) ?? KNOTS[0]!]
  while (region.length < count + 1) {
    const edge = region
      .flatMap((province) => [...neighbours(province)])
      .filter((next) => !region.includes(next))
    const wet = edge.filter((next) => isSea(next) || isCoastal(next))
    const next = pick(random, recipe.start !== 'any' && wet.length > 0 ? wet : edge)
    if (next === undefined) break
    region.push(next)
  }
  for (const province of region.slice(units.length)) {
    if (units.length >= count) break
    if (units.some((unit) => unit.province === province)) continue
    const afloat = isSea(province) || (isCoastal(province) && chance(random, recipe.fleets))
    put(afloat ? 'F' : 'A', afloat ? (pick(random, anchorages(province)) ?? province) : province, null)
  }
  return { units, plans }
}

/** Fills in what the units without a plan do. */
const planOrders = (recipe: Recipe, units: readonly Unit[], plans: (Plan | null)[], random: Random): void => {
  const free = units.flatMap((_, index) => (plans[index] === null ? [index] : []))
  const afloat = units.flatMap((unit, index) => (unit.type === 'F' && carries(unit.province) ? [index] : []))
  // Moves first, so that supports and convoys have something to be about.
  for (const index of free) {
    const eager = units[index]?.type === 'A' && chance(random, recipe.convoys / 2)
    if (eager || chance(random, recipe.moves)) {
      plans[index] = destination(recipe, units, plans, index, afloat, random)
    }
  }
  for (const index of free) {
    if (plans[index] !== null) continue
    const atSea = afloat.includes(index)
    const convoy =
      atSea && chance(random, recipe.convoys) ? pick(random, carried(units, plans, index, afloat)) : undefined
    plans[index] =
      convoy ?? (chance(random, 88) ? (pick(random, supportable(units, plans, index)) ?? null) : null)
  }
}

const destination = (
  recipe: Recipe,
  units: readonly Unit[],
  plans: readonly (Plan | null)[],
  index: number,
  afloat: readonly number[],
  random: Random,
): Plan | null => {
  const unit = units[index]
  if (!unit) return null
  const byLand = (
    unit.type === 'A' ? [...neighbours(unit.province)] : [...neighbours(unit.province)].flatMap(anchorages)
  ).filter((to) => (unit.type === 'A' ? armyReaches(unit.at, to) : fleetReaches(unit.at, to)))
  const bySea =
    unit.type === 'A' && isCoastal(unit.province) && chance(random, recipe.convoys)
      ? PROVINCES.filter(
          (to) =>
            isCoastal(to) && to !== unit.province && chains(units, afloat, unit.province, to).length > 0,
        )
      : []
  const all = [...byLand, ...bySea, ...bySea]
  const province = (to: string) => to.slice(0, 3)
  const goals = new Set(plans.flatMap((plan) => (plan?.kind === 'move' ? [plan.to] : [])))
  const occupied = new Set(units.map((other) => other.province))
  const back = all.filter((to) =>
    plans.some(
      (plan, other) =>
        plan?.kind === 'move' && units[other]?.province === province(to) && plan.to === unit.province,
    ),
  )
  const crowded = all.filter((to) => goals.has(province(to)) || occupied.has(province(to)))
  const to =
    (back.length > 0 && chance(random, recipe.swaps) ? pick(random, back) : undefined) ??
    (crowded.length > 0 && chance(random, recipe.crowded) ? pick(random, crowded) : undefined) ??
    pick(random, all)
  return to === undefined
    ? null
    : { kind: 'move', to: province(to), place: to, byLand: reachesProvince(unit.type, unit.at, to) }
}

const carried = (
  units: readonly Unit[],
  plans: readonly (Plan | null)[],
  index: number,
  afloat: readonly number[],
): Plan[] =>
  plans.flatMap((plan, army) => {
    const unit = units[army]
    if (plan?.kind !== 'move' || unit?.type !== 'A' || !isCoastal(unit.province) || !isCoastal(plan.to))
      return []
    const useful = chains(units, afloat, unit.province, plan.to).some((chain) => chain.includes(index))
    return useful ? [{ kind: 'convoy', target: army, to: plan.to } as const] : []
  })

const supportable = (units: readonly Unit[], plans: readonly (Plan | null)[], index: number): Plan[] => {
  const unit = units[index]
  if (!unit) return []
  return plans.flatMap((plan, target): Plan[] => {
    const other = units[target]
    if (target === index || !other) return []
    if (plan?.kind === 'move') {
      if (plan.to === unit.province || !reachesProvince(unit.type, unit.at, plan.to)) return []
      const met = units.some(({ province }) => province === plan.to)
      return Array.from({ length: met ? 6 : 2 }, () => ({ kind: 'support', target, to: plan.place }))
    }
    return reachesProvince(unit.type, unit.at, other.province) ? [{ kind: 'support', target, to: null }] : []
  })
}

const write = (
  recipe: Recipe,
  units: readonly Unit[],
  plans: readonly (Plan | null)[],
  index: number,
  random: Random,
): string | null => {
  const unit = units[index]
  const plan = plans[index]
  if (!unit) return null
  const name = writeUnit(unit)
  const other = (target: number) => writeUnit(units[target] ?? unit)
  const spoilt = chance(random, recipe.wrong)
  if (!plan) return chance(random, 50) ? null : `${name} H`
  switch (plan.kind) {
    case 'move': {
      const to = spoilt ? misplaced(unit, random) : coastNamed(unit, plan.place, random)
      const via = unit.type === 'A' && chance(random, plan.byLand ? recipe.via : recipe.via / 2) ? ' VIA' : ''
      return `${name} - ${to}${via}`
    }
    case 'support': {
      const target = units[plan.target]
      if (spoilt && target) {
        const near = pick(random, [...neighbours(unit.province)]) ?? unit.province
        return near === target.province || chance(random, 30)
          ? `${name} S ${other(plan.target)}`
          : `${name} S ${other(plan.target)} - ${near}`
      }
      const to = plan.to === null || !target ? null : coastNamed(target, plan.to, random)
      return to === null ? `${name} S ${other(plan.target)}` : `${name} S ${other(plan.target)} - ${to}`
    }
    case 'convoy': {
      const to = spoilt ? (pick(random, PROVINCES.filter(isCoastal)) ?? plan.to) : plan.to
      return `${name} C ${other(plan.target)} - ${to}`
    }
  }
}

/** Anywhere near, whether it can be reached or not; now and then a coast that cannot. */
const misplaced = (unit: Unit, random: Random): string => {
  const near = [...neighbours(unit.province)]
  const further = near.flatMap((province) => [...neighbours(province)]).filter((to) => to !== unit.province)
  const to = pick(random, chance(random, 60) ? near : further) ?? unit.province
  const coast = unit.type === 'F' ? pick(random, coastsOf(to)) : undefined
  return coast ?? to
}

/** A place as a player might write it: the coast mostly named, at times left out, rarely the other one. */
const coastNamed = (unit: Unit, place: string, random: Random): string => {
  if (unit.type === 'A' || !place.includes('/')) return place
  if (chance(random, 80)) return place
  return chance(random, 60) ? place.slice(0, 3) : (pick(random, coastsOf(place.slice(0, 3))) ?? place)
}
