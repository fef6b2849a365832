// What stands on the board beside the counters: centres, codes and names. They are drawn from here, and a finger that
// touches one means the province it belongs to, whatever ground it hangs over.
import type { BoardMap, MapProvince, Point } from '../../../../shared/map/board-map.ts'
import { overlap, type Box } from '../../../../shared/map/layout/box.ts'
import {
  LABEL_FONT_PX,
  LABEL_LINE_HEIGHT,
  NAMES_FROM_ZOOM,
  spread,
  SYMBOL_SIZE,
} from '../../../../shared/map/symbols.ts'
import { textWidthEm } from '../../../../shared/map/text-width.ts'
import { tierOf } from '../../../board/look.ts'
import type { MapNames } from './map-names.ts'

/** The zoom signs are drawn for, and how large and how far from the unit's place they are there (symbols.ts). */
export interface SignSize {
  readonly zoom: number
  readonly scale: number
  readonly by: number
}

/** The letters of a province: centred on a place of the board; font size in viewBox px at scale 1. */
export interface Lettering {
  readonly at: Point
  readonly lines: readonly string[]
  readonly size: number
}

/** Where something of a province is drawn: a box by its centre, in viewBox px. */
export interface Sign extends Box {
  readonly province: string
}

export type Spelling = Pick<
  MapNames,
  'language' | 'code' | 'name' | 'coast' | 'spellsOut' | 'nameAt' | 'hushed' | 'namesFirst' | 'namesOnly'
>

/** How much sooner a newcomer reads the name of what is lit; it may run over a border then. */
const NEARLY = 0.6

/** Font size of a coast's letters, in viewBox px at scale 1. */
export const COAST_FONT_PX = 9

/** A browser prepares a typeface anew for each size of letters, which takes a slow phone milliseconds. */
const SIZE_STEP_PX = 0.5

/**
 * The letters of a province at a zoom: its full name where that fits, else its code, else nothing; `named` has it shown
 * at any zoom.
 */
export function letteringOf(
  { id, sites }: MapProvince,
  { zoom, by }: SignSize,
  { language, code, name, spellsOut, nameAt, hushed, namesFirst, namesOnly }: Spelling,
  named: boolean,
): Lettering | null {
  if (hushed?.(id) || (namesOnly && !spellsOut?.(id))) return null
  const tier = tierOf(zoom)
  const full = sites.names[language]
  const put = (at: Point, lines: readonly string[], scale: number, clear?: Point): Lettering => ({
    at: clear ?? spread(sites.unit, at, by),
    lines,
    size: Math.floor((LABEL_FONT_PX * scale) / SIZE_STEP_PX) * SIZE_STEP_PX,
  })
  const wanted = namesFirst && named ? NEARLY : 1
  const fits = full && zoom >= Math.max(NAMES_FROM_ZOOM, full.fromZoom) * wanted
  if (full && (fits || spellsOut?.(id))) return put(full.at, full.lines, full.scale, nameAt?.(id))
  if (!full && tier === 'close' && zoom >= 2) return put(sites.code.at, [name(id)], sites.code.scale * 0.85)
  return tier !== 'far' || named ? put(sites.code.at, [code(id)], sites.code.scale) : null
}

/** The box of a province's letters as drawn. */
export function boxOf(province: string, { at, lines, size }: Lettering, scale: number): Sign {
  const em = size * scale
  const width = Math.max(...lines.map(textWidthEm)) * em
  return { province, at, width, height: (1 + (lines.length - 1) * LABEL_LINE_HEIGHT) * em }
}

/** The letters of a coast, by the name it has in orders. */
export interface CoastSign extends Sign {
  readonly coast: string
}

/**
 * The letters of coasts that are drawn. A coast has none while a fleet stands on it, nor where they would run into the
 * code or name of another province: the two would read as one word. `taken` are locations with a unit.
 */
export function coastSigns(
  map: BoardMap,
  size: SignSize,
  spelling: Spelling,
  labelled: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): readonly CoastSign[] {
  if (spelling.namesOnly || tierOf(size.zoom) === 'far') return []
  const height = COAST_FONT_PX * size.scale
  const provinces = [...map.provinces.values()]
  const wanted = provinces.flatMap(({ id, sites }) =>
    Object.entries(sites.coasts).flatMap(([coast, at]): CoastSign[] => {
      const width = textWidthEm(spelling.coast(`${id}/${coast}`)) * height
      return taken.has(`${id}/${coast}`) ? [] : [{ province: id, coast, at, width, height }]
    }),
  )
  const letters = provinces.flatMap((province) => {
    const put = letteringOf(province, size, spelling, labelled.has(province.id))
    return put ? [boxOf(province.id, put, size.scale)] : []
  })
  return wanted.filter((sign) => !letters.some((box) => box.province !== sign.province && overlap(box, sign)))
}

/** Every centre and every letter that is drawn, those of coasts among them. */
export function signsOf(
  map: BoardMap,
  size: SignSize,
  spelling: Spelling,
  labelled: ReadonlySet<string>,
  coasts: readonly CoastSign[],
): readonly Sign[] {
  const { scale, by } = size
  const signs = [...map.provinces.values()].flatMap((province) => {
    const { id, sites } = province
    const own: Sign[] = []
    if (sites.star) {
      const [width, height] = SYMBOL_SIZE.star
      const at = spread(sites.unit, sites.star, by)
      own.push({ province: id, at, width: width * scale, height: height * scale })
    }
    const letters = letteringOf(province, size, spelling, labelled.has(id))
    if (letters) own.push(boxOf(id, letters, scale))
    return own
  })
  return [...signs, ...coasts]
}
