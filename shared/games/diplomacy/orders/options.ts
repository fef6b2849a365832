// Everything that may be ordered, so that maps, bots and fuzzers never work out rules themselves. An order is offered
// here exactly if the judge (legality.ts) allows it, and with every coast named.
import { ARMY, COASTAL, FLEET, NONE, SEA, type Board } from '../board/board.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import type { Unit, UnitRef } from '../board/unit.ts'
import { isNeeded } from './convoy-route.ts'
import { closedSpaces } from './legality.ts'
import { readPosition, type Position } from './position.ts'

/** Everything one unit may legally be ordered to do in a movement phase; hold is always possible. */
export interface UnitOptions {
  readonly unit: UnitRef
  /** Spaces reached without a convoy. */
  readonly moves: readonly LocationId[]
  /** Spaces an army reaches only, or also, over fleets at sea now. */
  readonly convoyed: readonly LocationId[]
  /** Units it may support where they stand. */
  readonly supportsHold: readonly UnitRef[]
  /** Units it may support in a move, each with the spaces it may support them into (convoyed moves too). */
  readonly supportsMove: readonly { readonly target: UnitRef; readonly to: readonly LocationId[] }[]
  /** Armies it may convoy, each with the spaces it may help them reach. */
  readonly convoys: readonly { readonly target: UnitRef; readonly to: readonly LocationId[] }[]
}

/** Where a dislodged unit may go; it may always disband (R131..R138). */
export interface RetreatOptions {
  readonly unit: UnitRef
  readonly to: readonly LocationId[]
}

/** What a power's sheet must or may hold in an adjustment phase (R145..R153). */
export interface AdjustmentOptions {
  /** Positive: builds allowed (each may be waived); negative: removals owed; 0: nothing to do. */
  readonly count: number
  readonly builds: readonly UnitRef[]
  readonly removals: readonly UnitRef[]
}

/** What units may be ordered to do: those of one power, or everybody's. `closed` lists spaces nobody may enter. */
export function movementOptions(
  board: Board,
  units: readonly Unit[],
  power?: PowerId,
  closed: readonly ProvinceId[] = [],
): UnitOptions[] {
  const position = readPosition(board, units)
  const ground: Ground = {
    board,
    position,
    closed: closedSpaces(board, closed),
    refs: units.map(({ type, at }) => ({ type, at })),
    sailings: units.map((_, i) => sailings(board, position, i, NONE)),
  }
  return units.flatMap((unit, i) =>
    power === undefined || unit.power === power ? [optionsOf(ground, i)] : [],
  )
}

interface Ground {
  readonly board: Board
  readonly position: Position
  readonly closed: Uint8Array
  readonly refs: readonly UnitRef[]
  /** Coasts each army could be convoyed to if every fleet at sea helped. */
  readonly sailings: readonly (readonly number[])[]
}

function optionsOf(ground: Ground, i: number): UnitOptions {
  const { board, position, closed, refs, sailings } = ground
  const named = (to: readonly number[]) => to.map((at) => board.ids[at]!)
  return {
    unit: refs[i]!,
    moves: named(stepsOf(ground, i)),
    convoyed: named(sailings[i]!.filter((to) => !closed[to])),
    supportsHold: refs.filter((_, j) => j !== i && supportable(ground, i, position.in[j]!)),
    supportsMove: refs.flatMap((target, j) => {
      const to = j === i ? [] : supportedMoves(ground, i, j)
      return to.length ? [{ target, to: named(to) }] : []
    }),
    convoys: refs.flatMap((target, j) => {
      const to = convoyedTo(ground, i, j)
      return to.length ? [{ target, to: named(to) }] : []
    }),
  }
}

const stepsOf = ({ board, position, closed }: Ground, i: number): number[] =>
  [...board.neighbours[position.type[i]! * board.locations + position.at[i]!]!].filter(
    (to) => !closed[board.province[to]!],
  )

/** R85, R87: the supporter could go there itself, by some coast. */
const supportable = ({ board, position, closed }: Ground, i: number, province: number): boolean =>
  board.touches[(position.type[i]! * board.locations + position.at[i]!) * board.provinces + province] === 1 &&
  !closed[province]

function supportedMoves(ground: Ground, i: number, target: number): number[] {
  const { board, position, sailings: all } = ground
  const steps = stepsOf(ground, target).filter((to) => supportable(ground, i, board.province[to]!))
  const overseas = all[target]!.filter((to) => supportable(ground, i, to) && !steps.includes(to))
  if (overseas.length === 0) return steps
  // A fleet that supports cannot be part of the chain (DATC 6.D.31).
  const without = position.fleetAtSea[position.in[i]!]
    ? sailings(board, position, target, position.in[i]!)
    : all[target]!
  return [...steps, ...overseas.filter((to) => without.includes(to))]
}

function convoyedTo({ board, position, sailings, closed }: Ground, fleet: number, army: number): number[] {
  if (position.type[fleet] !== FLEET || board.kind[position.in[fleet]!] !== SEA) return []
  return sailings[army]!.filter(
    (to) => !closed[to] && isNeeded(board, position.fleetAtSea, position.in[army]!, to, position.in[fleet]!),
  )
}

/** Coasts an army reaches over the fleets at sea, leaving out one sea, in the order of the board. */
function sailings(board: Board, position: Position, i: number, without: number): number[] {
  const from = position.in[i]!
  if (position.type[i] !== ARMY || board.kind[from] !== COASTAL) return []
  const seen = new Set<number>()
  const queue: number[] = []
  const embark = (seas: Iterable<number>) => {
    for (const sea of seas)
      if (position.fleetAtSea[sea] && sea !== without && !seen.has(sea)) {
        seen.add(sea)
        queue.push(sea)
      }
  }
  embark(board.seas[from]!)
  const ashore = new Set<number>()
  for (const sea of queue) {
    for (const shore of board.shores[sea]!) if (shore !== from) ashore.add(shore)
    embark(board.seas[sea]!)
  }
  return [...ashore].sort((a, b) => a - b)
}
