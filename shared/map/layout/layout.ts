// Symbols of the whole board. The most cramped province chooses first, and every placed box is taken from the free
// space of the others, so that no two overlap.
import { SYMBOL_SIZE } from '../symbols.ts'
import { arrange, grownBoxes, nearHint } from './arrange.ts'
import { grownDislodged, placeDislodged } from './dislodged.ts'
import { ringArea, type Bounds, type Point, type Ring } from './plane.ts'
import type { AreaKind } from '../board-map.ts'
import type { Box } from './raster.ts'
import { RingIndex } from './ring-index.ts'
import type { SymbolSizes } from './templates.ts'

/** What is needed of a drawing to place its symbols. */
export interface Ground {
  /** Width and height, px. */
  readonly frame: readonly [width: number, height: number]
  /** The ids of the provinces; other areas are scenery. */
  readonly provinces: readonly string[]
  readonly kindOf: (area: string) => AreaKind
  readonly hasCentre: (province: string) => boolean
  /**
   * What happens to a drawing without room for a dislodged unit: our own drawings are changed, in others the symbols
   * overlap.
   */
  readonly cramped: 'refused' | 'overlaps'
  /** Whether units pass between a province and a sea. */
  readonly liesAt: (province: string, sea: string) => boolean
  /** Preferred places of fleets on separate coasts, by `PROVINCE/COAST`. */
  readonly coasts: Readonly<Record<string, Point>>
  /** Full names by language tag and province. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** An area as drawn. */
export interface Outlined {
  readonly rings: readonly Ring[]
}

export type Outlines = ReadonlyMap<string, Outlined>

export interface Placed {
  readonly unit: Box
  readonly star: Box | null
  readonly code: Box
  readonly codeScale: number
  readonly dislodged: Box
  readonly coasts: Readonly<Record<string, Box>>
  readonly clearance: number
}

const FRAME_MARGIN_PX = 3

export const areaOf = (outline: Outlined) =>
  Math.abs(outline.rings.reduce((sum, ring) => sum + ringArea(ring), 0))

/** Large provinces get a larger code, so that they stand out on the map. */
function codeScale(area: number): number {
  return Math.max(1, Math.min(1.4, 1 + (Math.sqrt(area) - 110) / 400))
}

/**
 * Water that a province's code may extend over: the seas beside it, straits and lakes. Codes of seas stay within
 * their sea.
 */
export function spillOf(ground: Ground, outlines: Outlines, id: string): Ring[] {
  if (ground.kindOf(id) === 'sea') return []
  return [...outlines].flatMap(([area, { rings }]) => {
    const kind = ground.kindOf(area)
    const beside = kind === 'sea' && ground.liesAt(id, area)
    return beside || kind === 'strait' || kind === 'water' ? rings : []
  })
}

/** A dislodged unit's place when there is no room: below the unit, or above it at the bottom of the drawing. */
function besides({ at: [x, y] }: Box, [, , , bottom]: Bounds): Box {
  const [width, height] = SYMBOL_SIZE.dislodged
  const below = y + height
  return { at: [x, below + height / 2 > bottom ? y - height : below], width, height }
}

/** Places all symbols of all provinces. */
export function layOut(ground: Ground, outlines: Outlines): Map<string, Placed> {
  const [width, height] = ground.frame
  const limits: Bounds = [FRAME_MARGIN_PX, FRAME_MARGIN_PX, width - FRAME_MARGIN_PX, height - FRAME_MARGIN_PX]
  const isSea = (id: string) => ground.kindOf(id) === 'sea'
  const ringsOf = (id: string) => outlines.get(id)?.rings ?? []
  const size = (id: string) => areaOf(outlines.get(id)!)
  const order = [...ground.provinces].sort(
    (a, b) => Number(isSea(a)) - Number(isSea(b)) || size(a) - size(b) || (a < b ? -1 : 1),
  )
  const taken: Box[] = []
  const grown: Box[] = []
  const placed = new Map<string, Omit<Placed, 'dislodged' | 'coasts'>>()
  for (const id of order) {
    const scale = codeScale(size(id))
    const sizes: SymbolSizes = {
      unit: SYMBOL_SIZE.unit,
      star: SYMBOL_SIZE.star,
      code: [SYMBOL_SIZE.code[0] * scale, SYMBOL_SIZE.code[1] * scale],
    }
    const { boxes, clearance } = arrange(
      { own: ringsOf(id), spill: spillOf(ground, outlines, id), limits, taken, grown },
      sizes,
      ground.hasCentre(id),
    )
    taken.push(...boxes.values())
    grown.push(...grownBoxes(boxes))
    placed.set(id, {
      unit: boxes.get('unit')!,
      star: boxes.get('star') ?? null,
      code: boxes.get('code')!,
      codeScale: scale,
      clearance,
    })
  }

  const coasts = new Map<string, Record<string, Box>>()
  for (const [key, at] of Object.entries(ground.coasts)) {
    const [id, coast] = key.split('/') as [string, string]
    const box = nearHint(ringsOf(id), at, SYMBOL_SIZE.unit, taken)
    taken.push(box)
    coasts.set(id, { ...coasts.get(id), [coast]: box })
  }
  const units = [...placed.values()].map(({ unit }) => unit.at)
  const sites = new Map<string, Placed>()
  for (const [id, site] of placed) {
    const own = new RingIndex(ringsOf(id))
    const room = placeDislodged({ unit: site.unit, units, own, limits, taken, grown })
    if (!room && ground.cramped === 'refused') throw new Error(`no room for a dislodged unit in ${id}`)
    const dislodged = room ?? besides(site.unit, limits)
    taken.push(dislodged)
    grown.push(grownDislodged(site.unit, dislodged))
    sites.set(id, { ...site, dislodged, coasts: coasts.get(id) ?? {} })
  }
  return sites
}
