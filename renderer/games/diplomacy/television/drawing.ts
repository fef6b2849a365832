// A picture as places on the board: where each counter stands once none lies on another, and the lines of the orders.
import type { BoardMap, Point } from '../../../../shared/map/board-map.ts'
import { ALARM_RINGS, DISLODGED_SHARE, SYMBOL_SIZE } from '../../../../shared/map/symbols.ts'
import { arrowSizes, layArrows, type Arrow, type Stroke } from '../../../board/arrows.ts'
import { nearest, turnTo } from '../../../board/round.ts'
import { strokesOf, type Drawing } from '../map/order-strokes.ts'
import { siteOf } from '../map/pieces.ts'
import { apart } from './apart.ts'
import { through, recoil, type Step } from './motion.ts'
import type { DrawnOrder, Picture, Posted } from './picture.ts'

/** A counter is this wide on a screen of 1920 by 1080 that shows the whole board. */
const COUNTER_PX = 60
/** ... and no wider, however close the look. */
const WIDEST_PX = 76
/** The rows of a screen that widths are told for. */
const ROWS = 1080

/** How large a full counter is drawn at a look, as a multiple of its design (symbols.ts). */
export function counterScale(k: number, whole: number, rows: number): number {
  const grown = Math.min(WIDEST_PX, COUNTER_PX * Math.max(1, k / whole) ** 0.2)
  return (grown * (rows / ROWS)) / SYMBOL_SIZE.unit[0] / k
}

export interface Counter extends Posted {
  readonly at: Point
  /** As a multiple of its design. */
  readonly scale: number
}

/** Air between two counters, in design px. */
const AIR_PX = 3

/** Width and height of what is drawn of a counter, in design px: of a unit driven out with its rings, smaller than others. */
function roomOf(posture: Posted['posture']): readonly [number, number] {
  const [width, height] = ALARM_RINGS[1]
  return posture === 'dislodged' ? [width * DISLODGED_SHARE, height * DISLODGED_SHARE] : SYMBOL_SIZE.unit
}

/** The boxes that names keep clear of: the counters, with the rings around those that were driven out. */
export const counterBoxes = (counters: readonly Counter[], scale: number) =>
  counters.map(({ at, posture }) => {
    const [width, height] = roomOf(posture)
    return { at, width: width * scale, height: height * scale }
  })

/** The counters with their places. */
export function countersOf(map: BoardMap, posted: readonly Posted[], scale: number): readonly Counter[] {
  const sized = posted.flatMap((one) => {
    const aside = one.posture === 'dislodged'
    const at = siteOf(map, one.unit.at, aside ? 'dislodged' : 'standing', aside ? scale : 1)
    const [width, height] = roomOf(one.posture)
    return at ? [{ one, at, width: (width + AIR_PX) * scale, height: (height + AIR_PX) * scale, aside }] : []
  })
  const places = apart(sized)
  return sized.map(({ one, at, aside }, i) => ({
    ...one,
    at: places[i] ?? at,
    scale: aside ? scale * DISLODGED_SHARE : scale,
  }))
}

export interface Line extends DrawnOrder {
  readonly id: string
  readonly arrow: Arrow
}

const idOf = ({ result }: DrawnOrder): string => `${result.unit.power} ${result.unit.at}`

/** The lines of the orders as they lie at a scale; they begin and end where the counters are. */
export function linesOf(
  map: BoardMap,
  orders: readonly DrawnOrder[],
  counters: readonly Counter[],
  scale: number,
): readonly Line[] {
  const drawings = orders.flatMap((drawn): Drawing[] => {
    const { result, known } = drawn
    if (!result.order) return []
    return [
      {
        id: idOf(drawn),
        order: result.order,
        power: result.unit.power,
        route: result.route,
        ...(known ? { outcome: result.outcome } : {}),
      },
    ]
  })
  /** The same for a place beyond the edge of a board that goes round. */
  const key = ([x, y]: Point): string =>
    [x + turnTo(x, map.width / 2, map.round), y].map((px) => px.toFixed(1)).join()
  const standing = new Map<string, Point>()
  for (const { unit, posture, at } of counters) {
    const site = siteOf(
      map,
      unit.at,
      posture === 'dislodged' ? 'dislodged' : 'standing',
      posture === 'dislodged' ? scale : 1,
    )
    if (site) standing.set(key(site), at)
  }
  const moved = (point: Point): Point => nearest(standing.get(key(point)) ?? point, point, map.round)
  const strokes = strokesOf(map, drawings, scale).map(({ stroke }): Stroke => {
    const from = moved(stroke.from)
    return 'to' in stroke ? { ...stroke, from, to: moved(stroke.to) } : { ...stroke, from }
  })
  const byId = new Map(orders.map((drawn) => [idOf(drawn), drawn]))
  return layArrows(strokes, arrowSizes(scale)).flatMap((arrow): Line[] => {
    const drawn = byId.get(arrow.id)
    return drawn ? [{ ...drawn, id: arrow.id, arrow }] : []
  })
}

/** How a counter moves at this beat; null where it goes straight, or stays. It ends on the drawing of a board that goes round. */
export function stepsOf(map: BoardMap, { motion, at }: Counter, from: Point): readonly Step[] | null {
  if (!motion) return null
  const { round } = map
  if (motion.kind === 'recoil') {
    const goal = siteOf(map, motion.to)
    return goal && recoil(at, nearest(goal, at, round))
  }
  let last = at
  const back = [...motion.seas].reverse().flatMap((sea): Point[] => {
    const site = siteOf(map, sea)
    return site ? [(last = nearest(site, last, round))] : []
  })
  return through([nearest(from, last, round), ...back.reverse(), at])
}

/** Points along the lines of orders, for letters that had better keep off them. */
export const alongLines = (
  picture: Pick<Picture, 'orders'>,
  counters: readonly Counter[],
  map: BoardMap,
): readonly Point[] =>
  picture.orders.flatMap(({ result }) => {
    const { order } = result
    const from = counters.find(({ unit }) => unit.at === result.unit.at)?.at ?? siteOf(map, result.unit.at)
    const goal =
      order && 'to' in order
        ? siteOf(map, order.to)
        : order && 'target' in order
          ? siteOf(map, order.target.at)
          : null
    if (!from || !goal) return []
    const to = nearest(goal, from, map.round)
    return Array.from({ length: 12 }, (_, i): Point => [
      from[0] + ((to[0] - from[0]) * (i + 1)) / 13,
      from[1] + ((to[1] - from[1]) * (i + 1)) / 13,
    ])
  })

/** A centre's sign beside a counter, as a share of its design. */
export const STAR_SHARE = 0.85

/** Where the centres' signs stand: in their place where nobody is, at the corner of the counter where somebody is. */
export const starsOf = (
  map: BoardMap,
  occupied: ReadonlyMap<string, Point>,
  scale: number,
): readonly { readonly id: string; readonly at: Point }[] =>
  [...map.provinces.values()].flatMap(({ id, sites: { star } }) => {
    if (!star) return []
    const counter = occupied.get(id)
    const [w, h] = SYMBOL_SIZE.unit
    return [
      {
        id,
        at: counter ? [counter[0] - (w / 2 - 1) * scale, counter[1] - (h / 2 + 2) * scale] : star,
      },
    ]
  })
