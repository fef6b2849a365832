// Resolves a movement phase of plain objects: takes orders as written, gives results with reasons. The decisions are
// taken in numbers (core/); here orders are judged, and decisions turned into outcomes.
import type { Board } from '../board/board.ts'
import type { PowerId, ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { closedSpaces, checkOrder, type OrderCheck } from '../orders/legality.ts'
import { indexUnits, unitAt } from '../orders/unit-index.ts'
import { dislodgedUnits, standoffSpaces, unitsAfter } from './aftermath.ts'
import { resolve } from './core/resolve.ts'
import { workFor, type Work } from './core/work.ts'
import type { Edition } from '../editions/edition.ts'
import type { MovementResolution } from './outcome.ts'
import type { Illegality } from '../orders/illegality.ts'
import { CONFLICT, readSheets, type OrdersByUnit } from './orders-by-unit.ts'
import type { Submitted } from './submitted.ts'
import type { Ownership } from './ownership.ts'
import { resultsOf } from './results.ts'

export type { Submitted }

export interface MovementPhase {
  readonly units: readonly Unit[]
  /** Orders of all powers, in any order; a unit without one holds (R47). */
  readonly orders: readonly Submitted[]
  /** Powers whose units hold whatever is written, and are removed where dislodged (R157, R158, R170). */
  readonly civilDisorder?: readonly PowerId[]
  /** Spaces nobody may enter (R175). */
  readonly closed?: readonly ProvinceId[]
  /** Owners of provinces: some rules close land to retreats by them (S30). */
  readonly owners?: Ownership
  /** What each unit counts for, by itself and as a supporter, in the order of the units; one where left out. */
  readonly weights?: readonly number[]
}

/** Resolves a movement phase. Throws only where `units` is no valid position: two in a space, or off the board. */
export function resolveMovement(board: Board, edition: Edition, phase: MovementPhase): MovementResolution {
  const { units: before, civilDisorder } = phase
  const { work, closed, sheets } = decideAll(board, edition, phase)
  const standoffs = standoffSpaces(work)
  const dislodged = dislodgedUnits(work, before, standoffs, { civilDisorder, closed, owners: phase.owners })
  const units = unitsAfter(work, before, dislodged.length)
  const results = resultsOf(work, sheets, dislodged, civilDisorder)
  return { results, strays: sheets.strays, units, dislodged, standoffs }
}

/**
 * Why each line is not allowed, or null: by the board as it stands, or because another line orders the same unit
 * something else (D5). The results of the orders play no part.
 */
export function judgeMovement(
  board: Board,
  edition: Edition,
  phase: MovementPhase,
): readonly (Illegality | null)[] {
  const { check, sheets } = readPhase(board, edition, phase)
  return phase.orders.map((line) => {
    if (!('order' in line)) return null
    const judged = checkOrder(check, line.power, line.order)
    if (!judged.ok) return judged.error
    const unit = unitAt(check.position, judged.value.unit.at)
    return sheets.refusals[unit] === CONFLICT ? CONFLICT.why : null
  })
}

/** Resolves a phase and reads results from the numbers, which are valid until the next phase is resolved. */
export const withWork = <T>(
  board: Board,
  edition: Edition,
  phase: MovementPhase,
  read: (work: Work) => T,
): T => read(decideAll(board, edition, phase).work)

interface Read {
  readonly work: Work
  readonly check: OrderCheck
  readonly closed: Uint8Array | undefined
  readonly sheets: OrdersByUnit
}

function decideAll(board: Board, edition: Edition, phase: MovementPhase): Read {
  const read = readPhase(board, edition, phase)
  resolve(read.work)
  return read
}

/** The phase in numbers, each line judged, nothing decided. */
function readPhase(board: Board, edition: Edition, phase: MovementPhase): Read {
  const room = tablesFor(board, edition)
  const { work } = room
  indexUnits(board, phase.units, work.position)
  if (phase.weights) work.weight.set(phase.weights)
  else if (work.weighted) work.weight.fill(1)
  work.weighted = phase.weights !== undefined
  const closed = phase.closed?.length ? closedSpaces(board, phase.closed) : undefined
  const check = closed ? { ...room.check, closed } : room.check
  const sheets = readSheets(check, work, phase.units, phase.orders, phase.civilDisorder)
  return { work, check, closed, sheets }
}

/** Tables for one board and set of policies, kept as long as both exist. */
interface Tables {
  readonly work: Work
  readonly check: OrderCheck
}

const tables = new WeakMap<Board, WeakMap<Edition['policies'], Tables>>()
/** Those used last: the next phase is mostly played on the same board by the same rules. */
let latest: Tables | undefined

function tablesFor(board: Board, { policies }: Edition): Tables {
  if (latest?.work.board !== board || latest.work.policies !== policies) latest = tablesOf(board, policies)
  return latest
}

function tablesOf(board: Board, policies: Edition['policies']): Tables {
  let ofBoard = tables.get(board)
  if (!ofBoard) {
    ofBoard = new WeakMap<Edition['policies'], Tables>()
    tables.set(board, ofBoard)
  }
  let room = ofBoard.get(policies)
  if (!room) {
    const work = workFor(board, policies)
    room = { work, check: { board, policies, position: work.position, scratch: work.scratch } }
    ofBoard.set(policies, room)
  }
  return room
}
