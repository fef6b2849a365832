// Finds the place of a province's unit, star and code: the arrangement with the most free space around it.
import { COUNTER_CORE, LARGEST_SCALE, spread } from '../symbols.ts'
import { FreeSpace } from './free-space.ts'
import { boundsOf, distance, type Bounds, type Point, type Ring } from './plane.ts'
import { overlap, type Box } from './box.ts'
import { cellCentre, clearOutlines, makeWindow, punch, rasterise } from './raster.ts'
import { boxesAt, templatesFor, type SymbolName, type SymbolSizes } from './templates.ts'

export interface Site {
  /** The province itself. */
  readonly own: readonly Ring[]
  /** Water beside or within it that its code may extend over. */
  readonly spill: readonly Ring[]
  readonly limits: Bounds
  /** Boxes of other symbols. */
  readonly taken: readonly Box[]
  /** The same boxes at the largest size they are drawn. */
  readonly grown: readonly Box[]
}

/** A province's boxes at the largest size they are drawn: spread about its unit. */
export function grownBoxes(boxes: ReadonlyMap<SymbolName, Box>): Box[] {
  const unit = boxes.get('unit')
  return [...boxes.values()].map(({ at, width, height }) => ({
    at: unit ? spread(unit.at, at, LARGEST_SCALE) : at,
    width: width * LARGEST_SCALE,
    height: height * LARGEST_SCALE,
  }))
}

export interface Arrangement {
  readonly boxes: ReadonlyMap<SymbolName, Box>
  /** Least distance of a box to a border or a neighbour's box, px; under 0 where a box had to lie over one. */
  readonly clearance: number
}

const TAKEN_GAP_PX = 1
/** Less space than this counts as none. */
const LEAST_PX = 0.5
/** With this much space the search for codes over the water stops. */
const ENOUGH_PX = 2.5
/** The cost, in px of space, of lying on a neighbour's symbols at their largest size. */
const GROWN_COST_PX = 6
/** More space than this counts no more. */
const PLENTY_PX = 14

/** What of a province's symbols must lie on its own area: a share of the counter, and perhaps the star. */
interface Hold {
  readonly counter: number
  readonly star: 'inside' | 'leaning'
}
const ASHORE: Hold = { counter: COUNTER_CORE, star: 'inside' }
/** On an island smaller than its counter: the middle lies on land, all else may lie on the water around it. */
const AFLOAT: Hold = { counter: 0.1, star: 'leaning' }

/** What of a box must lie on its own ground. */
const coreOf = (name: SymbolName, box: Box, { counter }: Hold): Box =>
  name === 'unit' ? { ...box, width: box.width * counter, height: box.height * counter } : box

interface Spaces {
  readonly inside: FreeSpace
  readonly leaning: FreeSpace
}

function spacesOf({ own, spill, limits, taken }: Site): Spaces {
  const [x0, y0, x1, y1] = boundsOf(own.flat())
  const window = makeWindow([
    Math.max(limits[0], x0 - 40),
    Math.max(limits[1], y0 - 24),
    Math.min(limits[2], x1 + 40),
    Math.min(limits[3], y1 + 24),
  ])
  const mask = rasterise(own, window)
  clearOutlines(mask, own, window)
  punch(mask, window, taken, TAKEN_GAP_PX)
  const inside = new FreeSpace(mask, window)
  if (spill.length === 0) return { inside, leaning: inside }
  const wide = rasterise([...own, ...spill], window)
  punch(wide, window, taken, TAKEN_GAP_PX)
  return { inside, leaning: new FreeSpace(wide, window) }
}

function bestTemplate(
  { inside, leaning }: Spaces,
  { taken, grown }: Site,
  sizes: SymbolSizes,
  hasStar: boolean,
  hold: Hold,
): Arrangement | null {
  const { window } = inside
  const pole = inside.pole()
  const templates = templatesFor(sizes, hasStar)
  const leans = (name: SymbolName) => name === 'code' || (name === 'star' && hold.star === 'leaning')
  let best: (Arrangement & { score: number }) | null = null
  for (const codeSpace of new Set([inside, leaning])) {
    for (let row = 0; row < window.rows; row += 2)
      for (let column = 0; column < window.columns; column += 2) {
        const anchor = cellCentre(window, column, row)
        if (!codeSpace.fits({ at: anchor, width: 2, height: 2 }, 0)) continue
        templates.forEach((template, preference) => {
          const boxes = boxesAt(template, anchor, sizes)
          const least = best ? Math.min(best.clearance, best.score) - 2 : LEAST_PX
          for (const [name, box] of boxes)
            if (!(leans(name) ? codeSpace : inside).fits(coreOf(name, box, hold), least)) return
          let clearance = Infinity
          for (const [name, box] of boxes) {
            const space = leans(name) ? codeSpace : inside
            clearance = Math.min(clearance, space.margin(coreOf(name, box, hold), PLENTY_PX))
          }
          const air = clearance - 0.004 * distance(anchor, pole) - 0.02 * preference
          if (best && air <= best.score) return
          const unit = boxes.get('unit')!
          if (taken.some((other) => overlap(unit, other))) return
          const clashes = grownBoxes(boxes).filter((box) => grown.some((other) => overlap(box, other)))
          const score = air - GROWN_COST_PX * clashes.length
          if (!best || score > best.score) best = { boxes, clearance, score }
        })
      }
    if (best && (best as Arrangement).clearance >= ENOUGH_PX) break
  }
  return best
}

/** Unit, star and code each at its own best free spot, in that order; the unit may hang over all but symbols. */
function oneByOne(
  { inside, leaning }: Spaces,
  { taken }: Site,
  sizes: SymbolSizes,
  hasStar: boolean,
): Arrangement {
  const { window } = inside
  const boxes = new Map<SymbolName, Box>()
  let clearance = PLENTY_PX
  for (const name of hasStar ? (['unit', 'star', 'code'] as const) : (['unit', 'code'] as const)) {
    const space = name === 'code' ? leaning : inside
    const [width, height] = sizes[name]
    const unit = boxes.get('unit')
    let best: { box: Box; score: number; clearance: number } | null = null
    for (let row = 0; row < window.rows; row++)
      for (let column = 0; column < window.columns; column++) {
        const box: Box = { at: cellCentre(window, column, row), width, height }
        if ([...boxes.values()].some((other) => overlap(other, box, TAKEN_GAP_PX))) continue
        const air = space.margin(coreOf(name, box, AFLOAT), PLENTY_PX)
        if (air < 0 || (name === 'unit' && taken.some((other) => overlap(other, box)))) continue
        const score = Math.min(air, 4) - (unit ? 0.03 * distance(box.at, unit.at) : 0)
        if (!best || score > best.score) best = { box, score, clearance: air }
      }
    boxes.set(name, best?.box ?? { at: inside.pole(), width, height })
    clearance = Math.min(clearance, best?.clearance ?? -1)
  }
  return { boxes, clearance }
}

/** Arranges a province's symbols. */
export function arrange(ground: Site, sizes: SymbolSizes, hasStar: boolean): Arrangement {
  const spaces = spacesOf(ground)
  return (
    bestTemplate(spaces, ground, sizes, hasStar, ASHORE) ??
    bestTemplate(spaces, ground, sizes, hasStar, AFLOAT) ??
    oneByOne(spaces, ground, sizes, hasStar)
  )
}

/**
 * The spot for a box nearest to a preferred point: its middle inside the rings with some room around, off the other
 * boxes.
 */
export function nearHint(
  rings: readonly Ring[],
  hint: Point,
  size: readonly [number, number],
  avoid: readonly Box[],
): Box {
  const REACH = 60
  const ROOM = 7
  const [width, height] = size
  const window = makeWindow([hint[0] - REACH, hint[1] - REACH, hint[0] + REACH, hint[1] + REACH])
  const inside = new FreeSpace(rasterise(rings, window), window)
  let best: { box: Box; score: number } = { box: { at: hint, width, height }, score: -Infinity }
  for (let row = 0; row < window.rows; row++)
    for (let column = 0; column < window.columns; column++) {
      const box: Box = { at: cellCentre(window, column, row), width, height }
      if (avoid.some((other) => overlap(other, box, TAKEN_GAP_PX))) continue
      const room = inside.margin({ at: box.at, width: 1, height: 1 }, ROOM)
      if (room < 0) continue
      const score = -distance(box.at, hint) - (ROOM - room) * 1.5
      if (score > best.score) best = { box, score }
    }
  return best.box
}
