// What must hold of a map of places before it is written, and the figures that say how good it is.
import { PLACE_ROOM } from '../../../shared/map/places/place-map.ts'
import { textWidthEm } from '../../../shared/map/text-width.ts'
import { NAME_PX, LEAST_NAME_SHARE } from '../../../shared/map/places/place-map.ts'
import type { Point } from '../../../shared/map/layout/plane.ts'
import type { PlaceBoardFacts } from './facts.ts'
import type { NationCells } from './nations.ts'
import type { Placed } from './placed.ts'

/** Half of the plate of an empty place: a line that runs over one of another place misleads. */
const PLATE = { half: 24, high: 15 } as const

export interface Figures {
  readonly crossings: readonly string[]
  readonly touching: readonly string[]
  readonly overPlates: readonly string[]
  readonly movedMedianPx: number
  readonly movedMostPx: number
}

const turn = (p: Point, q: Point, r: Point) =>
  Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))

/** Whether two lines cross other than at a common end. */
function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)
}

/** Whether a line runs through an upright box (Liang and Barsky). */
export function runsThrough([a, b]: readonly [Point, Point], at: Point, half: number, high: number): boolean {
  let [from, to] = [0, 1]
  for (const [start, step, low, top] of [
    [a[0], b[0] - a[0], at[0] - half, at[0] + half],
    [a[1], b[1] - a[1], at[1] - high, at[1] + high],
  ] as const) {
    if (step === 0) {
      if (start < low || start > top) return false
      continue
    }
    const [t, u] = [(low - start) / step, (top - start) / step]
    from = Math.max(from, Math.min(t, u))
    to = Math.min(to, Math.max(t, u))
  }
  return from < to
}

/** Counts what there should be none of. */
export function figuresOf({ lines }: PlaceBoardFacts, placed: readonly Placed[]): Figures {
  const byId = new Map(placed.map((place) => [place.id, place]))
  const ends = lines.map(([a, b]) => [byId.get(a)!.at, byId.get(b)!.at] as const)
  const crossings: string[] = []
  const overPlates: string[] = []
  lines.forEach(([a, b], i) => {
    for (let j = i + 1; j < lines.length; j++) {
      const [c, d] = lines[j]!
      if (a !== c && a !== d && b !== c && b !== d && cross(ends[i]!, ends[j]!))
        crossings.push(`${a}-${b} and ${c}-${d}`)
    }
    for (const { id, at } of placed)
      if (id !== a && id !== b && runsThrough(ends[i]!, at, PLATE.half, PLATE.high))
        overPlates.push(`${a}-${b} over ${id}`)
  })
  const touching: string[] = []
  placed.forEach((a, i) => {
    for (const b of placed.slice(i + 1))
      if (
        Math.abs(a.at[0] - b.at[0]) < a.half + b.half &&
        Math.abs(a.at[1] - b.at[1]) < PLACE_ROOM.up + PLACE_ROOM.down
      )
        touching.push(`${a.id} and ${b.id}`)
  })
  const moved = placed
    .map(({ at, home }) => Math.hypot(at[0] - home[0], at[1] - home[1]))
    .sort((p, q) => p - q)
  return {
    crossings,
    touching,
    overPlates,
    movedMedianPx: Math.round(moved[moved.length >> 1] ?? 0),
    movedMostPx: Math.round(moved.at(-1) ?? 0),
  }
}

/** What an author must mend, as sentences. */
export function faultsOf(facts: PlaceBoardFacts, placed: readonly Placed[], figures: Figures): string[] {
  const known = new Set(placed.map(({ id }) => id))
  const longest = (2 * PLACE_ROOM.mostHalf) / (NAME_PX * LEAST_NAME_SHARE)
  const windows = new Map(facts.regions.map(({ id, window }) => [id, window]))
  return [
    ...figures.touching.map((pair) => `the boxes of ${pair} touch`),
    ...facts.lines.flatMap(([a, b]) =>
      [a, b]
        .filter((id) => !known.has(id))
        .map((id) => `the line ${a}-${b} ends at ${id}, which is no place`),
    ),
    ...facts.places.flatMap(({ id, names }) =>
      names.filter((name) => textWidthEm(name) > longest).map((name) => `${id}: “${name}” is too long`),
    ),
    ...placed.flatMap(({ id, region, at, half }) => {
      const [x0, y0, x1, y1] = windows.get(region)!
      const inside =
        at[0] - half >= x0 &&
        at[0] + half <= x1 &&
        at[1] - PLACE_ROOM.up >= y0 &&
        at[1] + PLACE_ROOM.down <= y1
      return inside ? [] : [`${id} lies over the rim of ${region}`]
    }),
  ]
}

/** Places that stand on another nation’s tint than their own, or in the water. */
export function strayed(
  facts: PlaceBoardFacts,
  placed: readonly Placed[],
  cellsOf: (region: string) => NationCells,
): string[] {
  const nations = new Map(facts.places.map(({ id, nation }) => [id, nation]))
  return placed.flatMap(({ id, region, at }) => {
    const { window, cells, names } = cellsOf(region)
    const column = Math.floor((at[0] - window.x) * window.cellsPerPx)
    const row = Math.floor((at[1] - window.y) * window.cellsPerPx)
    const found = names[cells[row * window.columns + column] ?? 0] ?? ''
    const own = nations.get(id) ?? null
    return own === null || found === own ? [] : [`${id} (${own}) on ${found || 'the sea'}`]
  })
}
