// The shapes of an SVG. Only the numbers of a few elements and attributes are read: no style, script, link, picture
// or text of the file is kept.
import { localName, type XmlElement } from '../../files/xml.ts'
import type { FillRule, Shape } from './shape.ts'
import { linesOf } from './outline.ts'

/** Groups: their children are read instead. */
export const GROUPS: readonly string[] = ['svg', 'g', 'a', 'switch']

/** Elements that are lines and have no area. */
const LINES: readonly string[] = ['line', 'polyline']

const MOST_POINTS = 400_000

export type SvgFault = 'too-many-points' | 'no-svg'

/** The area that an element and its children belong to; null where that is its parent's. */
export type Naming = (element: XmlElement) => string | null

/** All shapes that belong to an area, in painting order; a fault instead of them where there is one. */
export function shapesOf(root: XmlElement, naming: Naming): readonly Shape[] | SvgFault {
  if (localName(root) !== 'svg') return 'no-svg'
  const shapes: Shape[] = []
  let points = 0
  const visit = (element: XmlElement, area: string | null, transform: string, rule: FillRule): void => {
    const name = localName(element)
    const own = naming(element) ?? area
    const placed = `${transform} ${element.attributes.transform ?? ''}`.trim()
    const filled = ruleOf(element) ?? rule
    if (GROUPS.includes(name)) {
      for (const child of element.children) visit(child, own, placed, filled)
      return
    }
    if (own === null || LINES.includes(name) || points > MOST_POINTS) return
    const lines = linesOf(element, placed) ?? []
    const rings = lines.flatMap(({ points }) => (points.length > 2 ? [points] : []))
    points += rings.reduce((sum, ring) => sum + ring.length, 0)
    if (rings.length > 0) shapes.push({ area: own, rings, rule: filled })
  }
  visit(root, null, '', 'nonzero')
  return points > MOST_POINTS ? 'too-many-points' : shapes
}

function ruleOf({ attributes: { 'fill-rule': rule, style = '' } }: XmlElement): FillRule | null {
  const said = rule ?? /fill-rule:\s*(\w+)/.exec(style.slice(0, 500))?.[1]
  return said === 'evenodd' || said === 'nonzero' ? said : null
}
