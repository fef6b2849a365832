// The drawing of a board that somebody brings: its shapes by province, and the map that is compiled from them.
import { provinceOf } from '../board/ids.ts'
import { PROVINCE_FORM } from '../board/id-schemas.ts'
import { readXml, type XmlElement } from '../../../files/xml.ts'
import { err, ok, type Result } from '../../../kernel/result.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
import type { Point } from '../../../map/board-map.ts'
import type { Shape } from '../../../map/sketch/shape.ts'
import { drawMap, isScenery } from '../../../map/cells/draw.ts'
import type { PackedMap } from '../../../map/packed.ts'
import { shapesOfGeoJson } from '../../../map/sketch/geojson.ts'
import type { Picture } from '../../../map/sketch/picture.ts'
import { shapesOf } from '../../../map/sketch/svg.ts'
import { called } from './board.ts'
import type { Definition } from './definition.ts'

export const DRAWING_FAULT_CODES = [
  'no-drawing',
  'drawing-not-found',
  'drawing-broken',
  'drawing-too-large',
  'not-drawn',
  'too-small',
  'shape-unknown',
] as const

/** A fault of a drawing; `of` are places, or a file or a line where the whole drawing is concerned. */
export interface DrawingFault {
  readonly code: (typeof DRAWING_FAULT_CODES)[number]
  readonly of: readonly string[]
}

const fault = (code: DrawingFault['code'], ...of: readonly string[]): DrawingFault => ({ code, of })

const ID = new RegExp(`^${PROVINCE_FORM}$`)

/** In an SVG of our own format an element names its area by its id, or by `data-area` where an area has several. */
const named = ({ attributes }: XmlElement): string | null => {
  const name = attributes['data-area'] ?? attributes.id ?? ''
  return ID.test(name) || isScenery(name) ? name : null
}

/** The text of a file beside the definition, or null. */
export type Beside = (name: string) => string | null

/** The shapes of a definition's drawing. */
export function shapesFor(
  { drawing }: Definition,
  beside: Beside,
): Result<readonly Shape[], readonly DrawingFault[]> {
  if (drawing === undefined) return err([fault('no-drawing')])
  if (typeof drawing !== 'string') return ok(shapesOfGeoJson(drawing))
  const text = drawing.trimStart().startsWith('<') ? drawing : beside(drawing)
  if (text === null) return err([fault('drawing-not-found', drawing.slice(0, 100))])
  return shapesOfSvg(text, named)
}

/** The shapes of an SVG's text. */
export function shapesOfSvg(
  text: string,
  naming: (element: XmlElement) => string | null,
): Result<readonly Shape[], readonly DrawingFault[]> {
  const read = readXml(text)
  if (!read.ok)
    return err([
      read.error.kind === 'too-much'
        ? fault('drawing-too-large')
        : fault('drawing-broken', String(read.error.line)),
    ])
  const shapes = shapesOf(read.value, naming)
  if (shapes === 'too-many-points') return err([fault('drawing-too-large')])
  return shapes === 'no-svg' ? err([fault('drawing-broken', '1')]) : ok(shapes)
}

/** The points where units stand, by province: for a province without a shape, where it is touched. */
export type Seeds = Readonly<Record<string, Point>>

/** Compiles shapes into the board's map; the error names the provinces that cannot be seen. */
export function mapFrom(
  definition: Definition,
  shapes: readonly Shape[],
  seeds: Seeds = {},
  picture?: Picture,
): Result<PackedMap, readonly DrawingFault[]> {
  const { provinces, fleets, armies, id, title } = definition
  const known = new Set(provinces.map((one) => one.id))
  const strange = new Set(
    shapes.map(({ area }) => area).filter((area) => !known.has(area) && !isScenery(area)),
  )
  if (strange.size > 0) return err([...strange].map((area) => fault('shape-unknown', area.slice(0, 100))))
  const pairs = new Set(
    [...Object.entries(fleets), ...Object.entries(armies)].flatMap(([from, list]) =>
      list.map((to) => `${provinceOf(from)} ${provinceOf(to)}`),
    ),
  )
  const drawn = drawMap({
    id,
    credits: called(title, 'en'),
    shapes,
    picture,
    seeds: Object.fromEntries(Object.entries(seeds).filter(([at]) => known.has(at))),
    provinces: provinces.map((one) => ({
      id: one.id,
      kind: one.kind === 'sea' ? 'sea' : 'land',
      hasCentre: one.centre,
      coasts: Object.fromEntries(
        one.coasts.map((coast) => [coast, (fleets[`${one.id}/${coast}`] ?? []).map(provinceOf)]),
      ),
    })),
    liesAt: (province, sea) => pairs.has(`${province} ${sea}`),
    names: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        Object.fromEntries(provinces.map((one) => [one.id, called(one.name, language)])),
      ]),
    ),
  })
  return 'map' in drawn
    ? ok(drawn.map)
    : err(drawn.undrawn.map(({ kind, province }) => fault(kind, province)))
}
