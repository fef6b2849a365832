// From facts to a grid in which every cell has its area: the coastlines are painted, the spaces grow, and what the rules say
// otherwise is mended.
import { densify } from '../../../shared/map/layout/curve.ts'
import { makeCells, paint } from '../../../shared/map/cells/cells.ts'
import { Contacts } from './contacts.ts'
import type { WorldFacts } from './facts.ts'
import { beside, cellAt, disc, NOBODY, type Grid } from './grid.ts'
import { growAreas } from './grow.ts'
import { Mending } from './mend.ts'
import { makeGlobe, type Globe } from './projection.ts'
import { paintCountries } from './world-cells.ts'

/** Land and water that nothing grew into. */
export const ISLES = 'isles'
export const LAKES = 'lakes'
/** Pieces of land without a space that are smaller than this, px², are left out. */
const LEAST_ISLE_PX2 = 110

export interface Settled {
  readonly globe: Globe
  readonly grid: Grid
  /** The ids of the areas, by their numbers less one: the spaces first. */
  readonly ids: readonly string[]
  readonly spaces: number
  readonly errors: readonly string[]
  /** Pairs that ground of nobody's parts. */
  readonly walls: readonly (readonly [string, string])[]
}

/** Grows the spaces of a world over its cells. Stops before that where points of the facts are wrong. */
export function settle(facts: WorldFacts): Settled {
  const globe = makeGlobe(facts.projection)
  const { columns, rows, countries } = paintCountries(globe)
  const land = Uint8Array.from(countries, (country) => (country === 0 ? 0 : 1))
  const grid: Grid = { columns, rows, land, areas: new Uint16Array(land.length) }
  const errors: string[] = []
  const spaces = Object.keys(facts.spaces)
  const ids = [...spaces, ...Object.keys(facts.impassable), ...Object.keys(facts.waters), ISLES, LAKES]
  const numberOf = new Map(ids.map((id, i) => [id, i + 1]))
  const isSea = (id: string) => facts.rules.seas.includes(id)
  const isDry = (id: string) => id === ISLES || id in facts.impassable || (id in facts.spaces && !isSea(id))

  for (const outline of Object.values(facts.lakes)) {
    const cells = makeCells([columns, rows], 1)
    paint(cells, [outline.map(globe.project)], 1, 'nonzero')
    cells.areas.forEach((is, cell) => {
      if (is) land[cell] = 0
    })
  }
  for (const { as, through, px } of facts.cuts)
    for (const at of densify(through.map(globe.project), 1))
      for (const cell of disc(grid, cellAt(grid, at), px / 2)) land[cell] = as === 'land' ? 1 : 0
  for (const [id, radius] of Object.entries(facts.islets))
    for (const at of facts.spaces[id]!)
      for (const cell of disc(grid, cellAt(grid, globe.project(at)), radius)) land[cell] = 1

  const points: number[] = []
  for (const [id, at] of Object.entries({ ...facts.spaces, ...facts.impassable, ...facts.waters }))
    for (const point of at) {
      const cell = cellAt(grid, globe.project(point))
      if (grid.areas[cell] !== NOBODY)
        errors.push(`the points of ${id} and ${ids[grid.areas[cell]! - 1]} are one`)
      else if (!!land[cell] !== isDry(id))
        errors.push(`the point of ${id} at ${point.join(' ')} falls on ${land[cell] ? 'land' : 'water'}`)
      else {
        grid.areas[cell] = numberOf.get(id)!
        if (id in facts.spaces) points.push(cell)
      }
    }
  if (errors.length > 0) return { globe, grid, ids, spaces: spaces.length, errors, walls: [] }
  for (const [id, radius] of Object.entries(facts.islets))
    for (const at of facts.spaces[id]!)
      for (const cell of disc(grid, cellAt(grid, globe.project(at)), radius))
        grid.areas[cell] = numberOf.get(id)!
  growAreas(grid, countries, facts.borderPx)
  claimRest(grid, numberOf.get(ISLES)!, numberOf.get(LAKES)!)

  const pairs = new Set<number>()
  const overWater = new Set<number>()
  for (const [a, list] of Object.entries(facts.rules.adjacency))
    for (const b of list) {
      const key = Contacts.key(numberOf.get(a)!, numberOf.get(b)!)
      pairs.add(key)
      if (facts.crossings.includes([a, b].sort().join('-'))) overWater.add(key)
    }
  const contacts = new Contacts(grid)
  const mending = new Mending(grid, contacts, {
    count: spaces.length,
    isLand: (area) => isDry(ids[area - 1]!),
    pairs,
    overWater,
    points,
  })
  const named = ([a, b]: readonly [number, number]) => [ids[a - 1]!, ids[b - 1]!] as const
  mending.run(6)
  const walls = mending.wall(numberOf.get(ISLES)!).map(named)
  mending.run(2)
  const { missing, extra } = mending.faults()
  for (const pair of missing)
    errors.push(
      `${named(pair).join('-')} are adjacent, but ${contacts.length(...pair) ? `touch over ${contacts.length(...pair)} px` : 'do not touch'}`,
    )
  for (const pair of extra)
    errors.push(`${named(pair).join('-')} touch over ${contacts.length(...pair)} px, but are not adjacent`)
  return { globe, grid, ids, spaces: spaces.length, errors, walls }
}

/** Land and water that nobody grew into: specks go to their surroundings. */
function claimRest(grid: Grid, isles: number, lakes: number): void {
  const { areas, land } = grid
  const seen = new Uint8Array(areas.length)
  for (let start = 0; start < areas.length; start++) {
    if (seen[start] || areas[start] !== NOBODY) continue
    const dry = land[start]
    const cells = [start]
    seen[start] = 1
    const around = new Map<number, number>()
    for (const cell of cells)
      beside(grid, cell, (next) => {
        if (areas[next] === NOBODY && land[next] === dry) {
          if (!seen[next]) {
            seen[next] = 1
            cells.push(next)
          }
        } else if (areas[next] !== NOBODY) around.set(areas[next]!, (around.get(areas[next]!) ?? 0) + 1)
      })
    const [most] = [...around].sort((p, q) => q[1] - p[1] || p[0] - q[0])
    const speck = cells.length < LEAST_ISLE_PX2 && most !== undefined
    for (const cell of cells) {
      areas[cell] = speck ? most[0] : dry ? isles : lakes
      if (speck) land[cell] = dry ? 0 : 1
    }
  }
}
