// From lines of sheets to one order for each unit. Legal lines count before illegal ones (DATC 4.D.3), two different
// legal ones cancel each other (D5), and lines about no unit are kept as strays: no line is lost.
import { NONE } from '../board/board.ts'
import type { PowerId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { canonical, codeOrder, emptyOrder, HOLD, isMovement, type OrderCheck } from '../orders/legality.ts'
import type { MovementOrder, Order } from '../orders/order.ts'
import { unitAt } from '../orders/unit-index.ts'
import type { Work } from './core/work.ts'
import { readPlainLines } from './plain-lines.ts'
import type { Outcome, Stray } from './outcome.ts'
import type { Submitted } from './submitted.ts'
import type { Illegality } from '../orders/illegality.ts'

/** Why a unit holds instead of doing what was written. */
export type Refusal = Extract<Outcome, { kind: 'illegal' | 'invalid' }>

export interface OrdersByUnit {
  /** By unit: undefined for a unit without an order, null where its text cannot be read. */
  readonly orders: readonly (MovementOrder | null | undefined)[]
  /** By unit: the text of its order where it was typed. Shorter than the list of units where the last ones have none. */
  readonly texts: readonly (string | undefined)[]
  /** The same of orders that are not carried out. */
  readonly refusals: readonly (Refusal | undefined)[]
  readonly strays: readonly Stray[]
}

/** The same while the sheets are read. */
interface Reading {
  readonly check: OrderCheck
  readonly work: Work
  readonly units: readonly Unit[]
  readonly orders: (MovementOrder | null | undefined)[]
  readonly texts: (string | undefined)[]
  readonly refusals: (Refusal | undefined)[]
  readonly strays: Stray[]
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
  const count = units.length
  const reading: Reading = {
    check,
    work,
    units,
    orders: new Array<MovementOrder | null | undefined>(count),
    texts: [],
    refusals: [],
    strays: [],
  }
  for (let i = 0; i < count; i++) work.kind[i] = HOLD
  const read = (line: Submitted, i: number) => {
    if (civilDisorder?.includes(line.power)) return
    if ('order' in line) readOrder(reading, line, i)
    else readInvalid(reading, line)
  }
  if (check.closed || civilDisorder?.length) submitted.forEach(read)
  else readPlainLines(work, submitted, reading, read)
  return reading
}

function readOrder(
  reading: Reading,
  { power, order, text }: Extract<Submitted, { order: Order }>,
  guess: number,
): void {
  const { work, units, orders, strays } = reading
  if (!isMovement(order)) {
    strays.push(strayLine(power, order, text, illegal('wrong-phase')))
    return
  }
  // Sheets mostly name the units in the order of the board.
  const { at } = order.unit
  const unit = guess < units.length && units[guess]!.at === at ? guess : unitAt(work.position, at)
  if (unit === NONE || units[unit]!.power !== power)
    strays.push(strayLine(power, order, text, illegal(unit === NONE ? 'no-such-unit' : 'not-yours')))
  else if (orders[unit] === undefined) readFirst(reading, unit, order, text)
  else readSecond(reading, unit, power, order, text)
}

function readInvalid(
  { work: { position }, units, orders, texts, refusals, strays }: Reading,
  { power, invalid, at, why }: Extract<Submitted, { invalid: string }>,
): void {
  const refused = { kind: 'invalid', text: invalid, ...(why && { why }) } as const
  const unit = at === undefined ? NONE : unitAt(position, at)
  if (unit !== NONE && units[unit]!.power === power && orders[unit] === undefined) {
    orders[unit] = null
    texts[unit] = invalid
    refusals[unit] = refused
  } else strays.push(strayLine(power, null, invalid, refused))
}

const coded = emptyOrder()

function readFirst(
  { check, work, orders, texts, refusals }: Reading,
  unit: number,
  order: MovementOrder,
  text: string | undefined,
): void {
  if (text !== undefined) texts[unit] = text
  const why = codeOrder(check, unit, order, coded)
  if (why) {
    orders[unit] = order
    refusals[unit] = illegal(why)
    return
  }
  enter(work, unit)
  orders[unit] = canonical(work.position, unit, coded, order)
}

function enter({ kind, target, to, via }: Work, unit: number): void {
  kind[unit] = coded.kind
  target[unit] = coded.target
  to[unit] = coded.to
  via[unit] = coded.via
}

function readSecond(
  { check, work, orders, texts, refusals, strays }: Reading,
  unit: number,
  power: PowerId,
  order: MovementOrder,
  text: string | undefined,
): void {
  const why = codeOrder(check, unit, order, coded)
  if (why) {
    strays.push(strayLine(power, order, text, illegal(why)))
    return
  }
  const refused = refusals[unit]
  if (!refused) {
    if (isEntered(work, unit)) return
    work.kind[unit] = HOLD
    refusals[unit] = CONFLICT
  } else if (refused !== CONFLICT) {
    strays.push(strayLine(power, orders[unit]!, texts[unit], refused))
    enter(work, unit)
    orders[unit] = canonical(work.position, unit, coded, order)
    texts[unit] = text
    refusals[unit] = undefined
    return
  }
  strays.push(strayLine(power, order, text, CONFLICT))
}

/** Whether a unit's order so far is the one just put into numbers. */
const isEntered = ({ kind, target, to, via }: Work, unit: number): boolean =>
  kind[unit] === coded.kind &&
  target[unit] === coded.target &&
  via[unit] === coded.via &&
  (coded.kind === HOLD || to[unit] === coded.to)
