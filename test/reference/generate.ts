// Random small positions, thick with what adjudicators get wrong. A position is a pure function of its seed and number.
import { randomFrom, type Random } from '../../shared/kernel/random.ts'
import {
  PROVINCES,
  anchorages,
  armyReaches,
  coastsOf,
  fleetReaches,
  isCoastal,
  isSea,
  neighbours,
  reachesProvince,
} from './board.ts'
import { writeUnit, type Position, type Unit } from './position.ts'
import { RECIPES, type Recipe } from './recipes.ts'
import { chains } from './route.ts'

const STARTS: Readonly<Record<Recipe['start'], readonly string[]>> = {
  any: PROVINCES,
  sea: PROVINCES.filter(isSea),
  coasts: ['SPA', 'STP', 'BUL', 'MAO', 'BOT', 'BLA', 'AEG'],
}

const POWERS = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY']

type Plan =
  | { readonly kind: 'move'; readonly to: string; readonly place: string; readonly byLand: boolean }
  | { readonly kind: 'support'; readonly target: number; readonly to: string | null }
  | { readonly kind: 'convoy'; readonly target: number; readonly to: string }

/** The position with this number; recipes take turns. */
export const generate = (seed: string, number: number): Position & { readonly recipe: string } => {
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

const chance = (random: Random, percent: number): boolean => random.below(100) < percent
const pick = <T>(random: Random, items: readonly T[]): T | undefined => items[random.below(items.length || 1)]
const between = (random: Random, [low, high]: readonly [number, number]): number =>
  low + random.below(high - low + 1)

interface Layout {
  readonly units: Unit[]
  /** Null where the unit has no plan yet. */
  readonly plans: (Plan | null)[]
}

const layOut = (recipe: Recipe, random: Random): Layout => {
  const count = between(random, recipe.units)
  const powers = shuffledPowers(random).slice(0, between(random, recipe.powers))
  const units: Unit[] = []
  const plans: (Plan | null)[] = []
  const put = (type: Unit['type'], at: string, plan: Plan | null): number => {
    units.push({ power: pick(random, powers) ?? 'FRANCE', type, at, province: at.slice(0, 3) })
    plans.push(plan)
    return units.length - 1
  }
  if (recipe.knots > 0) tieKnots(recipe.knots, { units, plans }, put, random)
  const region =
    units.length > 0 ? units.map(({ province }) => province) : [pick(random, STARTS[recipe.start]) ?? 'NTH']
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

/** Convoys that land on a support for or against a convoying fleet: their own, or the next knot's. */
const tieKnots = (
  knots: number,
  { units, plans }: Layout,
  put: (type: Unit['type'], at: string, plan: Plan | null) => number,
  random: Random,
): void => {
  const free = (province: string) => !units.some((unit) => unit.province === province)
  const first = pick(random, STARTS.sea) ?? 'NTH'
  const seas = [first]
  while (seas.length < knots) {
    const next = pick(
      random,
      seas.flatMap((sea) => [...neighbours(sea)]).filter((to) => isSea(to) && !seas.includes(to)),
    )
    if (next === undefined) break
    seas.push(next)
  }
  const fleets = seas.map((sea) => put('F', sea, null))
  seas.forEach((sea, knot) => {
    const aim = (knot + 1) % seas.length
    const shores = [...neighbours(sea)].filter((to) => isCoastal(to) && free(to))
    const landings = shores.filter((to) =>
      anchorages(to).some((place) => fleetReaches(place, seas[aim] ?? sea)),
    )
    const landing = pick(random, landings)
    const start = pick(
      random,
      shores.filter((to) => to !== landing),
    )
    if (landing === undefined || start === undefined) return
    const army = put('A', start, {
      kind: 'move',
      to: landing,
      place: landing,
      byLand: armyReaches(start, landing),
    })
    const place =
      pick(
        random,
        anchorages(landing).filter((at) => fleetReaches(at, seas[aim] ?? sea)),
      ) ?? landing
    const supporter = put('F', place, null)
    const target = seas[aim] ?? sea
    const attackers = [...neighbours(target)]
      .filter((from) => free(from))
      .flatMap((from) => anchorages(from).filter((at) => fleetReaches(at, target)))
    const from = pick(random, attackers)
    const attacker =
      from === undefined
        ? undefined
        : put('F', from, { kind: 'move', to: target, place: target, byLand: true })
    const defends = attacker === undefined || chance(random, 35)
    const fixed: [number, Plan][] = [
      [fleets[knot] ?? army, { kind: 'convoy', target: army, to: landing }],
      [
        supporter,
        defends
          ? { kind: 'support', target: fleets[aim] ?? army, to: null }
          : { kind: 'support', target: attacker, to: target },
      ],
    ]
    for (const [index, plan] of fixed) plans[index] = plan
  })
}

const shuffledPowers = (random: Random): string[] => {
  const pile = [...POWERS]
  const drawn: string[] = []
  while (pile.length > 0) drawn.push(...pile.splice(random.below(pile.length), 1))
  return drawn
}

/** Fills in what the units without a plan do. */
const planOrders = (recipe: Recipe, units: readonly Unit[], plans: (Plan | null)[], random: Random): void => {
  const free = units.flatMap((_, index) => (plans[index] === null ? [index] : []))
  const afloat = units.flatMap((unit, index) => (isSea(unit.province) ? [index] : []))
  // Moves first, so that supports and convoys have something to be about.
  for (const index of free) {
    const eager = units[index]?.type === 'A' && chance(random, recipe.convoys / 2)
    if (eager || chance(random, recipe.moves)) {
      plans[index] = destination(recipe, units, plans, index, afloat, random)
    }
  }
  for (const index of free) {
    if (plans[index] !== null) continue
    const atSea = isSea(units[index]?.province ?? '')
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
