// Which orders are allowed, judged against the board alone: orders of other units play no part (DATC 4.E.1). On the
// way orders are converted to numbers, since judging looks everything up anyway.
import {
  ARMY,
  COASTAL,
  FLEET,
  INLAND,
  locationIndex,
  NONE,
  provinceIndex,
  SEA,
  type Board,
} from '../board/board.ts'
import { type LocationId, namesCoast, type PowerId } from '../board/ids.ts'
import type { UnitRef } from '../board/unit.ts'
import { err, ok, type Result } from '../../../kernel/result.ts'
import type { Edition, Policies } from '../editions/edition.ts'
import type { Illegality } from './illegality.ts'
import { hasRoute, isNeeded, scratchFor, walks, type Scratch } from './convoy-route.ts'
import type { MovementOrder, Order } from './order.ts'
import { unitAt, type UnitIndex } from './unit-index.ts'

export const HOLD = 0
export const MOVE = 1
export const SUPPORT_HOLD = 2
export const SUPPORT_MOVE = 3
export const CONVOY = 4

/** An order in numbers. `to` is a location; in a support it may be a bare province, which then means any coast. */
export interface CodedOrder {
  kind: number
  /** The unit supported or convoyed, or NONE. */
  target: number
  to: number
  via: number
  /** Whether the order will be carried out just as it was written: no coast filled in, no letter corrected. */
  asWritten: boolean
}

/** What orders are checked against. */
export interface OrderCheck {
  readonly board: Board
  readonly policies: Policies
  readonly position: UnitIndex
  readonly scratch: Scratch
  /** 1 for provinces that no unit may enter or act into (R175); absent where the whole board is open. */
  readonly closed?: Uint8Array
}

/** What orders in one position are checked against. `closed` lists the spaces that no unit may enter. */
export function orderCheckFor(
  position: UnitIndex,
  edition: Edition,
  closed: readonly string[] = [],
): OrderCheck {
  const { board } = position
  const check = { board, policies: edition.policies, position, scratch: scratchFor(board) }
  return closed.length ? { ...check, closed: closedSpaces(board, closed) } : check
}

/** Marks of the closed spaces, by province. */
export function closedSpaces(board: Board, closed: readonly string[]): Uint8Array {
  const marks = new Uint8Array(board.provinces)
  for (const id of closed) {
    const province = provinceIndex(board, id)
    if (province !== NONE) marks[province] = 1
  }
  return marks
}

export const emptyOrder = (): CodedOrder => ({ kind: HOLD, target: NONE, to: 0, via: 0, asWritten: true })

/**
 * Checks one order of a power: the order as it will be carried out (coasts filled in, unit letters corrected), or why
 * it is not allowed. The position must have been read before.
 */
export function checkOrder(
  check: OrderCheck,
  power: PowerId,
  order: Order,
): Result<MovementOrder, Illegality> {
  if (!isMovement(order)) return err('wrong-phase')
  const unit = unitAt(check.position, order.unit.at)
  if (unit === NONE) return err('no-such-unit')
  if (check.position.power[unit] !== check.board.powerIndex.get(power)) return err('not-yours')
  const coded = emptyOrder()
  const why = codeOrder(check, unit, order, coded)
  return why ? err(why) : ok(canonical(check.position, unit, coded, order))
}

/** Whether an order belongs to the movement phase. The other kinds are rare there, so testing for them is quicker. */
export function isMovement(order: Order): order is MovementOrder {
  switch (order.kind) {
    case 'retreat':
    case 'disband':
    case 'build':
    case 'remove':
    case 'waive':
      return false
    default:
      return true
  }
}

/** Converts a unit's order to numbers, or says why it is not allowed; `out` is undefined in that case. */
export function codeOrder(
  check: OrderCheck,
  unit: number,
  order: MovementOrder,
  out: CodedOrder,
): Illegality | null {
  const { position, board } = check
  out.kind = HOLD
  out.target = NONE
  out.via = 0
  out.asWritten = isNamed(position, unit, order.unit)
  if (!out.asWritten) {
    const why = judgeName(check, unit, order.unit.at)
    if (why) return why
  }
  let why: Illegality | null
  switch (order.kind) {
    case 'move':
      out.kind = MOVE
      out.via = order.via ? 1 : 0
      why =
        position.type[unit] === ARMY
          ? codeMarch(check, unit, order.to, out)
          : codeSail(check, unit, order.to, out)
      out.asWritten &&= order.to === board.ids[out.to]
      return why
    case 'support-hold':
      why = codeSupportHold(check, unit, order.target, out)
      out.asWritten &&= why !== null || isNamed(position, out.target, order.target)
      return why
    case 'support-move':
      why = codeSupportMove(check, unit, order.target, order.to, out)
      out.asWritten &&=
        why !== null || (isNamed(position, out.target, order.target) && order.to === board.ids[out.to])
      return why
    case 'convoy':
      why = codeConvoy(check, unit, order.target, order.to, out)
      out.asWritten &&=
        why !== null || (isNamed(position, out.target, order.target) && order.to === board.ids[out.to])
      return why
    case 'hold':
      return null
  }
}

/** Whether a unit is named with its own letter, place and coast. */
function isNamed({ units }: UnitIndex, unit: number, { type, at }: UnitRef): boolean {
  const its = units[unit]!
  return its.at === at && its.type === type
}

/** Whether a wrong coast in the name of a unit is accepted (DATC 4.B.5, 4.B.6). */
function judgeName(
  { board, policies, position }: OrderCheck,
  unit: number,
  named: LocationId,
): Illegality | null {
  if (!namesCoast(named) || locationIndex(board, named) === position.at[unit]) return null
  if (position.type[unit] === FLEET && board.index.has(named))
    return policies.orderCoastOfUnit === 'fails' ? 'coast-of-unit' : null
  return policies.coastIrrelevant === 'fails' ? 'coast-needless' : null
}

function codeMarch(check: OrderCheck, unit: number, place: LocationId, out: CodedOrder): Illegality | null {
  const { board, position } = check
  const to = provinceIndex(board, place)
  if (to === NONE) return 'unreachable'
  const from = position.in[unit]!
  if (to === from) return 'same-space'
  if (board.kind[to] === SEA) return 'wrong-terrain'
  if (check.policies.coastIrrelevant === 'fails' && namesCoast(place)) return 'coast-needless'
  if (check.closed?.[to]) return 'closed-space'
  out.to = to
  const onFoot = walks(board, from, to)
  if (onFoot && !out.via) return null
  if (ships(check, from, to, NONE)) return null
  if (!onFoot)
    return board.kind[from] === COASTAL && board.kind[to] === COASTAL ? 'convoy-unreachable' : 'unreachable'
  // A move by sea that no fleet could carry: impossible, unless the edition lets the army walk then.
  const { viaWithoutConvoy, convoyRoute } = check.policies
  return viaWithoutConvoy === 'fails' && convoyRoute !== '1971' ? 'convoy-unreachable' : null
}

/** Whether the fleets at sea could carry an army there if all of them were ordered to. */
function ships({ board, position, scratch }: OrderCheck, from: number, to: number, without: number): boolean {
  return (
    board.kind[from] === COASTAL &&
    board.kind[to] === COASTAL &&
    hasRoute(board, scratch, position.fleetAtSea, 1, from, to, without)
  )
}

function codeSail(check: OrderCheck, unit: number, place: LocationId, out: CodedOrder): Illegality | null {
  const { board, position, policies } = check
  const named = locationIndex(board, place)
  const to = named === NONE ? provinceIndex(board, place) : board.province[named]!
  if (to === NONE) return 'unreachable'
  if (to === position.in[unit]) return 'same-space'
  if (board.kind[to] === INLAND) return 'wrong-terrain'
  const row = board.locations + position.at[unit]!
  if (!board.touches[row * board.provinces + to]) return 'unreachable'
  if (check.closed?.[to]) return 'closed-space'
  if (named === NONE && policies.coastIrrelevant === 'fails') return 'coast-needless'
  if (named !== NONE && board.steps[row * board.locations + named]) {
    out.to = named
    return null
  }
  const nameless = named === NONE || named < board.provinces
  if (!nameless && policies.coastWrong === 'fails') return 'coast-unreachable'
  if (board.coasts[to]!.length === 0) {
    out.to = to
    return null
  }
  if (nameless && policies.coastOmitted === 'fails') return 'coast-missing'
  const reached = onlyCoast(board, row, to)
  if (reached === NONE) return 'coast-missing'
  out.to = reached
  return null
}

/** The one coast of a province that a fleet reaches; NONE where it reaches both. */
function onlyCoast(board: Board, row: number, province: number): number {
  let reached = NONE
  for (const coast of board.coasts[province]!)
    if (board.steps[row * board.locations + coast]) {
      if (reached !== NONE) return NONE
      reached = coast
    }
  return reached
}

/** A unit supports only into spaces it could move to itself, coasts aside (R85, R87); convoys do not count (R111). */
function supports(check: OrderCheck, unit: number, into: number): Illegality | null {
  const { board, position } = check
  const row = position.type[unit]! * board.locations + position.at[unit]!
  if (!board.touches[row * board.provinces + into]) return 'support-unreachable'
  return check.closed?.[into] ? 'closed-space' : null
}

function codeSupportHold(check: OrderCheck, unit: number, of: UnitRef, out: CodedOrder): Illegality | null {
  const target = unitAt(check.position, of.at)
  if (target === NONE) return 'no-such-unit'
  if (target === unit) return 'support-self'
  out.kind = SUPPORT_HOLD
  out.target = target
  out.to = check.position.in[target]!
  return supports(check, unit, out.to)
}

function codeSupportMove(
  check: OrderCheck,
  unit: number,
  of: UnitRef,
  place: string,
  out: CodedOrder,
): Illegality | null {
  const { board, position } = check
  const target = unitAt(position, of.at)
  if (target === NONE) return 'no-such-unit'
  if (target === unit) return 'support-self'
  const to = provinceIndex(board, place)
  if (to === NONE) return 'support-unreachable'
  const why = supports(check, unit, to)
  if (why) return why
  out.kind = SUPPORT_MOVE
  out.target = target
  out.to = to
  const from = position.in[target]!
  if (position.type[target] === FLEET) return codeSupportedCoast(check, unit, target, to, place, out)
  if (walks(board, from, to)) return null
  // The supporter cannot convoy as well: without it a chain must still be possible (DATC 6.D.31).
  return to !== from && ships(check, from, to, position.in[unit]!) ? null : 'target-unreachable'
}

function codeSupportedCoast(
  check: OrderCheck,
  unit: number,
  target: number,
  to: number,
  place: string,
  out: CodedOrder,
): Illegality | null {
  const { board, position, policies } = check
  const row = board.locations + position.at[target]!
  if (!board.touches[row * board.provinces + to]) return 'target-unreachable'
  if (board.coasts[to]!.length === 0 || policies.supportCoast === 'ignored') return null
  const named = locationIndex(board, place)
  if (named >= board.provinces) {
    out.to = named
    return board.steps[row * board.locations + named] ? null : 'target-unreachable'
  }
  const only = onlyCoast(board, row, to)
  if (only !== NONE) return null
  const own = position.power[unit] === position.power[target]
  const may =
    policies.supportCoast === 'may-be-omitted' || (policies.supportCoast === 'own-may-be-omitted' && own)
  return may ? null : 'coast-missing'
}

function codeConvoy(
  check: OrderCheck,
  unit: number,
  of: UnitRef,
  place: string,
  out: CodedOrder,
): Illegality | null {
  const { board, position } = check
  const sea = position.in[unit]!
  if (position.type[unit] !== FLEET || !board.convoying[sea]) return 'convoy-not-at-sea'
  const target = unitAt(position, of.at)
  if (target === NONE) return 'no-such-unit'
  if (position.type[target] !== ARMY) return 'convoy-not-army'
  const from = position.in[target]!
  const to = provinceIndex(board, place)
  if (to === NONE || to === from || board.kind[to] !== COASTAL || board.kind[from] !== COASTAL)
    return 'convoy-unreachable'
  if (check.closed?.[to]) return 'closed-space'
  out.kind = CONVOY
  out.target = target
  out.to = to
  return isNeeded(board, position.fleetAtSea, from, to, sea) ? null : 'convoy-unreachable'
}

/** The order as it will be carried out; the same object where nothing had to be corrected. */
export function canonical(
  position: UnitIndex,
  unit: number,
  coded: CodedOrder,
  order: MovementOrder,
): MovementOrder {
  if (coded.asWritten) return order
  const { board, units } = position
  const self = reference(order.unit, units[unit]!)
  if (order.kind === 'hold') return self === order.unit ? order : { ...order, unit: self }
  if (order.kind === 'move') {
    const to = board.ids[coded.to]!
    return self === order.unit && to === order.to ? order : { ...order, unit: self, to }
  }
  const target = reference(order.target, units[coded.target]!)
  if (order.kind === 'support-hold')
    return self === order.unit && target === order.target ? order : { ...order, unit: self, target }
  const to = board.ids[coded.to]!
  return self === order.unit && target === order.target && to === order.to
    ? order
    : { ...order, unit: self, target, to }
}

const reference = (given: UnitRef, unit: UnitRef): UnitRef =>
  given.at === unit.at && given.type === unit.type ? given : { type: unit.type, at: unit.at }
