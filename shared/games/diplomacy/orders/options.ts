// Everything that may be ordered, so that maps, bots and fuzzers need no rules of their own. An order is offered
// exactly if the judge (legality.ts) allows it, with every coast named.
import { ARMY, COASTAL, NONE, type Board } from '../board/board.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import type { Unit, UnitRef } from '../board/unit.ts'
import { countChains, hasRoute, isNeeded, scratchFor, type Chains, type Scratch } from './convoy-route.ts'
import { closedSpaces } from './legality.ts'
import type { MovementOrder } from './order.ts'
import { indexUnits, type UnitIndex } from './unit-index.ts'

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
  /** Units that may be removed, first those that the rules would choose where too few are ordered (D8, R160). */
  readonly removals: readonly UnitRef[]
}

/** What units may be ordered to do: those of one power, or all. `closed` lists spaces that no unit may enter. */
export function movementOptions(
  board: Board,
  units: readonly Unit[],
  power?: PowerId,
  closed: readonly ProvinceId[] = [],
): UnitOptions[] {
  const position = indexUnits(board, units)
  const input: OptionsInput = {
    board,
    position,
    scratch: scratchFor(board),
    closed: closedSpaces(board, closed),
    refs: units.map(({ type, at }) => ({ type, at })),
    steps: [],
    sailings: [],
  }
  for (let i = 0; i < units.length; i++) {
    input.steps.push(stepsOf(input, i))
    input.sailings.push(sailingOf(input, i))
  }
  return units.flatMap((unit, i) =>
    power === undefined || unit.power === power ? [optionsOf(input, i)] : [],
  )
}

/** The same as a flat list of orders; a move that may also go by sea is there twice, once via convoy. */
export function ordersOf({
  unit,
  moves,
  convoyed,
  supportsHold,
  supportsMove,
  convoys,
}: UnitOptions): MovementOrder[] {
  const towards = (kind: 'support-move' | 'convoy', offers: UnitOptions['convoys']) =>
    offers.flatMap(({ target, to }) => to.map((place): MovementOrder => ({ kind, unit, target, to: place })))
  return [
    { kind: 'hold', unit },
    ...moves.map((to): MovementOrder => ({ kind: 'move', unit, to })),
    ...convoyed.map((to): MovementOrder =>
      moves.includes(to) ? { kind: 'move', unit, to, via: true } : { kind: 'move', unit, to },
    ),
    ...supportsHold.map((target): MovementOrder => ({ kind: 'support-hold', unit, target })),
    ...towards('support-move', supportsMove),
    ...towards('convoy', convoys),
  ]
}

interface OptionsInput {
  readonly board: Board
  readonly position: UnitIndex
  readonly scratch: Scratch
  readonly closed: Uint8Array
  readonly refs: readonly UnitRef[]
  /** Locations each unit reaches by itself. */
  readonly steps: (readonly number[])[]
  /** What each army could do overseas if every fleet at sea carried it; null for units that cannot be convoyed. */
  readonly sailings: (Sailing | null)[]
}

interface Sailing {
  /** Coasts in reach, in the order of the board. */
  readonly to: readonly number[]
  /** Null where there are too many chains to count. */
  readonly chains: Chains | null
}

function optionsOf(input: OptionsInput, i: number): UnitOptions {
  const { board, position, refs, steps, sailings } = input
  const named = (to: readonly number[]) => to.map((at) => board.ids[at]!)
  const offers = (toOf: (target: number) => readonly number[]) => {
    const found: { target: UnitRef; to: LocationId[] }[] = []
    for (let target = 0; target < refs.length; target++) {
      const to = target === i ? [] : toOf(target)
      if (to.length) found.push({ target: refs[target]!, to: named(to) })
    }
    return found
  }
  const convoys = position.fleetAtSea[position.in[i]!] === 1
  return {
    unit: refs[i]!,
    moves: named(steps[i]!),
    convoyed: named(sailings[i]?.to ?? []),
    supportsHold: refs.filter((_, j) => j !== i && supportable(input, i, position.in[j]!)),
    supportsMove: offers((target) => supportedMoves(input, i, target)),
    convoys: convoys ? offers((target) => convoyedTo(input, i, target)) : [],
  }
}

function stepsOf({ board, position, closed }: OptionsInput, i: number): number[] {
  const steps: number[] = []
  for (const to of board.neighbours[position.type[i]! * board.locations + position.at[i]!]!)
    if (!closed[board.province[to]!]) steps.push(to)
  return steps
}

/** R85, R87: the supporter could go there itself, by some coast. */
const supportable = ({ board, position, closed }: OptionsInput, i: number, province: number): boolean =>
  board.touches[(position.type[i]! * board.locations + position.at[i]!) * board.provinces + province] === 1 &&
  !closed[province]

function supportedMoves(input: OptionsInput, i: number, target: number): readonly number[] {
  const { board, steps, sailings } = input
  const found = steps[target]!.filter((to) => supportable(input, i, board.province[to]!))
  const sailing = sailings[target]
  if (sailing)
    for (const to of sailing.to)
      if (
        supportable(input, i, to) &&
        !steps[target]!.includes(to) &&
        sailsWithout(input, target, sailing, to, i)
      )
        found.push(to)
  return found
}

/** A fleet that supports cannot be part of the chain (DATC 6.D.31): one must be left without it. */
function sailsWithout(
  input: OptionsInput,
  army: number,
  { chains }: Sailing,
  to: number,
  i: number,
): boolean {
  const { board, position, scratch } = input
  const sea = position.in[i]!
  if (!position.fleetAtSea[sea]) return true
  if (chains) return chains.through[to * board.provinces + sea]! < chains.total[to]!
  return hasRoute(board, scratch, position.fleetAtSea, 1, position.in[army]!, to, sea)
}

function convoyedTo(
  { board, position, sailings }: OptionsInput,
  fleet: number,
  army: number,
): readonly number[] {
  const sailing = sailings[army]
  if (!sailing) return []
  const sea = position.in[fleet]!
  const { chains } = sailing
  return sailing.to.filter((to) =>
    chains
      ? chains.through[to * board.provinces + sea]! > 0
      : isNeeded(board, position.fleetAtSea, position.in[army]!, to, sea),
  )
}

function sailingOf({ board, position, scratch, closed }: OptionsInput, i: number): Sailing | null {
  const from = position.in[i]!
  if (position.type[i] !== ARMY || board.kind[from] !== COASTAL) return null
  if (!board.seas[from]!.some((sea) => position.fleetAtSea[sea])) return null
  const chains = countChains(board, position.fleetAtSea, from)
  const to: number[] = []
  for (let goal = 0; goal < board.provinces; goal++) {
    if (goal === from || closed[goal] || board.kind[goal] !== COASTAL) continue
    if (chains ? chains.total[goal]! > 0 : hasRoute(board, scratch, position.fleetAtSea, 1, from, goal, NONE))
      to.push(goal)
  }
  return { to, chains }
}
