// Names for readers far away, set as large as these need: of the places that matter most, as many as have room.
import { SPACES } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { Box, Point } from '../../../../shared/map/board-map.ts'
import type { MapPlace, PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { facesEnemy } from './front.ts'
import { widthOf, type WrittenName } from './names.ts'
import { plateOf, signsOf, type VictorySet } from './plates.ts'
import type { PlacesNow } from './position.ts'

/** How much more a place counts that enemies stand before. */
const FOUGHT_OVER = 2

/**
 * Places by how much a room talks of them: first where something happens, in the order given, then those that are fought
 * over, worth a point, a capital, a fort. Others are left out.
 */
export function landmarksOf(
  position: PlacesNow,
  victory: VictorySet,
  happens: readonly string[] = [],
): readonly string[] {
  const worth = new Map(
    SPACES.map((space) => {
      const signs = signsOf(space, position.get(space.id), victory)
      const counts = [
        signs.includes('victory'),
        space.capital !== null && space.capital === space.country,
        signs.includes('fort'),
      ]
      const worth = counts.filter(Boolean).length
      return [space.id, worth + (facesEnemy(position, space.id) ? FOUGHT_OVER : 0)] as const
    }),
  )
  const others = [...worth]
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id)
  return [...new Set([...happens, ...others])]
}

/** All places, those first that something happens at, then those with counters: a room is told of them next. */
export function namedNear(
  places: PlaceMap['places'],
  position: PlacesNow,
  happens: readonly string[],
): readonly string[] {
  const rank = (id: string): number =>
    happens.includes(id) ? 2 : (position.get(id)?.counters.length ?? 0) > 0 ? 1 : 0
  return [...places.keys()].toSorted((a, b) => rank(b) - rank(a))
}

/** A rectangle by its middle. */
interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** How far apart two rectangles are, by the greater of both ways. */
const between = (a: Rect, b: Rect): number =>
  Math.max(Math.abs(a.x - b.x) - (a.width + b.width) / 2, Math.abs(a.y - b.y) - (a.height + b.height) / 2, 0)
const meet = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height

/** The gap between a plate and a name, as a share of the name's size. */
const GAP = 0.12
/** The height of a line, and how far its foot lies below its middle, as shares of its size. */
const LINE = 0.95
const FOOT = 0.35
/** From afar a name stays so far off counters of other places, as shares of its size: it would be read as theirs. */
const CLEAR = { x: 0.45, y: 0.15 } as const
/** A name that has no room in the middle above or below its plate may lie so far aside, as a share of its width. */
const ASIDE = 0.35

interface Asked {
  /** Places to be named, the most important first. */
  readonly wanted: readonly string[]
  /** The part of the map that names stay within; null for the whole of it. */
  readonly within: Box | null
  readonly nameOf: (place: string) => string
  /** Sizes of letters that are tried, the largest first. */
  readonly sizes: readonly number[]
  /** Where counters are drawn one by one, with the signs of these victory spaces above them; left out, blocks are drawn. */
  readonly near?: VictorySet
  /** Places whose names stand off them at the end of a line where there is no other room. */
  readonly must?: readonly string[]
  /** A place with a light around it. */
  readonly lit?: string | null
}

/** The room of a sign above a row of counters. */
const SIGN = { width: 13, height: 12 } as const
/** How far a light reaches beyond its plate. */
const LIGHT = 10

/** A name, and which of the spots around its place it has. */
export interface Landmark extends WrittenName {
  readonly spot: number
  /** The line from the place to a name that stands far off it; null beside the place. */
  readonly line: readonly [Point, Point] | null
}

/** How far off its place a name is tried that must be read, as shares of its size, and in which directions. */
const FAR_OFF = [1.2, 2, 2.8, 3.6] as const
const DIRECTIONS: readonly Point[] = [
  ...([
    [0, 1],
    [0, -1],
    [1, 1],
    [-1, 1],
  ] as const),
  ...([
    [1, -1],
    [-1, -1],
    [1, 0],
    [-1, 0],
  ] as const),
]

/**
 * The names of some places, the first before the others, where they lie neither on stacks and signs nor on each other. A
 * name that stood at one of its spots stays there as long as it can.
 */
export function landmarks(
  { places, width: wide, height: high }: Pick<PlaceMap, 'places' | 'width' | 'height'>,
  position: PlacesNow,
  { wanted, within, nameOf, sizes, near, must = [], lit = null }: Asked,
  stood: ReadonlyMap<string, number> = new Map(),
): readonly Landmark[] {
  const part = within ?? { x: 0, y: 0, width: wide, height: high }
  const isShown = ({ x, y, width, height }: Rect): boolean =>
    x - width / 2 >= part.x &&
    x + width / 2 <= part.x + part.width &&
    y - height / 2 >= part.y &&
    y + height / 2 <= part.y + part.height
  const plateAt = (place: MapPlace): Rect => {
    const { at, width, height } = plateOf(place, position.get(place.id), near === undefined)
    const air = place.id === lit ? 2 * LIGHT : 0
    return { x: at[0], y: at[1], width: width + air, height: height + air }
  }
  const signsAt = (place: MapPlace): Rect | null => {
    const row = position.get(place.id)
    const space = near && row?.counters.length ? SPACES.find(({ id }) => id === place.id) : undefined
    const count = space && near ? signsOf(space, row, near).length : 0
    const { at, height } = plateOf(place, row)
    const y = at[1] - (height + SIGN.height) / 2
    return count === 0 ? null : { x: at[0], y, width: count * SIGN.width, height: SIGN.height }
  }
  // From afar, plates without counters and signs may be written over.
  const hasCounters = (id: string): boolean => (position.get(id)?.counters.length ?? 0) > 0
  const taken: Rect[] = [...places.values()]
    .filter(({ id }) => near !== undefined || wanted.includes(id) || hasCounters(id))
    .flatMap((place) => [plateAt(place), signsAt(place) ?? []].flat())
  const stacks = [...places.values()].filter(({ id }) => hasCounters(id))
  /** Whether a name there would be read as that of another stack. */
  const isAnothers = ({ x, y, width, height }: Rect, id: string, size: number): boolean => {
    const around = { x, y, width: width + 2 * CLEAR.x * size, height: height + 2 * CLEAR.y * size }
    return near === undefined && stacks.some((other) => other.id !== id && meet(around, plateAt(other)))
  }
  const plates = [...places.values()].map((place) => [place.id, plateAt(place)] as const)
  /** Whether the plate of another place stands nearer to a name there than its own. */
  const isNearer = (rect: Rect, id: string, own: Rect): boolean => {
    const off = between(rect, own)
    return plates.some(([other, plate]) => other !== id && between(rect, plate) < off)
  }
  return wanted.flatMap((id) => {
    const place = places.get(id)
    if (!place) return []
    const plate = plateAt(place)
    const signs = signsAt(place)
    const name = nameOf(id)
    // Close by, a smaller name beside its own place is better than a larger one that stands nearer to another place.
    const tries = near
      ? [true, false].flatMap((isClear) => sizes.map((size) => ({ size, isClear })))
      : sizes.map((size) => ({ size, isClear: false }))
    for (const { size, isClear } of tries) {
      const [width, height] = [widthOf(name, size), LINE * size]
      const across = (plate.width + width) / 2 + GAP * size
      const gap = height / 2 + GAP * size * 0.5
      const [down, up] = [
        plate.height / 2 + gap,
        Math.max(plate.height / 2, signs ? plate.y - signs.y + signs.height / 2 : 0) + gap,
      ]
      const aside = [0, width * ASIDE, -width * ASIDE]
      const spots: readonly Point[] = [
        ...aside.map((dx): Point => [dx, down]),
        ...aside.map((dx): Point => [dx, -up]),
        [across, 0],
        [-across, 0],
      ]
      const farOff = must.includes(id)
        ? FAR_OFF.flatMap((off) =>
            DIRECTIONS.map(([u, v]): Point => [u * (across + off * size), v * (down + off * size)]),
          )
        : []
      const kept = stood.get(id)
      const all = [...spots, ...farOff]
      const order = [...(kept === undefined ? [] : [kept]), ...all.keys()]
      const rectAt = (spot: number): Rect => {
        const [dx, dy] = all[spot] ?? [0, down]
        return { x: plate.x + dx, y: plate.y + dy, width, height }
      }
      const spot = order.find((spot) => {
        const rect = rectAt(spot)
        if (!isShown(rect) || taken.some((other) => meet(rect, other)) || isAnothers(rect, id, size))
          return false
        return !isClear || (spot < spots.length && !isNearer(rect, id, plate))
      })
      if (spot === undefined) continue
      const rect = rectAt(spot)
      taken.push(rect)
      const { x, y } = rect
      const line =
        spot < spots.length
          ? null
          : ([
              [plate.x, plate.y],
              [x, y],
            ] as const)
      return [{ id, name, x, y: y + FOOT * size, size, spot, line }]
    }
    return []
  })
}
