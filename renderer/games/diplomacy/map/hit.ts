// Which province a tap means. A counter, a centre or letters mean their province, whatever ground they lie over; else
// it is the ground under the finger. A place with a meaning now comes before one without, and attracts the finger
// from 22 px away, so that even the smallest one is 44 px wide. It attracts none that lies on a counter, or on ground
// where its own would stand: whoever touches Vienna's army wants to know about Vienna.
import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { BoardMap, MapProvince, Point } from '../../../../shared/map/board-map.ts'
import { SYMBOL_SIZE } from '../../../../shared/map/symbols.ts'
import { away, inBox, polygonAt } from '../../../board/area.ts'
import { apart, nearest } from '../../../board/round.ts'
import type { Sign } from './signs.ts'

/** Radius of the smallest target in screen px. */
export const REACH_PX = 22
/** A finger this close to a counter, a centre or letters touches them, in screen px: they are smaller than fingers. */
export const AIR_PX = 4

/** A counter as drawn: where it stands, its centre in viewBox px and its share of a full one. */
export interface Counter {
  readonly location: string
  readonly at: Point
  readonly size: number
}

export interface Aim {
  readonly point: Point
  /** Screen px per viewBox px. */
  readonly zoom: number
  /** Whether a tap on a province has a meaning now. It is asked only for provinces within reach. */
  readonly means: (province: string) => boolean
  readonly counters: readonly Counter[]
  /** The size of a full counter (symbols.ts). */
  readonly scale: number
  /** Centres and letters as drawn. */
  readonly signs: readonly Sign[]
}

export interface Hit {
  readonly province: string
  /** The named coast nearest to the finger, where the province has several. */
  readonly coast: string | null
  /** Another province the finger might have meant: it lies within half the reach. */
  readonly rival: string | null
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The province a tap means; null where the board ends. */
export function hit(map: BoardMap, aim: Aim): Hit | null {
  const { means, zoom } = aim
  const { round } = map
  const point = nearest(aim.point, [(round ?? 0) / 2, 0], round)
  const reach = REACH_PX / zoom
  const symbols = symbolsNear({ ...aim, point }, reach, round)
  const under = symbols.filter(({ layer, gap }) => layer === 0 && gap === 0)
  const counter = under.find(({ id }) => means(id)) ?? under[0]
  if (counter) return hitOf(map, counter.id, point, null)
  const touched = symbols.filter(({ gap }) => gap <= AIR_PX / zoom).map(({ id }) => id)
  const sign = touched.find(means)
  if (sign !== undefined) return hitOf(map, sign, point, null)
  const polygon = polygonAt(map, point) ?? (round ? polygonAt(map, [point[0] + round, point[1]]) : null)
  if (polygon !== null && means(polygon)) {
    const [rival] = provincesNear(map, symbols, point, reach / 2, (id) => id !== polygon && means(id))
    return hitOf(map, polygon, point, rival?.id ?? null)
  }
  if (polygon !== null && isMiddle(map, polygon, point, aim.scale)) return hitOf(map, polygon, point, null)
  const [first, second] = provincesNear(map, symbols, point, reach, means)
  if (first) return hitOf(map, first.id, point, second && second.gap <= reach / 2 ? second.id : null)
  const shown = touched[0] ?? polygon ?? provincesNear(map, symbols, point, reach, () => true)[0]?.id
  return shown === undefined ? null : hitOf(map, shown, point, null)
}

function hitOf(map: BoardMap, id: string, point: Point, rival: string | null): Hit {
  const province = map.provinces.get(id)
  const coast = province ? coastAt(province, nearest(point, province.sites.unit, map.round)) : null
  return { province: id, coast, rival }
}

/** Whether a point lies where a full counter of the province would stand. */
function isMiddle({ provinces, round }: BoardMap, id: string, point: Point, scale: number): boolean {
  const at = provinces.get(id)?.sites.unit
  const [width, height] = SYMBOL_SIZE.unit
  return (
    at !== undefined &&
    apart(point[0], at[0], round) <= (width * scale) / 2 &&
    Math.abs(point[1] - at[1]) <= (height * scale) / 2
  )
}

/** A province and how far something of it lies from the finger, in viewBox px. */
interface Gap {
  readonly id: string
  readonly gap: number
}

/** A counter (layer 0), a centre or letters (layer 1). */
interface Drawn extends Gap {
  readonly layer: number
  readonly middle: number
}

/** Counters and signs within reach, the nearest first; what is drawn over another before it. */
function symbolsNear(
  { point, counters, scale, signs }: Aim,
  reach: number,
  round?: number,
): readonly Drawn[] {
  const [width, height] = SYMBOL_SIZE.unit
  const found: Drawn[] = []
  const look = (layer: number, id: string, at: Point, w: number, h: number) => {
    const [dx, dy] = [apart(point[0], at[0], round), Math.abs(point[1] - at[1])]
    const gap = Math.hypot(Math.max(0, dx - w / 2), Math.max(0, dy - h / 2))
    if (gap <= reach) found.push({ id, gap, layer, middle: Math.hypot(dx, dy) })
  }
  for (const { location, at, size } of counters)
    look(0, provinceOf(location), at, width * scale * size, height * scale * size)
  for (const { province, at, width: w, height: h } of signs) look(1, province, at, w, h)
  return found.sort((a, b) => a.gap - b.gap || a.layer - b.layer || a.middle - b.middle)
}

/** The provinces that pass whose ground or symbols lie within reach of a point, the nearest first. */
function provincesNear(
  map: BoardMap,
  symbols: readonly Gap[],
  at: Point,
  reach: number,
  passes: (id: string) => boolean,
): readonly Gap[] {
  const found: Gap[] = []
  for (const province of map.provinces.values()) {
    const { id, sites } = province
    const point = nearest(at, sites.unit, map.round)
    const drawn = symbols.find((symbol) => symbol.id === id)?.gap ?? Infinity
    const symbol = Math.min(drawn, distance(sites.unit, point))
    const around = inBox(province, point, reach)
    if ((!around && symbol > reach) || !passes(id)) continue
    const gap = Math.min(symbol, around ? away(province, point) : Infinity)
    if (gap <= reach) found.push({ id, gap })
  }
  return found.sort((a, b) => a.gap - b.gap)
}

/** The coast a finger is nearest to; null in provinces with one coast, or where it is nearer to the middle. */
export function coastAt({ sites }: MapProvince, point: Point): string | null {
  const coasts = Object.entries(sites.coasts).toSorted(
    ([, a], [, b]) => distance(a, point) - distance(b, point),
  )
  const [first] = coasts
  return first && distance(first[1], point) < distance(sites.unit, point) ? first[0] : null
}
