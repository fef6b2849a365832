// At far zooms a stack is one block: its flags, the sum of its combat factors, which finds its column in a fire table, and a
// mark for each counter, larger for an army. A block with an army is higher, for it fires on the armies' table (12.2.7).
import type { Point } from '../../../../shared/map/board-map.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { FLAG_RIM, flagOf } from './flags.ts'
import type { Counter, PlacesNow } from './position.ts'
import { box } from './shapes.ts'
import { put } from './signs.ts'
import { ALARM, type Drawing, type NationCounters, newDrawing, type Written, writtenInk } from './stacks.ts'

export interface DrawnBlocks {
  readonly groups: readonly NationCounters[]
  /** Sums of combat factors. */
  readonly strengths: readonly Written[]
  readonly cutOff: string
  readonly alarm: string
}

/** Sides of a block, in viewBox px: where its sum has one figure, two figures; lower where there are only corps. */
const BLOCK = { narrow: 54, wide: 68, high: 36, low: 28 } as const
/** The part at its left end for flags and marks, after a margin. */
const LEFT = { margin: 5, width: 23 } as const
/** Its figures, by the height of the block. */
const FIGURE_PX = { high: 29, low: 25 } as const

const strengthOf = (counters: readonly Counter[]): number =>
  counters.reduce((sum, { combat }) => sum + combat, 0)
const isHigh = (counters: readonly Counter[]): boolean => counters.some(({ army }) => army)

/** Width and height of the block of a stack that has counters. */
export const blockOf = (
  counters: readonly Counter[],
): { readonly width: number; readonly height: number } => ({
  width: strengthOf(counters) > 9 ? BLOCK.wide : BLOCK.narrow,
  height: isHigh(counters) ? BLOCK.high : BLOCK.low,
})

/** The blocks of a position. */
export function drawBlocks(map: PlaceMap, position: PlacesNow): DrawnBlocks {
  const groups = new Map<string, Drawing>()
  const strengths: Written[] = []
  let [cutOff, alarm] = ['', '']
  for (const [id, { counters }] of position) {
    const place = map.places.get(id)
    const [first] = counters
    if (!place || !first) continue
    const { width, height } = blockOf(counters)
    const nations = [...new Set(counters.map(({ nation }) => nation))].slice(0, 2)
    const reduced = counters.filter((one) => one.reduced).length
    const isDone = counters.every(({ spent }) => spent)
    const isMixed = nations.length > 1
    // A block with two flags is a group of its own, so that neither lies under it.
    const key = isMixed ? id : isDone ? `${first.nation} done` : first.nation
    const own = groups.get(key) ?? newDrawing(first.nation, isDone)
    groups.set(key, own)
    const [x, y] = place.at
    own.shape +=
      reduced > 0
        ? tornBlock([x, y], width, height, reduced / counters.length)
        : box([x, y], width, height, first.side === 'cp' ? 2.5 : 8, first.side === 'ap')
    const lift = reduced > 0 ? 2 : 0
    const left = x - width / 2 + LEFT.margin
    nations.forEach((nation, i) => {
      const scale = isMixed ? 1.25 : 1.9
      const at: Point = [left + 6 * scale, y - lift + (isMixed ? (i - 0.5) * 12 : -4)]
      flagOf(nation).forEach((piece, k) => {
        const drawn = { ink: piece.ink, d: put(piece.d, at, scale) }
        if (i > 0) own.flag.push(drawn)
        else own.flag[k]!.d += drawn.d
      })
      own.rim += put(FLAG_RIM, at, scale)
    })
    own.marks += isMixed
      ? marksOf(counters, [left + LEFT.width - 3, y - lift], 'down')
      : marksOf(counters, [left + LEFT.width / 2, y - lift + 8.5], 'across')
    const size = FIGURE_PX[isHigh(counters) ? 'high' : 'low']
    strengths.push({
      key: id,
      text: String(strengthOf(counters)),
      at: [(left + LEFT.width + x + width / 2) / 2, y - lift + size * 0.35],
      size,
      ink: writtenInk(first.nation, isDone),
    })
    if (counters.some((one) => one.cutOff)) {
      const corner: Point = [x + width / 2 - 2, y - height / 2 + 2]
      cutOff += box(corner, 20, 20, 10, true)
      alarm += put(ALARM, corner, 1.7)
    }
  }
  return { groups: [...groups].map(([key, group]) => ({ key, ...group })), strengths, cutOff, alarm }
}

/** Sides of a mark: of an army, of a corps. */
const MARK = { army: 6, corps: 3.6 } as const
/** The room of all marks of a block, and the gap between two. */
const MARKS = { long: 23, gap: 1.6 } as const

/** A mark for each counter, in a row or a column around a point. */
function marksOf(counters: readonly Counter[], [x, y]: Point, run: 'across' | 'down'): string {
  const whole = counters.reduce(
    (sum, { army }) => sum + MARK[army ? 'army' : 'corps'] + MARKS.gap,
    -MARKS.gap,
  )
  const scale = Math.min(1, MARKS.long / whole)
  let along = (-whole / 2) * scale
  return counters
    .map(({ army }) => {
      const side = MARK[army ? 'army' : 'corps'] * scale
      const middle = along + side / 2
      along += side + MARKS.gap * scale
      return box(run === 'across' ? [x + middle, y] : [x, y + middle], side, side, 0, false)
    })
    .join('')
}

/** The teeth of a block's lower edge. */
const TEETH = 6

/** A block with reduced counters: its lower edge is torn from the right end on, as far as their share of the stack. */
function tornBlock([x, y]: Point, width: number, height: number, share: number): string {
  const tooth = width / TEETH
  const torn = Math.max(2, Math.round(TEETH * share))
  const tear = Array.from(
    { length: torn },
    (_, i) => `l${-tooth / 2} ${i % 2 ? -4 : -7}l${-tooth / 2} ${i % 2 ? 4 : 7}`,
  ).join('')
  return `M${x - width / 2} ${y - height / 2}h${width}v${height}${tear}H${x - width / 2}z`
}
