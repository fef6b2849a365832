// The standard board as the reader wants it, from the facts the map is compiled from.
import type { LocationId, PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitType } from '../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import type { Terrain } from '../../shared/games/diplomacy/notation/reading/judge.ts'
import { coasts } from '../../tools/mapc/variants/standard/coasts.ts'
import { rules } from '../../tools/mapc/variants/standard/rules.ts'

export const SPACES = Object.keys(rules.adjacency)
export const SPLIT = new Set(Object.keys(coasts).map((coast) => coast.slice(0, 3)))
export const COASTS = Object.keys(coasts) as LocationId[]
const seas = new Set(rules.seas)
const armyOnly = new Set(rules.armyOnly)

const kindOf = (at: string) =>
  seas.has(at)
    ? 'sea'
    : rules.adjacency[at]?.some((next) => seas.has(next))
      ? 'coast'
      : at in rules.adjacency
        ? 'inland'
        : undefined

function sails(from: LocationId, to: LocationId): boolean {
  const [a, b] = [provinceOf(from), provinceOf(to)]
  if (kindOf(a) === 'inland' || kindOf(b) === 'inland' || armyOnly.has([a, b].sort().join('-'))) return false
  const meets = (coast: string, other: string) =>
    coast.length === 3 || coasts[coast]?.seas.includes(other) === true
  return meets(from, b) && meets(to, a)
}

export const STANDARD: Terrain = {
  kindOf,
  reaches(type: UnitType, from: LocationId, to: LocationId) {
    const [a, b] = [provinceOf(from), provinceOf(to)]
    if (!rules.adjacency[a]?.includes(b)) return false
    return type === 'F' ? sails(from, to) : kindOf(a) !== 'sea' && kindOf(b) !== 'sea'
  },
}

/** `FRANCE A PAR` as a unit. */
export function unitOf(text: string): Unit {
  const [power, type, at] = text.split(' ') as [PowerId, UnitType, LocationId]
  return { power, type, at }
}

/** An order in the short form of the fixtures: `A MAR S A PAR-BUR`. */
export function fixtureForm(order: Order): string {
  if (order.kind === 'waive') return 'WAIVE'
  const unit = `${order.unit.type} ${order.unit.at}`
  switch (order.kind) {
    case 'hold':
      return `${unit} H`
    case 'move':
      return `${unit}-${order.to}${order.via ? ' VIA' : ''}`
    case 'support-hold':
      return `${unit} S ${order.target.type} ${order.target.at}`
    case 'support-move':
    case 'convoy':
      return `${unit} ${order.kind === 'convoy' ? 'C' : 'S'} ${order.target.type} ${order.target.at}-${order.to}`
    case 'retreat':
      return `${unit} R ${order.to}`
    case 'build':
      return `${unit} B`
    default:
      return `${unit} D`
  }
}
