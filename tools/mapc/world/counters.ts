// What is wrong with the places of a drawing's counters, as sentences.
import { overlap, type Box } from '../../../shared/map/layout/box.ts'
import type { Outlines, Placed } from '../../../shared/map/layout/layout.ts'
import { RingIndex } from '../../../shared/map/layout/ring-index.ts'

type Counters = Pick<Placed, 'unit' | 'coasts'>

/** All counters, fleets on separate coasts among them. */
const countersOf = (sites: ReadonlyMap<string, Counters>): { id: string; name: string; box: Box }[] =>
  [...sites].flatMap(([id, { unit, coasts }]) => [
    { id, name: id, box: unit },
    ...Object.entries(coasts).map(([coast, box]) => ({ id, name: `${id}/${coast}`, box })),
  ])

/** Counters of different spaces that lie over each other. */
export function overlapping(sites: ReadonlyMap<string, Counters>): string[] {
  const units = countersOf(sites)
  return units.flatMap((a, i) =>
    units
      .slice(i + 1)
      .filter((b) => a.id !== b.id && overlap(a.box, b.box))
      .map((b) => `the counters of ${a.name} and ${b.name} lie over each other`),
  )
}

/** Counters whose middle lies off their own ground: a touch there without a counter means a neighbour. */
export function astray(sites: ReadonlyMap<string, Counters>, outlines: Outlines): string[] {
  return countersOf(sites)
    .filter(({ id, box }) => !new RingIndex(outlines.get(id)?.rings ?? []).has(...box.at))
    .map(({ name }) => `the counter of ${name} lies off its own ground`)
}
