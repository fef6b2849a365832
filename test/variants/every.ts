// Every board there is, for what must hold on all of them.
import { VARIANT_IDS, variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import { lookOf } from '../../shared/games/diplomacy/variants/looks.ts'
import type { Look } from '../../shared/games/diplomacy/variants/look.ts'
import type { Variant } from '../../shared/games/diplomacy/variants/variant.ts'

export interface Packed {
  readonly variant: Variant
  readonly look: Look
}

/** The packages of all boards, by name for `describe.each`. */
export const EVERY_BOARD: readonly (readonly [id: string, board: Packed])[] = VARIANT_IDS.map((id) => [
  id,
  { variant: variantOf(id), look: lookOf(id) },
])
