// The boards a game can be played on, compiled once, with what the game asks about them in plain ids.
import { type Board, compileBoard } from './board/board.ts'
import type { LocationId, PowerId, ProvinceId } from './board/ids.ts'
import type { Unit } from './board/unit.ts'
import type { BoardFacts } from './board/facts.ts'
import { startOwners, type Ownership } from './rules/ownership.ts'
import { type VariantId, variantOf } from './variants/index.ts'

export interface Ground {
  readonly board: Board
  readonly powers: readonly PowerId[]
  /** The position of the first spring; home centres are owned, the others nobody's (R8..R10). */
  readonly units: readonly Unit[]
  readonly owners: Ownership
  readonly homes: Readonly<Record<PowerId, readonly ProvinceId[]>>
}

function groundOf(facts: BoardFacts): Ground {
  const board = compileBoard(facts)
  return {
    board,
    powers: facts.powers,
    units: facts.powers.flatMap((power) =>
      (facts.start[power] ?? []).map(({ type, at }) => ({ type, at, power })),
    ),
    owners: startOwners(board),
    homes: Object.fromEntries(
      facts.powers.map((power) => [
        power,
        facts.spaces.filter(({ home }) => home === power).map(({ id }) => id),
      ]),
    ),
  }
}

const grounds = new Map<VariantId, Ground>()

/** The ground a game is played on. */
export function groundFor({ variant }: { readonly variant: VariantId }): Ground {
  const known = grounds.get(variant)
  if (known) return known
  const ground = groundOf(variantOf(variant).board)
  grounds.set(variant, ground)
  return ground
}

/** Whether the board has a place of that name. */
export const isPlace = ({ board }: Ground, at: LocationId): boolean => board.index.has(at)
