// Where the names of a scene's provinces are written: beside their counters, clear of counters, arrows and each other as far
// as there is room.
import type { BoardMap, Point } from '../../../../shared/map/board-map.ts'
import { textWidthEm } from '../../../../shared/map/text-width.ts'
import { apart } from '../../../board/round.ts'
import { hasStar } from '../map/stars.ts'
import type { Box } from './apart.ts'

export interface Wanted {
  readonly place: string
  readonly text: string
  /** The middle of the counter, or where one would stand. */
  readonly at: Point
  /** Nobody stands there: the name may take the place. */
  readonly free: boolean
}

export interface Written {
  readonly place: string
  readonly text: string
  /** The middle of the letters. */
  readonly at: Point
  /** Nothing solid lies under it, and all of it is in sight. */
  readonly clear: boolean
}

export interface Around {
  /** Letters' height in viewBox px. */
  readonly font: number
  /** A counter's width and height in viewBox px. */
  readonly counter: readonly [width: number, height: number]
  readonly counters: readonly Box[]
  /** Whether a name is written even where something solid lies under it. */
  readonly always: boolean
  /** Lines that letters had better not lie on, as points along them. */
  readonly lines: readonly Point[]
  /** The part of the board in sight, in viewBox px. */
  readonly sight: readonly [left: number, top: number, right: number, bottom: number]
  /** The width of the world where the board goes round: what is drawn at one end is drawn beyond the other too. */
  readonly round?: number | undefined
}

const overlap = (a: Box, b: Box, round?: number): number => {
  const x = (a.width + b.width) / 2 - apart(a.at[0], b.at[0], round)
  const y = (a.height + b.height) / 2 - Math.abs(a.at[1] - b.at[1])
  return x > 0 && y > 0 ? x * y : 0
}

/** All provinces in the order in which their names get room: first those with a unit, then those with a supply centre. */
export function byInterest(map: BoardMap, occupied: ReadonlyMap<string, unknown>): readonly string[] {
  const rank = (place: string) => (occupied.has(place) ? 0 : hasStar(map, place) ? 1 : 2)
  return [...map.provinces.keys()].toSorted((a, b) => rank(a) - rank(b))
}

/** The names with their places, in the order they were wanted; of two that find no room together the first is clear. */
export function placeNames(wanted: readonly Wanted[], around: Around): readonly Written[] {
  const { font, counter, counters, lines, sight, round } = around
  /** Beyond an edge the board begins anew. */
  const endless = round !== undefined && sight[2] - sight[0] > round - 1
  const put: Box[] = []
  return wanted.map(({ place, text, at, free }) => {
    const width = textWidthEm(text) * font
    const height = font
    const [dx, dy] = [(counter[0] + width) / 2 + font * 0.2, (counter[1] + height) / 2 + font * 0.06]
    const shifts: readonly Point[] = [
      ...(free ? [[0, 0] as const] : []),
      [0, dy],
      [0, -dy],
      [dx, 0],
      [-dx, 0],
      [dx * 0.6, dy],
      [-dx * 0.6, dy],
      [dx * 0.6, -dy],
      [-dx * 0.6, -dy],
      [0, dy + font * 0.8],
      [0, -dy - font * 0.8],
    ]
    const options = shifts.map(([x, y], rank) => {
      const box: Box = { at: [at[0] + x, at[1] + y], width, height }
      const [left, top, right, bottom] = sight
      const aside = Math.max(0, left - (box.at[0] - width / 2)) + Math.max(0, box.at[0] + width / 2 - right)
      const out =
        (endless ? 0 : aside) +
        Math.max(0, top - (box.at[1] - height / 2)) +
        Math.max(0, box.at[1] + height / 2 - bottom)
      const solid = [...counters, ...put].reduce((sum, other) => sum + overlap(box, other, round), 0)
      const crossed = lines.filter(
        ([x0, y0]) => Math.abs(x0 - box.at[0]) < width / 2 && Math.abs(y0 - box.at[1]) < height / 2,
      ).length
      return {
        box,
        clear: solid + out === 0,
        cost: solid * 4 + out * font * 8 + crossed * font * font * 0.12 + rank * font * 0.4,
      }
    })
    const best = options.reduce((least, one) => (one.cost < least.cost ? one : least))
    // A name that will not be written keeps no other from its place.
    if (best.clear || around.always) put.push(best.box)
    return { place, text, at: best.box.at, clear: best.clear }
  })
}
