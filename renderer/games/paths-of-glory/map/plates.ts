// Places as drawn: plates by who holds them, the signs on or above them, trenches and names. Everything of one kind is one
// path, since browsers are slow with many small shapes and fast with a few large ones.
import { type Space, SPACES } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { Point } from '../../../../shared/map/board-map.ts'
import type { MapPlace, PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { blockOf } from './blocks.ts'
import { COUNTER_PX, rowWidth } from './fan.ts'
import type { Holder, PlaceNow, PlacesNow } from './position.ts'
import { box, trench } from './shapes.ts'
import { put, SIGN_PATHS, SIGNS, type Sign } from './signs.ts'

/**
 * The plate of a place without counters, smaller where it has no sign; a row of counters has a plate of its own
 * width.
 */
const PLATE = { width: 46, height: 26, corner: 6 } as const
const BARE = { width: 34, height: 22 } as const
const ROW_MARGIN = 5
/** A plate is as much wider and higher than the block on it. */
const BLOCK_MARGIN = 5
/** The distance between signs. */
const SIGN_STEP = 12.5
/** The height of signs above the point, over a row of counters. */
const OVER_ROW = 22.5

export type VictorySet = 'standard' | 'historical'

/** The signs of a place, those that last longest first. A destroyed fort has none. */
export function signsOf(space: Space, now: PlaceNow | undefined, victory: VictorySet): readonly Sign[] {
  return SIGNS.filter((sign) => {
    switch (sign) {
      case 'fort':
        return now ? now.fort > 0 : space.fort > 0
      case 'port':
        return space.port !== null
      case 'supply':
        return space.supply !== null
      case 'victory':
        return space.victory[victory]
      case 'trench-1':
        return now?.trench === 1
      case 'trench-2':
        return now?.trench === 2
      default:
        return space.terrain === sign
    }
  })
}

/** Places that never have a sign. */
const BARE_PLACES: ReadonlySet<string> = new Set(
  SPACES.filter(
    ({ terrain, fort, port, supply, victory: { standard, historical } }) =>
      terrain === 'clear' && fort === 0 && port === null && supply === null && !standard && !historical,
  ).map(({ id }) => id),
)

export interface PlateShape {
  readonly at: Point
  readonly width: number
  readonly height: number
  /** Whether counters stand on it. */
  readonly row: boolean
}

/** The plate of a place as it is now; `far` where its counters are drawn as one block. */
export function plateOf({ id, at }: MapPlace, now: PlaceNow | undefined, far = false): PlateShape {
  const counters = now?.counters ?? []
  if (far && counters.length > 0) {
    const { width, height } = blockOf(counters)
    return { at, width: width + BLOCK_MARGIN, height: height + BLOCK_MARGIN, row: true }
  }
  if (counters.length === 0) {
    const bare = BARE_PLACES.has(id)
    return {
      at,
      width: bare ? BARE.width : PLATE.width,
      height: bare ? BARE.height : PLATE.height,
      row: false,
    }
  }
  return {
    at,
    width: Math.max(PLATE.width, rowWidth(counters) + 2 * ROW_MARGIN - 2),
    height: COUNTER_PX.army + ROW_MARGIN,
    row: true,
  }
}

export interface DrawnPlates {
  /** Outlines by holder. */
  readonly plates: Readonly<Record<'cp' | 'ap' | 'nobody', string>>
  /** Boxes at sea: dashed, and without fill until they open. */
  readonly closed: string
  /** Signs by kind for near zooms; for far ones the most important, larger. */
  readonly signs: Readonly<Record<Sign, string>>
  readonly large: Readonly<Record<'fort' | 'victory', string>>
  readonly capitals: string
  readonly forts: readonly { readonly id: string; readonly at: Point; readonly value: number }[]
  readonly ruins: string
  readonly sieges: string
  readonly trenches: string
}

const holderKey = (holder: Holder | undefined): 'cp' | 'ap' | 'nobody' =>
  holder === 'cp' || holder === 'ap' ? holder : 'nobody'

/** All plates and signs of a position. */
export function drawPlates(
  map: PlaceMap,
  position: PlacesNow,
  victory: VictorySet,
  far = false,
): DrawnPlates {
  const plates = { cp: '', ap: '', nobody: '' }
  const signs = Object.fromEntries(SIGNS.map((sign) => [sign, ''])) as Record<Sign, string>
  const large = { fort: '', victory: '' }
  const forts: { id: string; at: Point; value: number }[] = []
  let [closed, capitals, ruins, sieges, trenches] = ['', '', '', '', '']
  for (const space of SPACES) {
    const place = map.places.get(space.id)
    if (!place) continue
    const now = position.get(space.id)
    const plate = plateOf(place, now, far)
    const key = holderKey(now?.holder)
    const outline = box(plate.at, plate.width, plate.height, PLATE.corner, key !== 'cp')
    if (now?.holder === null && !plate.row) closed += outline
    else plates[key] += outline
    if (space.capital !== null && space.country === space.capital)
      capitals += box(plate.at, plate.width + 5, plate.height + 5, PLATE.corner + 2, key !== 'cp')
    const own = signsOf(space, now, victory)
    const [x, y] = place.at
    const top = plate.row ? y - OVER_ROW : y
    own.forEach((sign, i) => {
      const at: Point = [x + (i - (own.length - 1) / 2) * SIGN_STEP, top]
      signs[sign] += put(SIGN_PATHS[sign].d, at, plate.row ? 0.9 : 1)
      if (sign === 'fort') forts.push({ id: space.id, at, value: now?.fort ?? space.fort })
      if (sign === 'fort' && now?.besieged) sieges += box(at, 14, 14, 7, true)
    })
    if (now?.fortDestroyed && space.fort > 0)
      ruins += put('M-4 -4l8 8M4 -4l-8 8', [x + plate.width / 2, y - plate.height / 2])
    if (!plate.row) {
      if (own.includes('fort'))
        large.fort += put(SIGN_PATHS.fort.d, own.includes('victory') ? [x - 11, y] : place.at, 1.7)
      if (own.includes('victory'))
        large.victory += put(SIGN_PATHS.victory.d, own.includes('fort') ? [x + 11, y] : place.at, 1.9)
    }
    if (now && now.trench !== 0)
      trenches += trench(
        [x, y + plate.height / 2 - (plate.row ? 1.5 : 0.5)],
        Math.max(38, plate.width - 8),
        now.trench,
      )
  }
  return { plates, closed, signs, large, capitals, forts, ruins, sieges, trenches }
}

/** The map with those of its places alone that are among some. */
export const among = (map: PlaceMap, some: ReadonlyMap<string, unknown>): PlaceMap => ({
  ...map,
  places: new Map([...map.places].filter(([id]) => some.has(id))),
})
