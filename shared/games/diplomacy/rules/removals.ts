// The units that civil disorder removes first: the farthest from home, fleets before armies, then by the alphabet
// (R160, R161).
import { FLEET, typeIndex, type Board } from '../board/board.ts'
import type { PowerId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import type { Edition } from '../editions/edition.ts'
import type { Ownership } from './ownership.ts'

/** The units of one power in the order in which they would be removed. */
export function removalOrder(
  board: Board,
  edition: Edition,
  power: PowerId,
  units: readonly Unit[],
  owners: Ownership,
): Unit[] {
  const byOwned = edition.policies.civilDisorderDistance === 'owned-centres'
  const centres = board.facts.spaces
    .filter(({ id, home, centre }) => centre && (byOwned ? owners[id] === power : home === power))
    .map(({ id }) => board.index.get(id)!)
  const ranked = units
    .filter((unit) => unit.power === power)
    .map((unit) => {
      const at = board.index.get(unit.at)!
      const type = typeIndex(unit.type)
      // D7: armies cross land and water alike; fleets do so only where the edition counts from owned centres.
      const distance =
        type === FLEET && !byOwned ? bySteps(board, at, centres) : byBorders(board, at, centres)
      return { unit, distance, type, name: board.alphabet[board.province[at]!]! }
    })
  ranked.sort((a, b) => compare(b.distance, a.distance) || b.type - a.type || a.name - b.name)
  return ranked.map(({ unit }) => unit)
}

/** Subtraction would make NaN of two units that are both cut off. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

/** Steps of a fleet from a location to any coast of a centre; Infinity where it cannot get there. */
const bySteps = (board: Board, from: number, centres: readonly number[]): number =>
  distance(
    from,
    (at) => centres.includes(board.province[at]!),
    (at) => board.neighbours[FLEET * board.locations + at]!,
  )

/** Borders crossed from a location's province to a centre, over land and water. */
const byBorders = (board: Board, from: number, centres: readonly number[]): number =>
  distance(
    board.province[from]!,
    (at) => centres.includes(at),
    (at) => bordering(board, at),
  )

const bordering = (board: Board, province: number): number[] =>
  [province, ...board.coasts[province]!].flatMap((at) =>
    [at, FLEET * board.locations + at].flatMap((row) =>
      Array.from(board.neighbours[row]!, (to) => board.province[to]!),
    ),
  )

function distance(
  from: number,
  arrived: (at: number) => boolean,
  next: (at: number) => Iterable<number>,
): number {
  const seen = new Set([from])
  let ring = [from]
  for (let steps = 0; ring.length; steps++) {
    if (ring.some(arrived)) return steps
    const wider: number[] = []
    for (const at of ring)
      for (const to of next(at))
        if (!seen.has(to)) {
          seen.add(to)
          wider.push(to)
        }
    ring = wider
  }
  return Infinity
}
