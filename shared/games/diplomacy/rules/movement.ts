// A movement phase in plain objects: orders as written go in, what became of each and why comes out. The deciding is
// done in numbers (core/); here orders are judged, and decisions turned into outcomes.
import { NONE, provinceId, type Board } from '../board/board.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import {
  canonical,
  closedSpaces,
  codeOrder,
  emptyOrder,
  HOLD,
  isMovement,
  type Court,
} from '../orders/legality.ts'
import type { MovementOrder, Order } from '../orders/order.ts'
import { readPosition, unitAt } from '../orders/position.ts'
import { leastPrevention } from './core/decide.ts'
import { resolve } from './core/resolve.ts'
import { BY_SEA, EITHER, MOVES, YES, workFor, type Work } from './core/work.ts'
import type { Edition } from './edition.ts'
import type { Dislodged, Illegality, MovementResolution, OrderResult, Outcome, Stray } from './outcome.ts'
import { outcomeOf, ruleOf } from './verdict.ts'

/** A line of a power's sheet: understood, or text nobody understands, with the unit it seems to be about. */
export type Submitted =
  | { readonly power: PowerId; readonly order: Order; readonly text?: string }
  | { readonly power: PowerId; readonly invalid: string; readonly at?: LocationId }

export interface MovementPhase {
  readonly units: readonly Unit[]
  /** Orders of all powers, in any order; a unit without one holds (R47). */
  readonly orders: readonly Submitted[]
  /** Powers whose units hold whatever is written, and vanish where dislodged (R157, R158, R170). */
  readonly civilDisorder?: readonly PowerId[]
  /** Spaces nobody may enter (R175). */
  readonly closed?: readonly ProvinceId[]
}

/** Resolves a movement phase. Throws only where `units` is no position at all: two in a space, or off the board. */
export function resolveMovement(board: Board, edition: Edition, phase: MovementPhase): MovementResolution {
  const work = workOf(board, edition)
  const { position } = work
  readPosition(board, phase.units, position)
  const closed = phase.closed?.length ? closedSpaces(board, phase.closed) : undefined
  const court: Court = { ...work, ...(closed && { closed }) }
  const sheet = readSheet(court, work, phase)
  resolve(work)

  const results: OrderResult[] = []
  const units: Unit[] = []
  for (let i = 0; i < position.count; i++) {
    const unit = phase.units[i]!
    const line = sheet.lines[i]
    const outcome: Outcome = line?.refused ?? (line ? outcomeOf(work, i) : { kind: 'unordered' })
    const rule = ruleOf(work, i, outcome)
    const by = work.dislodger[i]!
    results.push({
      unit,
      order: line?.order ?? null,
      outcome,
      ...(line?.text !== undefined && { written: line.text }),
      ...(by !== NONE && { dislodgedBy: phase.units[by]! }),
      ...(rule !== undefined && { rule }),
    })
    if (by !== NONE) continue
    const moved = work.act[i] === MOVES && work.state[i] === YES
    units.push(moved ? { power: unit.power, type: unit.type, at: board.ids[work.to[i]!]! } : unit)
  }
  const standoffs = standoffSpaces(work)
  return {
    results,
    strays: sheet.strays,
    units,
    dislodged: dislodgedUnits(work, phase, units, standoffs, closed),
    standoffs,
  }
}

const works = new WeakMap<Board, Map<Edition['policies'], Work>>()

/** Room is kept per board and policies, so that a phase costs no tables. */
function workOf(board: Board, edition: Edition): Work {
  const ofBoard = works.get(board) ?? new Map<Edition['policies'], Work>()
  works.set(board, ofBoard)
  const work = ofBoard.get(edition.policies) ?? workFor(board, edition.policies)
  ofBoard.set(edition.policies, work)
  return work
}

/** What a unit was ordered, once its power's lines are read. */
interface Line {
  order?: MovementOrder
  text?: string
  /** Why the unit holds instead. */
  refused?: Outcome
}

/** Gives each unit its order: legal lines win over illegal ones, and two different legal ones undo each other (D5). */
function readSheet(court: Court, work: Work, phase: MovementPhase): { lines: Line[]; strays: Stray[] } {
  const { position, kind } = work
  const lines: Line[] = new Array<Line>(position.count)
  const strays: Stray[] = []
  kind.fill(HOLD, 0, position.count)
  for (const submitted of phase.orders) {
    if (phase.civilDisorder?.includes(submitted.power)) continue
    if (!('order' in submitted)) {
      readInvalid(work, submitted, lines, strays)
      continue
    }
    const { power, order, text } = submitted
    const stray = (why: Illegality) => {
      strays.push({
        power,
        order,
        outcome: { kind: 'illegal', why },
        ...(text !== undefined && { written: text }),
      })
    }
    if (!isMovement(order)) {
      stray('wrong-phase')
      continue
    }
    const unit = unitAt(position, order.unit.at)
    if (unit === NONE) stray('no-such-unit')
    else if (phase.units[unit]!.power !== power) stray('not-yours')
    else lines[unit] = addOrder(court, work, unit, lines[unit], order, text)
  }
  return { lines, strays }
}

function readInvalid(
  { position }: Work,
  line: Extract<Submitted, { invalid: string }>,
  lines: Line[],
  strays: Stray[],
): void {
  const outcome: Outcome = { kind: 'invalid', text: line.invalid }
  const unit = line.at === undefined ? NONE : unitAt(position, line.at)
  if (unit !== NONE && position.units[unit]!.power === line.power)
    lines[unit] ??= { text: line.invalid, refused: outcome }
  else strays.push({ power: line.power, order: null, outcome, written: line.invalid })
}

const coded = emptyOrder()

function addOrder(
  court: Court,
  work: Work,
  unit: number,
  before: Line | undefined,
  order: MovementOrder,
  text: string | undefined,
): Line {
  const written = text === undefined ? undefined : { text }
  const why = codeOrder(court, unit, order, coded)
  if (why) return before ?? { order, ...written, refused: { kind: 'illegal', why } }
  const { kind, target, to, via } = work
  if (before && !before.refused) {
    const same =
      kind[unit] === coded.kind &&
      target[unit] === coded.target &&
      (coded.kind === HOLD || to[unit] === coded.to) &&
      via[unit] === coded.via
    if (same) return before
    kind[unit] = HOLD
    return { ...before, refused: { kind: 'illegal', why: 'conflicting-orders' } }
  }
  if (before?.refused?.kind === 'illegal' && before.refused.why === 'conflicting-orders') return before
  kind[unit] = coded.kind
  target[unit] = coded.target
  to[unit] = coded.to
  via[unit] = coded.via
  return { order: canonical(work.position, unit, coded, order), ...written }
}

/** Spaces left empty by a stand-off: some move into them failed though it was not barred there (R98, R132). */
function standoffSpaces(work: Work): ProvinceId[] {
  const { board, position, act, dest, state, firstAttacker, nextAttacker } = work
  const found: ProvinceId[] = []
  for (let i = 0; i < position.count; i++) {
    const to = dest[i]!
    if (act[i] !== MOVES || state[i] === YES || firstAttacker[to] !== i) continue
    const there = position.occupant[to]!
    if (there !== NONE && !(act[there] === MOVES && state[there] === YES)) continue
    let rivals = 0
    let entered = false
    for (let m = i; m !== NONE; m = nextAttacker[m]!) {
      if (state[m] === YES) entered = true
      else if (leastPrevention(work, m) > 0) rivals++
    }
    if (!entered && rivals > 0) found.push(provinceId(board, to))
  }
  return found
}

function dislodgedUnits(
  work: Work,
  phase: MovementPhase,
  units: readonly Unit[],
  standoffs: readonly ProvinceId[],
  closed: Uint8Array | undefined,
): Dislodged[] {
  const { board, position, dislodger } = work
  const found: Dislodged[] = []
  let barred: Uint8Array | undefined
  for (let i = 0; i < position.count; i++) {
    const by = dislodger[i]!
    if (by === NONE) continue
    barred ??= barredSpaces(board, units, standoffs, closed)
    const origin = position.in[by]!
    const openOrigin =
      work.policies.retreatToConvoyOrigin === 'open' && work.act[by] === MOVES && sailed(work, by)
    const unit = phase.units[i]!
    const gone = phase.civilDisorder?.includes(unit.power)
    found.push({
      unit,
      by: phase.units[by]!,
      from: provinceId(board, origin),
      retreats: gone ? [] : retreatsOf(work, i, barred, openOrigin ? NONE : origin),
    })
  }
  return found
}

/** Whether a move went by convoy. */
const sailed = (work: Work, i: number): boolean =>
  work.route[i] === BY_SEA || (work.route[i] === EITHER && work.path[i] === YES)

function barredSpaces(
  board: Board,
  units: readonly Unit[],
  standoffs: readonly ProvinceId[],
  closed: Uint8Array | undefined,
): Uint8Array {
  const barred = new Uint8Array(board.provinces)
  if (closed) barred.set(closed)
  for (const { at } of units) barred[board.province[board.index.get(at)!]!] = 1
  for (const space of standoffs) barred[board.index.get(space)!] = 1
  return barred
}

/** R131, R132: spaces one step away, not occupied, not left by a stand-off, not where the attacker came from. */
function retreatsOf(work: Work, i: number, barred: Uint8Array, origin: number): LocationId[] {
  const { board, position } = work
  const found: LocationId[] = []
  for (const to of board.neighbours[position.type[i]! * board.locations + position.at[i]!]!) {
    const province = board.province[to]!
    if (!barred[province] && province !== origin) found.push(board.ids[to]!)
  }
  return found
}
