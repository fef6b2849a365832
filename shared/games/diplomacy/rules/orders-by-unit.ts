// From lines of sheets to one order for each unit. Legal lines count before illegal ones (DATC 4.D.3), two different
// legal ones cancel each other (D5), and lines about no unit are kept as strays: no line is lost.
import { NONE } from '../board/board.ts'
import type { LocationId, PowerId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { canonical, codeOrder, emptyOrder, HOLD, isMovement, type OrderCheck } from '../orders/legality.ts'
import type { MovementOrder, Order } from '../orders/order.ts'
import { unitAt } from '../orders/unit-index.ts'
import type { Work } from './core/work.ts'
import type { Misorder, Outcome, Stray } from './outcome.ts'
import type { Illegality } from '../orders/illegality.ts'

/** A line of a power's sheet: an order, or unreadable text, with the unit it seems to be about. */
export type Submitted =
  | { readonly power: PowerId; readonly order: Order; readonly text?: string }
  | {
      readonly power: PowerId
      readonly invalid: string
      readonly at?: LocationId
      readonly why?: Misorder
    }

/** The order of a unit. */
export interface Line {
  readonly order: MovementOrder | null
  readonly text: string | undefined
  /** Why the unit holds instead; null where the order is carried out. */
  readonly refused: Extract<Outcome, { kind: 'illegal' | 'invalid' }> | null
}

export interface OrdersByUnit {
  /** By unit; empty for a unit without an order. */
  readonly lines: readonly (Line | undefined)[]
  readonly strays: readonly Stray[]
}

export const illegal = (why: Illegality) => ({ kind: 'illegal', why }) as const
/** Two different legal orders cancel each other (D5). */
export const CONFLICT = illegal('conflicting-orders')

/** A line that is no unit's order. */
export const strayLine = (
  power: PowerId,
  order: Order | null,
  text: string | undefined,
  outcome: Stray['outcome'],
): Stray => (text === undefined ? { power, order, outcome } : { power, order, written: text, outcome })

/**
 * Reads the sheets of a movement phase and writes the legal orders into the work in numbers; all other units hold
 * there. Lines of powers in civil disorder do not count (R157).
 */
export function readSheets(
  check: OrderCheck,
  work: Work,
  units: readonly Unit[],
  submitted: readonly Submitted[],
  civilDisorder: readonly PowerId[] | undefined,
): OrdersByUnit {
  const lines = new Array<Line | undefined>(units.length)
  const strays: Stray[] = []
  work.kind.fill(HOLD, 0, units.length)
  for (let i = 0; i < submitted.length; i++) {
    const line = submitted[i]!
    if (civilDisorder?.includes(line.power)) continue
    if ('order' in line) readOrder(check, work, units, line, i, lines, strays)
    else readInvalid(work, units, line, lines, strays)
  }
  return { lines, strays }
}

function readOrder(
  check: OrderCheck,
  work: Work,
  units: readonly Unit[],
  { power, order, text }: Extract<Submitted, { order: Order }>,
  guess: number,
  lines: (Line | undefined)[],
  strays: Stray[],
): void {
  if (!isMovement(order)) {
    strays.push(strayLine(power, order, text, illegal('wrong-phase')))
    return
  }
  // Sheets mostly name the units in the order of the board.
  const { at } = order.unit
  const unit = guess < units.length && units[guess]!.at === at ? guess : unitAt(work.position, at)
  if (unit === NONE || units[unit]!.power !== power) {
    strays.push(strayLine(power, order, text, illegal(unit === NONE ? 'no-such-unit' : 'not-yours')))
    return
  }
  const before = lines[unit]
  lines[unit] = before
    ? secondOrder(check, work, unit, power, before, order, text, strays)
    : firstOrder(check, work, unit, order, text)
}

function readInvalid(
  { position }: Work,
  units: readonly Unit[],
  { power, invalid, at, why }: Extract<Submitted, { invalid: string }>,
  lines: (Line | undefined)[],
  strays: Stray[],
): void {
  const refused = { kind: 'invalid', text: invalid, ...(why && { why }) } as const
  const unit = at === undefined ? NONE : unitAt(position, at)
  if (unit !== NONE && units[unit]!.power === power && !lines[unit])
    lines[unit] = { order: null, text: invalid, refused }
  else strays.push(strayLine(power, null, invalid, refused))
}

const coded = emptyOrder()

function firstOrder(
  check: OrderCheck,
  work: Work,
  unit: number,
  order: MovementOrder,
  text: string | undefined,
): Line {
  const why = codeOrder(check, unit, order, coded)
  if (why) return { order, text, refused: illegal(why) }
  enter(work, unit)
  return { order: canonical(work.position, unit, coded, order), text, refused: null }
}

function enter({ kind, target, to, via }: Work, unit: number): void {
  kind[unit] = coded.kind
  target[unit] = coded.target
  to[unit] = coded.to
  via[unit] = coded.via
}

function secondOrder(
  check: OrderCheck,
  work: Work,
  unit: number,
  power: PowerId,
  before: Line,
  order: MovementOrder,
  text: string | undefined,
  strays: Stray[],
): Line {
  const why = codeOrder(check, unit, order, coded)
  if (why) {
    strays.push(strayLine(power, order, text, illegal(why)))
    return before
  }
  if (before.refused === null) {
    if (isEntered(work, unit)) return before
    work.kind[unit] = HOLD
    strays.push(strayLine(power, order, text, CONFLICT))
    return { ...before, refused: CONFLICT }
  }
  if (before.refused === CONFLICT) {
    strays.push(strayLine(power, order, text, CONFLICT))
    return before
  }
  strays.push(strayLine(power, before.order, before.text, before.refused))
  enter(work, unit)
  return { order: canonical(work.position, unit, coded, order), text, refused: null }
}

/** Whether a unit's order so far is the one just put into numbers. */
const isEntered = ({ kind, target, to, via }: Work, unit: number): boolean =>
  kind[unit] === coded.kind &&
  target[unit] === coded.target &&
  via[unit] === coded.via &&
  (coded.kind === HOLD || to[unit] === coded.to)
