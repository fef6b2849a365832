// Random orders for what follows a movement phase: retreats of the units it dislodged, and adjustments.
import { randomFrom, shuffled } from '../../shared/kernel/random.ts'
import type { Movement } from './adjudicator.ts'
import { CENTRES, HOMES, PROVINCES, anchorages, coastsOf, isCoastal, isSea, neighbours } from './board.ts'
import { between, chance, pick } from './chance.ts'
import type { ByPower } from './units-and-orders.ts'

/** Retreat orders for the dislodged, often to one space, sometimes to none that is open, sometimes none at all. */
export const generateRetreats = (seed: string, number: number, { dislodged }: Movement): ByPower => {
  const random = randomFrom(seed, `retreats ${number}`)
  const all = Object.values(dislodged).flatMap(({ retreats }) => retreats)
  const crowded = all.filter(
    (to, index) => all.findIndex((other) => other.slice(0, 3) === to.slice(0, 3)) !== index,
  )
  const orders: Record<string, string[]> = {}
  for (const [name, { retreats }] of Object.entries(dislodged)) {
    const [power = '', type = '', at = ''] = name.split(' ')
    const shared = retreats.filter((to) => crowded.includes(to))
    const anywhere = pick(random, [...neighbours(at.slice(0, 3))]) ?? at
    const open = pick(random, shared.length > 0 && chance(random, 60) ? shared : retreats)
    const to =
      open === undefined || chance(random, 10) ? anywhere : chance(random, 15) ? open.slice(0, 3) : open
    if (chance(random, 10)) continue
    ;(orders[power] ??= []).push(`${type} ${at} ${chance(random, 10) ? 'D' : `R ${to}`}`)
  }
  return orders
}

export interface Winter {
  readonly units: ByPower
  readonly centers: ByPower
  readonly orders: ByPower
}

/** A board before the adjustments: owners, units and orders for three powers, more or fewer than they may give. */
export const generateWinter = (seed: string, number: number): Winter => {
  const random = randomFrom(seed, `winter ${number}`)
  const powers = shuffled(Object.keys(HOMES), random).slice(0, 3)
  const centers: Record<string, string[]> = {}
  for (const centre of CENTRES) {
    const home = powers.find((power) => HOMES[power]?.includes(centre))
    const owner =
      home !== undefined && chance(random, 75) ? home : chance(random, 20) ? pick(random, powers) : undefined
    if (owner) (centers[owner] ??= []).push(centre)
  }
  const places = shuffled(PROVINCES, random)
  const units: Record<string, string[]> = {}
  const orders: Record<string, string[]> = {}
  for (const power of powers) {
    const owned = centers[power]?.length ?? 0
    for (let n = Math.max(0, owned + between(random, [-3, 4])); n > 0; n--) {
      const province = places.pop() ?? 'SWE'
      const afloat = isSea(province) || (isCoastal(province) && chance(random, 50))
      ;(units[power] ??= []).push(
        `${afloat ? 'F' : 'A'} ${afloat ? (pick(random, anchorages(province)) ?? province) : province}`,
      )
    }
    for (const centre of shuffled([...(HOMES[power] ?? []), ...CENTRES.slice(0, 2)], random)) {
      if (!chance(random, 55)) continue
      const type = chance(random, 50) ? 'F' : 'A'
      const coast = type === 'F' && chance(random, 80) ? pick(random, coastsOf(centre)) : undefined
      ;(orders[power] ??= []).push(`${type} ${coast ?? centre} B`)
    }
    for (const unit of units[power] ?? []) if (chance(random, 30)) (orders[power] ??= []).push(`${unit} D`)
  }
  return { units, centers, orders }
}
