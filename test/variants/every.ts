// Every board there is, for what must hold on all of them.
import { VARIANT_IDS, variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import type { Variant } from '../../shared/games/diplomacy/variants/variant.ts'

/** The packages of all boards, by name for `describe.each`. */
export const EVERY_BOARD: readonly (readonly [id: string, variant: Variant])[] = VARIANT_IDS.map((id) => [
  id,
  variantOf(id),
])
