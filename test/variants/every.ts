// Every board there is, for what must hold on all of them.
import { wayNamed } from '../../shared/games/diplomacy/options/ways.ts'
import { VARIANT_IDS, variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import type { Variant } from '../../shared/games/diplomacy/variants/variant.ts'

/** The packages of all boards, by name for `describe.each`. */
export const EVERY_BOARD: readonly (readonly [id: string, variant: Variant])[] = VARIANT_IDS.map((id) => [
  id,
  variantOf(id),
])

/** A game on each board in its usual way, and the Great War, in which land is closed at first. */
export const EVERY_GAME: readonly (readonly [name: string, options: object])[] = [
  ...VARIANT_IDS.map((id) => [id, { variant: id }] as const),
  ['great-war', wayNamed('great-war-6', 'standard').options],
]
