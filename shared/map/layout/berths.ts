// Where fleets on separate coasts stand when the drawing has the shore of each coast: at their own shore, away from the
// others.
import { SYMBOL_SIZE } from '../symbols.ts'
import { FreeSpace } from './free-space.ts'
import { boundsOf, distance, type Line, type Point, type Ring } from './plane.ts'
import { overlap, type Box } from './box.ts'
import { cellCentre, makeWindow, rasterise } from './raster.ts'

/** The shore of one coast, and those of its space's other coasts. */
export interface Shores {
  readonly own: readonly Line[]
  readonly others: readonly Line[]
}

export interface BerthQuestion {
  readonly rings: readonly Ring[]
  readonly shores: Shores
  /** Symbols of other spaces. */
  readonly taken: readonly Box[]
  /** Where other units of the same space stand: never at the same time as this one. */
  readonly instead: readonly Box[]
  /** The space's own centre and letters. */
  readonly signs: readonly Box[]
}

const STEP_PX = 2
/** Room between the middle of a counter and the border that counts, px. */
const ROOM_PX = 7
/** Less room than this puts it off its ground, px. */
const LEAST_PX = 1
/** So much nearer to its own shore than to another a fleet should be, px. */
const LEAD_PX = 8
const GAP_PX = 1
/** What it costs, in px of way: another space's symbols, the own signs, another unit's place, a px of lead that is missing. */
const COST = { taken: 400, sign: 14, instead: 5, lead: 6, room: 1.5, aside: 0.15 }

/** How far a point is from the nearest of some lines, px. */
export function awayFromLines(at: Point, lines: readonly Line[]): number {
  let least = Infinity
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      const [[ax, ay], [bx, by]] = [line[i - 1]!, line[i]!]
      const [dx, dy] = [bx - ax, by - ay]
      const along = ((at[0] - ax) * dx + (at[1] - ay) * dy) / (dx * dx + dy * dy || 1)
      const share = Math.max(0, Math.min(1, along))
      least = Math.min(least, Math.hypot(at[0] - ax - dx * share, at[1] - ay - dy * share))
    }
  }
  return least
}

/** The spot for a fleet at its own shore: on its ground, nearer to that shore than to another, off other symbols. */
export function berthAt({ rings, shores, taken, instead, signs }: BerthQuestion): Box {
  const [width, height] = SYMBOL_SIZE.unit
  const [x0, y0, x1, y1] = boundsOf(rings.flat())
  const window = makeWindow([x0 - 2, y0 - 2, x1 + 2, y1 + 2])
  const inside = new FreeSpace(rasterise(rings, window), window)
  const middle = middleOf(shores.own.flat())
  const hits = (box: Box, boxes: readonly Box[]) =>
    boxes.filter((other) => overlap(other, box, GAP_PX)).length
  let best: Box = { at: middle, width, height }
  let least = Infinity
  for (let row = 0; row < window.rows; row += STEP_PX * window.cellsPerPx)
    for (let column = 0; column < window.columns; column += STEP_PX * window.cellsPerPx) {
      const box: Box = { at: cellCentre(window, column, row), width, height }
      const room = inside.margin({ at: box.at, width: 1, height: 1 }, ROOM_PX)
      if (room < LEAST_PX) continue
      const away = awayFromLines(box.at, shores.own)
      const aside = distance(box.at, middle)
      let cost = away + COST.aside * aside + COST.room * (ROOM_PX - room)
      if (cost >= least) continue
      cost += COST.lead * Math.max(0, away + LEAD_PX - awayFromLines(box.at, shores.others))
      if (cost >= least) continue
      cost += COST.taken * hits(box, taken) + COST.sign * hits(box, signs) + COST.instead * hits(box, instead)
      if (cost < least) [least, best] = [cost, box]
    }
  return best
}

/** The point of a shore that is nearest to its middle. */
function middleOf(shore: readonly Point[]): Point {
  const mean: Point = [
    shore.reduce((sum, [x]) => sum + x, 0) / Math.max(1, shore.length),
    shore.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, shore.length),
  ]
  return shore.reduce((best, at) => (distance(at, mean) < distance(best, mean) ? at : best), shore[0] ?? mean)
}
