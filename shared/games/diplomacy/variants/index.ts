// The only list of variants: a line here and the folders of a package are all that is needed for one of ours. Boards
// that people bring are added to the same list while the program runs. Escalation is on it for every board it is played on.
import type { Brand } from '../../../kernel/brand.ts'
import { ancientMediterranean } from './ancient-mediterranean/index.ts'
import { asBefore, escalating } from './escalation/escalating.ts'
import { boardUnder, crowdOn, escalationOn, OLDER, type OlderId } from './escalation/ids.ts'
import { imperial } from './imperial/index.ts'
import { secrets } from './secrets/index.ts'
import { standard } from './standard/index.ts'
import type { Variant } from './variant.ts'
import { versailles } from './versailles/index.ts'

const PACKAGES = {
  standard,
  secrets,
  'ancient-mediterranean': ancientMediterranean,
  imperial,
  versailles,
} as const satisfies Readonly<Record<string, Variant>>

type PackageId = keyof typeof PACKAGES
/** A board that somebody brought: its id follows from what it says, so that it means the same on every machine. */
export type BroughtId = Brand<'BroughtId'>
export type VariantId =
  | PackageId
  | `${PackageId}-escalation`
  | `${PackageId}-escalation-crowd`
  | OlderId
  | BroughtId

/** The boards that come with the program, in the order in which they are offered. */
export const BOARD_IDS = Object.keys(PACKAGES) as [PackageId, ...PackageId[]]

const known = new Map<string, Variant>()

function add(variant: Variant): void {
  for (const kind of [variant, ...escalating(variant)]) known.set(kind.id, kind)
}

BOARD_IDS.forEach((id) => add(PACKAGES[id]))

/** Every variant that comes with the program: each board, and Escalation on it. */
export const VARIANT_IDS = [...known.keys()] as [VariantId, ...VariantId[]]

for (const [id, on] of Object.entries(OLDER)) known.set(id, asBefore(id as OlderId, PACKAGES[on]))

const OURS: ReadonlySet<string> = new Set(known.keys())

/** Whether there is a variant of that name here. */
export const isVariant = (id: string): id is VariantId => known.has(id)

/** Whether somebody brought a board: other threads do not know it unless they are told. */
export const isBrought = (variant: Variant): variant is Variant & { readonly id: BroughtId } =>
  !OURS.has(variant.id)

/** Adds a board that a user brought. It is never changed, and stays as long as a table is played on it. */
export function enter(variant: Variant & { readonly id: BroughtId }): void {
  if (!known.has(variant.id)) add(variant)
}

/** Removes a board that a user brought and no table is played on. */
export const leave = (id: string): void => {
  if (OURS.has(id)) return
  for (const kind of [id, escalationOn(id), crowdOn(id)]) known.delete(kind)
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

/** A board in all the ways to use it: as it was drawn, and for Escalation. `id` is either of them. */
export function kindsOf(id: VariantId): readonly Variant[] {
  const board = boardUnder(id) ?? id
  return [board, escalationOn(board), crowdOn(board)].flatMap((kind) => known.get(kind) ?? [])
}
