import { type VariantId, variantOf } from '../../../shared/games/diplomacy/variants/index.ts'
import type { Pieces } from './svg.ts'

/** The first turn on a board, with each power's country in its colour. */
export function openingOf(variant: VariantId): Pieces {
  const {
    board,
    look: { countries, inks },
  } = variantOf(variant)
  return {
    inks,
    owners: Object.fromEntries(countries),
    units: board.powers.flatMap((power) =>
      (board.start[power] ?? []).map(({ type, at }) => ({ power, type, at })),
    ),
  }
}
