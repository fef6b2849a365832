// Full names: each gets the least zoom at which it fits beside every symbol, and its place there. Symbols and letters
// cover a smaller part of the map at a larger zoom, so a spot that is free at one zoom is free at every larger one.
import { LABEL_FONT_PX, LABEL_LINE_HEIGHT, roomScale } from '../symbols.ts'
import { textWidthEm } from '../text-width.ts'
import { FreeSpace } from './free-space.ts'
import { areaOf, spillOf, type LayoutInput, type Outlines, type Placed } from './layout.ts'
import { boundsOf, type Ring } from './plane.ts'
import { overlap, type Box } from './box.ts'
import { clearOutlines, makeWindow, punch, rasterise } from './raster.ts'

/** A full name where it stands, its box as at `fromZoom`. */
export interface PlacedName {
  readonly box: Box
  readonly lines: readonly string[]
  readonly scale: number
  readonly fromZoom: number
}

/** Zooms tried, least first. Names that fit at none are shown from the last on, in place of their code. */
const ZOOMS = [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]
/** Up to this zoom a name is placed only within its own borders; from a later one on it may extend over the coast. */
const PATIENCE_ZOOM = 2

type Extent = 'own' | 'leaning'
const ATTEMPTS: readonly (readonly [zoom: number, extent: Extent])[] = [
  ...ZOOMS.filter((zoom) => zoom <= PATIENCE_ZOOM).map((zoom) => [zoom, 'own'] as const),
  ...ZOOMS.flatMap((zoom) => [[zoom, 'own'] as const, [zoom, 'leaning'] as const]),
]
/** Free space around a name, px at zoom 1, largest first. */
const MARGINS_PX = [7, 4, 2]
const GAP_PX = 1

const shrunk = ({ at, width, height }: Box, factor: number): Box => ({
  at,
  width: width * factor,
  height: height * factor,
})

/** A name on one line, and on two lines broken as evenly as possible. */
function linings(name: string): string[][] {
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => (name[index] === '-' ? index + 1 : index))
  const halves = breaks
    .map((at) => [name.slice(0, at), name.slice(at).trimStart()])
    .sort((p, q) => Math.max(...p.map(textWidthEm)) - Math.max(...q.map(textWidthEm)))
  return [[name], ...halves.slice(0, 1)]
}

function boxOf(lines: readonly string[], fontPx: number): { width: number; height: number } {
  const width = Math.max(...lines.map(textWidthEm)) * fontPx
  return { width, height: fontPx * (1 + LABEL_LINE_HEIGHT * (lines.length - 1)) }
}

/**
 * Boxes that are the same in every language: units, stars and fleets of all provinces, and the codes of all but one.
 */
function obstacles(sites: ReadonlyMap<string, Placed>, except: string, zoom: number): Box[] {
  return [...sites]
    .flatMap(([id, { unit, star, code, coasts }]) => [
      unit,
      ...(star ? [star] : []),
      ...(id === except ? [] : [code]),
      ...Object.values(coasts),
    ])
    .map((box) => shrunk(box, roomScale(zoom)))
}

/** Places the names of every language; each language is laid out on its own. */
export function letter(
  input: LayoutInput,
  outlines: Outlines,
  sites: ReadonlyMap<string, Placed>,
): Map<string, Record<string, PlacedName>> {
  const spaces = new Map<string, FreeSpace>()
  const [frameWidth, frameHeight] = input.frame
  const spaceOf = (id: string, zoom: number, extent: Extent): FreeSpace => {
    const key = `${id} ${zoom} ${extent}`
    const known = spaces.get(key)
    if (known) return known
    const rings: readonly Ring[] = outlines.get(id)!.rings
    const [x0, y0, x1, y1] = boundsOf(rings.flat())
    const window = makeWindow([
      Math.max(0, x0 - 60),
      Math.max(0, y0 - 30),
      Math.min(frameWidth, x1 + 60),
      Math.min(frameHeight, y1 + 30),
    ])
    const mask = rasterise(extent === 'own' ? rings : [...rings, ...spillOf(input, outlines, id)], window)
    if (extent === 'own') clearOutlines(mask, rings, window)
    punch(mask, window, obstacles(sites, id, zoom), GAP_PX)
    const space = new FreeSpace(mask, window)
    spaces.set(key, space)
    return space
  }

  const order = [...sites.keys()].sort(
    (a, b) => areaOf(outlines.get(a)!) - areaOf(outlines.get(b)!) || (a < b ? -1 : 1),
  )
  const result = new Map<string, Record<string, PlacedName>>(order.map((id) => [id, {}]))
  for (const [language, names] of Object.entries(input.names)) {
    const done: PlacedName[] = []
    for (const id of order) {
      const placed = fit(names[id]!, sites.get(id)!, (zoom, extent) => spaceOf(id, zoom, extent), done)
      done.push(placed)
      result.get(id)![language] = placed
    }
  }
  return result
}

function fit(
  name: string,
  site: Placed,
  spaceAt: (zoom: number, extent: Extent) => FreeSpace,
  others: readonly PlacedName[],
): PlacedName {
  const scales = site.codeScale > 1 ? [site.codeScale, 1] : [1]
  const wish = site.code.at
  for (const [fromZoom, extent] of ATTEMPTS) {
    const shrink = roomScale(fromZoom)
    const neighbours = others.map((other) =>
      other.fromZoom >= fromZoom ? other.box : shrunk(other.box, shrink / roomScale(other.fromZoom)),
    )
    for (const scale of scales)
      for (const margin of MARGINS_PX)
        for (const lines of linings(name)) {
          const { width, height } = boxOf(lines, LABEL_FONT_PX * scale * shrink)
          const box = spaceAt(fromZoom, extent).nearest(wish, width, height, margin * shrink)
          if (box && !neighbours.some((other) => overlap(other, box, GAP_PX)))
            return { box, lines, scale, fromZoom }
        }
  }
  const fromZoom = ZOOMS.at(-1)!
  const lines = linings(name).at(-1)!
  return {
    box: { at: wish, ...boxOf(lines, LABEL_FONT_PX * roomScale(fromZoom)) },
    lines,
    scale: 1,
    fromZoom,
  }
}
