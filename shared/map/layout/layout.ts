// Symbols of the whole board. The most cramped province chooses first, and every placed box is taken from the free
// space of the others, so that no two overlap.
import { SYMBOL_SIZE } from '../symbols.ts'
import { arrange, grownBoxes, nearHint } from './arrange.ts'
import { berthAt, type Shores } from './berths.ts'
import { crampedDislodged, grownDislodged, placeDislodged } from './dislodged.ts'
import { distance, ringArea, type Bounds, type Point, type Ring } from './plane.ts'
import type { AreaKind } from '../board-map.ts'
import { overlap, type Box } from './box.ts'
import { RingIndex } from './ring-index.ts'
import type { SymbolSizes } from './templates.ts'

/** What is needed of a drawing to place its symbols. */
export interface LayoutInput {
  /** Width and height, px. */
  readonly frame: readonly [width: number, height: number]
  /** The ids of the provinces; other areas are scenery. */
  readonly provinces: readonly string[]
  readonly kindOf: (area: string) => AreaKind
  readonly hasCentre: (province: string) => boolean
  /**
   * What happens where a drawing has no room for a dislodged unit. `refused` is for our own drawings, which are then
   * changed; in others the symbols overlap.
   */
  readonly cramped: 'refused' | 'overlaps'
  /** Whether units pass between a province and a sea. */
  readonly liesAt: (province: string, sea: string) => boolean
  /** Fleets on separate coasts, by `PROVINCE/COAST`: a preferred point, or the shores as drawn. */
  readonly coasts: Readonly<Record<string, Point | Shores>>
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
export function spillOf(input: LayoutInput, outlines: Outlines, id: string): Ring[] {
  if (input.kindOf(id) === 'sea') return []
  return [...outlines].flatMap(([area, { rings }]) => {
    const kind = input.kindOf(area)
    const beside = kind === 'sea' && input.liesAt(id, area)
    return beside || kind === 'strait' || kind === 'water' ? rings : []
  })
}

/** A province's unit, star and code, and all their boxes as placed and at their largest. */
interface Arranged extends Omit<Placed, 'dislodged' | 'coasts'> {
  readonly boxes: readonly Box[]
  readonly grown: readonly Box[]
}

/** Provinces whose symbols lie so near, px, are placed anew together. */
const CROWD_PX = 90
const ROUNDS = 4

/**
 * Places each province again, before its neighbours, whose symbols overlap others or whose unit lies off its own ground:
 * there a touch without a unit means a neighbour. The new places are kept if fewer units lie off their ground, or as many
 * units and fewer symbols overlap.
 */
function partCrowded(
  order: readonly string[],
  placed: Map<string, Arranged>,
  place: (id: string) => void,
  grounds: ReadonlyMap<string, RingIndex>,
): void {
  const clashesOf = (id: string): number => {
    const { boxes } = placed.get(id)!
    let sum = 0
    for (const [other, { boxes: theirs }] of placed)
      if (other !== id) for (const a of boxes) sum += theirs.filter((b) => overlap(a, b)).length
    return sum
  }
  const total = (ids: readonly string[]) => ids.reduce((sum, id) => sum + clashesOf(id), 0)
  const isAstray = (id: string) => !grounds.get(id)!.has(...placed.get(id)!.unit.at)
  for (let round = 0; round < ROUNDS; round++)
    for (const id of order) {
      if (clashesOf(id) === 0 && !isAstray(id)) continue
      const { at } = placed.get(id)!.unit
      const crowd = order.filter((other) => distance(placed.get(other)!.unit.at, at) < CROWD_PX)
      const before = crowd.map((other) => [other, placed.get(other)!] as const)
      const [clashes, astray] = [total(crowd), crowd.filter(isAstray).length]
      for (const other of crowd) placed.delete(other)
      for (const other of [id, ...crowd.filter((one) => one !== id)]) place(other)
      const more = crowd.filter(isAstray).length - astray
      if (more > 0 || (more === 0 && total(crowd) >= clashes))
        for (const [other, was] of before) placed.set(other, was)
    }
}

/** Places all symbols of all provinces. */
export function layOut(input: LayoutInput, outlines: Outlines): Map<string, Placed> {
  const [width, height] = input.frame
  const limits: Bounds = [FRAME_MARGIN_PX, FRAME_MARGIN_PX, width - FRAME_MARGIN_PX, height - FRAME_MARGIN_PX]
  const isSea = (id: string) => input.kindOf(id) === 'sea'
  const ringsOf = (id: string) => outlines.get(id)?.rings ?? []
  const size = (id: string) => areaOf(outlines.get(id)!)
  const order = [...input.provinces].sort(
    (a, b) => Number(isSea(a)) - Number(isSea(b)) || size(a) - size(b) || (a < b ? -1 : 1),
  )
  const placed = new Map<string, Arranged>()
  const place = (id: string): void => {
    placed.delete(id)
    const scale = codeScale(size(id))
    const sizes: SymbolSizes = {
      unit: SYMBOL_SIZE.unit,
      star: SYMBOL_SIZE.star,
      code: [SYMBOL_SIZE.code[0] * scale, SYMBOL_SIZE.code[1] * scale],
    }
    const others = [...placed.values()]
    const taken = others.flatMap(({ boxes }) => boxes)
    const grown = others.flatMap((other) => other.grown)
    const { boxes, clearance } = arrange(
      { own: ringsOf(id), spill: spillOf(input, outlines, id), limits, taken, grown },
      sizes,
      input.hasCentre(id),
    )
    placed.set(id, {
      unit: boxes.get('unit')!,
      star: boxes.get('star') ?? null,
      code: boxes.get('code')!,
      codeScale: scale,
      clearance,
      boxes: [...boxes.values()],
      grown: grownBoxes(boxes),
    })
  }
  for (const id of order) place(id)
  const grounds = new Map(order.map((id) => [id, new RingIndex(ringsOf(id))]))
  if (input.cramped === 'overlaps') partCrowded(order, placed, place, grounds)
  const taken = [...placed.values()].flatMap(({ boxes }) => boxes)
  const grown = [...placed.values()].flatMap((one) => one.grown)

  const coasts = new Map<string, Record<string, Box>>()
  for (const [key, at] of Object.entries(input.coasts)) {
    const [id, coast] = key.split('/') as [string, string]
    const { unit, code, star, boxes } = placed.get(id)!
    const fleets = coasts.get(id) ?? {}
    const own = [...boxes, ...Object.values(fleets)]
    const box =
      'own' in at
        ? berthAt({
            rings: ringsOf(id),
            shores: at,
            taken: taken.filter((other) => !own.includes(other)),
            instead: [unit, ...Object.values(fleets)],
            signs: star ? [star, code] : [code],
          })
        : nearHint(ringsOf(id), at, SYMBOL_SIZE.unit, taken)
    taken.push(box)
    coasts.set(id, { ...fleets, [coast]: box })
  }
  const units = [...placed.values()].map(({ unit }) => unit.at)
  const sites = new Map<string, Placed>()
  for (const [id, { boxes: _, grown: __, ...site }] of placed) {
    const own = grounds.get(id)!
    const asked = { unit: site.unit, units, own, limits, taken, grown }
    const room = placeDislodged(asked)
    if (!room && input.cramped === 'refused') throw new Error(`no room for a dislodged unit in ${id}`)
    const dislodged = room ?? crampedDislodged(asked)
    taken.push(dislodged)
    grown.push(grownDislodged(site.unit, dislodged))
    sites.set(id, { ...site, dislodged, coasts: coasts.get(id) ?? {} })
  }
  return sites
}
