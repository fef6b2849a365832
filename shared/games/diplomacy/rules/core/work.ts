// The core resolves positions in numbers. Its memory is allocated once a board; resolving allocates nothing per
// order.
import { NONE, type Board } from '../../board/board.ts'
import { scratchFor, type Scratch } from '../../orders/convoy-route.ts'
import { emptyIndex, type UnitIndex } from '../../orders/unit-index.ts'
import type { Policies } from '../../editions/edition.ts'

/** The state of a decision; every decision starts unknown and is taken once. */
export const UNKNOWN = 0
export const YES = 1
export const NO = 2

/** The effect of a unit's order beside the other orders: an unmatched support or convoy is only a hold. */
export const STAYS = 0
export const MOVES = 1
export const SUPPORTS = 2
export const CONVOYS = 3

/** How a move travels. EITHER goes by sea while its convoy is open, else by land; NOWHERE needs one and has none. */
export const BY_LAND = 0
export const BY_SEA = 1
export const EITHER = 2
export const NOWHERE = 3

export interface Work {
  readonly board: Board
  readonly policies: Policies
  readonly position: UnitIndex
  readonly scratch: Scratch

  // Orders, by unit: filled by the caller, legal ones only (HOLD, MOVE, ... of orders/legality.ts).
  readonly kind: Uint8Array
  readonly target: Int16Array
  /** Location moved to; province (any coast) or coast of the move supported; province of a convoy's end. */
  readonly to: Uint16Array
  readonly via: Uint8Array
  /** The strength of a unit by itself and as a supporter: one, unless `weighted` says otherwise. */
  readonly weight: Uint8Array
  weighted: boolean

  /** The block of what starts anew with each phase (`workFor` says what), and what it holds at the start. */
  readonly block: Uint8Array
  readonly blank: Uint8Array

  /** Units ordered to move, to support, to convoy, each in the order of the board's units. */
  readonly moves: Uint16Array
  moveCount: number
  readonly supports: Uint16Array
  supportCount: number
  readonly convoys: Uint16Array
  convoyCount: number

  // The effects of the orders.
  readonly act: Uint8Array
  /** Province moved to or supported into. */
  readonly dest: Uint16Array
  readonly route: Uint8Array
  /** The unit at the destination that is ordered the other way, or NONE. */
  readonly facing: Int16Array
  /** Moves into a province, by province, as a chain through `nextAttacker`. */
  readonly firstAttacker: Int16Array
  readonly nextAttacker: Int16Array
  /** Matching supports of a unit, as a chain through `nextHelper`. */
  readonly firstHelper: Int16Array
  readonly nextHelper: Int16Array
  /** 1 for a matching support for a fleet ordered to move, where it stays after a stand-off at sea (S17). */
  readonly forStay: Uint8Array
  /** What a matching support adds against the unit at its destination: nothing against one of its own power (R125). */
  readonly away: Uint8Array
  /** Fleets with matching convoy orders for an army, as a chain through `nextFleet`. */
  readonly firstFleet: Int16Array
  readonly nextFleet: Int16Array
  /** 1 for fleets on some route without a fleet to spare; kept where any disrupted route breaks a convoy. */
  readonly onRoute: Uint8Array

  // Decisions.
  /** Whether a move arrives, a support counts, a convoying fleet stands. */
  readonly state: Uint8Array
  /** Whether the convoy of a move by sea is open. */
  readonly path: Uint8Array
  /** Strength for certain, and at most: the unit's weight with those of the supports that count or may count (R84). */
  readonly sure: Uint8Array
  readonly possible: Uint8Array
  /** The same without supports of the power that holds the destination: they never help to dislodge it (R125). */
  readonly sureAway: Uint8Array
  readonly possibleAway: Uint8Array
  /** Strength of a unit whose move failed, for certain and at most: its weight, and where it may be supported (S17), that. */
  readonly stayed: Uint8Array
  readonly mayStay: Uint8Array
  /** 1 where a decision was taken by the rule for paradoxes or circular movement, not by strength. */
  readonly forced: Uint8Array
  /** 1 for convoys, and under all-hold moves, that failed as part of a paradox. */
  readonly paradox: Uint8Array
  /** Units whose decision is open. */
  readonly todo: Uint16Array
  todoCount: number
  /** Moves whose convoy is undecided. */
  readonly voyages: Uint16Array
  voyageCount: number
  /** Marks on seas for one search. */
  readonly open: Uint8Array

  // Results.
  /** The unit that dislodged each unit, or NONE. */
  readonly dislodger: Int16Array
  /** How many were dislodged. */
  lostCount: number
}

/** How many arrays of the block hold a number of two bytes for each province, and how many a byte. */
const FRESH_CHAINS = 5
const FRESH_BYTES = 13

/**
 * Memory to resolve any position of a board under one set of policies. What starts anew with each phase lies in one
 * block: copying a blank one over it takes a fifth of the time that clearing the arrays unit by unit does.
 */
export function workFor(board: Board, policies: Policies): Work {
  const n = board.provinces
  const bytes = () => new Uint8Array(n)
  const numbers = () => new Uint16Array(n)
  const chain = () => new Int16Array(n).fill(NONE)
  const block = new Uint8Array(n * (2 * FRESH_CHAINS + FRESH_BYTES))
  let used = 0
  const place = (size: number) => (used += size) - size
  // To be called before the bytes: numbers of two bytes begin at an even one.
  const freshChain = () => new Int16Array(block.buffer, place(2 * n), n).fill(NONE)
  const freshBytes = (start: number) => new Uint8Array(block.buffer, place(n), n).fill(start)
  const work: Work = {
    board,
    policies,
    position: emptyIndex(board),
    scratch: scratchFor(board),
    kind: bytes(),
    target: chain(),
    to: numbers(),
    via: bytes(),
    weight: bytes().fill(1),
    weighted: false,
    moves: numbers(),
    moveCount: 0,
    supports: numbers(),
    supportCount: 0,
    convoys: numbers(),
    convoyCount: 0,
    block,
    blank: new Uint8Array(block.length),
    facing: freshChain(),
    firstAttacker: freshChain(),
    firstHelper: freshChain(),
    firstFleet: freshChain(),
    dislodger: freshChain(),
    act: freshBytes(STAYS),
    forStay: freshBytes(0),
    route: freshBytes(BY_LAND),
    state: freshBytes(UNKNOWN),
    path: freshBytes(YES),
    sure: freshBytes(1),
    possible: freshBytes(1),
    sureAway: freshBytes(1),
    possibleAway: freshBytes(1),
    stayed: freshBytes(1),
    mayStay: freshBytes(1),
    forced: freshBytes(0),
    paradox: freshBytes(0),
    dest: numbers(),
    away: bytes(),
    nextAttacker: chain(),
    nextHelper: chain(),
    nextFleet: chain(),
    onRoute: bytes(),
    todo: numbers(),
    todoCount: 0,
    voyages: numbers(),
    voyageCount: 0,
    open: bytes(),
    lostCount: 0,
  }
  work.blank.set(block)
  return work
}
