// The notation of the case files as orders and units.
import type { LocationId, PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitRef, UnitType } from '../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import type { DatcStep } from './case.ts'

/** `F STP/SC` */
export const unit = (text: string): UnitRef => {
  const [type, at] = text.split(' ')
  return { type: type as UnitType, at: at as LocationId }
}

/** Reads the notation of the data: `A PAR - BUR VIA`, `F NTH C A LON - BEL`, `A BUR R GAS`, `F STP/NC B`, `A PAR D`. */
export function order(text: string, phase: DatcStep['phase'] = 'movement'): Order {
  const [type, at, verb, ...rest] = text.split(' ')
  const self = unit(`${type} ${at}`)
  const to = (place: string | undefined) => place as LocationId
  switch (verb) {
    case '-':
      return { kind: 'move', unit: self, to: to(rest[0]), ...(rest[1] === 'VIA' && { via: true }) }
    case 'H':
      return { kind: 'hold', unit: self }
    case 'C':
      return { kind: 'convoy', unit: self, target: unit(rest.slice(0, 2).join(' ')), to: to(rest[3]) }
    case 'S': {
      const target = unit(rest.slice(0, 2).join(' '))
      return rest[2] === '-'
        ? { kind: 'support-move', unit: self, target, to: to(rest[3]) }
        : { kind: 'support-hold', unit: self, target }
    }
    case 'R':
      return { kind: 'retreat', unit: self, to: to(rest[0]) }
    case 'B':
      return { kind: 'build', unit: self }
    case 'D':
      return phase === 'adjustments' ? { kind: 'remove', unit: self } : { kind: 'disband', unit: self }
    default:
      throw new Error(`unreadable order in the data: ${text}`)
  }
}

/** Every text of a table by power, with its power. */
export const entries = (byPower: Readonly<Record<string, readonly string[] | undefined>>) =>
  Object.entries(byPower).flatMap(([power, list]) => (list ?? []).map((text) => [power as PowerId, text] as const))
/** The units of a table by power. */
export const unitsOf = (byPower: Readonly<Record<string, readonly string[] | undefined>>): Unit[] =>
  entries(byPower).map(([power, text]) => ({ power, ...unit(text) }))
