import type { LayoutInput } from '../../shared/map/layout/layout.ts'
import { areaKind } from './areas.ts'
import type { Projection } from './projection.ts'
import type { VariantFacts } from './variant.ts'

/** What the layout asks, out of a variant's facts. */
export const layoutInputOf = (variant: VariantFacts, projection: Projection): LayoutInput => ({
  frame: variant.projection.frame,
  provinces: Object.keys(variant.provinces),
  kindOf: (area) => areaKind(variant, area),
  hasCentre: (id) => variant.rules.centres.includes(id),
  cramped: 'refused',
  liesAt: (id, sea) => variant.rules.adjacency[id]!.includes(sea),
  coasts: Object.fromEntries(Object.entries(variant.coasts).map(([coast, at]) => [coast, projection(at)])),
  names: variant.names,
})
