// The way of a convoy over the drawing. Neighbours are read off the lines that areas share: good enough for what is worth
// showing, while what counts is said by the outcomes.
import type { BoardMap } from '../../../../shared/map/board-map.ts'

type Neighbours = ReadonlyMap<string, ReadonlySet<string>>
const known = new WeakMap<BoardMap, Neighbours>()

/** The provinces that touch each other on the drawing; straits and inland waters count as their shore. */
export function neighboursOn(map: BoardMap): Neighbours {
  const before = known.get(map)
  if (before) return before
  const shore = new Map([...map.provinces.values(), ...map.scenery].map(({ id, province }) => [id, province]))
  const touching = new Map([...map.provinces.keys()].map((id) => [id, new Set<string>()]))
  for (const { between } of map.borders) {
    const [a, b] = between.map((id) => (id === null ? null : shore.get(id)))
    if (!a || !b || a === b) continue
    touching.get(a)?.add(b)
    touching.get(b)?.add(a)
  }
  known.set(map, touching)
  return touching
}

/**
 * The seas from one province to another, in the order of the journey, where `price` says what each costs besides its
 * length in viewBox px. Empty where no water leads there.
 */
export function seaWay(
  map: BoardMap,
  from: string,
  to: string,
  price: (sea: string) => number,
): readonly string[] {
  const touching = neighboursOn(map)
  const at = (id: string) => map.provinces.get(id)?.sites.unit ?? [0, 0]
  const length = (a: string, b: string) => Math.hypot(at(a)[0] - at(b)[0], at(a)[1] - at(b)[1])
  const open = new Map([[from, { cost: 0, seas: [] as readonly string[] }]])
  const done = new Set<string>()
  for (;;) {
    const [here, way] = [...open].reduce<[string, { cost: number; seas: readonly string[] }]>(
      (best, one) => (one[1].cost < best[1].cost ? one : best),
      ['', { cost: Infinity, seas: [] }],
    )
    if (here === '' || here === to) return way.seas
    open.delete(here)
    done.add(here)
    for (const next of touching.get(here) ?? []) {
      const isSea = map.provinces.get(next)?.kind === 'sea'
      if (done.has(next) || !(isSea || (next === to && here !== from))) continue
      const cost = way.cost + length(here, next) + (isSea ? price(next) : 0)
      if (cost < (open.get(next)?.cost ?? Infinity))
        open.set(next, { cost, seas: isSea ? [...way.seas, next] : way.seas })
    }
  }
}
