// A position in numbers, with memory to resolve any orders on it.
import { NONE, type Board } from '../board/board.ts'
import { compiledFor } from '../variants/compiled.ts'
import { closedSpaces } from '../orders/legality.ts'
import { indexUnits, type UnitIndex } from '../orders/unit-index.ts'
import { EDITIONS } from '../editions/edition.ts'
import { workFor, type Work } from '../rules/core/work.ts'
import { homesOf } from '../rules/homes.ts'
import { rulesOf, type PublicPosition } from './public-position.ts'

export interface Field {
  readonly board: Board
  readonly seen: PublicPosition
  readonly work: Work
  /** The work's own position: units keep the numbers of the public list. */
  readonly position: UnitIndex
  readonly powers: number
  /** The owner of each centre by province, or NONE. */
  readonly owner: Int8Array
  /** Centres each power owns. */
  readonly centres: Uint8Array
  /** 1 for closed provinces. */
  readonly closed: Uint8Array
  /** 1 for powers whose units only hold. */
  readonly idle: Uint8Array
  /** For each power, 1 for the provinces it may build in. */
  readonly homes: readonly Uint8Array[]
  /** Unit numbers by power. */
  readonly units: readonly (readonly number[])[]
}

/** Puts a position into numbers. Throws where it is invalid: the caller's state is broken then. */
export function fieldOf(seen: PublicPosition): Field {
  const { board } = compiledFor(seen)
  const work = workFor(board, EDITIONS[seen.edition].policies)
  const { position } = work
  indexUnits(board, seen.units, position)
  const powers = board.facts.powers.length
  const owner = new Int8Array(board.provinces).fill(NONE)
  const centres = new Uint8Array(powers)
  for (const [province, power] of Object.entries(seen.owners)) {
    const [at, its] = [board.index.get(province)!, board.powerIndex.get(power)!]
    if (!board.centre[at]) continue
    owner[at] = its
    centres[its]!++
  }
  const idle = new Uint8Array(powers)
  for (const power of seen.idle) idle[board.powerIndex.get(power)!] = 1
  const units = Array.from({ length: powers }, (_, power) =>
    [...position.power.subarray(0, position.count).keys()].filter((i) => position.power[i] === power),
  )
  const closed = closedSpaces(board, seen.closed)
  const homes = homesIn(board, seen)
  return { board, seen, work, position, powers, owner, centres, closed, idle, homes, units }
}

function homesIn(board: Board, seen: PublicPosition): readonly Uint8Array[] {
  const named = rulesOf(seen).homes === 'named-in-winter' ? (seen.homes ?? {}) : undefined
  return board.facts.powers.map((power) => {
    const own = new Uint8Array(board.provinces)
    for (const home of homesOf(board, named, power)) own[board.index.get(home)!] = 1
    return own
  })
}

/** The row of a unit in the board's tables: its type and where it lies. */
export const rowOf = ({ board, position }: Field, unit: number): number =>
  position.type[unit]! * board.locations + position.at[unit]!

/** Whether a unit could move into a province, by any coast, or support there; no unit acts in a closed space (R175). */
export const reaches = (field: Field, unit: number, province: number): boolean =>
  !field.closed[province] && field.board.touches[rowOf(field, unit) * field.board.provinces + province] === 1
