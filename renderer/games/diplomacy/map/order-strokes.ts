// From orders to strokes: which places an order joins, what it leans on, and where it failed. The geometry is in
// arrows.ts.
import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import {
  provinceOf,
  type LocationId,
  type PowerId,
  type ProvinceId,
} from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Outcome } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { BoardMap, Point } from '../../../../shared/map/board-map.ts'
import type { Failure, Stroke } from '../../../board/arrows.ts'
import { nearest, turnTo } from '../../../board/round.ts'
import { siteOf } from './pieces.ts'

/** An order to draw. */
export interface Drawing {
  /** Its stroke's id. */
  readonly id: string
  readonly order: Order
  readonly power: PowerId | null
  /** What became of it; left out while it is only drafted. */
  readonly outcome?: Outcome
  /** The seas of the fleets that a move goes over, in the order of the journey. */
  readonly route?: readonly ProvinceId[] | undefined
}

/** A stroke with the drawing it came from; shadows of moves nobody here ordered have none. */
export interface OrderStroke {
  readonly stroke: Stroke
  readonly drawing: Drawing | null
}

/** Where along its line an order failed; null for what succeeded. */
export function failureOf(outcome: Outcome | undefined): Failure | null {
  switch (outcome?.kind) {
    case undefined:
    case 'holds':
    case 'unordered':
    case 'moves':
    case 'supports':
    case 'convoys':
    case 'retreats':
    case 'disbands':
    case 'builds':
    case 'waives':
    case 'removed':
      return null
    case 'bounced':
    case 'powerless':
    case 'own-unit':
    case 'retreat-clash':
      return 'before-target'
    case 'head-to-head':
    case 'convoy-broken':
    case 'convoy-attacked':
    case 'paradox':
    case 'cut':
    case 'cut-by-dislodgement':
      return 'middle'
    case 'no-convoy':
    case 'illegal':
    case 'invalid':
      return 'start'
    case 'unmatched':
      return 'end'
    default:
      return assertNever(outcome)
  }
}

/** Fleets that broke a convoy, or would have, by province. */
function brokenBy(outcome: Outcome | undefined): ReadonlySet<string> {
  const fleets =
    outcome?.kind === 'convoy-broken'
      ? outcome.fleets.map(({ fleet }) => fleet)
      : outcome?.kind === 'paradox'
        ? outcome.fleets
        : []
  return new Set<string>(fleets.map(({ at }) => provinceOf(at)))
}

interface Way {
  /** Its fleets in the order of the journey; none by land. */
  readonly over: readonly Point[]
  /** The fleet it broke at. */
  readonly broken: Point | null
}

const sameProvince = (a: LocationId, b: LocationId): boolean => provinceOf(a) === provinceOf(b)

/**
 * The strokes of a set of orders; orders about places the map does not have are left out. Dislodged units are `by` as
 * far from their conquerors as compiled (`spreadAt`).
 */
export function strokesOf(map: BoardMap, drawings: readonly Drawing[], by = 1): readonly OrderStroke[] {
  const ghosts = new Map<string, OrderStroke>()
  const site = (at: LocationId) => siteOf(map, at)

  /** The move that is helped, or the shadow of one nobody ordered here. */
  function helped(target: UnitRef, to: LocationId): string | null {
    const move = drawings.find(
      ({ order }) =>
        order.kind === 'move' && sameProvince(order.unit.at, target.at) && sameProvince(order.to, to),
    )
    if (move) return move.id
    const [from, goal] = [site(target.at), site(to)]
    if (!from || !goal) return null
    const id = `ghost ${target.at} ${provinceOf(to)}`
    const over = offered(target, to, from)
    ghosts.set(id, { stroke: { kind: 'move', id, from, to: goal, over, ghost: true }, drawing: null })
    return id
  }

  /** The fleets that offer to carry an army nobody here orders, the nearest first. */
  function offered(target: UnitRef, to: LocationId, from: Point): readonly Point[] {
    const far = ([x, y]: Point) => Math.hypot(x - from[0], y - from[1])
    return drawings
      .map(({ order, outcome }) =>
        order.kind === 'convoy' &&
        outcome?.kind !== 'illegal' &&
        sameProvince(order.target.at, target.at) &&
        sameProvince(order.to, to)
          ? siteOf(map, provinceOf(order.unit.at))
          : null,
      )
      .filter((point) => point !== null)
      .sort((a, b) => far(a) - far(b))
  }

  function wayOf({ route = [], outcome }: Drawing): Way {
    const breakers = brokenBy(outcome)
    const spot = (sea: string | undefined) => (sea === undefined ? null : siteOf(map, sea))
    return {
      over: route.map(spot).filter((point) => point !== null),
      broken: spot(route.find((sea) => breakers.has(sea))),
    }
  }

  const strokes = drawings.flatMap((drawing): OrderStroke[] => {
    const stroke = strokeOf(drawing)
    return stroke ? [{ stroke, drawing }] : []
  })
  const all = [...ghosts.values(), ...strokes]
  const { round } = map
  return round ? all.map((one) => ({ ...one, stroke: theShortWay(one.stroke, all, round) })) : all

  function strokeOf(drawing: Drawing): Stroke | null {
    const { id, order, outcome } = drawing
    if (order.kind === 'waive') return null
    const from = siteOf(map, order.unit.at, isDislodged(order) ? 'dislodged' : 'standing', by)
    if (!from) return null
    const failed = failureOf(outcome)
    const base = { id, from, failed }
    switch (order.kind) {
      case 'hold':
      case 'disband':
      case 'remove':
      case 'build':
        return { ...base, kind: order.kind }
      case 'move':
      case 'retreat': {
        const to = site(order.to)
        if (!to) return null
        return order.kind === 'move'
          ? { ...base, kind: 'move', to, ...wayOf(drawing) }
          : { ...base, kind: 'retreat', to }
      }
      case 'support-hold': {
        const to = site(order.target.at)
        return to && { ...base, kind: 'support-hold', to }
      }
      case 'support-move': {
        const helps = helped(order.target, order.to)
        return helps === null ? null : { ...base, kind: 'support', helps }
      }
      case 'convoy': {
        const helps = helped(order.target, order.to)
        // Its line ends where the army may stand, whose counter would hide a cross.
        const crossed = failed === 'end' ? 'middle' : failed
        return helps === null ? null : { ...base, kind: 'convoy', helps, failed: crossed }
      }
      default:
        return assertNever(order)
    }
  }
}

/**
 * A stroke on a board that goes round: across its edge where that is shorter, and beside the stroke it helps. A line that
 * crosses the eastern edge is drawn at the western one, so that two that meet there bow apart.
 */
function theShortWay(stroke: Stroke, all: readonly OrderStroke[], round: number): Stroke {
  if ('helps' in stroke) {
    const helped = all.find(({ stroke: { id } }) => id === stroke.helps)
    const near = helped ? theShortWay(helped.stroke, all, round).from : stroke.from
    return { ...stroke, from: nearest(stroke.from, near, round) }
  }
  if (!('to' in stroke)) return stroke
  const goesEast = turnTo(stroke.to[0], stroke.from[0], round) > 0
  const from: Point = [stroke.from[0] - (goesEast ? round : 0), stroke.from[1]]
  let at = from
  const follow = (point: Point): Point => (at = nearest(point, at, round))
  if (stroke.kind === 'support-hold') return { ...stroke, from, to: follow(stroke.to) }
  const over = stroke.over?.map(follow)
  const broken = stroke.broken && nearest(stroke.broken, at, round)
  return { ...stroke, from, ...(over && { over }), ...(broken && { broken }), to: follow(stroke.to) }
}

const isDislodged = (order: Order) => order.kind === 'retreat' || order.kind === 'disband'
