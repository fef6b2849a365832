// The standard board as the reader wants it, looked up in the game's own tables of borders.
import type { LocationId, PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import { STANDARD as BOARD } from '../../shared/games/diplomacy/board/standard.ts'
import type { Unit, UnitType } from '../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import type { Terrain } from '../../shared/games/diplomacy/notation/reading/judge.ts'

const KIND = { inland: 'inland', coastal: 'coast', sea: 'sea' } as const
const kinds = new Map<string, 'inland' | 'coast' | 'sea'>(
  BOARD.spaces.map(({ id, kind }) => [id, KIND[kind]]),
)

export const SPACES: string[] = BOARD.spaces.map(({ id }) => id)
export const COASTS: LocationId[] = BOARD.spaces.flatMap(({ coasts }) => coasts)
export const SPLIT = new Set(COASTS.map((coast) => coast.slice(0, 3)))

/** A place without its coast means any coast. */
const means = (said: LocationId, at: string) =>
  said === at || (said.length === 3 && at.startsWith(`${said}/`))

export const STANDARD: Terrain = {
  kindOf: (at) => kinds.get(provinceOf(at)),
  reaches(type: UnitType, from: LocationId, to: LocationId) {
    const borders = type === 'F' ? BOARD.fleets : BOARD.armies
    return Object.entries(borders).some(
      ([at, list]) => means(from, at) && list.some((next) => means(to, next)),
    )
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
