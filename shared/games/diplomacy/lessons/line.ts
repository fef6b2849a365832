// A unit with its order in one line, as lessons and replays store them: `FRANCE A GAS S A MAR - BUR`.
import type { LocationId, PowerId } from '../board/ids.ts'
import type { Unit, UnitRef } from '../board/unit.ts'
import type { Order } from '../orders/order.ts'

/** A unit and what it is ordered to do; null where it has no order. */
export interface OrderedUnit {
  readonly unit: Unit
  readonly order: Order | null
}

/** Reads a line of lesson data; throws on anything else, which is a mistake in the data. */
export function orderedUnit(line: string): OrderedUnit {
  const words = line.split(' ')
  const [power, type, at, verb] = words
  const unit = unitOf(type, at, line)
  return {
    unit: { ...unit, power: power as PowerId },
    order: verb === undefined ? null : orderOf(unit, verb, words.slice(4), line),
  }
}

function orderOf(unit: UnitRef, verb: string, rest: readonly string[], line: string): Order {
  const to = rest.at(-1) as LocationId
  switch (verb) {
    case 'H':
      return { kind: 'hold', unit }
    case 'D':
      return { kind: 'disband', unit }
    case 'B':
      return { kind: 'build', unit }
    case 'X':
      return { kind: 'remove', unit }
    case '-':
      return { kind: 'move', unit, to }
    case 'R':
      return { kind: 'retreat', unit, to }
    case 'C':
      return { kind: 'convoy', unit, target: unitOf(rest[0], rest[1], line), to }
    case 'S': {
      const target = unitOf(rest[0], rest[1], line)
      return rest.length > 2
        ? { kind: 'support-move', unit, target, to }
        : { kind: 'support-hold', unit, target }
    }
    default:
      throw new Error(`no order: ${line}`)
  }
}

function unitOf(type: string | undefined, at: string | undefined, line: string): UnitRef {
  if ((type !== 'A' && type !== 'F') || at === undefined) throw new Error(`no unit: ${line}`)
  return { type, at: at as LocationId }
}
