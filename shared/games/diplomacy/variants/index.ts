// The only list of variants.
import { standard } from './standard/index.ts'
import type { Variant } from './variant.ts'

const VARIANTS = { standard } as const satisfies Readonly<Record<string, Variant>>

export type VariantId = keyof typeof VARIANTS

/** Every variant there is, the one first that a table plays unless it says otherwise. */
export const VARIANT_IDS = Object.keys(VARIANTS) as [VariantId, ...VariantId[]]

/** The package of a variant. */
export const variantOf = (id: VariantId): Variant => VARIANTS[id]
