// A pack's SVG: a shape for each province in the layer of the map, and for each province the point where its unit
// stands.
import { allNamed, type XmlElement } from '../../../../files/xml.ts'
import type { Point } from '../../../../map/board-map.ts'
import type { Shape } from '../../../../map/sketch/shape.ts'
import { pictureOf, type Picture } from '../../../../map/sketch/picture.ts'
import { shapesOf, type SvgFault } from '../../../../map/sketch/svg.ts'
import type { Provinces } from './adjacency.ts'

export interface JdipDrawing {
  readonly shapes: readonly Shape[]
  /** The points where units stand, by province. */
  readonly seeds: Readonly<Record<string, Point>>
  /** The whole drawing as a picture; null where nothing of it can be drawn. */
  readonly picture: Picture | null
}

const LAYER = 'MapLayer'

export function readDrawing(root: XmlElement, { list, placeOf }: Provinces): JdipDrawing | SvgFault {
  const layers = allNamed(root, 'g').filter(({ attributes }) => attributes.id === LAYER)
  const within = new Set(layers.flatMap((layer) => allElements(layer)))
  const known = new Set(list.map(({ id }) => id))
  const shapes = shapesOf(root, (element) => {
    const { id = '' } = element.attributes
    if (!id.startsWith('_') || (within.size > 0 && !within.has(element))) return null
    const province = placeOf(id.slice(1), 'dropped')
    return province !== null && known.has(province) ? province : 'impassable'
  })
  if (typeof shapes === 'string') return shapes
  const seeds: Record<string, Point> = {}
  for (const element of allNamed(root, 'PROVINCE')) {
    const province = placeOf(element.attributes.name ?? '', 'dropped')
    const [unit] = allNamed(element, 'UNIT')
    const [x, y] = [Number.parseFloat(unit?.attributes.x ?? ''), Number.parseFloat(unit?.attributes.y ?? '')]
    // The first of a province's places is its own, the others are its coasts.
    if (province !== null && Math.abs(x) < 1e6 && Math.abs(y) < 1e6) seeds[province] ??= [x, y]
  }
  return { shapes, seeds, picture: pictureOf(root) }
}

function allElements(root: XmlElement): XmlElement[] {
  return [root, ...root.children.flatMap(allElements)]
}
