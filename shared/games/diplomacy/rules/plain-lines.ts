// Most lines need no judgement: each is the order of the unit in the same place of the list, names it as it stands, and
// moves or supports one step. One loop converts these to numbers, in half the time that judging them one by one takes,
// since all tables are at hand. It refuses nothing: any other line is handed on.
import { FLEET, NONE } from '../board/board.ts'
import { numberOf } from '../board/register.ts'
import type { Unit, UnitRef } from '../board/unit.ts'
import { HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/legality.ts'
import type { MovementOrder } from '../orders/order.ts'
import type { Work } from './core/work.ts'
import type { Submitted } from './submitted.ts'

/** Reads the plain lines of a phase in which the whole board is open, and hands the others on, all in their order. */
export function readPlainLines(
  work: Work,
  lines: readonly Submitted[],
  orders: (MovementOrder | null | undefined)[],
  handOn: (line: Submitted, i: number) => void,
): void {
  const { board, position, kind, target, to, via } = work
  const { register, province, coasts, steps, touches, locations, provinces } = board
  const { units, count, type, at, in: home, occupant } = position
  const named = (ref: UnitRef): number => {
    const place = numberOf(register, ref.at)
    const unit = place === NONE ? NONE : occupant[province[place]!]!
    return unit !== NONE && isNamed(units[unit]!, ref) ? unit : NONE
  }
  const enter = (i: number, order: MovementOrder, code: number, other: number, goal: number) => {
    orders[i] = order
    kind[i] = code
    target[i] = other
    to[i] = goal
    via[i] = 0
  }
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (i < count && orders[i] === undefined && 'order' in line && line.text === undefined) {
      const unit = units[i]!
      const { order } = line
      const row = type[i]! * locations + at[i]!
      if (line.power === unit.power)
        switch (order.kind) {
          case 'hold':
            if (!isNamed(unit, order.unit)) break
            enter(i, order, HOLD, NONE, 0)
            continue
          case 'move': {
            const goal = numberOf(register, order.to)
            if (goal === NONE || !steps[row * locations + goal] || order.via) break
            if (!isNamed(unit, order.unit)) break
            enter(i, order, MOVE, NONE, goal)
            continue
          }
          case 'support-hold': {
            const other = named(order.target)
            if (other === NONE || !touches[row * provinces + home[other]!]) break
            if (!isNamed(unit, order.unit)) break
            enter(i, order, SUPPORT_HOLD, other, home[other]!)
            continue
          }
          case 'support-move': {
            const other = named(order.target)
            const goal = numberOf(register, order.to)
            if (other === NONE || other === i || goal === NONE || goal >= provinces) break
            const its = type[other]! * locations + at[other]!
            if (!touches[row * provinces + goal] || !touches[its * provinces + goal]) break
            if (type[other] === FLEET && coasts[goal]!.length > 0) break
            if (!isNamed(unit, order.unit)) break
            enter(i, order, SUPPORT_MOVE, other, goal)
            continue
          }
          default:
        }
    }
    handOn(line, i)
  }
}

const isNamed = (unit: Unit, { type, at }: UnitRef): boolean => unit.at === at && unit.type === type
