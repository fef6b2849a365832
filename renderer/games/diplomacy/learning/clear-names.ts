// Where the full names of a lesson's board stand. At the zoom of a phone they are larger than the room the map keeps
// for them, so each takes the place where it lies on the fewest counters, stars, arrows and other names.
import type { BoardMap, Box, MapProvince, Point } from '../../../../shared/map/board-map.ts'
import {
  LABEL_FONT_PX,
  LABEL_LINE_HEIGHT,
  spread,
  spreadAt,
  SYMBOL_SIZE,
  symbolScale,
} from '../../../../shared/map/symbols.ts'
import { textWidthEm } from '../../../../shared/map/text-width.ts'
import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Piece } from '../map/pieces.ts'

/** An arrow as it is drawn: from point to point. */
export type Line = readonly Point[]

interface Drawn {
  readonly zoom: number
  readonly language: string
  /** Provinces whose names are written. */
  readonly names: Iterable<string>
  readonly pieces: readonly Piece[]
  readonly lines: readonly Line[]
}

/** Air around a counter, in design px. */
const AIR = 3
/** A second ring of places round a counter, as a multiple of the distance of the first. */
const RING = 1.5
/**
 * What it costs a name to cover a counter or another name, to lie under an arrow as long as the name is high, to cover a
 * star, and to lie outside its province.
 */
const ON_COUNTER = 6
const UNDER_ARROW = 4
const ON_STAR = 2
const ABROAD = 1.5
/** What a name's own width of distance from its place on the map costs, so that of two clear places the nearer is taken. */
const FAR = 0.2

const boxAt = ([x, y]: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** Which part of a box another one covers. */
function covered(box: Box, other: Box): number {
  const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x)
  const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y)
  return width <= 0 || height <= 0 ? 0 : (width * height) / (box.width * box.height)
}

/** From where to where, as shares of its length, a stretch lies between two edges. */
function between(from: number, to: number, low: number, high: number): readonly [number, number] {
  if (from === to) return from > low && from < high ? [0, 1] : [1, 0]
  const ends = [(low - from) / (to - from), (high - from) / (to - from)]
  return [Math.min(...ends), Math.max(...ends)]
}

/** How much of a line lies in a box, in heights of the box. */
function crossed({ x, y, width, height }: Box, line: Line): number {
  const inside = line.slice(1).map(([x1, y1], i) => {
    const [x0, y0] = line[i] as Point
    const across = between(x0, x1, x, x + width)
    const down = between(y0, y1, y, y + height)
    const share = Math.min(1, across[1], down[1]) - Math.max(0, across[0], down[0])
    return Math.max(0, share) * Math.hypot(x1 - x0, y1 - y0)
  })
  return inside.reduce((sum, length) => sum + length, 0) / height
}

/** The places of those names, by province; without an entry a name stands where the map has it. */
export function clearNames(
  map: BoardMap,
  { zoom, language, names, pieces, lines }: Drawn,
): ReadonlyMap<string, Point> {
  const scale = symbolScale(zoom)
  const by = spreadAt(zoom)
  const [unitWidth, unitHeight] = SYMBOL_SIZE.unit
  const [starWidth, starHeight] = SYMBOL_SIZE.star
  const counters = pieces.map(({ at, size }) =>
    boxAt(at, (unitWidth + AIR) * size * scale, (unitHeight + AIR) * size * scale),
  )
  const stars = [...map.provinces.values()].flatMap(({ sites: { unit, star } }) =>
    star ? [boxAt(spread(unit, star, by), starWidth * scale, starHeight * scale)] : [],
  )
  const standing = new Map(pieces.map(({ location, at }) => [provinceOf(location) as string, at]))
  const placed: Box[] = []
  const places = new Map<string, Point>()

  const around = ({ id, sites }: MapProvince, width: number, height: number): Point[] => {
    const [x, y] = standing.get(id) ?? sites.unit
    const dx = (width + (unitWidth + AIR) * scale) / 2
    const dy = (height + (unitHeight + AIR) * scale) / 2
    const ring = [1, RING].flatMap((far) => [
      ...[-1, -0.5, 0, 0.5, 1].flatMap((part): Point[] => [
        [x + part * dx, y - far * dy],
        [x + part * dx, y + far * dy],
      ]),
      ...[-0.5, 0, 0.5].flatMap((part): Point[] => [
        [x - far * dx, y + part * dy],
        [x + far * dx, y + part * dy],
      ]),
    ])
    return [...ring, ...(standing.has(id) ? [] : [[x, y] as const])]
  }

  for (const id of names) {
    const province = map.provinces.get(id)
    const name = province?.sites.names[language]
    if (!province || !name) continue
    const em = LABEL_FONT_PX * name.scale * scale
    const width = Math.max(...name.lines.map(textWidthEm)) * em
    const height = (1 + (name.lines.length - 1) * LABEL_LINE_HEIGHT) * em
    const usual = spread(province.sites.unit, name.at, by)
    const { box } = province
    const cost = (at: Point): number => {
      const own = boxAt(at, width, height)
      const sum = (over: readonly Box[]) => over.reduce((all, other) => all + covered(own, other), 0)
      return (
        ON_COUNTER * (sum(counters) + sum(placed)) +
        ON_STAR * sum(stars) +
        UNDER_ARROW * lines.reduce((all, line) => all + crossed(own, line), 0) +
        ABROAD * (1 - covered(own, box)) +
        (FAR * Math.hypot(at[0] - usual[0], at[1] - usual[1])) / width
      )
    }
    const [best] = [usual, ...around(province, width, height)]
      .map((at) => ({ at, cost: cost(at) }))
      .sort((a, b) => a.cost - b.cost)
    places.set(id, best!.at)
    placed.push(boxAt(best!.at, width, height))
  }
  return places
}
