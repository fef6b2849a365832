// The only list of variants: a line here and the folders of a package are all that anything knows of one.
import { ancientMediterranean } from './ancient-mediterranean/index.ts'
import { secrets } from './secrets/index.ts'
import { standard } from './standard/index.ts'
import type { Variant } from './variant.ts'

const VARIANTS = {
  standard,
  secrets,
  'ancient-mediterranean': ancientMediterranean,
} as const satisfies Readonly<Record<string, Variant>>

export type VariantId = keyof typeof VARIANTS

/** Every variant there is, in the order in which they are offered. */
export const VARIANT_IDS = Object.keys(VARIANTS) as [VariantId, ...VariantId[]]

/** The package of a variant. */
export const variantOf = (id: VariantId): Variant => VARIANTS[id]
