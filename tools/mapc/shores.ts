// The separate coasts of a province (R72): other land divides the shore of its mainland into stretches.
import type { Outline } from '../../shared/map/layout/outlines.ts'
import type { Arc } from './arcs.ts'
import { areaKind } from './areas.ts'
import { distance, ringArea, type Point } from '../../shared/map/layout/plane.ts'
import type { Projection } from './projection.ts'
import type { VariantFacts } from './variant.ts'

interface Stretch {
  readonly seas: Set<string>
  readonly points: Point[]
}

/** The runs of arcs with the sea beyond them, along the longest walk around a province. */
function stretches(variant: VariantFacts, arcs: readonly Arc[], outline: Outline): Stretch[] {
  const main = outline.rings.reduce(
    (best, ring, i) => (ringArea(ring) > ringArea(outline.rings[best]!) ? i : best),
    0,
  )
  const steps = outline.walks[main]!.map((step) => {
    const arc = arcs[step < 0 ? ~step : step]!
    const beyond = step < 0 ? arc.left : arc.right
    return { sea: beyond !== null && areaKind(variant, beyond) === 'sea' ? beyond : null, points: arc.points }
  })
  const inland = steps.findIndex(({ sea }) => sea === null)
  const runs: Stretch[] = []
  let open: Stretch | null = null
  for (const { sea, points } of [...steps.slice(inland), ...steps.slice(0, inland)]) {
    if (sea === null) {
      open = null
      continue
    }
    if (!open) runs.push((open = { seas: new Set(), points: [] }))
    open.seas.add(sea)
    open.points.push(...points)
  }
  return runs
}

/** Fails where a named coast is not one stretch of shore facing exactly its seas. */
export function checkShores(
  variant: VariantFacts,
  arcs: readonly Arc[],
  outlines: ReadonlyMap<string, Outline>,
  projection: Projection,
): string[] {
  return Object.entries(variant.coasts).flatMap(([key, at]) => {
    const seas = variant.rules.coastSeas[key] ?? []
    const outline = outlines.get(key.split('/')[0]!)
    if (!outline) return [`${key} is a coast of nothing`]
    const away = ({ points }: Stretch) => Math.min(...points.map((point) => distance(point, projection(at))))
    const nearest = stretches(variant, arcs, outline).sort((p, q) => away(p) - away(q))[0]
    const faced = [...(nearest?.seas ?? [])].sort().join(' ')
    return faced === [...seas].sort().join(' ')
      ? []
      : [`${key} faces ${faced || 'no sea'}, not ${seas.join(' ')}`]
  })
}
