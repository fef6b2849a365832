// Orders of every kind to any space, of any unit that may stand where it is, and boards they could stand on.
import fc from 'fast-check'
import { provinceOf, type LocationId, type PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import type { PhaseKind } from '../../shared/games/diplomacy/turn.ts'
import { COASTS, LAND, SPACES, WATER } from './standard.ts'

export const POWERS = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'] as PowerId[]
const from = (spaces: readonly string[]) => fc.constantFrom(...(spaces as LocationId[]))
const orCoast = (spaces: readonly string[]) =>
  fc.oneof({ weight: 5, arbitrary: from(spaces) }, { weight: 1, arbitrary: from(COASTS) })
const location = orCoast(SPACES)
// A fleet inland is read as one at sea that stands on the board under a similar name.
const unitRef: fc.Arbitrary<UnitRef> = fc.oneof(
  from(LAND).map((at) => ({ type: 'A', at }) as const),
  orCoast(WATER).map((at) => ({ type: 'F', at }) as const),
)
const two = fc.tuple(unitRef, unitRef).filter(([a, b]) => provinceOf(a.at) !== provinceOf(b.at))

/** The orders of each phase. */
export const PHASES: readonly (readonly [PhaseKind, fc.Arbitrary<Order>])[] = [
  [
    'movement',
    fc.oneof(
      unitRef.map((unit) => ({ kind: 'hold', unit }) as const),
      fc.tuple(unitRef, location).map(([unit, to]) => ({ kind: 'move', unit, to }) as const),
      fc.tuple(unitRef, location).map(([unit, to]) => ({ kind: 'move', unit, to, via: true }) as const),
      two.map(([unit, target]) => ({ kind: 'support-hold', unit, target }) as const),
      fc
        .tuple(two, location)
        .map(([[unit, target], to]) => ({ kind: 'support-move', unit, target, to }) as const),
      fc.tuple(two, location).map(([[unit, target], to]) => ({ kind: 'convoy', unit, target, to }) as const),
    ),
  ],
  [
    'retreats',
    fc.oneof(
      fc.tuple(unitRef, location).map(([unit, to]) => ({ kind: 'retreat', unit, to }) as const),
      unitRef.map((unit) => ({ kind: 'disband', unit }) as const),
    ),
  ],
  [
    'adjustments',
    fc.oneof(
      unitRef.map((unit) => ({ kind: 'build', unit }) as const),
      unitRef.map((unit) => ({ kind: 'remove', unit }) as const),
      fc.constant({ kind: 'waive' } as const),
    ),
  ],
]

/** The units an order names, on the board, with others that could be mistaken for them. */
export const standing = (order: Order, others: readonly Unit[]): Unit[] => {
  const named = order.kind === 'waive' ? [] : 'target' in order ? [order.unit, order.target] : [order.unit]
  const units = named.map((unit, i) => ({ ...unit, power: POWERS[i]! }))
  const taken = new Set(units.map(({ at }) => provinceOf(at)))
  return [...units, ...others.filter(({ at }) => !taken.has(provinceOf(at)))]
}

export const others = fc.array(
  fc.tuple(unitRef, fc.constantFrom(...POWERS)).map(([unit, power]) => ({ ...unit, power })),
  { maxLength: 12 },
)
