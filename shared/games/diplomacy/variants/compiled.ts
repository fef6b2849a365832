// A variant's board compiled once, and what the game asks about it in plain ids.
import { type Board, compileBoard } from '../board/board.ts'
import type { LocationId, PowerId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import type { BoardFacts } from '../board/facts.ts'
import { startOwners, type Ownership } from '../rules/ownership.ts'
import { type VariantId, variantOf } from './index.ts'

export interface CompiledVariant {
  readonly board: Board
  readonly powers: readonly PowerId[]
  /** The position of the first spring; home centres are owned, the others nobody's (R8..R10). */
  readonly units: readonly Unit[]
  readonly owners: Ownership
}

function compiledFrom(facts: BoardFacts): CompiledVariant {
  const board = compileBoard(facts)
  return {
    board,
    powers: facts.powers,
    units: facts.powers.flatMap((power) =>
      (facts.start[power] ?? []).map(({ type, at }) => ({ type, at, power })),
    ),
    owners: startOwners(board),
  }
}

const made = new Map<VariantId, CompiledVariant>()

/** The variant of these options, compiled. */
export function compiledFor({ variant }: { readonly variant: VariantId }): CompiledVariant {
  const known = made.get(variant)
  if (known) return known
  const compiled = compiledFrom(variantOf(variant).board)
  made.set(variant, compiled)
  return compiled
}

/** Whether the board has a place of that name. */
export const isPlace = ({ board }: CompiledVariant, at: LocationId): boolean => board.index.has(at)
