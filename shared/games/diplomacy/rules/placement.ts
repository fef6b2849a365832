// Placing units on an empty board (Escalation): one at a time, on any space where such a unit can stand and no other does.
import { type Board, COASTAL, INLAND, NONE, provinceIndex, SEA } from '../board/board.ts'
import { type LocationId, namesCoast, type PowerId, provinceOf } from '../board/ids.ts'
import { type Unit, UNIT_TYPES, type UnitRef } from '../board/unit.ts'

export const PLACEMENT_FAULTS = [
  /** Data: space. */
  'place/no-such-space',
  /** An army at sea, a fleet inland, a coast that is none. Data: space, unit. */
  'place/wrong-terrain',
  /** A fleet where there are several coasts, and none named. Data: space. */
  'place/coast-missing',
  /** Data: space, power (whose unit stands there). */
  'place/occupied',
] as const
export type PlacementFault = (typeof PLACEMENT_FAULTS)[number]

/** Armies on land, fleets at sea and on coasts, and on a named coast where there are several (R19, R72). */
export function canStand(board: Board, type: Unit['type'], at: LocationId): boolean {
  const province = provinceIndex(board, at)
  const onCoast = namesCoast(at)
  if (type === 'A') return !onCoast && board.kind[province] !== SEA
  if (board.kind[province] === INLAND) return false
  return board.kind[province] !== COASTAL || onCoast === (board.coasts[province] ?? []).length > 0
}

/** Why a unit cannot be placed there; null where it can. */
export function judgePlacement(
  board: Board,
  units: readonly Unit[],
  { type, at }: UnitRef,
): PlacementFault | null {
  const province = provinceIndex(board, at)
  if (province === NONE) return 'place/no-such-space'
  if (standingAt(units, at)) return 'place/occupied'
  if (board.index.has(at) && canStand(board, type, at)) return null
  const needsCoast = type === 'F' && (board.coasts[province] ?? []).length > 0
  return needsCoast && !namesCoast(at) ? 'place/coast-missing' : 'place/wrong-terrain'
}

/** The unit that stands in a space, on whatever coast. */
export const standingAt = (units: readonly Unit[], at: LocationId): Unit | undefined =>
  units.find((unit) => provinceOf(unit.at) === provinceOf(at))

/** Every unit that may be placed now: armies first, then fleets, in the order of the board. */
export function placeable(board: Board, units: readonly Unit[]): readonly UnitRef[] {
  const taken = new Set(units.map(({ at }) => provinceOf(at)))
  const free = board.ids.filter((at) => !taken.has(provinceOf(at)))
  return UNIT_TYPES.flatMap((type) =>
    free.filter((at) => canStand(board, type, at)).map((at) => ({ type, at })),
  )
}

/**
 * What is placed for a power that nobody places for: an army in the centre nobody stands in that is nearest to its own
 * units, over land and water, the board's first where several are; on any free space once no centre is left.
 */
export function placedUnasked(board: Board, units: readonly Unit[], power: PowerId): UnitRef | null {
  const all = placeable(board, units)
  const centres = all.filter(({ type, at }) => type === 'A' && board.centre[provinceIndex(board, at)])
  const own = units.filter((unit) => unit.power === power).map(({ at }) => provinceIndex(board, at))
  const far = own.length > 0 ? stepsFrom(board, own) : null
  const distance = ({ at }: UnitRef): number => far?.[provinceIndex(board, at)] ?? 0
  return [...(centres.length > 0 ? centres : all)].sort((a, b) => distance(a) - distance(b))[0] ?? null
}

/** Borders crossed from the nearest of some provinces to each, over land and water. */
function stepsFrom(board: Board, provinces: readonly number[]): readonly number[] {
  const steps = Array.from({ length: board.provinces }, () => Infinity)
  let ring = [...provinces]
  for (const at of ring) steps[at] = 0
  for (let step = 1; ring.length > 0; step++) {
    ring = ring.flatMap((from) => {
      const reached = [from, ...board.coasts[from]!]
        .flatMap((at) => [at, board.locations + at])
        .flatMap((row) => Array.from(board.neighbours[row]!, (to) => board.province[to]!))
        .filter((to) => steps[to] === Infinity)
      for (const to of reached) steps[to] = step
      return [...new Set(reached)]
    })
  }
  return steps
}
