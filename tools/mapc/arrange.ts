// Finds the place of a province's unit, star and code: the arrangement with the most air around it.
import { distance, boundsOf, type Bounds, type Point, type Ring } from './plane.ts'
import { cellCentre, makeWindow, overlap, punch, rasterise, Room, type Box } from './raster.ts'
import { boxesAt, templatesFor, type SymbolName, type SymbolSizes } from './templates.ts'

export interface Ground {
  /** The province itself. */
  readonly own: readonly Ring[]
  /** Water beside or within it that its code may lean over. */
  readonly spill: readonly Ring[]
  readonly limits: Bounds
  /** Boxes of others. */
  readonly taken: readonly Box[]
}

export interface Arrangement {
  readonly boxes: ReadonlyMap<SymbolName, Box>
  /** Least distance of a box to a border or a neighbour's box, px. */
  readonly clearance: number
}

const TAKEN_GAP_PX = 1
/** Good enough to stop looking for ways to lean over the water. */
const ENOUGH_PX = 1.5
/** More air than this is no better. */
const PLENTY_PX = 14

interface Rooms {
  readonly inside: Room
  readonly leaning: Room
}

function roomsOf({ own, spill, limits, taken }: Ground): Rooms {
  const [x0, y0, x1, y1] = boundsOf(own.flat())
  const window = makeWindow([
    Math.max(limits[0], x0 - 40),
    Math.max(limits[1], y0 - 24),
    Math.min(limits[2], x1 + 40),
    Math.min(limits[3], y1 + 24),
  ])
  const mask = rasterise(own, window)
  punch(mask, window, taken, TAKEN_GAP_PX)
  const inside = new Room(mask, window)
  if (spill.length === 0) return { inside, leaning: inside }
  const wide = rasterise(spill, window)
  punch(wide, window, taken, TAKEN_GAP_PX)
  for (let i = 0; i < wide.length; i++) wide[i]! |= mask[i]!
  return { inside, leaning: new Room(wide, window) }
}

function bestTemplate(rooms: Rooms, sizes: SymbolSizes, hasStar: boolean): Arrangement | null {
  const { window } = rooms.inside
  const pole = rooms.inside.pole()
  const templates = templatesFor(sizes, hasStar)
  let best: (Arrangement & { score: number }) | null = null
  for (const codeRoom of new Set([rooms.inside, rooms.leaning])) {
    for (let row = 0; row < window.rows; row += 2)
      for (let column = 0; column < window.columns; column += 2) {
        if (codeRoom.cell(column, row) < 3) continue
        const anchor = cellCentre(window, column, row)
        templates.forEach((template, preference) => {
          const boxes = boxesAt(template, anchor, sizes)
          let clearance = Infinity
          for (const [name, box] of boxes) {
            clearance = Math.min(clearance, (name === 'code' ? codeRoom : rooms.inside).around(box))
            if (clearance <= 0.5 || (best && clearance <= best.clearance - 3)) return
          }
          const score = Math.min(clearance, PLENTY_PX) - 0.004 * distance(anchor, pole) - 0.02 * preference
          if (!best || score > best.score) best = { boxes, clearance, score }
        })
      }
    if (best && (best as Arrangement).clearance >= ENOUGH_PX) break
  }
  return best
}

/** Unit, star and code each at its own best free spot, in that order. */
function oneByOne(rooms: Rooms, sizes: SymbolSizes, hasStar: boolean): Arrangement {
  const { window } = rooms.inside
  const boxes = new Map<SymbolName, Box>()
  let clearance = Infinity
  for (const name of hasStar ? (['unit', 'star', 'code'] as const) : (['unit', 'code'] as const)) {
    const room = name === 'code' ? rooms.leaning : rooms.inside
    const [width, height] = sizes[name]
    let best: { box: Box; score: number; clearance: number } | null = null
    for (let row = 0; row < window.rows; row++)
      for (let column = 0; column < window.columns; column++) {
        if (room.cell(column, row) === 0) continue
        const box: Box = { at: cellCentre(window, column, row), width, height }
        if ([...boxes.values()].some((other) => overlap(other, box, TAKEN_GAP_PX))) continue
        const air = room.around(box)
        const unit = boxes.get('unit')
        const score =
          Math.min(air, 4) -
          (unit ? 0.03 * distance(box.at, unit.at) : 0) +
          (air > 0 ? 0 : room.cell(column, row) / 4 - 6)
        if (!best || score > best.score) best = { box, score, clearance: air }
      }
    boxes.set(name, best?.box ?? { at: rooms.inside.pole(), width, height })
    clearance = Math.min(clearance, best?.clearance ?? 0)
  }
  return { boxes, clearance }
}

/** Arranges a province's symbols. */
export function arrange(ground: Ground, sizes: SymbolSizes, hasStar: boolean): Arrangement {
  const rooms = roomsOf(ground)
  return bestTemplate(rooms, sizes, hasStar) ?? oneByOne(rooms, sizes, hasStar)
}

/** The spot for one box nearest to a hint, inside the rings and off the other boxes. */
export function nearHint(
  rings: readonly Ring[],
  hint: Point,
  size: readonly [number, number],
  avoid: readonly Box[],
): Box {
  const REACH = 60
  const [width, height] = size
  const window = makeWindow([hint[0] - REACH, hint[1] - REACH, hint[0] + REACH, hint[1] + REACH])
  const mask = rasterise(rings, window)
  punch(mask, window, [], 0)
  const room = new Room(mask, window)
  let best: { box: Box; score: number } = { box: { at: hint, width, height }, score: -Infinity }
  for (let row = 0; row < window.rows; row++)
    for (let column = 0; column < window.columns; column++) {
      const inside = room.cell(column, row)
      if (inside < 1) continue
      const box: Box = { at: cellCentre(window, column, row), width, height }
      if (avoid.some((other) => overlap(other, box, TAKEN_GAP_PX))) continue
      const score = -distance(box.at, hint) - Math.max(0, 7 - inside) * 1.5
      if (score > best.score) best = { box, score }
    }
  return best.box
}
