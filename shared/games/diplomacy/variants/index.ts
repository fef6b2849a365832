// The only list of variants: a line here and the folders of a package are all that is needed for one of ours. Boards
// that people bring are added to the same list while the program runs.
import type { Brand } from '../../../kernel/brand.ts'
import { ancientEscalation } from './ancient-escalation/index.ts'
import { ancientMediterranean } from './ancient-mediterranean/index.ts'
import { escalation } from './escalation/index.ts'
import { imperial } from './imperial/index.ts'
import { secrets } from './secrets/index.ts'
import { standard } from './standard/index.ts'
import type { Variant } from './variant.ts'
import { versailles } from './versailles/index.ts'

const VARIANTS = {
  standard,
  secrets,
  'ancient-mediterranean': ancientMediterranean,
  escalation,
  'ancient-escalation': ancientEscalation,
  imperial,
  versailles,
} as const satisfies Readonly<Record<string, Variant>>

/** A board that somebody brought: its id follows from what it says, so that it means the same on every machine. */
export type BroughtId = Brand<'BroughtId'>
export type VariantId = keyof typeof VARIANTS | BroughtId

/** Every variant that comes with the program, in the order in which they are offered. */
export const VARIANT_IDS = Object.keys(VARIANTS) as [keyof typeof VARIANTS, ...(keyof typeof VARIANTS)[]]

const known = new Map<string, Variant>(Object.entries(VARIANTS))

/** Whether there is a variant of that name here. */
export const isVariant = (id: string): id is VariantId => known.has(id)

/** Whether somebody brought a board: other threads do not know it unless they are told. */
export const isBrought = (variant: Variant): variant is Variant & { readonly id: BroughtId } =>
  !Object.hasOwn(VARIANTS, variant.id)

/** Adds a board that a user brought. It is never changed, and stays as long as a table is played on it. */
export function enter(variant: Variant & { readonly id: BroughtId }): void {
  if (!known.has(variant.id)) known.set(variant.id, variant)
}

/** Removes a board that a user brought and no table is played on. */
export const leave = (id: string): void => {
  if (!Object.hasOwn(VARIANTS, id)) known.delete(id)
}

/**
 * The package of a variant; throws where there is none, which is a bug: check ids from outside with `isVariant`
 * first.
 */
export function variantOf(id: VariantId): Variant {
  const variant = known.get(id)
  if (!variant) throw new Error(`no variant is called ${id}`)
  return variant
}
