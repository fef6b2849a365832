import type { Random } from '../../shared/kernel/random.ts'
import {
  KNOTS,
  PROVINCES,
  anchorages,
  armyReaches,
  fleetReaches,
  isCoastal,
  isSea,
  neighbours,
} from './board.ts'
import { chance, pick } from './chance.ts'
import type { Unit } from './units-and-orders.ts'

/** What a unit is meant to do, before it is written down. */
export type Plan =
  | { readonly kind: 'move'; readonly to: string; readonly place: string; readonly byLand: boolean }
  | { readonly kind: 'support'; readonly target: number; readonly to: string | null }
  | { readonly kind: 'convoy'; readonly target: number; readonly to: string }

/** Units and their plans, side by side; null where a unit has none yet. */
export interface Layout {
  readonly units: Unit[]
  readonly plans: (Plan | null)[]
}

/** Sets a unit on the board, mostly of the power on the given side, and returns its number. */
export type Put = (type: Unit['type'], at: string, plan: Plan | null, side?: 0 | 1) => number

/**
 * Makes knots: a knot is a convoy to a province whose unit supports for or against a convoying fleet, its own or the
 * next knot's. Convoy paradoxes consist of these.
 */
export const tieKnots = (knots: number, { units, plans }: Layout, put: Put, random: Random): void => {
  const seas = neighbouringSeas(knots, random)
  const fleets = seas.map((sea) => put('F', sea, null, 0))
  seas.forEach((sea, knot) => {
    const fleet = fleets[knot]
    const target = seas[(knot + 1) % seas.length] ?? sea
    const victim = fleets[(knot + 1) % seas.length]
    const free = (province: string) => !units.some((unit) => unit.province === province)
    const harbour = (province: string) => anchorages(province).filter((at) => fleetReaches(at, target))
    const afloatNear = () => pick(random, [...neighbours(target)].filter(free).flatMap(harbour))

    const shores = (of: string) => [...neighbours(of)].filter((to) => isCoastal(to) && free(to))
    const landing = pick(
      random,
      shores(sea).filter((to) => harbour(to).length > 0),
    )
    // Now and then the army comes from one sea further away, over a second fleet.
    const further = chance(random, 30)
      ? pick(
          random,
          [...neighbours(sea)].filter((to) => isSea(to) && free(to)),
        )
      : undefined
    const start = pick(
      random,
      shores(further ?? sea).filter((to) => to !== landing),
    )
    if (fleet === undefined || victim === undefined || landing === undefined || start === undefined) return
    const byLand = armyReaches(start, landing)
    const army = put('A', start, { kind: 'move', to: landing, place: landing, byLand }, 0)
    plans[fleet] = { kind: 'convoy', target: army, to: landing }
    if (further !== undefined) put('F', further, { kind: 'convoy', target: army, to: landing }, 0)
    const supporter = put('F', pick(random, harbour(landing)) ?? landing, null, 1)
    const from = afloatNear()
    const attack = { kind: 'move', to: target, place: target, byLand: true } as const
    const attacker = from === undefined ? undefined : put('F', from, attack, 1)
    if (attacker !== undefined && chance(random, 60)) {
      plans[supporter] = { kind: 'support', target: attacker, to: target }
      return
    }
    plans[supporter] = { kind: 'support', target: victim, to: null }
    const second = afloatNear()
    if (attacker !== undefined && second !== undefined) {
      put('F', second, { kind: 'support', target: attacker, to: target }, 1)
    }
  })
}

const neighbouringSeas = (count: number, random: Random): string[] => {
  const seas = [pick(random, PROVINCES.filter(isSea)) ?? KNOTS[0]!]
  while (seas.length < count) {
    const near = seas.flatMap((sea) => [...neighbours(sea)]).filter((to) => isSea(to) && !seas.includes(to))
    const next = pick(random, near)
    if (next === undefined) break
    seas.push(next)
  }
  return seas
}
