// How orders are drawn: pure geometry in viewBox px, no DOM and no rules. A move is a solid shaft with a head, a
// support a dashed line to the middle of the arrow it supports, a hold a bracket, a convoy a curve through its
// fleets; a failed order ends at a cross. The shape shows the kind of order, the colour its power.
import type { Point } from '../../shared/map/board-map.ts'

/** Where an order went wrong along its line; the cross is drawn there and the rest fades. */
export const FAILURES = ['start', 'middle', 'before-target', 'end'] as const
export type Failure = (typeof FAILURES)[number]

interface Lined {
  /** Unique in one picture; the key of the drawn group. */
  readonly id: string
  readonly from: Point
  readonly failed?: Failure | null
}

/** An order on the map: places alone, nothing of any game. */
export type Stroke =
  | (Lined & {
      readonly kind: 'move' | 'retreat'
      readonly to: Point
      /** Fleets on the way, in the order of the journey. */
      readonly over?: readonly Point[]
      /** The fleet at which the convoy broke: the cross stands before it. */
      readonly broken?: Point | null
      /** It is not written on this sheet: another player's move, drawn as a shadow for a support to end at. */
      readonly ghost?: boolean
    })
  | (Lined & { readonly kind: 'support'; readonly helps: string })
  | (Lined & { readonly kind: 'support-hold'; readonly to: Point })
  | (Lined & { readonly kind: 'convoy'; readonly helps: string })
  | (Lined & { readonly kind: 'hold' | 'disband' | 'remove' | 'build' })

/** A stroke ready to draw. Paths are SVG data; angles are degrees clockwise from east. */
export interface Arrow {
  readonly id: string
  readonly kind: Stroke['kind']
  readonly ghost: boolean
  /** Its counters leave it no room: it is drawn over them. */
  readonly tight: boolean
  /** The shaft of the part that succeeded; up to the cross where there is one. */
  readonly shaft: string
  /** The part beyond the cross; empty where nothing failed. */
  readonly rest: string
  readonly head: { readonly at: Point; readonly angle: number } | null
  readonly bracket: { readonly at: Point; readonly angle: number } | null
  readonly cross: Point | null
  /** The middle of the line, or the unit that stays where it is: the place of its own markers. */
  readonly middle: Point
}

/** Sizes at the current zoom, in viewBox px. */
export interface ArrowSizes {
  /** About half a unit's counter: how far lines keep from what they pass. */
  readonly clearance: number
  /** Half the width and height of a counter with some air: where lines begin and end. */
  readonly counter: readonly [across: number, down: number]
  /** Length of an arrow's head. */
  readonly head: number
}

/** Half a counter with some air, and an arrow head's length, in design px. */
const CLEARANCE_PX = 17
const COUNTER_PX = [20, 14.5] as const
const HEAD_PX = 11

/** The sizes that go with counters drawn at a scale. */
export const arrowSizes = (scale: number): ArrowSizes => ({
  clearance: CLEARANCE_PX * scale,
  counter: [COUNTER_PX[0] * scale, COUNTER_PX[1] * scale],
  head: HEAD_PX * scale,
})

type Curve = readonly Point[]

const STEPS = 24
/** How far arrows that pass each other bow apart, as a share of their length. */
const BOW = 0.16
/**
 * How far a line keeps from a counter beside its path, in clearances: a move from a unit that supports it, so that the
 * support can be seen, and a support from the unit attacked; and the most it bows for that.
 */
const PASSING = 2.4
const MOST_BOW = 0.3
/** How far along the supported arrow neighbouring supports stand apart. */
const STAGGER = 0.1

/** How far before the fleet that broke a convoy its cross stands, in clearances: clear of the fleet's rings. */
const BROKEN_CLEARANCE = 1.8

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by]
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const mix = (a: Point, b: Point, t: number): Point => add(a, scale(sub(b, a), t))
const angleOf = (v: Point): number => (Math.atan2(v[1], v[0]) * 180) / Math.PI

/** The point a share of the way along a curve, by length. */
export function along(curve: Curve, share: number): Point {
  const lengths = curve.slice(1).map((point, i) => distance(point, curve[i] as Point))
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, Math.max(0, share))
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] as number
    if (left <= length) return mix(curve[i] as Point, curve[i + 1] as Point, length === 0 ? 0 : left / length)
    left -= length
  }
  return curve.at(-1) as Point
}

/** The stretch of a curve between two shares of its length. */
export function stretch(curve: Curve, from: number, to: number): Curve {
  if (to <= from) return [along(curve, from)]
  const total = lengthOf(curve)
  let walked = 0
  const inner: Point[] = []
  curve.slice(1).forEach((point, i) => {
    walked += distance(point, curve[i] as Point)
    if (walked > from * total + 1e-9 && walked < to * total - 1e-9) inner.push(point)
  })
  return [along(curve, from), ...inner, along(curve, to)]
}

const lengthOf = (curve: Curve): number =>
  curve.slice(1).reduce((sum, point, i) => sum + distance(point, curve[i] as Point), 0)

/** A bow from one point to another; `bend` is its height as a share of the length, to the left of the way. */
function bow(from: Point, to: Point, bend: number): Curve {
  const way = sub(to, from)
  const control = add(mix(from, to, 0.5), scale([way[1], -way[0]], bend * 2))
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    return mix(mix(from, control, t), mix(control, to, t), t)
  })
}

/** A smooth line through every point given (centripetal enough for a handful of fleets). */
function through(points: Curve): Curve {
  if (points.length < 3) return bow(points[0] as Point, points.at(-1) as Point, 0.08)
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] as Point
  return points.slice(1).flatMap((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const steps = Array.from({ length: STEPS / 2 }, (_, s) => {
      const t = (s + 1) / (STEPS / 2)
      const spline = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t)
      return [spline(0), spline(1)] as Point
    })
    return i === 0 ? [p1, ...steps] : steps
  })
}

function path(curve: Curve): string {
  const [from, to] = [curve[0], curve.at(-1)]
  if (!from || !to || curve.length < 2) return ''
  return (isStraight(curve, from, to) ? [from, to] : curve)
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
}

/** Whether a curve has no bow: most moves meet no other, and two points are drawn faster than all of their steps. */
function isStraight(curve: Curve, from: Point, to: Point): boolean {
  const way = sub(to, from)
  const slack = 0.05 * Math.hypot(...way)
  return curve.every(([x, y]) => Math.abs(way[0] * (y - from[1]) - way[1] * (x - from[0])) < slack)
}

const same = (a: Point, b: Point): boolean => distance(a, b) < 1

type Leading = Extract<Stroke, { readonly to: Point }>

const goes = (stroke: Stroke): stroke is Extract<Stroke, { readonly kind: 'move' | 'retreat' }> =>
  stroke.kind === 'move' || stroke.kind === 'retreat'

/** Whether a stroke's line is the straight one between its ends. */
const runsStraight = (stroke: Stroke): stroke is Leading =>
  (stroke.kind === 'move' && (stroke.over ?? []).length === 0) || stroke.kind === 'support-hold'

/** How much a line bows away from a counter it would run over; 0 where it is clear of it. */
function past(from: Point, to: Point, over: Point, clearance: number): number {
  const way = sub(to, from)
  const length = Math.hypot(...way)
  const [x, y] = sub(over, from)
  const share = (x * way[0] + y * way[1]) / length ** 2
  const beside = (x * way[1] - y * way[0]) / length
  // A line without length gives NaN here, fails these comparisons, and is clear of every counter.
  if (!(share >= 0.1 && share <= 0.9 && Math.abs(beside) <= 1.5 * clearance)) return 0
  const missing = PASSING * clearance - Math.abs(beside)
  const bend = Math.min(MOST_BOW, missing / (4 * share * (1 - share) * length))
  return beside > 0 ? -bend : bend
}

/** How much a straight move bows away from a unit that supports it beside its path; 0 where there is none. */
const aside = ({ id, from, to }: Leading, all: readonly Stroke[], clearance: number): number =>
  all
    .map((helper) =>
      helper.kind === 'support' && helper.helps === id ? past(from, to, helper.from, clearance) : 0,
    )
    .reduce((most, bend) => (Math.abs(bend) > Math.abs(most) ? bend : most), 0)

/** The whole line of a stroke from centre to centre, before it keeps clear of counters. */
function centreLine(stroke: Leading, all: readonly Stroke[], clearance: number): Curve {
  const { from, to } = stroke
  if ('over' in stroke && stroke.over && stroke.over.length > 0) return through([from, ...stroke.over, to])
  const meets = all.some((other) => runsStraight(other) && same(other.from, to) && same(other.to, from))
  return bow(from, to, meets ? BOW : aside(stroke, all, clearance))
}

/** How far the rim of a counter lies from its middle, towards another point. */
function rim([across, down]: ArrowSizes['counter'], from: Point, towards: Point): number {
  const [x, y] = sub(towards, from)
  const length = Math.hypot(x, y)
  return length === 0 ? 0 : length / Math.max(Math.abs(x) / across, Math.abs(y) / down)
}

/** Least length of a line between two counters, in heads of arrows; where there is less room, it is drawn over them. */
const LEAST = 1.5

/** Cuts a line where it leaves one counter and comes to another; `air` widens the second one. */
function between(curve: Curve, { counter, head }: ArrowSizes, air = 1): { line: Curve; tight: boolean } {
  const [start, end] = [curve[0] as Point, curve.at(-1) as Point]
  const length = Math.max(1, lengthOf(curve))
  const near = counter[1] / length
  const leaves = rim(counter, start, along(curve, near))
  const comes = rim(counter, end, along(curve, 1 - near)) * air
  const tight = length - leaves - comes < head
  const half = Math.min(0.45, (LEAST * head) / 2 / length)
  return { line: tight ? stretch(curve, 0.5 - half, 0.5 + half) : trimmed(curve, leaves, comes), tight }
}

/** Cuts both ends of a line, in px; a line too short for that keeps its middle. */
function trimmed(curve: Curve, startPx: number, endPx: number): Curve {
  const total = lengthOf(curve)
  if (total === 0) return curve
  const room = Math.max(0, total - startPx - endPx)
  if (room < total * 0.2) return stretch(curve, 0.4, 0.6 + 0.2 * (room / total))
  return stretch(curve, startPx / total, 1 - endPx / total)
}

const FAILED_AT: Readonly<Record<Failure, number>> = {
  start: 0.3,
  middle: 0.5,
  'before-target': 0.74,
  end: 0.94,
}

/** The point of a line nearest to a place, as a share of its length. */
function shareNear(curve: Curve, place: Point): number {
  const at = curve.indexOf(nearest(curve, place))
  return lengthOf(curve.slice(0, at + 1)) / Math.max(1, lengthOf(curve))
}

/** Where the cross of a stroke stands; before the fleet that broke it, where it is known. */
function failedAt(stroke: Stroke, curve: Curve, clearance: number): number {
  const usual = stroke.failed ? FAILED_AT[stroke.failed] : 1
  if (!stroke.failed || !('broken' in stroke) || !stroke.broken) return usual
  return Math.max(0.1, shareNear(curve, stroke.broken) - (BROKEN_CLEARANCE * clearance) / lengthOf(curve))
}

function lay(
  stroke: Stroke,
  curve: Curve,
  clearance: number,
  tight = false,
  head: number | null = null,
): Arrow {
  const share = failedAt(stroke, curve, clearance)
  const end = curve.at(-1) as Point
  const before = along(curve, Math.max(0, 1 - (head ?? 6) / Math.max(1, lengthOf(curve))))
  const angle = angleOf(sub(end, before))
  const holds =
    head === null || stroke.failed
      ? curve
      : stretch(curve, 0, 1 - head / Math.max(head * 2, lengthOf(curve)) / 2)
  return {
    id: stroke.id,
    kind: stroke.kind,
    ghost: 'ghost' in stroke && stroke.ghost === true,
    tight,
    shaft: path(stroke.failed ? stretch(curve, 0, share) : holds),
    rest: stroke.failed ? path(stretch(curve, share, 1)) : '',
    head: head === null ? null : { at: end, angle },
    bracket: stroke.kind === 'support-hold' ? { at: end, angle } : null,
    cross: stroke.failed ? along(curve, share) : null,
    middle: along(curve, 0.5),
  }
}

/**
 * Turns strokes into arrows that take account of each other: moves that pass each other bow apart, supports of one
 * move end side by side. A support or convoy whose supported stroke is missing is left out.
 */
export function layArrows(strokes: readonly Stroke[], sizes: ArrowSizes): readonly Arrow[] {
  const { clearance, counter, head } = sizes
  const lines = new Map(
    strokes.filter(goes).map((stroke) => [stroke.id, centreLine(stroke, strokes, clearance)]),
  )
  const leaning = new Map<string, number>()
  const helpers = (id: string) => strokes.filter((s) => s.kind === 'support' && s.helps === id).length

  return strokes.flatMap((stroke): Arrow[] => {
    switch (stroke.kind) {
      case 'move':
      case 'retreat': {
        const { line, tight } = between(lines.get(stroke.id) as Curve, sizes)
        return [lay(stroke, line, clearance, tight, head)]
      }
      case 'support-hold': {
        const { line, tight } = between(centreLine(stroke, strokes, clearance), sizes, 1.25)
        return [lay(stroke, line, clearance, tight)]
      }
      case 'support': {
        const helped = lines.get(stroke.helps)
        if (!helped) return []
        const nth = leaning.get(stroke.helps) ?? 0
        leaning.set(stroke.helps, nth + 1)
        const spread = (nth - (helpers(stroke.helps) - 1) / 2) * STAGGER
        const join = along(helped, 0.5 + spread)
        // A helper behind the unit that is attacked would seem to attack it too.
        const line = bow(
          stroke.from,
          join,
          past(stroke.from, join, helped.at(-1) as Point, clearance) || 0.06,
        )
        return [lay(stroke, trimmed(line, rim(counter, stroke.from, join), 0), clearance)]
      }
      case 'convoy': {
        const helped = lines.get(stroke.helps)
        if (!helped) return []
        const join = nearest(trimmed(helped, clearance * 1.25, clearance * 1.25), stroke.from)
        return [{ ...lay(stroke, [stroke.from, join], clearance), middle: stroke.from }]
      }
      case 'hold':
      case 'disband':
      case 'remove':
      case 'build':
        return [
          {
            id: stroke.id,
            kind: stroke.kind,
            ghost: false,
            tight: false,
            shaft: '',
            rest: '',
            head: null,
            bracket: null,
            cross: stroke.failed ? stroke.from : null,
            middle: stroke.from,
          },
        ]
    }
  })
}

function nearest(curve: Curve, to: Point): Point {
  return curve.reduce((best, point) => (distance(point, to) < distance(best, to) ? point : best))
}
