// Places as drawn: plates by who holds them, the signs on or above them, trenches and names. Everything of one kind is one
// path, since browsers are slow with many small shapes and fast with a few large ones.
import { type Space, SPACES } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { Point } from '../../../../shared/map/board-map.ts'
import type { MapPlace, PlaceMap } from '../../../../shared/map/places/place-map.ts'
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

/** The plate of a place as it is now. */
export function plateOf({ id, at }: MapPlace, now: PlaceNow | undefined): PlateShape {
  const counters = now?.counters ?? []
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
  readonly moves: string
  readonly attacks: string
}

const holderKey = (holder: Holder | undefined): 'cp' | 'ap' | 'nobody' =>
  holder === 'cp' || holder === 'ap' ? holder : 'nobody'

/** All plates and signs of a position. */
export function drawPlates(map: PlaceMap, position: PlacesNow, victory: VictorySet): DrawnPlates {
  const plates = { cp: '', ap: '', nobody: '' }
  const signs = Object.fromEntries(SIGNS.map((sign) => [sign, ''])) as Record<Sign, string>
  const large = { fort: '', victory: '' }
  const forts: { id: string; at: Point; value: number }[] = []
  let [closed, capitals, ruins, sieges, trenches, moves, attacks] = ['', '', '', '', '', '', '']
  for (const space of SPACES) {
    const place = map.places.get(space.id)
    if (!place) continue
    const now = position.get(space.id)
    const plate = plateOf(place, now)
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
    if (now?.activation) {
      const at: Point = [x - plate.width / 2, y - plate.height / 2]
      if (now.activation === 'move') moves += put(MOVE_SIGN, at, 1)
      else attacks += put(ATTACK_SIGN, at, 1)
    }
  }
  return { plates, closed, signs, large, capitals, forts, ruins, sieges, trenches, moves, attacks }
}

/** On a badge: an arrow for moves, crossed swords for attacks. */
const MOVE_SIGN = 'M-5.5 -1.8h5.5v-3.4l6 5.2l-6 5.2v-3.4h-5.5z'
const ATTACK_SIGN =
  'M-5 -6l9 9.4l1.6 -.4l.4 1.4l-1.6 1.6l-1.4 -.4l.4 -1.6l-9.4 -9zM5 -6l-9 9.4l-1.6 -.4l-.4 1.4l1.6 1.6l1.4 -.4l-.4 -1.6l9.4 -9z'
export const BADGE_R = 8.5

/** The positions of the badges of activated places. */
export function badges(map: PlaceMap, position: PlacesNow, kind: 'move' | 'attack'): string {
  let path = ''
  for (const [id, now] of position) {
    const place = map.places.get(id)
    if (!place || now.activation !== kind) continue
    const plate = plateOf(place, now)
    const at: Point = [place.at[0] - plate.width / 2, place.at[1] - plate.height / 2]
    path +=
      kind === 'move'
        ? box(at, 2 * BADGE_R, 2 * BADGE_R, BADGE_R, true)
        : box(at, 2 * BADGE_R, 2 * BADGE_R, 5, false)
  }
  return path
}
