// Names on a map that is too small for all of them: of the places that matter most, as many as have room.
import { SPACES } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { Box, Point } from '../../../../shared/map/board-map.ts'
import type { MapPlace, PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { facesEnemy } from './front.ts'
import { widthOf, type WrittenName } from './names.ts'
import { plateOf, signsOf, type VictorySet } from './plates.ts'
import type { PlacesNow } from './position.ts'

/** Places by how much a room talks of them: fought over, worth a point, a capital, a fort. Others are left out. */
export function landmarksOf(position: PlacesNow, victory: VictorySet): readonly string[] {
  const worth = new Map(
    SPACES.map((space) => {
      const signs = signsOf(space, position.get(space.id), victory)
      const counts = [
        facesEnemy(position, space.id),
        signs.includes('victory'),
        space.capital !== null && space.capital === space.country,
        signs.includes('fort'),
      ]
      return [space.id, counts.filter(Boolean).length] as const
    }),
  )
  return [...worth]
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id)
}

interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const meet = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height

/** The gap between a plate and a name, as a share of the name's size. */
const GAP = 0.12
/** The height of a line, and how far its foot lies below its middle, as shares of its size. */
const LINE = 0.95
const FOOT = 0.35

interface Asked {
  readonly wanted: readonly string[]
  /** The part of the map that names stay within; null for the whole of it. */
  readonly within: Box | null
  readonly nameOf: (place: string) => string
  readonly size: number
}

/** The names of some places, the first before the others, where they lie neither on stacks and signs nor on each other. */
export function landmarks(
  { places, width: wide, height: high }: Pick<PlaceMap, 'places' | 'width' | 'height'>,
  position: PlacesNow,
  { wanted, within, nameOf, size }: Asked,
): readonly WrittenName[] {
  const part = within ?? { x: 0, y: 0, width: wide, height: high }
  const isShown = ({ x, y, width, height }: Rect): boolean =>
    x - width / 2 >= part.x &&
    x + width / 2 <= part.x + part.width &&
    y - height / 2 >= part.y &&
    y + height / 2 <= part.y + part.height
  const plateAt = (place: MapPlace): Rect => {
    const { at, width, height } = plateOf(place, position.get(place.id), true)
    return { x: at[0], y: at[1], width, height }
  }
  // Plates without counters and signs may be written over.
  const taken: Rect[] = [...places.values()]
    .filter(({ id }) => wanted.includes(id) || (position.get(id)?.counters.length ?? 0) > 0)
    .map(plateAt)
  return wanted.flatMap((id) => {
    const place = places.get(id)
    if (!place) return []
    const plate = plateAt(place)
    const name = nameOf(id)
    const [width, height] = [widthOf(name, size), LINE * size]
    const [across, down] = [
      (plate.width + width) / 2 + GAP * size,
      (plate.height + height) / 2 + GAP * size * 0.5,
    ]
    const spots: readonly Point[] = [
      [0, down],
      [0, -down],
      [across, 0],
      [-across, 0],
    ]
    for (const [dx, dy] of spots) {
      const [x, y] = [plate.x + dx, plate.y + dy]
      const rect = { x, y, width, height }
      if (!isShown(rect) || taken.some((other) => meet(rect, other))) continue
      taken.push(rect)
      return [{ id, name, x, y: y + FOOT * size, size }]
    }
    return []
  })
}
