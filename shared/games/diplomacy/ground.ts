// The boards a game can be played on, compiled once, with what the game asks about them in plain ids.
import { type Board, compileBoard } from './board/board.ts'
import type { LocationId, PowerId, ProvinceId } from './board/ids.ts'
import { STANDARD } from './board/standard.ts'
import type { Unit } from './board/unit.ts'
import type { Variant, VariantId } from './board/variant.ts'
import { startOwners, type Ownership } from './rules/ownership.ts'

export interface Ground {
  readonly board: Board
  readonly powers: readonly PowerId[]
  /** The position of the first spring; home centres are owned, the others nobody's (R8..R10). */
  readonly units: readonly Unit[]
  readonly owners: Ownership
  readonly homes: Readonly<Record<PowerId, readonly ProvinceId[]>>
}

function groundOf(variant: Variant): Ground {
  const board = compileBoard(variant)
  return {
    board,
    powers: variant.powers,
    units: variant.powers.flatMap((power) =>
      (variant.start[power] ?? []).map(({ type, at }) => ({ type, at, power })),
    ),
    owners: startOwners(board),
    homes: Object.fromEntries(
      variant.powers.map((power) => [
        power,
        variant.spaces.filter(({ home }) => home === power).map(({ id }) => id),
      ]),
    ),
  }
}

const GROUNDS: Readonly<Record<VariantId, Ground>> = { standard: groundOf(STANDARD) }

/** The ground a game is played on. */
export const groundFor = ({ variant }: { readonly variant: VariantId }): Ground => GROUNDS[variant]

/** Whether the board has a place of that name. */
export const isPlace = ({ board }: Ground, at: LocationId): boolean => board.index.has(at)
