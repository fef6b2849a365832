import type { AreaKind } from '../../shared/map/board-map.ts'
import type { Element } from './terrain.ts'
import type { VariantFacts } from './variant.ts'

/** Impassable land and water that is no province, when no authored point names them. */
export const NEUTRAL_ISLES = 'isles'
export const LAKES = 'lakes'

/** What an area id of the variant stands for. */
export function areaKind(variant: VariantFacts, id: string): AreaKind {
  if (id in variant.provinces) return variant.rules.seas.includes(id) ? 'sea' : 'land'
  if (id in variant.straits) return 'strait'
  if (id in variant.impassable || id === NEUTRAL_ISLES) return 'impassable'
  if (id in variant.waters || id === LAKES) return 'water'
  throw new Error(`no area is called ${id}`)
}

/** The province an area stands for: itself, the shore of a strait or inland sea, or none. */
export function provinceOf(variant: VariantFacts, id: string): string | null {
  if (id in variant.provinces) return id
  return variant.straits[id]?.province ?? variant.waters[id]?.province ?? null
}

/** What an area is made of. */
export function elementOf(variant: VariantFacts, id: string): Element {
  switch (areaKind(variant, id)) {
    case 'land':
    case 'impassable':
      return 'land'
    case 'sea':
    case 'water':
      return 'water'
    case 'strait':
      return 'strait'
  }
}
