// What the Python package `diplomacy` calls boards and spaces, where that is not what we call them.
import { type LocationId, namesCoast, provinceOf } from '../board/ids.ts'
import type { BoardNames, SpaceName } from '../notation/names/board-names.ts'
import { compiledFor } from '../variants/compiled.ts'
import { isVariant, VARIANT_IDS, type VariantId, variantOf } from '../variants/index.ts'

/** The map of a variant as the package names it; a board the package does not have keeps our name. */
export const mapOf = (variant: VariantId): string => variantOf(variant).inPackage?.map ?? variant

/** The variant that a file means by a map; undefined where nobody here has it. Our own names are understood too. */
export const variantOfMap = (map: string): VariantId | undefined =>
  VARIANT_IDS.find((id) => variantOf(id).inPackage?.map === map) ?? (isVariant(map) ? map : undefined)

/** The code of a place in the package. */
export function codeOf(variant: VariantId, at: LocationId): string {
  const space = provinceOf(at)
  const code = variantOf(variant).inPackage?.codes[space] ?? space
  return namesCoast(at) ? code + at.slice(space.length) : code
}

/** The names of a board with the package's codes in English, in which files are written. */
export function namesInPackage(variant: VariantId): BoardNames {
  const { names } = variantOf(variant).look
  const spaces: Record<string, SpaceName> = {}
  for (const [id, space] of Object.entries(names.en.spaces))
    spaces[id] = { ...space, code: codeOf(variant, id as LocationId) }
  return { ...names, en: { ...names.en, spaces } }
}

/** The place that a code of the package or of another program means; undefined where it means none. */
export function placeOfCode(variant: VariantId, code: string): LocationId | undefined {
  const { board } = compiledFor({ variant })
  const { otherCodes } = variantOf(variant).look.names
  const at = code.toUpperCase() as LocationId
  if (board.index.has(at)) return at
  const space = provinceOf(at)
  const other = `${otherCodes[space] ?? space}${at.slice(space.length)}` as LocationId
  return board.index.has(other) ? other : undefined
}
