// Home centres (R147): those the board prints, or those that powers have named. In Escalation each names three supply
// centres in the first winter, any of the board: its own or not, side by side or far apart, old homes or none.
import type { Board } from '../board/board.ts'
import type { PowerId, ProvinceId } from '../board/ids.ts'
import type { Ownership } from './ownership.ts'

/** The home centres that powers have named. Two powers may name the same. */
export type Homes = Readonly<Record<PowerId, readonly ProvinceId[]>>

/** How many home centres a power names. */
export const HOMES_TO_NAME = 3

const printed = new WeakMap<Board, Map<PowerId, readonly ProvinceId[]>>()

/** A power's home centres: those it has named, where the rules have them named, else those the board prints. */
export const homesOf = (board: Board, named: Homes | undefined, power: PowerId): readonly ProvinceId[] =>
  named ? (named[power] ?? []) : printedHomes(board, power)

function printedHomes(board: Board, power: PowerId): readonly ProvinceId[] {
  const known = printed.get(board) ?? new Map<PowerId, readonly ProvinceId[]>()
  printed.set(board, known)
  const homes =
    known.get(power) ??
    board.facts.spaces.filter(({ centre, home }) => centre && home === power).map(({ id }) => id)
  known.set(power, homes)
  return homes
}

export const HOMES_FAULTS = [
  /** Data: space. */
  'homes/not-a-centre',
  /** Data: space. */
  'homes/twice',
  /** Data: count (how many may be named). */
  'homes/too-many',
] as const
export type HomesFault = (typeof HOMES_FAULTS)[number]

/** Why a list of centres cannot be a power's homes, and over which of them; null where it can, even if it is short. */
export function judgeHomes(
  { centres }: Board,
  named: readonly ProvinceId[],
): { readonly fault: HomesFault; readonly space: ProvinceId } | null {
  for (const [at, space] of named.entries()) {
    if (!centres.includes(space)) return { fault: 'homes/not-a-centre', space }
    if (named.indexOf(space) < at) return { fault: 'homes/twice', space }
    if (at >= HOMES_TO_NAME) return { fault: 'homes/too-many', space }
  }
  return null
}

/**
 * Homes as they stand when the winter's naming is over: whoever has named too few gets centres it owns, and then any, in the
 * order of the board, so that nobody is left without a place to build in.
 */
export function withoutGaps(
  { centres }: Board,
  owners: Ownership,
  power: PowerId,
  named: readonly ProvinceId[],
): readonly ProvinceId[] {
  const owned = centres.filter((centre) => owners[centre] === power)
  return [...new Set([...named, ...owned, ...centres])].slice(0, HOMES_TO_NAME)
}
