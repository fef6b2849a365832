// Most lines need no judgement: each is the first order of a unit, names it as it stands, and moves or supports one
// step. One loop converts these to numbers, in half the time that judging them one by one takes,
// since all tables are at hand. It refuses nothing: any other line is handed on.
import { FLEET, NONE } from '../board/board.ts'
import { numberOf } from '../board/register.ts'
import type { LocationId } from '../board/ids.ts'
import type { UnitRef } from '../board/unit.ts'
import { HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/legality.ts'
import type { MovementOrder } from '../orders/order.ts'
import type { UnitIndex } from '../orders/unit-index.ts'
import type { Work } from './core/work.ts'
import type { Submitted } from './submitted.ts'

/** What is noted of each line, by unit. */
interface LineLists {
  readonly orders: (MovementOrder | null | undefined)[]
  readonly texts: (string | undefined)[]
}

/** Reads the plain lines of a phase in which the whole board is open, and hands the others on, all in their order. */
export function readPlainLines(
  work: Work,
  lines: readonly Submitted[],
  into: LineLists,
  handOn: (line: Submitted, i: number) => void,
): void {
  for (let i = 0; i < lines.length; i++) {
    i = readRun(work, lines, into, i)
    if (i < lines.length) handOn(lines[i]!, i)
  }
}

/**
 * Reads lines from one on as long as they are plain. Returns the number of the first that is not, or how many lines
 * there are. Nothing unknown is called meanwhile, so the compiler need not fetch the tables again for each line.
 */
function readRun(
  work: Work,
  lines: readonly Submitted[],
  { orders, texts }: LineLists,
  first: number,
): number {
  const { board, position, kind, target, to, via } = work
  const { register, coasts, steps, touches, locations, provinces } = board
  const { units, count, type, at, in: home } = position
  let l = first
  let i = first
  for (; l < lines.length; l++) {
    const line = lines[l]!
    if (!('order' in line)) break
    const order = line.order as MovementOrder
    const named: UnitRef | undefined = order.unit
    if (named === undefined) break
    // Sheets mostly name the units in the order of the board.
    if (i >= count || units[i]!.at !== named.at) i = unitAtPlace(position, named.at)
    if (i === NONE || orders[i] !== undefined) break
    const unit = units[i]!
    if (line.power !== unit.power || named.type !== unit.type) break
    const row = type[i]! * locations + at[i]!
    let code = HOLD
    let other = NONE
    let goal = 0
    if (order.kind === 'move') {
      code = MOVE
      goal = numberOf(register, order.to)
      if (goal === NONE || !steps[row * locations + goal] || order.via) break
    } else if (order.kind === 'support-hold') {
      code = SUPPORT_HOLD
      other = unitNamed(position, order.target)
      if (other === NONE) break
      goal = home[other]!
      if (!touches[row * provinces + goal]) break
    } else if (order.kind === 'support-move') {
      code = SUPPORT_MOVE
      other = unitNamed(position, order.target)
      goal = numberOf(register, order.to)
      if (other === NONE || other === i || goal === NONE || goal >= provinces) break
      const its = type[other]! * locations + at[other]!
      if (!touches[row * provinces + goal] || !touches[its * provinces + goal]) break
      if (type[other] === FLEET && coasts[goal]!.length > 0) break
    } else if (order.kind !== 'hold') break
    orders[i] = order
    if (line.text !== undefined) texts[i] = line.text
    kind[i] = code
    target[i] = other
    to[i] = goal
    via[i] = 0
    i++
  }
  return l
}

/** The unit named with its own letter, place and coast; NONE where none is. */
function unitNamed(position: UnitIndex, named: UnitRef): number {
  const unit = unitAtPlace(position, named.at)
  return unit !== NONE && position.units[unit]!.type === named.type ? unit : NONE
}

/** The unit whose place and coast are named; NONE where none is. */
function unitAtPlace({ board, at, occupant }: UnitIndex, named: LocationId): number {
  const place = numberOf(board.register, named)
  if (place === NONE) return NONE
  const unit = occupant[board.province[place]!]!
  return unit !== NONE && at[unit] === place ? unit : NONE
}
