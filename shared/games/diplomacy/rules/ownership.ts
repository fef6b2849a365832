import { provinceIndex, SEA, type Board } from '../board/board.ts'
import { type PowerId, type ProvinceId, provinceOf } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'

/**
 * The owner of each province; provinces without an owner are left out. In the rulebooks only centres have owners,
 * other rules may give land owners too: to count centres use `centresOf`.
 */
export type Ownership = Readonly<Record<ProvinceId, PowerId>>

/** Ownership at the start: everybody's home centres (R8, R10), or the land of each country where land is owned (S20). */
export const startOwners = (board: Board): Ownership =>
  board.facts.land ??
  Object.fromEntries(
    board.facts.spaces.flatMap(({ id, home, centre }) => (centre && home ? [[id, home]] : [])),
  )

/** Ownership after a fall turn, retreats included: occupied centres change hands, vacated ones do not (R141..R144). */
export function updateOwners(board: Board, owners: Ownership, units: readonly Unit[]): Ownership {
  const taken: Record<string, PowerId> = {}
  for (const { power, at } of units) {
    const province = provinceIndex(board, at)
    if (board.centre[province]) taken[provinceOf(at)] = power
  }
  return { ...owners, ...taken }
}

/** How many provinces a power owns, with and without centres. */
export const landOf = (owners: Ownership, power: PowerId): number =>
  Object.values(owners).filter((owner) => owner === power).length

/** Whether a province may have an owner: every one on land where land is owned (S20), else centres alone. */
export const isOwnable = (board: Board, province: ProvinceId): boolean => {
  const at = board.index.get(province)
  if (at === undefined) return false
  return board.facts.land ? board.kind[at] !== SEA : board.centre[at] === 1
}

/** How many centres a power owns, without its other land. */
export function centresOf({ centres }: Board, owners: Ownership, power: PowerId): number {
  let count = 0
  for (const centre of centres) if (owners[centre] === power) count++
  return count
}
