// The standard board as the reader wants it, and the short forms of the fixtures.
import type { LocationId, PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitType } from '../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import type { Terrain } from '../../shared/games/diplomacy/notation/reading/weigh.ts'
import { compileBoard } from '../../shared/games/diplomacy/board/board.ts'
import { STANDARD as VARIANT } from '../../shared/games/diplomacy/variants/standard/board.ts'
import { terrainOf } from '../../shared/games/diplomacy/notation/reading/terrain.ts'

export const STANDARD: Terrain = terrainOf(compileBoard(VARIANT))
export const SPACES = VARIANT.spaces.map(({ id }) => id)
export const COASTS = VARIANT.spaces.flatMap(({ coasts }) => coasts)
export const LAND = VARIANT.spaces.filter(({ kind }) => kind !== 'sea').map(({ id }) => id)
export const WATER = VARIANT.spaces.filter(({ kind }) => kind !== 'inland').map(({ id }) => id)

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
